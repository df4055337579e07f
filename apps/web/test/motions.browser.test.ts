/** A blow is seen on the sand while it is told; where nothing shall move, what comes of it still shows; its blood stays. */
import { gameOf } from '@harena/games'
import { duel } from '@harena/lab'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, inBrowser, newTab, openMatch } from './browser.ts'
import { standard, you } from './matches.ts'

/** The classes of whatever moves or flashes now. */
const SEEN =
  "[...document.querySelectorAll('.motion, .flashes .met, .flashes .rising')].map((one) => one.getAttribute('class'))"

/** Plays as a hasty man does, by a clock that stands still in between, and says what was seen. */
async function seenIn(page: Page, wanted: readonly string[]): Promise<Set<string>> {
  await page.clock.install()
  await page.goto(`${address()}#setup/munera`)
  await page.clock.runFor(500)
  await page.getByLabel(/^Seed/).fill('c3')
  await page.getByRole('button', { name: /^Begin the/ }).click()
  const seen = new Set<string>()
  for (let i = 0; i < 600 && !wanted.every((one) => seen.has(one)); i++) {
    for (const one of (await page.evaluate(SEEN)) as string[]) seen.add(one)
    if ((await page.locator('.running').count()) === 0) {
      for (const key of ['a', 'Enter', 'ArrowUp', 'e']) await page.keyboard.press(key)
    }
    const verdict = page.getByRole('dialog').getByRole('button').first()
    if ((await verdict.count()) > 0) await verdict.click()
    await page.clock.runFor(120)
  }
  return seen
}

/** A whole bout between opponents. */
function recordOf(ruleset: string) {
  const game = gameOf(ruleset)
  const match = { ruleset, setup: game.defaultSetup(true), options: {}, opponents: ['standard', 'standard'] }
  return duel(game, { ...match, seed: 'blood' }).record()
}

/** How long each caption stands, in milliseconds of a clock that from now on is moved by hand. */
async function captionsFor(page: Page, time: number): Promise<Map<string, number>> {
  await page.clock.pauseAt(Number(await page.evaluate('Date.now()')) + 1000)
  const stood = new Map<string, number>()
  for (let passed = 0; passed < time; passed += 60) {
    const text = await page.evaluate("document.querySelector('.caption')?.textContent ?? ''")
    if (text) stood.set(String(text), (stood.get(String(text)) ?? 0) + 60)
    await page.clock.runFor(60)
  }
  return stood
}

inBrowser('motions', () => {
  test('a man strikes, another is struck, and a number rises', async () => {
    const wanted = ['motion lunge', 'motion recoil', 'rising wounds']
    const seen = await seenIn(await newTab({ reducedMotion: 'no-preference' }, 'usual'), wanted)
    expect([...seen]).toEqual(expect.arrayContaining(wanted))
  })

  test('under reduced motion nothing moves, and every line stays long enough to be read', async () => {
    const page = await newTab({}, 'usual')
    await page.clock.install()
    await page.goto(`${address()}#setup/munera`)
    const time = await page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--blow')")
    expect(Number.parseFloat(String(time))).toBe(0)
    await page.clock.runFor(500)
    await page.getByLabel('Played by').nth(0).selectOption('Standard opponent')
    await page.getByLabel(/^Seed/).fill('c3')
    await page.getByRole('button', { name: /^Begin the/ }).click()
    const stood = [...(await captionsFor(page, 9000)).values()].slice(1, -1)
    expect(stood.length).toBeGreaterThan(4)
    expect(Math.min(...stood)).toBeGreaterThanOrEqual(300)
  })

  test.each(['munera', 'outland', 'heroes', 'colosseum'])(
    'in %s blood stays where it was shed, when the match is opened again and in its replay',
    async (ruleset) => {
      const page = await newTab()
      await openMatch(page, recordOf(ruleset), [you, standard])
      const stains = page.locator('path.stains')
      const shed = await stains.getAttribute('d')
      expect(shed).toMatch(/^M/)
      await page.reload()
      expect(await stains.getAttribute('d')).toBe(shed)
      await page.goto(`${address()}#replay/saved`)
      await page.locator('.replay').waitFor()
      expect(await stains.count()).toBe(0)
      await page.getByLabel('Place in the match').press('End')
      expect(await stains.getAttribute('d')).toBe(shed)
      expect(await stains.evaluate((path) => getComputedStyle(path as Element).pointerEvents)).toBe('none')
    },
  )
})
