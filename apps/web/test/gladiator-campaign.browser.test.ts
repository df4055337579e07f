import { gladiatorCampaign } from '@harena/colosseum'
import { formatRecord, seeded, Table } from '@harena/engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, lastLines, openHome, phone, waitFor } from './browser.ts'
import { begin, chooseCampaign, letDecide, withExperience } from './campaign-play.ts'

inBrowser("a gladiator's life", () => {
  test('he is made, billed, and fights a match that is then decided', async () => {
    const page = await chooseCampaign("A gladiator's life")
    await page.getByRole('button', { name: 'Next: how long' }).click()
    await page.getByRole('button', { name: 'Next: how he is made' }).click()
    expect(await page.getByLabel('When a player is asked for divine favour').locator('option').count()).toBe(4)
    await begin(page, 'flamma', 'Begin the campaign')
    await page.getByLabel('Name', { exact: true }).fill('')
    expect(await page.getByRole('alert').innerText()).toMatch(/A name has.*§3\.2/s)
    await page.getByLabel('Name', { exact: true }).fill('Crixus')
    await page.getByRole('button', { name: 'Roll up Crixus' }).click()
    await arrange(page)
    expect(await page.locator('.clock-where').textContent()).toBe('Round 1')
    const before = (await lastLines(page)).length
    await page.getByRole('button', { name: /^Seal:/ }).click()
    await expect.poll(async () => (await lastLines(page)).length).toBeGreaterThan(before)
    await letDecide(page)
    expect(await page.locator('.after-match').innerText()).toMatch(/Crixus .*§3\.8\.1/s)
    await page.getByRole('button', { name: 'Back to the gladiator' }).click()
    await page.locator('.chronicle-match').waitFor()
  })

  test('§38.2.3 before his first hunt he is told his chance, sampled and with its error', async () => {
    const page = await chooseCampaign("A gladiator's life")
    await page.getByRole('button', { name: 'Next: how long' }).click()
    await page.getByRole('button', { name: 'Next: how he is made' }).click()
    await begin(page, seedOfHunt(), 'Begin the campaign')
    await page.getByLabel('Name', { exact: true }).fill('Crixus')
    await page.getByRole('button', { name: 'Roll up Crixus' }).click()
    while (!(await page.locator('.asks-arena').count())) {
      await page.locator('.asks-arena, .asks-report, .answer-cards button').first().waitFor()
      const next = page.locator('.asks-report #primary, .answer-cards button').first()
      if (await next.count()) await next.click()
    }
    await page.locator('.asks-arena', { hasText: 'Let in:' }).waitFor()
    const said = page.getByText(/^Crixus wins about \d+% of such matches \(±\d+\): sampled in 200/)
    await said.waitFor({ timeout: 60_000 })
  }, 90_000)

  test('what he has earned is spent, and the next match comes', async () => {
    const { record, XP, round } = withExperience()
    const page = await openHome(phone)
    const file = { name: 'life.json', mimeType: 'application/json', buffer: Buffer.from(formatRecord(record)) }
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByRole('button', { name: 'Go on with this campaign' }).click()
    await page.getByRole('button', { name: /^Buy / }).first().waitFor()
    const experience = page.locator('.man-numbers div').filter({ hasText: 'XP' }).locator('dd').first()
    expect(await experience.innerText()).toBe(String(XP))
    await page.locator('.wares .button:not(:disabled)').first().click()
    await expect.poll(async () => Number(await experience.innerText())).toBeLessThan(XP)
    const left = await experience.innerText()
    await page.reload()
    await page.locator('.chronicle-match').first().waitFor()
    expect(await experience.innerText()).toBe(left)
    // What a throw for a talent brought is told with its dice, whatever comes next.
    await page.getByRole('button', { name: /^Roll for a talent/ }).click()
    for (let asked = ''; asked !== 'told'; ) {
      asked = await waitFor(page, ROLLED)
      if (asked === 'learn') await page.locator('.asks-learn .answer-cards button').first().click()
    }
    expect(await page.locator('.news').innerText()).toMatch(/learns .*§31\.2/s)
    expect(await page.locator('.news .die').count()).toBe(2)
    if (await page.locator('.asks-spend').count()) await page.getByRole('button', { name: /^Save the rest/ }).click()
    await arrange(page)
    expect(await page.locator('.clock-where').textContent()).toBe(`Round ${round + 1}`)
  })
})

/** Of a life that begins with a hunt, whatever he learns first. */
function seedOfHunt(): string {
  const setup = { players: [{ name: 'You' }], rounds: 30 }
  const options = { useOrigins: 'on' }
  for (let i = 0; ; i++) {
    const table = Table.open(gladiatorCampaign, { setup, options, dice: seeded(`hunt ${i}`), players: ['You'] })
    for (let at = 0; at < 20 && table.waiting?.for === 'answers'; at++) {
      const [question] = table.waiting.questions
      if (question!.kind === 'create') table.answer(0, { name: 'Crixus', origin: true })
      else if (question!.kind === 'learn') table.answer(0, question!.choices[0]!)
      else break
    }
    if (table.state.bill?.type === 'venatores' || table.state.bill?.type === 'bestiarii') return `hunt ${i}`
  }
}

const ROLLED = `document.querySelector('.asks-learn') ? 'learn'
  : document.querySelector('.news')?.innerText.includes('§31.2') ? 'told' : null`

/** Through whatever is asked before a match, by the first answer; the match begins when one wants it to. */
async function arrange(page: Page): Promise<void> {
  const first = page.locator('.answer-cards button, .asked #primary').first()
  for (;;) {
    await page.locator('.play, .answer-cards button, .asked #primary').first().waitFor()
    if (await page.locator('.play').count()) throw new Error('nobody was asked whether the match begins')
    if (await page.locator('.asks-arena').count()) {
      expect(await page.locator('.asks-arena').innerText()).toMatch(/Your next match: Round/)
      await page.keyboard.press('Tab')
      await page.getByRole('button', { name: 'Into the arena' }).press('Enter')
      await page.locator('.play').waitFor()
      return
    }
    const prompt = await page.locator('.task-prompt').innerText()
    await first.click()
    await page.locator('.task-prompt', { hasText: prompt }).waitFor({ state: 'detached' })
  }
}
