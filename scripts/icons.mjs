// Draws the icons of the page (apps/web/public/*.svg) as pictures for systems that want those: `node scripts/icons.mjs`.

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { ensureChromium } from './programs.mjs'

const folder = fileURLToPath(new URL('../apps/web/public/', import.meta.url))
const pictures = [
  ['icon', 'icon-192', 192],
  ['icon', 'icon-512', 512],
  ['icon-maskable', 'icon-maskable-512', 512],
  ['icon-maskable', 'apple-touch-icon', 180],
]

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
for (const [from, to, size] of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>body{margin:0}svg{display:block}</style>${readFileSync(`${folder}${from}.svg`, 'utf8')}`,
  )
  writeFileSync(`${folder}${to}.png`, await page.screenshot({ omitBackground: true }))
}
await browser.close()
