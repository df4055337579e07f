import { expect, test } from 'vitest'
import { address, inBrowser, openHome, phone } from './browser.ts'

/** The keys of ours that the browser keeps; the settings and which games one has met are made anew by the test itself. */
const KEPT = `Object.keys(localStorage).filter((key) => key.startsWith('harena.') && !['harena.settings', 'harena.met'].includes(key)).sort()`

/** Does something with the earlier months of campaigns, and gives their keys. */
const months = (mode: string, act: string) => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('harena', 1)
  opening.onerror = reject
  opening.onupgradeneeded = () => opening.result.createObjectStore('months')
  opening.onsuccess = () => {
    const transaction = opening.result.transaction('months', '${mode}')
    const request = transaction.objectStore('months').${act}
    transaction.oncomplete = () => { opening.result.close(); resolve(request.result) }
    transaction.onerror = reject
  }
})`

inBrowser('everything', () => {
  test('is saved as one file, erased after a question, and brought back', async () => {
    const page = await openHome(phone)
    await page.getByRole('button', { name: 'Fight now' }).click()
    await page.locator('.task-groups').waitFor()
    await page.evaluate(`localStorage.setItem('harena.daily', '[]')`)
    await page.evaluate(months('readwrite', `put('{"snapshot":null,"tape":[]}', ['capua', 0])`))
    const kept = await page.evaluate(KEPT)
    await page.goto(`${address()}#settings`)
    const save = page.getByRole('button', { name: 'Save everything' })
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()])

    await page.getByRole('button', { name: 'Erase everything' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    expect(await page.evaluate(KEPT)).toEqual(kept)
    await page.getByRole('button', { name: 'Erase everything' }).click()
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Erase it all' }).click()])
    await page.locator('.gates').waitFor()
    expect(await page.evaluate(KEPT)).toEqual([])
    expect(await page.evaluate(months('readonly', 'getAllKeys()'))).toEqual([])

    await page.goto(`${address()}#settings`)
    const file = page.getByLabel('Load everything')
    await file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
    await page.getByText('this is no file with everything').waitFor()
    await Promise.all([page.waitForEvent('load'), file.setInputFiles(await download.path())])
    // The settings are one of them.
    await page.getByText(/^\d entries loaded\.$/).waitFor()
    await page.goto(`${address()}#home`)
    await page
      .getByRole('link', { name: /^Continue Flamma/ })
      .first()
      .waitFor()
    expect(await page.evaluate(KEPT)).toEqual(kept)
    expect(await page.evaluate(months('readonly', 'getAllKeys()'))).toEqual([['capua', 0]])
  })
})
