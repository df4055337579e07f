/** Where things stand on the screen: nothing covers what it should not, and nothing is too small, at every size. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, eachBout, inBrowser, newTab, openMatch, phone, playByMouse, toSetup, waitFor } from './browser.ts'
import { onEach, sizes, whatIsWrong } from './layout.ts'
import { open, playToTheEnd, standard, you } from './matches.ts'

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

/** How the men are, the steps and the seal: those that are not on the screen, or under something. */
const OUT_OF_SIGHT = `[...document.querySelectorAll('.card-stats, .pad, #primary')].filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  return !one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    || !one.parentElement.contains(document.elementFromPoint(left + 3, bottom - 3))
}).map((one) => one.innerText)`

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
        expect(await whatIsWrong(page), `${game}, ${title}`).toEqual([])
      })
      await page.setViewportSize(sizes['a phone'])
    })
  })
  test.each(['munera', 'outland', 'heroes', 'colosseum'])(
    'the last blow of %s is a card of full width',
    async (game) => {
      const page = await newTab()
      await page.setViewportSize(sizes['a phone'])
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

  test('whoever plots has both men and every step in sight, also on a phone and on a low screen', async () => {
    const page = await newTab()
    await page.goto(address())
    await beginBout(page, 'colosseum')
    for (const title of ['a small phone', 'a phone', 'a tablet', 'a low screen', 'a desktop'] as const) {
      await page.setViewportSize(sizes[title])
      expect(await page.evaluate(OUT_OF_SIGHT), title).toEqual([])
    }
  })

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
