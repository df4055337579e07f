/** A long career in the browser: from the command's file into its storage, opened from its last years, and out again. */
import { readFileSync } from 'node:fs'
import {
  botOf,
  type CampaignRecord,
  campaignOf,
  Dice,
  formatCampaign,
  type Game,
  type Last,
  type Month,
  monthBegun,
  NO_SNAPSHOT,
  parseCampaign,
  playMonths,
  seeded,
  Table,
} from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, openHome } from './browser.ts'

const MONTHS = 27

/** As the command keeps it. */
function exported(): CampaignRecord {
  const { ruleset, opponents } = gameOf('heroes-career')
  const bot = botOf(opponents.standard!)!
  const setup = { players: [{ name: 'Lanista', stars: 1, grunts: [] }], months: 40 }
  let table: Table<Game> = Table.open(ruleset, { setup, dice: seeded('archive') })
  let last: Last = NO_SNAPSHOT
  let snapshot: Month['snapshot'] = null
  const months: Month[] = []
  while (months.length < MONTHS && table.waiting?.for === 'answers') {
    const question = table.waiting.questions[0]!
    const answer = bot(table.state, question, Dice.fromSeed(`archive ${table.length}`))
    table.answer(question.seat, question.kind === 'beginAgain' ? 'yes' : answer)
    const begun = monthBegun(table, last)
    if (!begun) continue
    months.push({ snapshot, tape: table.tape.slice(0, begun.snapshot.tape - (last.snapshot?.tape ?? 0)) })
    table = Table.resume(ruleset, table.head, begun.snapshot, table.tapeFrom(begun.snapshot.tape))
    snapshot = begun.kept
    last = begun
  }
  months.push({ snapshot, tape: table.tape })
  return campaignOf(table.head, ruleset.version, months, table.digest())
}

const SAVED = `Object.entries(localStorage).filter(([key]) => key.startsWith('harena.match.')).map(([, text]) => JSON.parse(text))`

/** How many answers the saved file has, which must be a whole campaign. */
async function answersSaved(page: Page): Promise<number> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save record' }).click(),
  ])
  const file = parseCampaign(readFileSync(await download.path(), 'utf8'))
  return [...playMonths(gameOf('heroes-career').ruleset, file)].at(-1)!.length
}

inBrowser('long careers', () => {
  test('one from a file is opened from its last year, goes on, and is saved whole', { timeout: 120_000 }, async () => {
    const campaign = exported()
    const page = await openHome()
    const buffer = Buffer.from(formatCampaign(campaign))
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'c.json', mimeType: 'application/json', buffer })
    const goOn = page.getByRole('button', { name: /^Go on with this/ })
    await goOn.waitFor({ timeout: 60_000 })
    const [kept] = (await page.evaluate(SAVED)) as { record: string; past: { pieces: number } }[]
    expect(kept!.past.pieces).toBeGreaterThan(10)
    const answers = campaign.months.flatMap(({ tape }) => tape).length
    expect(JSON.parse(kept!.record).tape.length).toBeLessThan(answers)
    // From the replay as from the career itself.
    expect(await answersSaved(page)).toBe(answers)
    await goOn.click()
    await goOn.waitFor({ state: 'detached' })
    await page.locator('#keep').waitFor({ timeout: 30_000 })
    await page.reload()
    await page.locator('#keep').waitFor({ timeout: 30_000 })
    expect(await answersSaved(page)).toBe(answers)
    // What was put away is lost: it goes on, and says so.
    await page.evaluate(`new Promise((done) => {
      const request = indexedDB.open('harena', 1)
      request.onsuccess = () => {
        const deed = request.result.transaction('months', 'readwrite')
        deed.objectStore('months').clear()
        deed.oncomplete = () => done(request.result.close())
      }
    })`)
    await page.reload()
    await page.locator('#keep').waitFor({ timeout: 30_000 })
    expect(await page.locator('.notice').innerText()).toMatch(/has lost the earlier months/)
  })
})
