import { readFileSync } from 'node:fs'
import { opponents } from '@harena/bots/heroes-career'
import { Dice, formatRecord, seeded, Table } from '@harena/engine'
import { heroesCareer } from '@harena/heroes'
import { expect, test } from 'vitest'
import { address, inBrowser, lastLines, openHome } from './browser.ts'
import { beginMatch, chooseHeroes, createStar, playToTheEnd, whatNow } from './heroes-play.ts'

inBrowser('heroes', () => {
  test('one click starts a solo match, and it is played to its end', async () => {
    const page = await openHome()
    await chooseHeroes(page, /^Solo/)
    await page.getByRole('button', { name: 'Into the arena' }).click()
    await playToTheEnd(page, ['end'])
    expect(await page.locator('.end-verdict').innerText()).toMatch(/won|lost|draw/i)
    expect(await page.locator('.result tbody tr').count()).toBe(2)
    const fates = await page.locator('.result tbody td:last-child').allTextContents()
    for (const fate of await page.locator('.card-out').allTextContents()) expect(fates).toContain(fate)
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    expect(await page.locator('.verified').innerText()).toMatch(/the same match, die by die/)
    await page.getByLabel('Place in the match').fill('6')
    expect((await lastLines(page)).length).toBe(6)
  })

  test('zones are chosen on the board by keyboard, and say what happens there', async () => {
    const page = await openHome()
    await chooseHeroes(page, /^Solo/)
    await beginMatch(page, 'board')
    await page.locator('g.target[tabindex="0"]').focus()
    const before = (await lastLines(page)).length
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toMatch(/Move .*, P\d\d/)
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await lastLines(page)).length).toBeGreaterThan(before)
    await page.keyboard.press('u')
    await page.getByRole('button', { name: /^Take my last decision back/ }).click()
    await expect.poll(async () => (await lastLines(page)).length).toBe(before)
  })

  test('what is wrong with a Star is said, and a surrender must be said twice', async () => {
    const page = await openHome()
    await chooseHeroes(page, /^Solo/)
    await page.locator('details.sheet summary').first().click()
    await page.locator('.points input').first().fill('7')
    expect(await page.getByRole('alert').first().innerText()).toMatch(/exactly 12 points.*§3\.6\.4/s)
    expect(await page.getByRole('button', { name: 'Begin the match' }).isDisabled()).toBe(true)
    await page.locator('.points input').first().fill('4')
    await beginMatch(page, 'finger')
    await page.locator('.task-more').filter({ hasText: 'Surrender' }).locator('summary').click()
    await page.getByRole('button', { name: 'Surrender' }).click()
    expect(await page.locator('.stage .preview').innerText()).toMatch(/Appeal for mercy.*spared.*Savvy/s)
    await page.locator('#primary').click()
    await page.locator('dialog.moment button.button').waitFor()
    expect(await page.locator('dialog.moment').innerText()).toMatch(/T6-1.*Target for each die/s)
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.locator('.end').waitFor()
  })

  test('head to head each bids in private, and the hands open together', async () => {
    const page = await openHome()
    await chooseHeroes(page, /^Head to head/)
    await page.getByLabel('Played by').nth(1).selectOption('Second player')
    await beginMatch(page, 'two')
    await playToTheEnd(page, ['handOver'])
    const lines = (await lastLines(page)).length
    const first = await page.locator('dialog.hand-over h2').innerText()
    await page.getByRole('button', { name: /let me bid/ }).click()
    await page.keyboard.press('2')
    // The odds of it stand above the buttons, whole.
    await page.setViewportSize({ width: 1440, height: 900 })
    const bottomOf = (selector: string) =>
      page.evaluate(`document.querySelector('${selector}').getBoundingClientRect().bottom`)
    const foot = await page.evaluate(`document.querySelector('.task-foot').getBoundingClientRect().top`)
    expect(await bottomOf('.bid .odds-bar')).toBeLessThan(foot as number)
    expect(await bottomOf('.bid .odds-legend')).toBeLessThan(foot as number)
    expect(await page.locator('.bid .preview-lines').innerText()).toMatch(/Bonus Dice/)
    await page.getByRole('button', { name: 'Bid 2 Bonus Dice' }).click()
    await page.locator('dialog.hand-over').waitFor()
    expect(await page.locator('dialog.hand-over h2').innerText()).not.toBe(first)
    expect((await lastLines(page)).length).toBe(lines)
    await page.getByRole('button', { name: /let me bid/ }).click()
    expect(await page.locator('.bid-number[aria-pressed="true"]').innerText()).toBe('0')
    await page.keyboard.press('1')
    await page.getByRole('button', { name: 'Bid 1 Bonus Die' }).click()
    await expect.poll(async () => (await lastLines(page)).join(' ')).toMatch(/uses \d Bonus Di.*maneuver/s)
    expect(await page.locator('.clash').innerText()).toMatch(/maneuver/i)
    await playToTheEnd(page, ['end'])
  })

  test('three months of a career, with a reload in the middle of a match', async () => {
    const page = await openHome()
    await chooseHeroes(page, /^Career/)
    expect(await page.getByRole('button', { name: 'Into the arena' }).count()).toBe(0)
    await page.getByLabel('Seed').fill('months')
    await page.getByRole('button', { name: 'Begin the career' }).click()
    // What is ahead stands below the form, and whoever is made changes with it.
    await page.getByRole('img', { name: 'The Empire, beginning at: Fringes of the Empire' }).waitFor()
    await page.getByLabel('Gender').selectOption('female')
    expect(await page.getByLabel('Name').inputValue()).toBe('Achillia')
    await page.getByLabel('Gender').selectOption('male')
    await createStar(page)
    await page.locator('.asks-day #primary').click()
    await page.locator('.lineup').waitFor()
    expect(await page.locator('.lineup b').allInnerTexts()).toHaveLength(2)
    await playToTheEnd(page, ['bid'])
    const lines = await lastLines(page)
    await page.reload()
    await page.locator('.bid').waitFor()
    expect(await lastLines(page)).toEqual(lines)
    await playToTheEnd(page, ['after'])
    await page.getByRole('button', { name: 'Back to the familia' }).click()
    await playToTheEnd(page, ['day'])
    for (let month = 0; month < 3 && (await whatNow(page)) === 'day'; month++) {
      await page.getByRole('button', { name: 'Nobody more this month' }).click()
    }
    await expect.poll(() => page.locator('.career h2').first().innerText()).toMatch(/December 106|January 107/i)
    expect(await page.locator('.chronicle-match').count()).toBe(1)
    await page.getByRole('link', { name: /^See the match/ }).click()
    await page.getByLabel('Place in the match').fill('9')
    expect((await lastLines(page)).length).toBe(9)
    await page.getByRole('link', { name: 'Back to the familia' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save record' }).click(),
    ])
    const record = JSON.parse(readFileSync(await file.path(), 'utf8')) as { ruleset: string }
    expect(record.ruleset).toBe('heroes-career')
    await page.goto(`${address()}#home`)
    await page.locator('input[type="file"]').setInputFiles(await file.path())
    await page.getByRole('button', { name: 'Go on with this career' }).click()
    await page.locator('.asks-day').waitFor()
  })

  test('a victory in a career is seen before it is asked what it brings, and only once', async () => {
    const page = await openHome()
    const file = { name: 'career.json', mimeType: 'application/json', buffer: Buffer.from(formatRecord(victory())) }
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByRole('button', { name: 'Go on with this career' }).click()
    await page.locator('.end-scene').waitFor()
    expect(await page.locator('.end-words').innerText()).toMatch(/the laurel for/i)
    expect(await page.locator('.reward-cards').count()).toBe(0)
    await page.getByRole('button', { name: 'Back to the familia' }).click()
    await page.locator('.reward-cards .button').first().click()
    await page.locator('.asks-day').waitFor()
    expect(await page.locator('.end-scene').count()).toBe(0)
    expect(await page.locator('.news').innerText()).toMatch(/§7\.7\.2/)
  })
})

/** A career of one, up to the question what the first victory brings. */
function victory() {
  for (let seed = 0; seed < 20; seed++) {
    const table = Table.open(heroesCareer, { setup: heroesCareer.defaultSetup, dice: seeded(`victory ${seed}`) })
    while (table.waiting?.for === 'answers') {
      const question = table.waiting.questions[0]!
      if (question.kind === 'improve') return table.record()
      const random = Dice.fromSeed(`answer ${table.length}`)
      table.answer(
        question.seat,
        opponents.standard!.play(heroesCareer.known(table.state, question.seat), question, random),
      )
    }
  }
  throw new Error('nobody wins')
}
