// `npm start`: from a fresh clone to the arena in the browser with one command.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensurePackages, fail, root, run } from './ensure.mjs'
import { serve } from './serve.mjs'

const help = `npm start [-- --no-open]

Builds the web app and serves it on http://localhost:4173, or the next free port.

  --no-open   do not open the browser
  --help      show this
  PORT=8000   environment: another port to start from; 0 takes any free one`

const args = process.argv.slice(2)
const unknown = args.find((arg) => !['--no-open', '--help', '-h'].includes(arg))
if (unknown !== undefined) fail(`Unknown argument ${unknown}.\n\n${help}`)

if (args.includes('--help') || args.includes('-h')) console.log(help)
else await start()

async function start() {
  const port = wantedPort()
  ensurePackages()
  const status = run('node_modules/vite/bin/vite.js', ['build', 'apps/web', '--logLevel', 'warn'])
  if (status !== 0) fail('The web app could not be built, see above.')

  const server = await serve(join(root, 'apps/web/dist'), port, 10).catch((error) =>
    fail(`No server on port ${port}: ${error.message}. Choose another with PORT=<number>.`),
  )
  const address = `http://localhost:${server.address().port}`
  console.log(`Harena is at ${address} (Ctrl-C ends it)`)
  if (!args.includes('--no-open') && process.stdout.isTTY) openBrowser(address)

  const end = () => {
    server.close()
    server.closeAllConnections()
  }
  process.once('SIGINT', end).once('SIGTERM', end)
}

function wantedPort() {
  const text = process.env.PORT || '4173'
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text)
  fail(`PORT is ${JSON.stringify(text)}; it must be a whole number from 0 to 65535.`)
}

/** Opens the address where there is a desktop; where that fails, the printed address is enough. */
function openBrowser(address) {
  const openers = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''], linux: ['xdg-open'] }
  const opener = openers[process.platform]
  const desktop = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  if (!opener || !desktop) return
  const [program, ...rest] = opener
  spawn(program, [...rest, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
