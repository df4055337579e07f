// `npm run screens`: the main screens as pictures, to be looked at, and those of them that the documentation shows.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { root, run } from '../ensure.mjs'
import { ensureChromium } from '../programs.mjs'
import { serve } from '../serve.mjs'
import { blow } from './blow.ts'
import { walks } from './walks.ts'
import { toWebp } from './webp.ts'

const HELP = `npm run screens [-- --only SCREENS] [-- --sizes SIZES] [-- --to FOLDER] [-- --lang de]

Builds the page and takes pictures of its main screens, by default those of docs/screens.

  --only SCREENS  some of ${Object.keys(walks).join(', ')}, blow, with commas
  --sizes SIZES   some of the sizes, with commas, or all (default: phone,desktop)
  --to FOLDER     where to (default: docs/screens)
  --lang de       in German`

const size = (width, height, colorScheme, more = {}) => ({ viewport: { width, height }, colorScheme, ...more })
const touch = { hasTouch: true, isMobile: true }

const sizes = {
  phone: size(390, 844, 'dark', touch),
  desktop: size(1440, 900, 'light'),
  'small-phone': size(360, 740, 'light', touch),
  'phone-across': size(844, 390, 'light', touch),
  tablet: size(820, 1180, 'dark', touch),
  'low-desktop': size(1366, 650, 'dark'),
  large: size(2560, 1440, 'light'),
  // As a screen of 1440 x 900 at 200 %.
  zoomed: size(720, 450, 'light'),
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sizes: { type: 'string', default: 'phone,desktop' },
    to: { type: 'string', default: join(root, 'docs', 'screens') },
    lang: { type: 'string', default: 'en' },
    help: { type: 'boolean' },
  },
})

if (values.help) console.log(HELP)
else await main(chosen('only', [...Object.keys(walks), 'blow']), chosen('sizes', Object.keys(sizes)))

function chosen(option, all) {
  const given = values[option]
  if (given === undefined || given === 'all') return all
  const names = given.split(',')
  const unknown = names.find((name) => !all.includes(name))
  if (unknown === undefined) return names
  console.error(`--${option}: there is no "${unknown}"; there are ${all.join(', ')}`)
  process.exit(2)
}

async function main(screens, chosenSizes) {
  if (run('node_modules/vite/bin/vite.js', ['build', 'apps/web', '--logLevel', 'warn']) !== 0) process.exit(1)
  const executablePath = await ensureChromium()
  if (!executablePath) {
    console.error('Pictures need a chromium, and none was found (HARENA_CHROMIUM=<path> names one).')
    process.exit(1)
  }
  const server = await serve(join(root, 'apps/web/dist'), 0)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const address = `http://127.0.0.1:${server.address().port}/`
  mkdirSync(values.to, { recursive: true })
  for (const name of screens) {
    if (name === 'blow') await keep('blow', await blow(browser, address))
    else for (const one of chosenSizes) await keep(`${name}-${one}`, await picture(browser, address, name, one))
  }
  await browser.close()
  server.close()
}

async function keep(name, picture) {
  writeFileSync(join(values.to, `${name}.webp`), picture)
  console.log(`${name}.webp ${Math.ceil(picture.length / 1024)} kB`)
}

async function picture(browser, address, name, sizeName) {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...sizes[sizeName] })
  context.setDefaultTimeout(20_000)
  const settings = JSON.stringify(JSON.stringify({ speed: 'instant', language: values.lang }))
  await context.addInitScript(`localStorage.setItem('harena.settings', ${settings})`)
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${name}, ${sizeName}: ${error.message}`))
  await page.goto(address)
  await walks[name](page)
  const shot = await atRest(page)
  await context.close()
  return (await toWebp(browser, [shot], 0.82))[0]
}

/** With its fonts, and with nothing that still comes in. */
async function atRest(page) {
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.waitForTimeout(400)
  return page.screenshot({ animations: 'disabled' })
}
