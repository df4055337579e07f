import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, inBrowser, newTab, phone } from './browser.ts'

async function loadFile(page: Page, text: string): Promise<void> {
  const file = { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').first().setInputFiles(file)
}

/** The button of a hex on the board. */
function hex(page: Page, column: number, row: number) {
  return page.getByRole('button', { name: new RegExp(`^Column ${column}, row ${row}:`) })
}

const game = (page: Page) => page.getByRole('combobox', { name: 'Game', exact: true })

async function openEditor(page: Page, id = ''): Promise<void> {
  await page.goto(`${address()}#editor${id}`)
  await page.locator('.arena-board').waitFor()
}

inBrowser('scenarios', () => {
  test('the list tells of each, and one is played with its goal in sight', async () => {
    const page = await newTab()
    await page.goto(address())
    await page.getByRole('link', { name: 'Scenarios' }).click()
    await page.getByRole('heading', { name: 'The first lesson' }).waitFor()
    expect(await page.locator('.scenario-card').count()).toBeGreaterThan(15)
    await page.locator('.scenario-kind summary', { hasText: 'To the beasts' }).click()
    await page.getByRole('button', { name: 'Play To the beasts' }).click()
    await page.locator('.play').waitFor()
    expect(await page.locator('.match-goal').innerText()).toBe('Androcles wins by holding out for 3 turns.')
    expect(await page.getByText('Back to the editor').count()).toBe(0)
  })

  test('a bad file gets the error that names the field, a good one is kept', async () => {
    const page = await newTab(phone)
    await page.goto(`${address()}#scenarios`)
    await page.locator('.scenario-card').first().waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false)
    await loadFile(page, '{"format": "harena-scenario", "version": 1}')
    await page.getByText('mine.json: "id" is missing').waitFor()
    const fields = {
      format: 'harena-scenario',
      version: 1,
      id: 'mine',
      title: 'Mine',
      text: 'A duel.',
      ruleset: 'munera',
    }
    const fighters = [
      { name: 'Ajax', type: 'samnite', team: 0 },
      { name: 'Hector', type: 'samnit', team: 1 },
    ]
    const file = { ...fields, sides: ['Greece', 'Troy'], setup: { fighters }, deciders: ['person', 'standard'] }
    await loadFile(page, JSON.stringify(file))
    await page.getByText('"setup" cannot be played: G.1 Hector needs a "type" of T11').waitFor()
    fighters[1]!.type = 'samnite'
    await loadFile(page, JSON.stringify(file))
    await page.getByRole('heading', { name: 'Your own' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Delete Mine' }).click()
    await page.getByRole('heading', { name: 'Your own' }).waitFor({ state: 'detached' })
  })
})

inBrowser('the editor', () => {
  test('places by click, undoes, is tried at once, and one comes back to it', async () => {
    const page = await newTab()
    await openEditor(page)
    await page.locator('.tool', { hasText: 'Pillar' }).click()
    await hex(page, 8, 7).click()
    await page.getByRole('img', { name: 'A pillar' }).waitFor()
    await page.locator('.tool', { hasText: 'Beast' }).click()
    await page.locator('.editor-next').getByLabel('Beast').selectOption('lion')
    await hex(page, 4, 11).click()
    await page.getByRole('img', { name: /^Lion\. Lion, Side 2, facing/ }).waitFor()
    await page.locator('.piece').getByLabel('Name').fill('Cecil')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('img', { name: /^Lion\./ }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await page.getByRole('img', { name: /^Lion\./ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Redo' }).click()
    await page.getByRole('button', { name: 'Try it now' }).click()
    await page.locator('.play').waitFor()
    await page.getByRole('link', { name: 'Back to the editor' }).click()
    await page.getByRole('img', { name: /^Lion\./ }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await page.getByRole('img', { name: /^Lion\./ }).count()).toBe(0)
  })

  test('makes a scenario of another game by its own set-up form', async () => {
    const page = await newTab(phone)
    await openEditor(page)
    await game(page).selectOption('munera')
    const form = page.getByLabel('The set-up')
    await form.getByLabel('Name').first().fill('Astyanax')
    await form.getByRole('button', { name: 'Take this set-up' }).click()
    await page.getByText('The scenario has this set-up now.').waitFor()
    await page.locator('.editor-roster', { hasText: 'Astyanax' }).waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false)
    await page.getByLabel('Title').fill('The mosaic')
    await page.getByLabel('It ends').selectOption('holds out')
    await page.getByRole('button', { name: 'Try it now' }).click()
    await page.locator('.play').waitFor()
    expect(await page.locator('.match-goal').innerText()).toBe('Astyanax wins by holding out for 4 rounds.')
    await page.getByRole('link', { name: 'Back to the editor' }).click()
    expect(await page.getByLabel('Title').inputValue()).toBe('The mosaic')
    await game(page).selectOption('colosseum')
    await page.locator('.arena-board').waitFor()
  })

  test('shows riders on their horses', async () => {
    const page = await newTab()
    await openEditor(page, '/the-horsemen')
    await page.getByRole('img', { name: 'Habilis. Eques, The horsemen, facing north' }).waitFor()
    expect(await page.getByRole('button', { name: 'Try it now' }).isEnabled()).toBe(true)
  })

  test('is worked by keyboard alone', async () => {
    const page = await newTab()
    await openEditor(page)
    await hex(page, 8, 4).focus()
    await page.keyboard.press('Enter')
    await page.locator('.piece').waitFor()
    await page.keyboard.press('e')
    await page.getByText('Faces SW').or(page.getByText('Faces south-west')).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await page.locator('.piece').getByLabel('Row').inputValue()).toBe('5')
    await page.keyboard.press('5')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: 'A tree' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.getByRole('img', { name: 'A tree' }).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+y')
    await page.getByRole('img', { name: 'A tree' }).waitFor()
    await page.keyboard.press('Delete')
    await page.getByText('"sides" must be a list of 2').waitFor()
    expect(await page.getByRole('button', { name: 'Try it now' }).isDisabled()).toBe(true)
  })

  test('a scenario is saved, shared by link, exported and read again', async () => {
    const page = await newTab({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] })
    await openEditor(page, '/the-white-gazelle')
    expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false)
    await page.getByLabel('Title').fill('The black gazelle')
    await page.getByLabel('It ends').selectOption('holds out')
    await page.getByRole('button', { name: 'Save in this browser' }).click()
    await page.getByText('Saved as The black gazelle. It is in the list of scenarios.').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save a file' }).click(),
    ])
    const saved = await readFile(await download.path(), 'utf8')
    expect(JSON.parse(saved)).toMatchObject({ id: 'the-black-gazelle', end: 'team 0 holds out 2' })
    await page.getByRole('button', { name: 'Copy a link' }).click()
    await page.getByText('The link is on the clipboard.').waitFor()
    const link = (await page.evaluate('navigator.clipboard.readText()')) as string
    await page.getByRole('button', { name: 'Begin anew' }).click()
    await loadFile(page, saved.replace('"gazelle"', '"unicorn"'))
    await page.getByText('"setup.gladiators.2.beast" must be "bear" or "boar"').waitFor()
    await loadFile(page, saved)
    await page.getByText('The black gazelle is on the table.').waitFor()
    await page.goto(link)
    await page.getByRole('heading', { name: 'The black gazelle' }).waitFor()
    await page.getByRole('button', { name: 'Keep it among your own' }).click()
    await page.getByRole('link', { name: 'Edit The black gazelle' }).click()
    await page.locator('.arena-board').waitFor()
    expect(await page.getByLabel('Title').inputValue()).toBe('The black gazelle')
    await page.goto(`${address()}#s=nonsense`)
    await page.getByText('the link is damaged').waitFor()
  })
})
