import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, inBrowser, lastLines, openHome, phone, toSetup } from './browser.ts'
import { begin, hurryToTheEnd, playOn, step, uneven, whatNow } from './colosseum-steps.ts'

const hotSeat = ['You', 'Second player']
const primary = (page: Page) => page.locator('#primary .two-lines').innerText()

inBrowser('colosseum', () => {
  test('one click starts a basic duel, and one is plotted by mouse and played to its end', async () => {
    const page = await openHome()
    await page.getByRole('button', { name: 'Play GLADIATOR, Colosseum Edition' }).click()
    await page.locator('.plot').waitFor()
    await page.goto(`${address()}#setup/colosseum`)
    await begin(page, { seed: 'four' })
    await page.locator('.plot').waitFor()
    await page.getByRole('button', { name: 'Step forward', exact: true }).click()
    expect(await primary(page)).toBe('Seal: forward')
    await page.getByRole('button', { name: 'Turn right', exact: true }).click()
    expect(await page.locator('.plot-written').innerText()).toMatch(/^F\(R\)/)
    expect(await page.locator('.arena-ghost').count()).toBe(1)
    await page.getByRole('button', { name: 'Seal: forward, turn right' }).click()
    await expect.poll(async () => (await lastLines(page)).join(' ')).toMatch(/Flamma plots: .*\(F\(R\)/)
    await playOn(page, ['allocate', 'end'])
    expect(await page.locator('.log-line').last().isVisible()).toBe(true)
    await hurryToTheEnd(page)
    expect(await page.locator('.end-verdict').innerText()).toMatch(/won|lost|draw/i)
    await page.getByText(/^More: save/).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save record' }).click(),
    ])
    await page.goto(`${address()}#home`)
    await page.locator('input[type="file"]').setInputFiles(await file.path())
    expect(await page.locator('.verified').innerText()).toMatch(/the same match, die by die/)
    await page.getByLabel('Place in the match').fill('6')
    expect((await lastLines(page)).length).toBe(6)
    await page.getByRole('link', { name: 'Rules' }).click()
    await page.getByRole('heading', { name: 'GLADIATOR, Colosseum Edition: the rules' }).waitFor()
    expect(await page.locator('.reader-part li').count()).toBeGreaterThan(60)
  })

  test('a plot is written by keyboard, struck out, typed, and refused with its paragraph', async () => {
    const page = await openHome()
    await begin(page, { rules: /^As printed/ })
    await page.locator('.plot').waitFor()
    // He faces south: the pad shows forward below, and the turn to his right at the left.
    for (const key of ['ArrowDown', 'ArrowLeft', 's']) await page.keyboard.press(key)
    expect(await page.locator('.plot-written .chip:not(.open)').allInnerTexts()).toEqual(['F(R)', 'SFL'])
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    expect(await primary(page)).toBe('Seal: forward')
    expect(await page.getByRole('button', { name: 'Charge' }).count()).toBe(0)
    await page.getByRole('button', { name: 'More' }).click()
    const field = page.getByLabel(/^Type the plot/)
    await field.fill('RO-FR')
    await field.press('Enter')
    expect(await page.getByRole('alert').innerText()).toMatch(/on the ground.*§7\.4/s)
    await field.fill('b (r)f')
    await field.press('Enter')
    expect(await primary(page)).toBe('Seal: back, turn right, forward')
    await page.locator('#primary').focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await lastLines(page)).join(' ')).toMatch(/Flamma plots: .*\(B \(R\)F/)
  })

  test('Retiarius against Secutor at one screen: sealed, handed over, reloaded, fought to the end', async () => {
    const page = await openHome()
    const styles = ['retiarius', 'secutor']
    await begin(page, { rules: /^As printed/, styles, sitters: hotSeat, seed: 'one', ratings: uneven })
    expect(await whatNow(page)).toBe('handOver')
    expect(await page.locator('dialog.hand-over').innerText()).toMatch(/Flamma/i)
    await step(page, 'handOver')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('button', { name: /^Toss/ }).click()
    const before = await lastLines(page)
    await page.keyboard.press('Control+Enter')
    await page.locator('dialog.hand-over').waitFor()
    expect(await page.locator('dialog.hand-over').innerText()).toMatch(/Verus/i)
    await page.reload()
    await page.locator('dialog.hand-over').waitFor()
    await step(page, 'handOver')
    expect(await lastLines(page)).toEqual(before)
    expect(await page.locator('.play').innerText()).not.toMatch(/TN|toss the net/i)
    expect(await page.locator('.plot-written').innerText()).toMatch(/^X/)
    await page.keyboard.press('Enter')
    expect(await page.locator('.plot-written').innerText()).toMatch(/^X/)
    await page.keyboard.press('Control+Enter')
    await expect.poll(async () => (await lastLines(page)).join(' ')).toMatch(/Flamma plots: .*\(F \+TN/)
    await playOn(page, ['allocate', 'end'])
    await hurryToTheEnd(page)
    await page.reload()
    expect(await page.locator('.end-verdict').innerText()).toMatch(/won|lost|draw/i)
  })

  test('hidden sheets are shown to nobody but their owner', async () => {
    const page = await openHome()
    await toSetup(page, 'colosseum')
    await page.locator('details.switches summary').click()
    await page.getByLabel('Log sheets').selectOption('hidden')
    await page.getByLabel('Played by').nth(1).selectOption('Second player')
    await page.getByRole('button', { name: 'Begin the match' }).click()
    await step(page, await whatNow(page))
    await page.locator('.plot').waitFor()
    expect(await page.getByText('His log sheet is hidden.').count()).toBe(1)
    await page.getByRole('button', { name: 'Log sheet of Flamma' }).click()
    expect(await page.locator('.log-sheet').count()).toBe(1)
  })

  test('real dice are typed, and a team match begins', async () => {
    const page = await openHome()
    await toSetup(page, 'colosseum')
    await page.getByRole('radio', { name: /^As printed/ }).check()
    await page.getByRole('combobox', { name: 'Gladiators' }).selectOption('4')
    await page.getByLabel(/^Real dice/).check()
    await page.getByRole('button', { name: 'Begin the match' }).click()
    await page.locator('.dice-entry').waitFor()
    for (let i = 0; i < 60 && (await whatNow(page)) === 'dice'; i++) {
      const count = await page.locator('.dice-slot').count()
      for (let die = 0; die < count; die++) await page.keyboard.press(String(1 + ((i + die) % 6)))
      await page.keyboard.press('Enter')
    }
    expect(await whatNow(page)).toBe('plot')
    expect(await page.locator('.card').count()).toBe(4)
  })

  test("advice that is written over a plot says how to have one's own back, and Undo does it", async () => {
    const page = await openHome(phone)
    await begin(page)
    await page.locator('.plot').waitFor()
    const seal = page.locator('#primary')
    await page.getByRole('button', { name: 'Turn left', exact: true }).click()
    const mine = await seal.textContent()
    await page.getByRole('button', { name: 'Suggest' }).click()
    await page.getByText('Undo brings back yours').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await seal.textContent()).toBe(mine)
    expect(await page.getByText('Undo brings back yours').count()).toBe(0)
  })

  test('what an allocation begins with is said to be no advice, until something is changed or advised', async () => {
    const page = await openHome(phone)
    await begin(page)
    await playOn(page, ['allocate'])
    const start = page.locator('.combat-start', { hasText: /^Only a start, not advice/ })
    expect(await start.count()).toBe(1)
    const guard = page.getByRole('group', { name: 'Defend yourself' }).getByRole('button').nth(4)
    await guard.press('Enter')
    expect(await start.count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await start.count()).toBe(1)
    await page.getByRole('button', { name: 'Suggest' }).click()
    await page.locator('.suggested summary').first().waitFor()
    expect(await start.count()).toBe(0)
  })

  test('whoever asks what armour means strikes and guards nothing by it, also not by a hair', async () => {
    const page = await openHome(phone)
    await begin(page)
    await playOn(page, ['allocate'])
    const left = await page.locator('.combat-left').textContent()
    const sealed = await page.locator('#primary').textContent()
    const badges = page.locator('.area-armour')
    expect(await badges.count()).toBeGreaterThan(2)
    for (const badge of await badges.all()) {
      await badge.scrollIntoViewIfNeeded()
      const { x, y, width, height } = (await badge.boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThan(19)
      for (const [across, down] of [
        [0.5, 0.5],
        [0.06, 0.06],
        [0.94, 0.94],
      ] as const) {
        await page.touchscreen.tap(x + width * across, y + height * down)
        await page.getByRole('tooltip').waitFor()
        await page.keyboard.press('Escape')
      }
    }
    expect(await page.locator('.combat-left').textContent()).toBe(left)
    expect(await page.locator('#primary').textContent()).toBe(sealed)
  })
})
