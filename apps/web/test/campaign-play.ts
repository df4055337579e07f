/** How the browser's tests go through a campaign. */
import { opponents } from '@harena/bots/gladiator-campaign'
import { gladiatorCampaign } from '@harena/colosseum'
import { Dice, seeded, Table } from '@harena/engine'
import type { Page } from 'playwright-core'
import { address, newTab, phone, waitFor } from './browser.ts'

/** From the first page to the form of a campaign, on a phone. */
export async function chooseCampaign(way: string): Promise<Page> {
  const page = await newTab(phone)
  await page.goto(address())
  await page.getByRole('link', { name: new RegExp(`^${way}`) }).click()
  await page.locator('.steps').waitFor()
  return page
}

/** Begins with the dice of a seed. */
export async function begin(page: Page, seed: string, deed: string): Promise<void> {
  await page.getByRole('button', { name: 'Dice and switches', exact: true }).click()
  await page.getByLabel(/^Seed/).fill(seed)
  await page.getByRole('button', { name: deed }).click()
  await page.locator('.asked').waitFor()
}

const DECIDED = `document.querySelector('.after-match') ? 'after'
  : document.querySelector('.asks-arena') ? 'ahead'
  : document.querySelector('dialog.moment button:not(:disabled)') ? 'moment'
  : document.querySelector('.stand-in') ? 'asked' : null`

/** The built-in opponent plays the match that is on, for each who is asked; what the crowd says is read. */
export async function letDecide(page: Page): Promise<void> {
  for (let now = await waitFor(page, DECIDED); now !== 'after'; now = await waitFor(page, DECIDED)) {
    if (now === 'ahead') {
      await page.getByRole('button', { name: 'Into the arena' }).click()
      await page.locator('.asks-arena').waitFor({ state: 'detached' })
    } else if (now === 'asked') {
      await page.locator('.stand-in').click()
      await page.getByRole('button', { name: 'Let it be decided' }).click()
    } else {
      const dialog = await page.locator('dialog.moment').elementHandle()
      await page.locator('dialog.moment button:not(:disabled)').first().click()
      await dialog?.waitForElementState('hidden')
    }
  }
}

/** What more than two purchases cost. */
const ENOUGH = 120

/** A campaign, played by the built-in opponent, in which a man has saved so much and is asked what he buys. */
export function withExperience() {
  const setup = { players: [{ name: 'Anna' }], rounds: 30 }
  for (let seed = 0; seed < 50; seed++) {
    const table = Table.open(gladiatorCampaign, { setup, options: {}, dice: seeded(`experience ${seed}`) })
    for (;;) {
      const { waiting, state } = table
      if (waiting?.for !== 'answers') break
      const question = waiting.questions[0]!
      const { seat, kind } = question
      const XP = kind === 'spend' ? question.XP : 0
      if (XP >= ENOUGH) return { record: table.record(), XP, round: state.round }
      const random = Dice.fromSeed(`answer ${table.length}`)
      const answer = opponents.standard.play(gladiatorCampaign.known(state, seat), question, random)
      table.answer(seat, kind === 'spend' ? { buy: 'nothing' } : answer)
    }
  }
  throw new Error('nobody earns so much')
}
