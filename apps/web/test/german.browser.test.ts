import { german } from '@harena/games/german'
import { first } from '@harena/games/german/first'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, inBrowser, newTab } from './browser.ts'

/** English texts that German says otherwise. */
const english = new Set(
  Object.entries({ ...first, ...german }).flatMap(([text, said]) => (said === text ? [] : [text])),
)
const words = new Set(Object.values({ ...first, ...german }))

/** What the page shows in English though the catalogue has it. */
async function leftIn(page: Page): Promise<string[]> {
  const shown = (await page.evaluate(`(() => {
    const texts = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement.closest('[lang=en]')) texts.push(walker.currentNode.data.trim())
    }
    return texts
  })()`)) as string[]
  return shown.filter((text) => english.has(text) && !words.has(text))
}

inBrowser('the page in German', () => {
  test('is chosen in the settings, and speaks from the first page to a bout', async () => {
    const page = await newTab()
    await page.goto(`${address()}#settings`)
    await page.getByLabel('Deutsch').click()
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
    expect(await page.evaluate('document.documentElement.lang')).toBe('de')
    expect(await leftIn(page)).toEqual([])
    await page.goto(address())
    await page.getByRole('heading', { name: 'Vier Bücher, eine Arena' }).waitFor()
    expect(await leftIn(page)).toEqual([])
    await page.getByRole('button', { name: 'Jetzt kämpfen' }).click()
    await page.locator('.task-groups').waitFor()
    expect(await leftIn(page)).toEqual([])
    await page
      .getByRole('button', { name: /^Zug beenden/ })
      .first()
      .click()
    await page.locator('.log').getByText('AP').first().waitFor()
    expect(await leftIn(page)).toEqual([])
    await page.goto(`${address()}#setup/colosseum`)
    await page.getByText('Welche Regeln von GLADIATOR?').waitFor()
    expect(await leftIn(page)).toEqual([])
    await page.goto(`${address()}#rules/munera/${encodeURIComponent('§6.9')}`)
    await page.getByText('Ein Ergebnis von 1 oder mehr ist ein Treffer.').waitFor()
    expect(await leftIn(page)).toEqual([])
    await page.goto(`${address()}#lesson/munera-first`)
    await page.getByText('Du bist Flamma, der Rote.').first().waitFor()
    expect(await leftIn(page)).toEqual([])
  })

  test('has the two men of one fight in their own colours, facing each other', async () => {
    const page = await newTab()
    await page.goto(`${address()}#settings`)
    await page.getByLabel('Deutsch').click()
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
    await page.goto(`${address()}#books`)
    await page.getByRole('combobox', { name: /^Der andere/ }).waitFor()
    const [one, other] = (await page.evaluate(
      `[...document.querySelectorAll('.books-man')].map((man) => {
        const side = man.querySelector('[style*="--side"]').style.getPropertyValue('--side')
        return { side, turns: [...man.querySelectorAll('[style*="rotate"], [transform*="rotate"]')].map((part) => part.getAttribute('transform') ?? part.style.transform) }
      })`,
    )) as { side: string; turns: string[] }[]
    expect(one!.side).not.toBe(other!.side)
    expect(one!.turns).not.toEqual(other!.turns)
  })
})
