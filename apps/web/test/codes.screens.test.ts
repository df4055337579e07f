/** Whatever looks like a code on the screen of a match says what it means: CF, C3, SFL(R), AP, P21. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { begin, inBrowser, openHome, playByMouse, toSetup, whatNow } from './browser.ts'
import { type Now, playOn, step, whatNow as wantedNow } from './colosseum-steps.ts'
import { beginMatch, playToTheEnd } from './heroes-play.ts'

/** A text without the articles that begin a sentence: the armour A never does. What stands around it says where one begins. */
const WITHOUT_ARTICLES = `(node) => {
  const block = node.parentElement.closest('p, li, h1, h2, h3, td, th, dt, dd, label, summary, div, body')
  const range = document.createRange()
  range.selectNodeContents(block)
  range.setEndBefore(node)
  const [from, whole] = [range.toString().length, block.textContent]
  const plain = whole.replace(/(?<=^|[.!?:] |§[0-9.]+ *)A(?= [a-z])/g, 'a')
  return plain.slice(from, from + node.data.length)
}`

/** Texts in sight, those that answer and all others; neither keys nor citations, which are opened, nor the numbers on the map. */
const TEXTS = `(() => {
  const found = { answering: [], others: [] }
  const withoutArticles = ${WITHOUT_ARTICLES}
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  const walker = document.createTreeWalker(dialogs.at(-1) ?? document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const { data, parentElement: on } = node
    if (!on.checkVisibility() || on.closest('kbd, .key, .heard, .citation, select, title, .stage svg')) continue
    if (on.closest('.term')) found.answering.push(data)
    else found.others.push(withoutArticles(node))
  }
  return found
})()`

/** One to four capitals, perhaps with a number, which is all the same, or a star. */
const CODE = /(?<![\p{L}\d'’-])(?:[A-Z]{1,4}[+-]?\d*\*?)(?![\p{L}\d'’])/gu

const codesIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => [...text.matchAll(CODE)].map(([code]) => code.replace(/\d/g, '0'))))

/** Codes that nobody explains anywhere on this screen, with the text in which they stand. */
async function unexplained(page: Page): Promise<string[]> {
  const { answering, others } = (await page.evaluate(TEXTS)) as { answering: string[]; others: string[] }
  const explained = codesIn(answering)
  return [...codesIn(others)]
    .filter((code) => !explained.has(code))
    .map((code) => `${code}: ${others.find((text) => codesIn([text]).has(code))}`)
}

/** The same with the last blow opened again, as it was told. */
async function unexplainedInBlow(page: Page): Promise<string[]> {
  const last = page.locator('#last-blow')
  if ((await last.count()) === 0) return []
  await last.click()
  const found = await unexplained(page)
  await last.click()
  return found
}

inBrowser('codes', () => {
  test.each(['munera', 'outland'] as const)('every code in a bout of %s is a term', async (game) => {
    const page = await openHome()
    await begin(page, { game, seed: 'codes' })
    for (let turn = 0; turn < 25; turn++) {
      expect(await unexplained(page)).toEqual([])
      if ((await whatNow(page)).wants === 'end') break
      expect(await unexplainedInBlow(page)).toEqual([])
      await playByMouse(page, 1)
    }
  })

  test('every code in a match of GLADIATOR is a term, on its sheets too', async () => {
    const page = await openHome()
    await toSetup(page, 'colosseum')
    await page.getByLabel(/^Seed/).fill('terms')
    await page.getByRole('button', { name: 'Begin the match' }).click()
    await page.locator('.plot').waitFor()
    for (let turn = 0; turn < 14; turn++) {
      expect(await unexplained(page)).toEqual([])
      const now: Now = await wantedNow(page)
      if (now === 'end') break
      if (now !== 'moment') expect(await unexplainedInBlow(page)).toEqual([])
      await step(page, now)
    }
    await page.getByRole('button', { name: 'Log sheets' }).click()
    expect(await unexplained(page)).toEqual([])
  })

  test('a badge of armour and a move say what they mean, and strike nobody', async () => {
    const page = await openHome()
    await toSetup(page, 'colosseum')
    await page.getByLabel(/^Seed/).fill('terms')
    await page.getByRole('button', { name: 'Begin the match' }).click()
    await page.getByRole('button', { name: /^Charge/ }).hover()
    expect(await page.getByRole('tooltip').textContent()).toMatch(/^Three hexes straight ahead .* §7\.4$/)
    await page.mouse.move(5, 5)
    await playOn(page, ['allocate'])
    const seal = await page.locator('#primary').innerText()
    // As long as the sheet still finds its place, it may move away from under the mouse.
    const explained = async () => {
      await page.locator('.area-armour').first().click()
      return page.getByRole('tooltip').allTextContents()
    }
    await expect.poll(explained).toEqual([expect.stringMatching(/^Armour A takes 8 off/)])
    expect(await page.locator('#primary').innerText()).toBe(seal)
    expect(await page.locator('.odds-legend .term').allInnerTexts()).toEqual(expect.arrayContaining(['wound', 'kill']))
  })

  test('every code in a match of Heroes is a term', async () => {
    const page = await openHome()
    await toSetup(page, 'heroes')
    await beginMatch(page, 'terms')
    for (let turn = 0; turn < 8; turn++) {
      expect(await unexplained(page)).toEqual([])
      const now = await playToTheEnd(page, ['bid', 'moment', 'end'])
      expect(await unexplained(page)).toEqual([])
      if (now === 'end') break
      if (now === 'bid') expect(await unexplainedInBlow(page)).toEqual([])
      await page
        .locator(now === 'moment' ? 'dialog.moment .button' : '#primary')
        .last()
        .click()
    }
  })
})
