import { expect, test } from 'vitest'
import { inBrowser, lastLines } from './browser.ts'
import { begin, chooseCampaign, letDecide, pass } from './campaign-play.ts'

inBrowser("a gladiator's life", () => {
  test('he is made, fights, learns from it, and goes on to his next match', async () => {
    const page = await chooseCampaign("A gladiator's life")
    await page.getByRole('button', { name: 'Next: how long' }).click()
    await page.getByRole('button', { name: 'Next: how he is made' }).click()
    expect(await page.getByLabel('When a player is asked for divine favour').locator('option').count()).toBe(4)
    await pass(page, 'set-up')
    await begin(page, 'flamma', 'Begin the campaign')
    await page.getByLabel('Name', { exact: true }).fill('')
    expect(await page.getByRole('alert').innerText()).toMatch(/A name has.*§3\.2/s)
    await page.getByLabel('Name', { exact: true }).fill('Crixus')
    await pass(page, 'creation')
    await page.getByRole('button', { name: 'Roll up Crixus' }).click()
    await arrange(page)
    expect(await page.locator('.clock-where').textContent()).toBe('Round 1')
    const before = (await lastLines(page)).length
    await page.getByRole('button', { name: /^Seal the plot/ }).click()
    await expect.poll(async () => (await lastLines(page)).length).toBeGreaterThan(before)
    await letDecide(page)
    expect(await page.locator('.after-match').innerText()).toMatch(/Crixus .*§3\.8\.1.*earns \d+ XP/s)
    await page.getByRole('button', { name: 'Back to the gladiator' }).click()
    await page.getByRole('button', { name: /^Buy / }).first().waitFor()
    await pass(page, 'experience')
    const experience = () => page.locator('.man-numbers div').filter({ hasText: 'XP' }).locator('dd').innerText()
    const had = Number(await experience())
    await page.locator('.wares .button:not(:disabled)').first().click()
    await expect.poll(async () => Number(await experience())).toBeLessThan(had)
    await page.reload()
    await page.locator('.chronicle-match').waitFor()
    expect(Number(await experience())).toBeLessThan(had)
    if (await page.getByRole('button', { name: /^Save the rest/ }).count()) {
      await page.getByRole('button', { name: /^Save the rest/ }).click()
    }
    await arrange(page)
    expect(await page.locator('.clock-where').textContent()).toBe('Round 2')
  })
})

/** Through whatever is asked before a match, by the first answer. */
async function arrange(page: Awaited<ReturnType<typeof chooseCampaign>>): Promise<void> {
  const first = page.locator('.answer-cards button, .asked #primary').first()
  for (;;) {
    await page.locator('.play, .answer-cards button, .asked #primary').first().waitFor()
    if (await page.locator('.play').count()) return
    const prompt = await page.locator('.task-prompt').innerText()
    await first.click()
    await page.locator('.task-prompt', { hasText: prompt }).waitFor({ state: 'detached' })
  }
}
