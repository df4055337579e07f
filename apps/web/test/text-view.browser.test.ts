import { seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Sitter } from '../src/app/saved-match.ts'
import type { Snapshot } from '../src/match/snapshot.ts'
import { inBrowser, newTab, openMatch, waitFor } from './browser.ts'
import { whatNow } from './colosseum-steps.ts'
import { playUntil, standard, you } from './matches.ts'

const novice: Sitter = { kind: 'opponent', level: 'novice' }

/** A strong man against a weak one: it will not take long. */
function duel() {
  const { ruleset } = gameOf('colosseum')
  const bare = ['-', '-', '-', '-', '-']
  const gladiators = [
    { name: 'Flamma', style: 'myrmillo', ratings: { TR: 20, ST: 5, AG: 3, CN: 6, W: 16 }, armour: bare },
    { name: 'Verus', style: 'parmularius', ratings: { TR: 8, ST: 0, AG: 0, CN: 1, W: 6 }, armour: bare },
  ].map((one, team) => ({ ...one, team, shield: 'small' }))
  const setup = { ...(ruleset.defaultSetup as object), gladiators }
  const options = { arena: 'off', stansMissus: 'off', startDistance: '4', mapEdge: 'unbounded' }
  return Table.open(ruleset, { setup, options, dice: seeded('words') }).record()
}

/** Where the other one is, as the page says it. */
function whereIs(text: string): { readonly away: number; readonly hour: number; readonly canMove: boolean } {
  const [, adjacent, away, hour] = /An enemy, (?:(adjacent)|(\d+) hex).*?\((\d+) o'clock\)/.exec(text) ?? []
  return {
    away: adjacent ? 1 : Number(away),
    hour: Number(hour),
    canMove: !/ 0 moves left/.test(text.split('Verus')[0]!),
  }
}

/** Turns and steps towards him; who has him in front of him stands. */
function keysFor(text: string): string[] {
  const { away, hour, canMove } = whereIs(text)
  const isAhead = hour >= 11 || hour <= 1
  if (!canMove || (away === 1 && (isAhead || hour === 2 || hour === 10))) return []
  if (!isAhead) return hour < 6 ? ['d'] : ['a']
  return away > 2 ? ['w', 'w'] : ['w']
}

/** With the tab key to the button that says what will happen, or to the first answer; then Enter. */
async function confirm(page: Page): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(`document.activeElement.matches('#primary, .choice, dialog .button')`)) break
  }
  await page.keyboard.press('Enter')
}

async function answer(page: Page): Promise<void> {
  if ((await whatNow(page)) !== 'plot') return confirm(page)
  const text = await page.locator('.text-view').innerText()
  for (const key of keysFor(text)) await page.keyboard.press(key)
  await page.keyboard.press('Control+Enter')
}

inBrowser('text view', () => {
  test('a whole duel of GLADIATOR is won in words, with the keyboard alone', async () => {
    const page = await newTab()
    await openMatch(page, duel(), [you, novice])
    await page.locator('#task').waitFor()
    // The first stop in a match leads to the words.
    await page.locator('.play h1').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('.text-view').waitFor()
    expect(await page.locator('.arena').count()).toBe(0)
    const text = await page.locator('.text-view').innerText()
    expect(text).toMatch(/Verus, Parmularius\s+An enemy, 4 hexes away, straight ahead \(12 o'clock\)\. For him you are/)
    expect(text).toMatch(/Holds sword and small shield/)
    await page.keyboard.press('w')
    expect(await page.locator('.plot-ends').innerText()).toMatch(/Verus: 3 hexes away, straight ahead/)
    await page.keyboard.press('Backspace')
    let asked = 0
    while ((await whatNow(page)) !== 'end' && asked++ < 80) {
      const before = await page.evaluate('document.querySelectorAll(".log-line").length')
      // A question is there for a moment before it can be answered.
      await page.waitForTimeout(400)
      await answer(page)
      await waitFor(
        page,
        `document.querySelectorAll('.log-line').length > ${before} || document.querySelector('.end, dialog')`,
      )
    }
    expect(await page.locator('.end-verdict').innerText()).toMatch(/Flamma has won|You have won/)
    expect((await page.getByTestId('live').innerText()).length).toBeGreaterThan(0)
  })

  test('answers come with their odds, a new question has the focus, and the sand comes back', async () => {
    const page = await newTab({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    const isFight = ({ task }: Snapshot<unknown>) =>
      task?.kind === 'answer' && task.choices.some(({ group }) => group === 'fight')
    await openMatch(page, playUntil(isFight).after, [you, standard])
    await page.keyboard.press('t')
    await page.locator('.text-view').waitFor()
    expect(await page.locator('.choice.fight .choice-odds').first().innerText()).toMatch(/\d%, .*\d%/)
    await page.keyboard.press('e')
    await expect.poll(() => page.locator('.text-view ol').innerText()).toMatch(/Flamma ends/)
    // Told once: not in the panel again.
    expect(await page.locator('.task .caption').count()).toBe(0)
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('task')
    await page.reload()
    await page.locator('.text-view').waitFor()
    await page.keyboard.press('t')
    await page.locator('.arena').waitFor()
  })
})
