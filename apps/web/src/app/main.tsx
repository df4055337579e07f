import { RecordError } from '@harena/engine'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepOffline } from '../offline/keeping.ts'
import { App } from './app.tsx'
import '../style/fonts.css'
import '../style/tokens.css'
import '../style/base.css'
import '../style/figure.css'
import '../style/board.css'
import '../style/motion.css'
import '../style/panel.css'
import '../style/frame.css'
import '../style/home.css'
import '../style/setup.css'
import '../style/panels.css'
import '../style/cards.css'
import '../style/moments.css'
import '../style/match.css'

// A record that cannot be read is told to the player and is nobody's fault; everything else belongs on the console.
const onCaughtError = (thrown: unknown) => {
  if (!(thrown instanceof RecordError)) console.error(thrown)
}

keepOffline()
createRoot(document.getElementById('root')!, { onCaughtError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
