/** Matches of GLADIATOR, played in a real browser. */
import type { Page } from 'playwright-core'
import { toSetup, waitFor } from './browser.ts'

const LOOK = `(() => {
  const has = (selector) => document.querySelector(selector) !== null
  return has('dialog.moment button:not(:disabled)') ? 'moment' : has('dialog.hand-over') ? 'handOver' : has('.end') ? 'end'
    : has('.dice-entry') ? 'dice' : has('.combat-sheet') ? 'allocate' : has('.plot') ? 'plot'
    : has('#primary') ? 'primary' : has('.choice') ? 'choice' : null
})()`

export type Now = 'moment' | 'handOver' | 'end' | 'dice' | 'allocate' | 'plot' | 'primary' | 'choice'

export async function whatNow(page: Page): Promise<Now> {
  return waitFor<Now>(page, LOOK)
}

/** Does what a master would do, or else the plain thing. */
export async function step(page: Page, now: Now): Promise<void> {
  if (now === 'moment') await page.getByRole('button', { name: 'Go on' }).click()
  else if (now === 'handOver') await page.getByRole('button', { name: /show me the arena/ }).click()
  else if (now === 'choice') await page.locator('.choice').first().click()
  else {
    if (now !== 'primary') {
      await page.getByRole('button', { name: 'Suggest' }).click()
      await page.getByRole('button', { name: 'Suggest' }).waitFor()
    }
    await page.locator('#primary').click()
  }
}

export async function playOn(page: Page, until: readonly Now[], most = 400): Promise<Now> {
  for (let i = 0; i < most; i++) {
    const now = await whatNow(page)
    if (until.includes(now)) return now
    await step(page, now)
  }
  throw new Error('the match does not end')
}

/** The plain thing at once in the page, with every picture that is drawn: who is asked stands, and does as it was proposed. */
const HURRY = `(() => {
  const find = (selector) => document.querySelector(selector)
  if (find('.end')) return true
  const primary = find('#primary')
  const answer = find('dialog.moment .button, dialog.hand-over .button')
  const advice = [...document.querySelectorAll('.plot button')].find((one) => one.innerText === 'Suggest')
  if (answer) answer.click()
  else if (primary?.disabled) advice?.click()
  else (primary ?? find('.choice'))?.click()
  return false
})()`

export async function hurryToTheEnd(page: Page): Promise<void> {
  await waitFor(page, HURRY, 200_000)
}

interface Wishes {
  readonly rules?: RegExp
  readonly styles?: readonly string[]
  readonly sitters?: readonly string[]
  readonly seed?: string
  /** By seat: TR, ST, AG, CN, W. */
  readonly ratings?: readonly (readonly number[])[]
}

export async function begin(page: Page, wishes: Wishes = {}) {
  const { rules = /^Basic Game/, styles = [], sitters = [], seed = 'sand', ratings = [] } = wishes
  await toSetup(page, 'colosseum')
  await page.getByRole('radio', { name: rules }).check()
  const style = page.getByRole('combobox', { name: 'Style', exact: true })
  for (const [seat, id] of styles.entries()) await style.nth(seat).selectOption(id)
  for (const [seat, sitter] of sitters.entries()) await page.getByLabel('Played by').nth(seat).selectOption(sitter)
  for (const [seat, values] of ratings.entries()) {
    const sheet = page.locator('.seat').nth(seat)
    await sheet.locator('summary').click()
    await sheet.getByLabel('Type the ratings instead').check()
    for (const [at, value] of values.entries()) await sheet.locator('input[type="number"]').nth(at).fill(String(value))
  }
  await page.getByLabel(/^Seed/).fill(seed)
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await page.locator('.play.colosseum').waitFor()
}

/** A strong man against a weak one: it will not take long. */
export const uneven = [
  [20, 5, 3, 5, 16],
  [8, 0, 0, 1, 6],
]

/** A man and his mate against a lion and a wolf. */
export async function setUpHunt(page: Page): Promise<void> {
  await toSetup(page, 'colosseum')
  await page.getByRole('combobox', { name: 'Gladiators' }).selectOption('4')
  const style = page.getByRole('combobox', { name: 'Style', exact: true })
  await style.nth(1).selectOption('lion')
  await style.nth(3).selectOption('wolf')
}
