import { readFileSync } from 'node:fs'
import { formatRecord, type MatchRecord, parseRecord } from '@harena/engine'
import { expect, test } from 'vitest'
import { packRecord } from '../src/app/link.ts'
import { address, inBrowser, lastLines, newTab, openHome, waitFor } from './browser.ts'
import { open, playToTheEnd, you } from './matches.ts'

function finished(): MatchRecord {
  const { controller } = open()
  playToTheEnd(controller)
  return controller.record()
}

/** A file to be loaded. */
function file(name: string, text: string) {
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) }
}

inBrowser('records, links and replays', () => {
  test('a link shows the replay, which can be scrubbed, stepped and played', async () => {
    const page = await newTab()
    const record = finished()
    await page.goto(`${address()}#r=${await packRecord(record)}`)
    const range = page.getByLabel('Place in the match')
    await range.waitFor()
    expect(await page.locator('.verified').innerText()).toMatch(/the same match, die by die/)
    // It begins where the men stand ready.
    expect((await lastLines(page)).length).toBe(Number(await range.inputValue()))
    const last = (await range.getAttribute('max'))!
    await range.fill(last)
    expect((await lastLines(page)).length).toBe(Number(last))
    expect(await page.locator('.end-verdict').innerText()).toMatch(/(has|have) (won|lost)|draw/i)
    await page.getByText('More: save and share').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Picture' }).click(),
    ])
    await page.getByText('The picture is saved as harena.png, among your downloads.').waitFor()
    const picture = readFileSync(await download.path())
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    // Sand and men take more than an empty page would.
    expect(picture.length).toBeGreaterThan(50_000)
    await range.press('Home')
    await page.getByRole('button', { name: 'Forward' }).click()
    await range.press('ArrowRight')
    expect(await range.inputValue()).toBe('2')
    await page.getByLabel('Speed').selectOption('8')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await waitFor(page, 'Number(document.querySelector("input[type=range]").value) > 4')
    await page.getByRole('button', { name: 'Pause' }).click()
  })

  test('a record whose digest is not that of its match is found out', async () => {
    const page = await newTab()
    await page.goto(`${address()}#r=${await packRecord({ ...finished(), digest: '0'.repeat(64) })}`)
    await page.locator('.verified.not').waitFor()
    expect(await page.locator('.verified').innerText()).toMatch(/Not the same match/)
  })

  test('a replay goes on as a match of its own', async () => {
    const page = await newTab()
    await page.goto(`${address()}#r=${await packRecord(finished())}`)
    await page.getByLabel('Place in the match').fill('3')
    const lines = await lastLines(page)
    await page.getByRole('button', { name: 'Continue from here' }).click()
    await page.locator('.task-groups').waitFor()
    const shown = await lastLines(page)
    expect(shown.slice(0, 3)).toEqual(lines)
    await page.keyboard.press('e')
    await expect.poll(async () => (await lastLines(page)).length).toBeGreaterThan(shown.length)
  })

  test('sheets are saved as PDF: of a match that is over, and blank ones beside the rules', async () => {
    const page = await newTab()
    const saved = async (button: string) => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: button, exact: true }).click()
      return readFileSync(await (await download).path(), 'latin1')
    }
    await page.goto(`${address()}#r=${await packRecord(finished())}`)
    await page.getByLabel('Place in the match').waitFor()
    await page.getByText('More: save and share').click()
    await page.getByRole('button', { name: 'Sheets to print' }).click()
    await page.getByLabel('Paper').selectOption('letter')
    const filled = await saved('Record sheet')
    expect(filled).toContain('/MediaBox [0 0 612 792]')
    expect(filled).toContain(Buffer.from('opens the bout').toString('hex'))
    await page.goto(`${address()}#/rules/colosseum`)
    await page.getByRole('button', { name: 'Sheets to print' }).click()
    expect(await saved('Log sheet')).toContain('/MediaBox [0 0 595 842]')
  })

  test('a damaged link says so and loses nothing', async () => {
    const page = await openHome()
    await page.getByRole('button', { name: 'Fight now' }).click()
    await page.locator('.play').waitFor()
    const packed = await packRecord(finished())
    for (const broken of ['%%%', packed.slice(0, 200), `${packed.slice(0, 300)}x${packed.slice(301)}`]) {
      await page.goto(`${address()}#r=${broken}`)
      await page.getByRole('heading', { name: 'The match cannot be shown' }).waitFor()
      expect(await page.getByRole('alert').innerText()).not.toBe('')
    }
    await page.getByRole('link', { name: 'To the start', exact: true }).click()
    await expect.poll(() => page.locator('.recent li').count()).toBe(1)
  })

  test('a link is copied, and what was copied opens elsewhere', async () => {
    const page = await openHome({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.locator('input[type=file]').setInputFiles(file('copy.json', formatRecord(finished())))
    await page.getByText('More: save and share').click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('The link is on the clipboard').waitFor()
    const link = (await page.evaluate('navigator.clipboard.readText()')) as string
    expect(link.length).toBeLessThan(8000)
    const other = await openHome()
    await other.getByLabel('Paste a link').fill(link)
    await other.getByRole('button', { name: 'Open' }).click()
    await other.locator('.verified').waitFor()
  })

  test('a saved record is the match', async () => {
    const page = await openHome()
    await page.locator('input[type=file]').setInputFiles(file('save.json', formatRecord(finished())))
    await page.getByText('More: save and share').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save record' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('harena-munera-flamma-verus.json')
    const stream = await download.createReadStream()
    const text = (await stream.toArray()).join('')
    expect(parseRecord(text)).toEqual(finished())
  })

  test('files that are no records are refused with the reason', async () => {
    const page = await openHome()
    const record = finished()
    const cases: readonly (readonly [name: string, text: string, why: RegExp])[] = [
      ['text.json', 'hello', /not JSON/],
      ['cut.json', formatRecord(record).slice(0, -40), /cut off/],
      ['other.json', JSON.stringify({ ...record, ruleset: 'chess' }), /does not know the ruleset/],
      ['cheat.json', JSON.stringify({ ...record, tape: [{ seat: 0, answer: { act: 'yield' } }] }), /damaged|not legal/],
    ]
    for (const [name, text, why] of cases) {
      await page.locator('input[type=file]').setInputFiles(file(name, text))
      await expect.poll(() => page.getByRole('alert').innerText()).toMatch(why)
    }
    await page.getByLabel('Paste a link').fill('https://example.org/')
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/not a link to a match/)
  })

  test('a match among the saved matches that cannot be played says why', async () => {
    const page = await newTab()
    const record = { ...finished(), tape: [{ seat: 0, answer: { act: 'fly' } }] }
    await page.goto(address())
    const saved = { sitters: [you, you], names: ['a', 'b'], isOver: false, savedAt: 1, record: formatRecord(record) }
    await page.evaluate(`localStorage.setItem('harena.match.bad', ${JSON.stringify(JSON.stringify(saved))})`)
    await page.goto(`${address()}#play/bad`)
    await page.getByRole('heading', { name: 'The match cannot be shown' }).waitFor()
    await page.goto(`${address()}#play/none`)
    await page.getByRole('heading', { name: 'No such match' }).waitFor()
    // Whatever lies in the storage, the page starts.
    for (const [index, crafted] of [
      { ...saved, names: [{ toString: null }] },
      { ...saved, savedAt: 1e300 },
      { ...saved, sitters: [null] },
      null,
    ].entries())
      await page.evaluate(`localStorage.setItem('harena.match.${index}', ${JSON.stringify(JSON.stringify(crafted))})`)
    await page.evaluate('localStorage.setItem(\'harena.settings\', \'{"theme":{"toString":null}}\')')
    await page.goto(`${address()}?again#home`)
    await page.getByText('3 entries among the saved matches cannot be read.').waitFor()
    expect(await page.locator('.recent li').count()).toBe(2)
  })

  test('deleting a match asks first and can be undone', async () => {
    const page = await openHome()
    await page.locator('input[type=file]').setInputFiles(file('delete.json', formatRecord(finished())))
    await page.locator('.verified').waitFor()
    await page.goto(`${address()}#home`)
    const bouts = page.locator('.recent li')
    await page.getByRole('button', { name: 'Delete Flamma – Verus' }).click()
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await page.getByRole('button', { name: 'Delete Flamma – Verus' }).click()
    expect(await bouts.count()).toBe(1)
    await page.getByRole('button', { name: 'Delete it' }).click()
    await expect.poll(() => bouts.count()).toBe(0)
    await page.getByText('Flamma – Verus is deleted.').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => bouts.count()).toBe(1)
  })
})
