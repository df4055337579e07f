/** How the browser's tests play Heroes: what is on the screen, and the plain thing to do there. */
import type { Page } from 'playwright-core'
import { toSetup, waitFor } from './browser.ts'

const LOOK = `(() => {
  const has = (selector) => document.querySelector(selector) !== null
  const primary = document.querySelector('#primary')?.innerText ?? ''
  return has('dialog.moment button:not(:disabled)') ? 'moment' : has('dialog.hand-over') ? 'handOver' : has('.after-match') ? 'after'
    : has('.end') ? 'end' : has('.bid') ? 'bid' : has('.asks-day') ? 'day' : has('.create') ? 'create'
    : has('.reward-cards') ? 'reward'
    : /^(Fight|Go for)/.test(primary) ? 'fight' : has('.choice.fight') ? 'reach' : has('#primary, .choice') ? 'act' : null
})()`

type Now = 'moment' | 'handOver' | 'after' | 'end' | 'bid' | 'day' | 'create' | 'reward' | 'fight' | 'reach' | 'act'

export async function whatNow(page: Page): Promise<Now> {
  return waitFor<Now>(page, LOOK)
}

export async function chooseHeroes(page: Page, mode: RegExp): Promise<void> {
  await toSetup(page, 'heroes')
  await page.getByRole('radio', { name: mode }).check()
}

export async function beginMatch(page: Page, seed: string): Promise<void> {
  await page.getByLabel(/^Seed/).fill(seed)
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await page.locator('.play.heroes').waitFor()
}

/** Does the plain thing: goes for the opponent, fights, bids one die. */
async function step(page: Page, now: Now, side: 'west' | 'east'): Promise<void> {
  if (now === 'moment') await page.getByRole('button', { name: 'Go on' }).click()
  else if (now === 'handOver') await page.getByRole('button', { name: /let me bid/ }).click()
  else if (now === 'bid') {
    await page.keyboard.press('1')
    await page.locator('#primary').click()
  } else if (now === 'reward') await page.locator('.reward-cards .button').first().click()
  else if (now === 'fight') await page.locator('#primary').click()
  else if (now === 'reach') await page.locator('.choice.fight').first().click()
  else {
    const ahead = page.locator('.choice.move').filter({ hasText: side === 'west' ? /^East/ : /^West/ })
    const any = page.locator((await page.locator('#primary').count()) ? '#primary' : '.choice').first()
    await ((await ahead.count()) ? ahead.first() : any).click()
  }
}

export async function playToTheEnd(page: Page, until: readonly Now[]): Promise<Now> {
  for (let i = 0; i < 300; i++) {
    const now = await whatNow(page)
    if (until.includes(now)) return now
    const prompt = now === 'act' ? await page.locator('.task-prompt').innerText() : ''
    await step(page, now, prompt.startsWith('Verus') ? 'east' : 'west')
  }
  throw new Error('the match does not end')
}

/** What comes after him is waited for. */
export async function createStar(page: Page, next = '.asks-day'): Promise<void> {
  await page.getByRole('button', { name: /^Roll the size/ }).click()
  await page.getByRole('button', { name: 'Go on to the points' }).click()
  await page.getByRole('button', { name: /joins the familia/ }).click()
  await page.locator(next).waitFor()
}
