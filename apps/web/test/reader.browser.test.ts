import { expect, test } from 'vitest'
import { begin, inBrowser, openHome } from './browser.ts'

inBrowser('the book of rules', () => {
  test('is searched by number and word, drawn by edition, and marks what is not used', async () => {
    const page = await openHome()
    await page.getByRole('link', { name: 'Rules' }).click()
    await page.getByRole('searchbox').fill('10.3.1')
    await page.locator('.found a').first().click()
    await page.locator('.paragraph.here').waitFor()
    expect(await page.locator('.chapter h2').innerText()).toMatch(/10\s*Wounds/i)
    expect(await page.evaluate('document.activeElement.id')).toBe('rule-§10.3.1')
    await page.getByRole('searchbox').fill('net')
    expect(await page.locator('.found a').first().innerText()).toMatch(/Net and trident/)
    await page.locator('.found a').first().click()
    await page.getByRole('img', { name: /^A toss\./ }).waitFor()
    expect(await page.locator('.chapter > .notice').count()).toBe(0)
    await page.getByLabel('Read it as').selectOption('basic')
    await page.locator('.chapter > .notice').waitFor()
    await page.getByLabel('Read it as').selectOption('classic1981')
    await page.getByRole('link', { name: '9 Combat', exact: true }).click()
    const heads = page.getByRole('region', { name: /^Combat results/ }).locator('thead th')
    await expect.poll(() => heads.allInnerTexts()).toEqual(['red dice', '0', '1', '2', '3', '4', '5'])
  })

  test('a search finds switches by their words and leads to their text, and editions are read from there', async () => {
    const page = await openHome()
    await page.goto(`${page.url().split('#', 1)[0]}#rules/munera`)
    await page.getByRole('searchbox').fill('fewest AP a roll can give')
    const hit = page.locator('.found a').first()
    expect(await hit.innerText()).toMatch(/The fewest AP a roll can give\s*switch, /)
    await hit.click()
    await page.locator('.paragraph.here').waitFor()
    expect(await page.locator('.paragraph.here .rule-ruling').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Switch: The fewest AP a roll can give/)]),
    )
    await page.goto(`${page.url().split('#', 1)[0]}#rules/colosseum`)
    await page.getByRole('searchbox').fill('Billings 1982')
    await page.locator('.found button').first().click()
    expect(await page.getByLabel('Read it as').locator('option:checked').innerText()).toBe('Billings 1982')
  })

  test('is opened by a citation of a bout, shows its switches, and leads back', async () => {
    const page = await openHome()
    await begin(page, { switches: { 'What blocks shots, throws and casts': /stand in every/ } })
    await page.locator('.log .cite').first().click()
    await page.getByRole('link', { name: 'Open in the rules' }).click()
    await page.locator('.paragraph.here').waitFor()
    expect(await page.getByLabel('Read it as').locator('option:checked').innerText()).toBe('The bout that is on')
    await page.getByRole('searchbox').fill('5.9')
    await page.locator('.found a').first().click()
    expect(await page.locator('.paragraph.here .rule-switch').innerText()).toMatch(/Here: Gladiators who stand/)
    await page.getByRole('link', { name: 'Back to the bout' }).click()
    await page.locator('.play').waitFor()
    // A word says what it means; pressed again it opens its paragraph.
    const word = page.locator('.card .term').first()
    await word.hover()
    await page.getByRole('tooltip').waitFor()
    await word.click()
    await page.locator('dialog.rule-dialog').waitFor()
  })
})
