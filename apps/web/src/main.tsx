import { RecordError } from '@harena/engine'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import './style/figure.css'
import './style/board.css'
import './style/panel.css'
import './screens/frame.css'
import './screens/home.css'
import './panel/panels.css'
import './panel/moments.css'
import './screens/play.css'
import './colosseum/board/board.css'
import './colosseum/colosseum.css'
import './bench/bench.css'
import './heroes/heroes.css'
import './heroes/career/career.css'

// A record that cannot be read is told to the player and is nobody's fault; everything else belongs on the console.
const onCaughtError = (thrown: unknown) => {
  if (!(thrown instanceof RecordError)) console.error(thrown)
}

createRoot(document.getElementById('root')!, { onCaughtError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
