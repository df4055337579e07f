import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { offline } from './offline-plugin.ts'
import { withPreview } from './preview-tags.ts'

/**
 * Puts script and styles into index.html itself. A page opened by double-click (file://) may load neither module
 * scripts nor fonts from its neighbours, so that build is one file with a classic script at the end of its body.
 */
function onePage(): Plugin {
  return {
    name: 'harena-one-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('one page: index.html is not in the bundle')
      let html = String(page.source)
      let script = ''
      let styles = ''
      for (const [name, file] of Object.entries(bundle)) {
        if (file === page) continue
        if (file.type === 'chunk') script += file.code
        else if (name.endsWith('.css')) styles += file.source
        else throw new Error(`one page: ${name} would have to be loaded separately`)
        delete bundle[name]
      }
      html = html.replace(/\s*<script\b[^>]*\bsrc=[^>]*><\/script>/g, '')
      html = html.replace(/\s*<link\b[^>]*\brel="(?:stylesheet|modulepreload|manifest|apple-touch-icon)"[^>]*>/g, '')
      // Replacements are functions because the code may contain "$&" and the like.
      const [code, looks] = [safeInScript(script), safeInStyle(styles)]
      html = html.replace('</head>', () => `<style>${looks}</style>\n</head>`)
      html = html.replace('</body>', () => `<script>${code}</script>\n</body>`)
      page.source = withPolicy(html, { script: hashOf(code), style: hashOf(looks) })
    },
  }
}

/** What is served takes scripts and styles from its own folder only. */
function policy(): Plugin {
  return {
    name: 'harena-policy',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => withPolicy(html, { script: "'self'", style: "'self'" }) },
  }
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The page itself, which waits for its language. */
const START = here('./src/app/start.tsx')

/** It is fetched meanwhile, with all that it needs. */
function fetchStart(): Plugin {
  return {
    name: 'harena-fetch-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const needed = new Set<string>()
        const need = (name: string) => {
          const file = bundle[name]
          if (needed.has(name) || file?.type !== 'chunk') return
          needed.add(name)
          for (const one of file.imports) need(one)
        }
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === 'chunk' && file.facadeModuleId === START) need(name)
        }
        if (needed.size === 0) throw new Error('fetch start: there is no start')
        return [...needed]
          .filter((name) => !html.includes(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${name}` },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}

function preview(): Plugin {
  return {
    name: 'harena-preview',
    transformIndexHtml: (html) => withPreview(html, process.env.HARENA_SITE),
  }
}

/** Nothing but the page's own code runs, and nothing is fetched from or sent to anywhere else. */
function withPolicy(html: string, from: { readonly script: string; readonly style: string }): string {
  const rules = [
    "default-src 'none'",
    `script-src ${from.script}`,
    `style-src ${from.style}`,
    "font-src 'self' data:",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]
  const tag = `<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}">`
  return html.replace(/<meta charset="utf-8">/i, (charset) => `${charset}\n${tag}`)
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Both sequences occur only inside strings and regular expressions, where the escapes mean the same. */
function safeInScript(code: string): string {
  return code.replace(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\x21--')
}

function safeInStyle(code: string): string {
  return code.replace(/<\/(style)/gi, '<\\/$1')
}

const browsers = ['chrome123', 'edge123', 'firefox125', 'safari17.5']

/** `--mode single` builds the one file for double-click; otherwise what is served, in parts that are loaded when needed. */
export default defineConfig(({ mode }) => {
  const isSingle = mode === 'single'
  return {
    root: here('.'),
    base: './',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? 'development' : 'production') },
    plugins: [react(), preview(), ...(isSingle ? [onePage()] : [fetchStart(), policy(), offline(here('.'))])],
    // One file has no neighbours; those here are for installing what is served.
    publicDir: isSingle ? false : here('./public'),
    server: { fs: { allow: [here('../..')] } },
    worker: { format: 'iife' },
    // One file has no neighbours to load a worker from.
    resolve: {
      alias: isSingle
        ? [
            { find: './thinker.ts', replacement: here('./src/app/think-on-page.ts') },
            { find: './bouts.ts', replacement: here('./src/pages/books/bouts-on-page.ts') },
          ]
        : [],
    },
    build: {
      outDir: here(isSingle ? './dist/single' : './dist'),
      emptyOutDir: true,
      target: browsers,
      cssTarget: browsers,
      modulePreload: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        // How long a busy machine took is no concern of whoever types `npm start`.
        checks: { pluginTimings: false },
        // A classic script has no address of its own, and nothing here asks for it.
        ...(isSingle && { output: { format: 'iife' }, transform: { define: { 'import.meta': '{}' } } }),
      },
      ...(isSingle && { cssCodeSplit: false, assetsInlineLimit: () => true }),
    },
  }
})
