import type { Man } from '@harena/colosseum'
import { type MatchRecord, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changed, newForm, optionsOf, setupOf } from '../src/games/colosseum/form.ts'
import { life } from '../src/games/colosseum/life.ts'
import { address, inBrowser, newTab, openMatch } from './browser.ts'

const KEPT = `JSON.parse(localStorage.getItem('harena.gladiators'))`

/** A bout that Ajax does not survive. */
function lastBout(): MatchRecord {
  const { ruleset, opponents } = gameOf('munera')
  const fighters = [
    { name: 'Ajax', type: 'retiarius', team: 0 },
    { name: 'Verus', type: 'thracian', team: 1 },
  ]
  const players = [opponents.standard!, opponents.novice!]
  return Table.open(ruleset, { setup: { fighters }, dice: seeded('m15'), players }).record()
}

/** A match of GLADIATOR that Ajax comes out of with experience to spend. */
function teachingBout(): MatchRecord {
  const { ruleset, opponents } = gameOf('colosseum')
  const form = newForm()
  const kept = life.born!('Ajax', 'myrmillo', 'ajax')
  const setup = setupOf(changed(form, 0, { name: 'Ajax', style: 'myrmillo', kept }))
  for (let i = 0; i < 300; i++) {
    const players = [opponents.standard!, opponents.standard!]
    const table = Table.open(ruleset, { setup, options: optionsOf(form), dice: seeded(`life ${i}`), players })
    const fought = { seat: 0, setup, state: table.state, result: table.result(), seed: 'saved ajax' }
    const left = life.after(fought, kept)
    if (left && !left.isDead && left.kept.man.XP >= 35 && Object.values(left.kept.lost).some(Boolean))
      return table.record()
  }
  throw new Error('he never learned')
}

async function openMine(page: Page): Promise<void> {
  await page.goto(`${address()}#gladiators`)
  await page.getByRole('heading', { name: 'My gladiators' }).waitFor()
}

inBrowser('my gladiators', () => {
  test('§33.3, §32.2 what a match taught and cost him stands on his page, is spent there and enters the next set-up', async () => {
    const page = await newTab()
    await openMine(page)
    await page.getByRole('button', { name: 'Ajax takes the oath' }).click()
    await page.evaluate(`(() => {
      const men = ${KEPT}
      men[0].id = 'ajax'
      men[0].kind = 'wall'
      men[0].bouts.push({ match: 'saved', seat: 0, ruleset: 'colosseum', at: 1, end: null })
      localStorage.setItem('harena.gladiators', JSON.stringify(men))
    })()`)
    const sitters = [
      { kind: 'person', name: 'You' },
      { kind: 'opponent', level: 'novice' },
    ] as const
    await openMatch(page, teachingBout(), sitters)
    await page.locator('.own-after').getByText('Lost to old wounds').waitFor()
    await page.getByRole('link', { name: 'My gladiators' }).click()
    const card = page.getByRole('article', { name: 'Ajax' })
    const man = `${KEPT}[0].bouts.at(-1).end.carried.man`
    const before = (await page.evaluate(man)) as Man
    await card.getByRole('button', { name: /^a point of TR, 35 XP/ }).click()
    await expect.poll(() => page.evaluate(`${man}.ratings.TR`)).toBe(before.ratings.TR + 1)
    expect(await page.evaluate(`${man}.XP`)).toBe(before.XP - 35)
    await card.getByText(`TR ${before.ratings.TR + 1}, ST`).waitFor()
    await card.getByRole('button', { name: '§33.2: read the rule' }).click()
    await page.locator('.rule-dialog', { hasText: '§33.2' }).waitFor()
    await page.keyboard.press('Escape')

    await card.getByRole('link', { name: 'Set up a bout for Ajax' }).click()
    await page.locator('.own-notes').getByText('Talents: ').waitFor()
    await page.getByText(`Ratings: TR ${before.ratings.TR + 1}, ST`).waitFor()
    await page.getByRole('button', { name: 'Begin the match' }).click()
    await page.locator('.play').waitFor()
  }, 60_000)

  test('a woman is made: she has a name that fits, no beard, and keeps her face', async () => {
    const page = await newTab()
    await openMine(page)
    expect(await page.getByLabel('Beard').count()).toBe(1)
    await page.getByLabel('Man or woman').selectOption('woman')
    expect(await page.getByLabel('Beard').count()).toBe(0)
    expect(await page.getByLabel('Name').inputValue()).toBe('Mevia')
    await page.getByRole('button', { name: 'Mevia takes the oath' }).click()
    await page.getByRole('article', { name: 'Mevia' }).waitFor()
    expect(await page.evaluate(KEPT)).toMatchObject([{ name: 'Mevia', look: { isWoman: true, beard: 'none' } }])
  })

  test('a face stays while a name is typed, and is that of the name when the field is left', async () => {
    const page = await newTab()
    await page.goto(`${address()}#setup/munera`)
    const face = page.locator('.lineup svg').first()
    const before = await face.innerHTML()
    await page.getByLabel('Name').first().fill('Barba')
    expect(await face.innerHTML()).toBe(before)
    await page.getByLabel('Name').first().blur()
    await expect.poll(() => face.innerHTML()).not.toBe(before)
  })

  test('one is made, chosen for a bout, falls in it, and has his stone', async () => {
    const page = await newTab({ viewport: { width: 390, height: 844 } })
    await openMine(page)
    await page.getByLabel(/^Hair/).selectOption('Curls')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Ajax takes the oath' }).press('Enter')
    await page.getByRole('article', { name: 'Ajax' }).locator('.standing').waitFor()

    // What is at stake is said before he fights, and his first opponent is a gentle one.
    await page.getByText('He can die in a bout, and stays dead.').waitFor()
    await page.getByText('What each book lets them learn and keep').click()
    await page
      .getByRole('region', { name: /^Outland/ })
      .getByText('The book knows no experience')
      .waitFor()
    expect(await page.locator('main .button:not(.quiet)').allInnerTexts()).toEqual(['Set up a bout for Ajax'])
    await page.getByRole('link', { name: 'Set up a bout for Ajax' }).click()
    // He stands in the form already, and in the next book too.
    const chosen = () => page.getByLabel('My gladiators').locator('option:checked').innerText()
    await expect.poll(chosen).toBe('Ajax')
    expect(await page.getByLabel(/^Type/).first().inputValue()).toBe('retiarius')
    await page.locator('.own-risk', { hasText: 'He can die in a bout' }).waitFor()
    await page.getByText('Novice: makes mistakes').waitFor()
    await page.getByRole('radio', { name: /^Outland/ }).check()
    await expect.poll(chosen).toBe('Ajax')
    await page.getByRole('radio', { name: /^Munera/ }).check()
    await expect.poll(chosen).toBe('Ajax')
    await page.getByRole('button', { name: 'Begin the bout' }).click()
    await page.locator('.play').waitFor()
    expect(await page.evaluate(`${KEPT}[0].bouts.map(({ seat, end }) => [seat, end])`)).toEqual([[0, null]])

    // The same man in a bout that is over already.
    await page.evaluate(`(() => {
      const men = ${KEPT}
      men[0].bouts.push({ match: 'saved', seat: 0, ruleset: 'munera', at: 1, end: null })
      localStorage.setItem('harena.gladiators', JSON.stringify(men))
    })()`)
    const sitters = [
      { kind: 'person', name: 'You' },
      { kind: 'opponent', level: 'novice' },
    ] as const
    await openMatch(page, lastBout(), sitters)
    await page.locator('.own-after', { hasText: 'May the earth lie light on him' }).waitFor()
    await page.locator('.end-figures .bust').waitFor()
    await page.getByRole('link', { name: 'My gladiators' }).click()
    const stone = page.getByRole('article', { name: 'The stone of Ajax' })
    await stone.getByText('Fell to Verus in Munera Sine Missione').waitFor()
    await stone.getByRole('button', { name: 'Let Ajax go' }).click()
    await stone.getByRole('button', { name: 'Forget Ajax' }).click()
    await expect.poll(() => page.evaluate(`${KEPT}.length`)).toBe(0)
  }, 120_000)
})
