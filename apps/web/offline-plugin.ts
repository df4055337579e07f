import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = 'service-worker.js'

/** Builds the service worker, which must have one address for ever, and tells it what to keep and which version that is. */
export function offline(root: string): Plugin {
  return {
    name: 'harena-offline',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, 'src/offline/service-worker.ts'), fileName: WORKER })
    },
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER]
      if (worker?.type !== 'chunk') throw new Error(`offline: ${WORKER} is not in the bundle`)
      const contents = new Map<string, string | Uint8Array>()
      // The picture for previews of links is for others.
      for (const name of readdirSync(join(root, 'public')).filter((one) => one !== 'preview.jpg')) {
        contents.set(name, readFileSync(join(root, 'public', name)))
      }
      for (const [name, file] of Object.entries(bundle)) {
        contents.set(name, file.type === 'chunk' ? file.code : file.source)
      }
      const names = [...contents.keys()].sort()
      const hash = createHash('sha256')
      for (const name of names) hash.update(`${name}\n`).update(contents.get(name)!)
      // A folder and its index.html are one page.
      const files = names.filter((name) => name !== WORKER).map((name) => (name === 'index.html' ? '' : name))
      const version = hash.digest('hex').slice(0, 12)
      worker.code = `const VERSION=${JSON.stringify(version)},FILES=${JSON.stringify(files)};\n${worker.code}`
    },
  }
}
