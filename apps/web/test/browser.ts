/** The built page in a real browser: one build for all, one browser for each process, one server for each test file. */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { formatRecord, type MatchRecord } from '@harena/engine'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest'
import type { Sitter } from '../src/app/saved-match.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** How long, in milliseconds, anything is waited for: on a busy machine much takes long that is not wrong. */
const PATIENCE = 60_000

let server: Server
let browser: Browser | undefined
let contexts: BrowserContext[] = []
/** Whatever no page may do: errors on the console, exceptions, requests to other hosts. */
let faults: string[] = []

/** The address of the page on the test's own server. */
export function address(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** The page in one file, on disk. */
export function fileAddress(): string {
  return pathToFileURL(join(inject('page'), 'single', 'index.html')).href
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
}

/** Waits for something that a page may otherwise not do, and forgives it. */
export async function forgive(fault: RegExp): Promise<void> {
  await expect.poll(() => faults.some((one) => fault.test(one))).toBe(true)
  faults = faults.filter((one) => !fault.test(one))
}

/** Serves a folder on a free port. */
export async function serve(folder: string): Promise<Server> {
  const made = createServer(async (request, response) => {
    const path = (request.url ?? '').replace(/[?#].*/, '').replace(/\/$/, '/index.html')
    const file = await readFile(join(folder, path)).catch(() => null)
    response.writeHead(file ? 200 : 404, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
    response.end(file ?? '')
  })
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  return made
}

/** It ends with its process: the next file needs it again. */
async function theBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) {
    browser = await chromium.launch({ executablePath: process.env.HARENA_CHROMIUM ?? '/usr/bin/chromium', args })
  }
  return browser
}

/** A group of browser tests; skipped where there is no browser. */
export function inBrowser(title: string, tests: () => void): void {
  if (process.env.HARENA_NO_BROWSER) {
    console.log(`The browser tests "${title}" are skipped: HARENA_NO_BROWSER is set.`)
    describe.skip(title, tests)
    return
  }
  describe(title, () => {
    beforeAll(async () => {
      server = await serve(inject('page'))
    })
    afterAll(() => void server?.close())
    afterEach(async () => {
      await Promise.all(contexts.map((context) => context.close()))
      const found = faults
      contexts = []
      faults = []
      expect(found).toEqual([])
    })
    tests()
  })
}

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** As small as phones are. */
export const smallPhone: BrowserContextOptions = { ...phone, viewport: { width: 360, height: 740 } }

/** Nobody waits for what the opponent does. */
const AT_ONCE =
  "try { localStorage.getItem('harena.settings') ?? localStorage.setItem('harena.settings', '{\"speed\":\"instant\"}') } catch {}"

/** Somebody who has met all games: nothing is offered to newcomers. */
const NO_NEWCOMER = `try { localStorage.getItem('harena.met') ?? localStorage.setItem('harena.met', '["munera","outland","heroes","colosseum"]') } catch {}`

export interface TabOptions extends BrowserContextOptions {
  readonly isNewcomer?: boolean
}

/** A tab of its own, in which nothing moves. */
export async function newTab(
  { isNewcomer = false, ...options }: TabOptions = {},
  speed: 'instant' | 'usual' = 'instant',
): Promise<Page> {
  const context = await (await theBrowser()).newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // Keeping the page takes longer than most tests.
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE)
  if (speed === 'instant') await context.addInitScript(AT_ONCE)
  if (!isNewcomer) await context.addInitScript(NO_NEWCOMER)
  contexts.push(context)
  context.on('console', (message) => {
    if (message.text().startsWith('Service Worker registration blocked')) return
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => faults.push(`exception: ${error.error().stack}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!/^(http:\/\/127\.0\.0\.1:|file:|data:|blob:)/.test(url)) faults.push(`request: ${url}`)
  })
  return context.newPage()
}

export async function openHome(options: TabOptions = {}, speed: 'instant' | 'usual' = 'instant'): Promise<Page> {
  const page = await newTab(options, speed)
  await page.goto(address())
  // The form of a game is fetched when it comes into view.
  await page.locator('.gates').waitFor()
  return page
}

/** The form for a bout of that game, in the tab that is open. */
export async function toSetup(page: Page, ruleset: string): Promise<void> {
  await page.goto(`${page.url().split('#', 1)[0]}#setup/${ruleset}`)
  await page.locator('.setup-form .how').waitFor()
}

export interface BoutOptions {
  readonly game?: 'munera' | 'outland'
  readonly seed?: string
  /** By seat, as the form says it: "You", "Second player" ... */
  readonly sitters?: readonly string[]
  readonly types?: readonly string[]
  readonly realDice?: boolean
  /** Switches by title and meaning. */
  readonly switches?: Readonly<Record<string, RegExp>>
}

/** Fills in the set-up form and begins. */
export async function begin(page: Page, options: BoutOptions = {}): Promise<void> {
  const { game = 'munera', seed = 'browser', sitters = [], types = [], realDice = false, switches = {} } = options
  await toSetup(page, game)
  for (const [seat, title] of sitters.entries()) await page.getByLabel('Played by').nth(seat).selectOption(title)
  for (const [seat, title] of types.entries()) await page.getByLabel('Type').nth(seat).selectOption(title)
  if (realDice) await page.getByLabel(/Real dice/).check()
  else await page.getByLabel(/Seed/).fill(seed)
  if (Object.keys(switches).length > 0) await page.getByText('Switches', { exact: true }).click()
  for (const [title, meaning] of Object.entries(switches)) {
    const field = page.getByLabel(title)
    const option = field.locator('option').filter({ hasText: meaning })
    await field.selectOption((await option.getAttribute('value'))!)
  }
  await page.getByRole('button', { name: 'Begin the bout' }).click()
  await page.locator('.play').waitFor()
}

/** What the screen wants from the player now, and what is on offer. */
export interface Now {
  readonly wants: 'moment' | 'handOver' | 'end' | 'dice' | 'plan' | 'answer'
  readonly fight: boolean
  readonly ahead: boolean
  readonly primary: boolean
}

const LOOK = `(() => {
  const has = (selector) => document.querySelector(selector) !== null
  const wants = has('dialog.moment button:not(:disabled)') ? 'moment' : has('dialog.hand-over') ? 'handOver' : has('.end') ? 'end'
    : has('.dice-entry') ? 'dice' : has('.plan') ? 'plan' : has('#primary, .choice') ? 'answer' : null
  return wants && { wants, fight: has('.choice.fight'), ahead: [...document.querySelectorAll('.choice.move')].some((one) => /^Ahead(?! left| right)/.test(one.innerText)), primary: has('#primary') }
})()`

/** What an expression in the page gives as soon as it gives something. (The page's policy forbids Playwright's own way.) */
export async function waitFor<T = unknown>(page: Page, expression: string, most = PATIENCE): Promise<T> {
  const found = await page.evaluate(`new Promise((resolve) => {
    const until = Date.now() + ${most}
    const look = () => {
      const found = ${expression}
      if (found || Date.now() > until) resolve(found)
      else setTimeout(look, 5)
    }
    look()
  })`)
  if (!found) throw new Error(`in vain waited for ${expression}`)
  return found as T
}

/** One look at the page instead of many questions: bouts are long. */
export async function whatNow(page: Page): Promise<Now> {
  return waitFor<Now>(page, LOOK)
}

/** Plays with the mouse so many answers, or until the bout is over: on the board where that is possible, otherwise with the buttons. */
export async function playByMouse(page: Page, most = 400): Promise<void> {
  for (let i = 0; i < most; i++) {
    const { wants, fight, ahead, primary } = await whatNow(page)
    if (wants === 'end') return
    if (wants === 'moment') await page.getByRole('button', { name: 'Go on' }).click()
    else if (fight) {
      await page.locator('g.target:is(.attack, .cast)').first().click()
      const chooser = page.locator('dialog.chooser .choice')
      if ((await chooser.count()) > 0) await chooser.first().click()
    } else if (ahead && i % 3 !== 2)
      await page
        .locator('.choice.move')
        .filter({ hasText: /^Ahead(?! left| right)/ })
        .click()
    else
      await page
        .locator(primary ? '#primary' : '.choice')
        .first()
        .click()
  }
}

/** Much the same at once in the page, with every picture that is drawn. */
const HURRY = `(() => {
  const find = (selector) => document.querySelector(selector)
  const time = (window.hurried = (window.hurried ?? 0) + 1)
  const ahead = [...document.querySelectorAll('.choice.move')].find((one) => /^Ahead(?! left| right)/.test(one.innerText))
  const answer = find('.task-groups.weighing') ? find('#primary') : (find('.choice.fight') ?? (time % 3 ? ahead : null))
  if (find('dialog.moment')) find('dialog.moment .button:not(:disabled)')?.click()
  else if (find('.end')) return true
  else (answer ?? find('#primary') ?? find('.choice'))?.click()
  return false
})()`

export async function hurryToTheEnd(page: Page): Promise<void> {
  await waitFor(page, HURRY, 200_000)
}

/** Puts a match among the saved matches of this browser and opens it. */
export async function openMatch(page: Page, record: MatchRecord, sitters: readonly Sitter[]): Promise<void> {
  const saved = { sitters, names: ['Flamma', 'Verus'], isOver: false, savedAt: 1, record: formatRecord(record) }
  await page.goto(address())
  // Another match under the same name has been told nothing of yet.
  await page.evaluate(`localStorage.removeItem('harena.told.saved')`)
  await page.evaluate(`localStorage.setItem('harena.match.saved', ${JSON.stringify(JSON.stringify(saved))})`)
  await page.goto(`${address()}#play/saved`)
  await page.locator('.play').waitFor()
}

/** Also those out of sight, which the page lays out only when they come into it. */
export async function lastLines(page: Page): Promise<string[]> {
  return page.locator('.log-text').allTextContents()
}

/** The first bout of each game, as its gate begins it. */
export async function eachBout(page: Page, look: (game: string) => Promise<void>): Promise<void> {
  await page.goto(address())
  await page.locator('.gate-buttons > button').first().waitFor()
  const gates = await page.locator('.gate-buttons > button').count()
  expect(gates).toBe(4)
  for (let gate = 0; gate < gates; gate++) {
    await page.goto(`${address()}#home`)
    await page.locator('.gate-buttons > button').nth(gate).click()
    await page.locator('#task').waitFor()
    await look(await page.title())
  }
}
