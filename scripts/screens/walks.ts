/** The main screens, and how one gets there. Seeds are fixed: the same screens every time. */
import { german } from '@harena/games/german'
import { first } from '@harena/games/german/first'
import type { Page } from 'playwright-core'

export type Walk = (page: Page) => Promise<void>

/** A text at its beginning, in either language of the page. */
function said(text: string): RegExp {
  const all = { ...first, ...german }
  const whole = Object.keys(all).filter((key) => key.startsWith(text))
  return new RegExp(`^(?:${[text, ...whole.map((key) => all[key]!.split(/[{(]/, 1)[0])].join('|')})`)
}

/** A screen with an address of its own. */
function at(hash: string, shown: string): Walk {
  return async (page) => {
    await page.goto(`${page.url().split('#', 1)[0]}#${hash}`)
    await page.locator(shown).first().waitFor()
  }
}

/** A bout as set-up offers it. */
function bout(game: string, then: Walk): Walk {
  return async (page) => {
    await at(`setup/${game}`, '.setup-form .how')(page)
    await page.getByLabel(said('Seed')).fill('sand')
    await page.getByRole('button', { name: said('Begin the') }).click()
    await page.locator('.play').waitFor()
    // The offer of the first bout; it is gone after one answer.
    await page.getByRole('button', { name: said('Just play') }).click()
    await then(page)
  }
}

const LONGEST = 300
const WANTS = `(() => {
  const has = (selector) => document.querySelector(selector) !== null
  return has('dialog.moment button:not(:disabled)') ? 'moment' : has('.end') ? 'end' : has('.combat-foot') ? 'allocate'
    : has('#primary:not(:disabled), .choice') ? 'answer' : 'wait'
})()`

/** Plays as the master would, until the page wants that of the player. */
function until(wanted: 'allocate' | 'end'): Walk {
  return async (page) => {
    for (let step = 0; step < LONGEST; step++) {
      const wants = await wantsNow(page)
      if (wants === wanted) return
      if (wants === 'moment') await page.getByRole('button', { name: said('Go on') }).click()
      else await takeAdvice(page)
    }
    throw new Error(`in vain played for ${wanted}`)
  }
}

/** As soon as it wants something. */
async function wantsNow(page: Page): Promise<unknown> {
  for (let look = 0; look < LONGEST; look++) {
    const wants = await page.evaluate(WANTS)
    if (wants !== 'wait') return wants
    await page.waitForTimeout(50)
  }
  throw new Error('the page wants nothing')
}

/** In a sentence, or folded up. */
const ADVICE = '.suggested :is(p, summary)'

/** What the master advises waits to be confirmed; a phone then hides the other answers. */
async function takeAdvice(page: Page): Promise<void> {
  const suggest = page.getByRole('button', { name: said('Suggest') })
  if (await suggest.count()) {
    await suggest.click()
    await page.locator(ADVICE).first().waitFor()
  }
  const primary = page.locator('#primary:not(:disabled)')
  await ((await primary.count()) ? primary : page.locator('.choice').first()).click()
}

const still: Walk = async (page) => {
  await page.waitForTimeout(300)
}

const advised: Walk = async (page) => {
  await until('allocate')(page)
  await page.getByRole('button', { name: said('Suggest') }).click()
  await page.locator(ADVICE).first().waitFor()
}

/** On a day of its own, so that it is always the same fight. */
const ofDay: Walk = async (page) => {
  await page.clock.setFixedTime(new Date('2026-11-18T10:00:00Z'))
  await at('daily', '.daily-card')(page)
}

const huntALion: Walk = async (page) => {
  await page.getByRole('button', { name: said('Hunt a lion') }).click()
  await page.locator('.play').waitFor()
  await page.getByRole('button', { name: said('Just play') }).click()
  await still(page)
}

const inWords: Walk = async (page) => {
  await page.keyboard.press('t')
  await page.locator('.text-view').waitFor()
}

/** Many bouts are played for it. */
const REVIEW = 180_000

/** With what the dice had to do with it. */
const ended: Walk = async (page) => {
  await until('end')(page)
  await page.locator('.luck:not(.luck-waiting)').waitFor({ timeout: REVIEW })
}

/** The replay of a bout that was played to its end. */
const replayed: Walk = async (page) => {
  await until('end')(page)
  await page.getByRole('link', { name: said('Watch the replay') }).click()
  await page.locator('.scrubber').waitFor()
}

const reviewed: Walk = async (page) => {
  await replayed(page)
  await page.getByText(said('Review: what decided it')).click()
  const begin = page.getByRole('button', { name: said('Review the match') })
  if (await begin.count()) await begin.click()
  await page.locator('.review .curve').waitFor({ timeout: REVIEW })
  await page.locator('.review').evaluate((review) => review.scrollIntoView())
}

/** The first month of a campaign as its set-up offers it. */
function campaign(game: string): Walk {
  return async (page) => {
    // The form comes after the page: its steps are counted only when they are there.
    await at(`setup/${game}`, '.setup-form form')(page)
    const dice = page.getByRole('button', { name: said('Dice and switches') })
    if (await dice.count()) await dice.click()
    await page.getByLabel(said('Seed')).fill('sand')
    await page.getByRole('button', { name: said('Begin the') }).click()
    await page.locator('.campaign').waitFor()
  }
}

export const walks: Readonly<Record<string, Walk>> = {
  home: at('home', '.gates'),
  'set-up': at('setup/colosseum', '.setup-form .how'),
  own: at('gladiators', 'h1'),
  school: at('school', 'h1'),
  rules: at('rules/colosseum', 'h1'),
  'a-paragraph': at('rules/colosseum/§9.4', 'h1'),
  scenarios: at('scenarios', 'h1'),
  'four-books': at('books', 'h1'),
  designer: at('designer', 'h1'),
  settings: at('settings', 'h1'),
  daily: ofDay,
  lesson: at('lesson/munera-first', '.coach'),
  puzzle: at('puzzle/a-step-back', '.puzzle'),
  hunt: huntALion,
  'text-view': bout('munera', inWords),
  replay: bout('munera', replayed),
  review: bout('outland', reviewed),
  'gladiator-plot': bout('colosseum', still),
  'gladiator-allocation': bout('colosseum', advised),
  'gladiator-end': bout('colosseum', ended),
  munera: bout('munera', still),
  'munera-end': bout('munera', ended),
  outland: bout('outland', still),
  heroes: bout('heroes', still),
  career: campaign('heroes-career'),
  'gladiators-life': campaign('gladiator-campaign'),
  ludus: campaign('lanista-campaign'),
}
