/** A blow is seen on the sand while it is told; where nothing shall move, what comes of it still shows. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, inBrowser, newTab } from './browser.ts'

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

inBrowser('motions', () => {
  test('a man strikes, another is struck, and a number rises', async () => {
    const wanted = ['motion lunge', 'motion recoil', 'rising wounds']
    const seen = await seenIn(await newTab({ reducedMotion: 'no-preference' }, 'usual'), wanted)
    expect([...seen]).toEqual(expect.arrayContaining(wanted))
  })

  test('under reduced motion nothing takes any time', async () => {
    const page = await newTab({}, 'usual')
    await page.goto(address())
    const time = await page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--blow')")
    expect(Number.parseFloat(String(time))).toBe(0)
  })
})
