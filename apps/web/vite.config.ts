import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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
      html = html.replace(/\s*<link\b[^>]*\brel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
      // Replacements are functions because the code may contain "$&" and the like.
      html = html.replace('</head>', () => `<style>${safeInStyle(styles)}</style>\n</head>`)
      html = html.replace('</body>', () => `<script>${safeInScript(script)}</script>\n</body>`)
      page.source = html
    },
  }
}

/** Both sequences occur only inside strings and regular expressions, where the escapes mean the same. */
function safeInScript(code: string): string {
  return code.replace(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\x21--')
}

function safeInStyle(code: string): string {
  return code.replace(/<\/(style)/gi, '<\\/$1')
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const browsers = ['chrome123', 'edge123', 'firefox125', 'safari17.5']

/** `--mode single` builds the one file for double-click; otherwise what is served, in parts that are loaded when needed. */
export default defineConfig(({ mode }) => {
  const isSingle = mode === 'single'
  return {
    root: here('.'),
    base: './',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? 'development' : 'production') },
    plugins: [react(), ...(isSingle ? [onePage()] : [])],
    server: { fs: { allow: [here('../..')] } },
    worker: { format: 'iife' },
    build: {
      outDir: here(isSingle ? './dist/single' : './dist'),
      emptyOutDir: true,
      target: browsers,
      cssTarget: browsers,
      modulePreload: false,
      chunkSizeWarningLimit: 4000,
      ...(isSingle && {
        cssCodeSplit: false,
        assetsInlineLimit: () => true,
        // A classic script has no address of its own, and nothing here asks for it.
        rolldownOptions: { output: { format: 'iife' }, transform: { define: { 'import.meta': '{}' } } },
      }),
    },
  }
})
