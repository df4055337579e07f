/** Where things stand on the screen: nothing covers what it should not, and nothing is too small, at every size. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, eachBout, inBrowser, newTab, openMatch, phone, playByMouse, toSetup, waitFor } from './browser.ts'
import { open, playToTheEnd, standard, you } from './matches.ts'

const sizes = {
  'a small phone': { width: 360, height: 740 },
  'a phone': { width: 390, height: 844 },
  'a tablet': { width: 820, height: 1180 },
  'a low screen': { width: 1366, height: 650 },
  'a desktop': { width: 1440, height: 900 },
  'a large screen': { width: 2560, height: 1440 },
  'a phone on its side': { width: 844, height: 390 },
  'a page at 200 %': { width: 720, height: 450 },
}

/** At each size, once the page has settled in it. */
async function onEach(page: Page, look: (title: string) => Promise<void>): Promise<void> {
  for (const [title, size] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
    await look(title)
  }
}

/** What lies over the sand though it should stand beside it. */
const OVER_SAND = `(() => {
  const board = document.querySelector('.arena-board').getBoundingClientRect()
  return [...document.querySelectorAll('.arena-controls .button')].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return left < board.right && right > board.left && top < board.bottom && bottom > board.top
  }).map((one) => one.getAttribute('aria-label'))
})()`

/** What can be chosen on the sand beside a man, and is smaller than a finger hits. */
const SMALL = `[...document.querySelectorAll('.stage g.target:not(.far) .target-hit')].flatMap((one) => {
  const { width, height } = one.getBoundingClientRect()
  return Math.min(width, height) < 24 ? [width + ' x ' + height] : []
})`

/** A bout of a game as its form offers it. */
async function beginBout(page: Page, game: string): Promise<void> {
  await toSetup(page, game)
  await page.getByLabel(/^Seed/).fill('sand')
  await page.getByRole('button', { name: /^Begin the/ }).click()
  await page.locator('.play').waitFor()
}

/** Goes on in the plainest way until a blow has been struck. */
const TO_THE_BLOW = `document.querySelector('#last-blow') !== null || (() => {
  const find = (selector) => document.querySelector(selector)
  const ahead = [...document.querySelectorAll('.choice.move')].find((one) => /^(Ahead|East)/.test(one.innerText))
  const answer = find('.task-groups.weighing') ? find('#primary') : (find('.choice.fight') ?? ahead)
  const button = find('dialog.moment .button:not(:disabled)') ?? answer ?? find('#primary:not(:disabled)') ?? find('.choice')
  button?.click()
  return false
})()`

/** The card of a blow is as wide as the place that it has, and nothing in it is cut. */
const CARD = `(() => {
  const card = [...document.querySelectorAll('.overlay.open > :is(.attack-card, .clash, .blow-card)')].find((one) => one.offsetWidth > 0)
  return { share: card.offsetWidth / card.parentElement.clientWidth, isCut: card.scrollWidth > card.clientWidth + 1 }
})()`

/** Names that lie over a man, as they are really drawn; a single letter stands on its own man. */
const OVER_MEN = `(() => {
  const rings = [...document.querySelectorAll('.arena-board .arena-place circle[r="35"]')].map((one) => one.getBoundingClientRect())
  return [...document.querySelectorAll('.figure-label')].flatMap((label) => {
    const { left, top, right, bottom } = label.getBoundingClientRect()
    const over = rings.filter((ring) => {
      const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2]
      return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top + 3 - y, 0, y - bottom + 3)) < ring.width / 2
    })
    return over.length > (label.textContent.length === 1 ? 1 : 0) ? [label.textContent] : []
  })
})()`

inBrowser('the layout', () => {
  test('the buttons that move the view cover nothing of the sand, and no hex is too small, in any game', async () => {
    const page = await newTab({ ...phone, locale: 'de-DE' })
    await eachBout(page, async (game) => {
      await onEach(page, async (title) => {
        expect(await page.evaluate(OVER_SAND), `${game}, ${title}`).toEqual([])
        await expect.poll(() => page.evaluate(SMALL), { message: `${game}, ${title}` }).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth'), `${game}, ${title}`).toBeLessThanOrEqual(
          sizes[title as keyof typeof sizes].width,
        )
      })
      await page.setViewportSize(sizes['a phone'])
    })
  })
  test.each(['munera', 'outland', 'heroes', 'colosseum'])(
    'the last blow of %s is a card of full width',
    async (game) => {
      const page = await newTab()
      await page.goto(address())
      await beginBout(page, game)
      await waitFor(page, TO_THE_BLOW)
      for (const title of ['a phone', 'a desktop', 'a large screen'] as const) {
        await page.setViewportSize(sizes[title])
        await page.locator('#last-blow[aria-expanded=false]').click()
        expect(await page.evaluate(CARD), title).toEqual({ share: 1, isCut: false })
        await page.locator('#last-blow').click()
      }
    },
  )

  test('names on the sand cover nobody, at any size', async () => {
    const page = await newTab()
    await page.goto(address())
    await toSetup(page, 'munera')
    await page.getByRole('combobox', { name: 'Gladiators' }).selectOption('6')
    await page.getByLabel(/Seed/).fill('sand')
    await page.getByRole('button', { name: 'Begin the bout' }).click()
    await page.locator('.play').waitFor()
    await playByMouse(page, 12)
    expect(await page.locator('.figure-label').count()).toBe(6)
    await onEach(page, async (title) => {
      await expect.poll(() => page.evaluate(OVER_MEN), { message: title }).toEqual([])
    })
  })

  test('the end fills a large screen, and the blow that decided it is seen from near', async () => {
    const page = await newTab({ viewport: sizes['a large screen'] })
    const { controller } = open()
    playToTheEnd(controller)
    await openMatch(page, controller.record(), [you, standard])
    const heightOf = (selector: string) =>
      page.evaluate(`document.querySelector('${selector}').getBoundingClientRect().height`) as Promise<number>
    await page.locator('.end-figures > svg').first().waitFor()
    expect(await heightOf('.end-figures > svg')).toBeGreaterThan(300)
    await page.setViewportSize(sizes['a desktop'])
    await page.getByRole('button', { name: 'The decisive blow again' }).click()
    await expect.poll(() => heightOf('.arena-board circle[r="35"]')).toBeGreaterThan(60)
  })
})
