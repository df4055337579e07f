/** Matches of GLADIATOR, played in a real browser. */
import type { Page } from 'playwright-core'
import { waitFor } from './browser.ts'

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

/** Does what the built-in opponent would do, or else the plain thing. */
export async function step(page: Page, now: Now): Promise<void> {
  if (now === 'moment') await page.getByRole('button', { name: 'Go on' }).click()
  else if (now === 'handOver') await page.getByRole('button', { name: /show me the arena/ }).click()
  else if (now === 'choice') await page.locator('.choice').first().click()
  else {
    if (now !== 'primary') await page.getByRole('button', { name: 'Suggest' }).click()
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

/** The same, at once in the page: one step with every picture that is drawn. */
const HURRY = `(() => {
  const find = (selector) => document.querySelector(selector)
  if (find('.end')) return true
  const panel = find('.plot, .combat-sheet')
  const answer = find('dialog.moment .button, dialog.hand-over .button')
  const advice = panel && [...panel.querySelectorAll('button')].find((one) => one.innerText === 'Suggest')
  if (answer) answer.click()
  else if (advice && !panel.dataset.advised) {
    panel.dataset.advised = 'yes'
    advice.click()
  } else (find('#primary') ?? find('.choice'))?.click()
  return false
})()`

export async function hurryToTheEnd(page: Page): Promise<void> {
  await waitFor(page, HURRY, 50_000)
}
