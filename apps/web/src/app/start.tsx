/** The page itself, once its language is known. */
import { RecordError } from '@harena/engine'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { keepOffline } from '../offline/keeping.ts'
import { App } from './app.tsx'

// A record that cannot be read is told to the player and is nobody's fault; everything else belongs on the console.
const onCaughtError = (thrown: unknown) => {
  if (!(thrown instanceof RecordError)) console.error(thrown)
}

keepOffline()
const root = createRoot(document.getElementById('root')!, { onCaughtError })
// In pieces, so that a slow device is not held up by one long task.
startTransition(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
