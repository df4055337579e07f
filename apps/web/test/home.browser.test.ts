import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, inBrowser, newTab, openHome } from './browser.ts'

const low = { viewport: { width: 1366, height: 768 } }

async function fightNow(page: Page): Promise<void> {
  await page.goto(`${address()}#home`)
  await page.getByRole('button', { name: 'Fight now' }).click()
  await page.locator('.play').waitFor()
}

inBrowser('the first page', () => {
  test('four gates with difficulty, minutes and buttons fit on a low screen; the fight of the day says the same of its book', async () => {
    const page = await newTab(low)
    await page.clock.setFixedTime(new Date('2026-11-18T12:00:00Z'))
    await page.goto(address())
    await page.locator('.gates').waitFor()
    const facts = await page.locator('.gate-list .gate-facts').allInnerTexts()
    expect(facts).toHaveLength(4)
    for (const one of facts) expect(one).toMatch(/(quick to learn|a few evenings deep|deep), about \d+ to \d+ minutes$/)
    expect(await page.locator('.gate-list .gate-depth').count()).toBe(4)
    const bottoms = await page.evaluate(
      "[...document.querySelectorAll('.gate-buttons')].map((one) => one.getBoundingClientRect().bottom)",
    )
    expect(Math.max(...(bottoms as number[]))).toBeLessThan(768)
    const card = page.getByRole('region', { name: 'The fight of the day' })
    expect(await card.innerText()).toMatch(/GLADIATOR.*deep, about \d+ to \d+ minutes/s)
    expect(await card.getByRole('link', { name: 'Learn it first' }).getAttribute('href')).toBe('#school/colosseum')
    // Everybody has the same dice: nobody is offered others.
    await card.getByRole('button', { name: 'Fight it' }).click()
    await page.getByText('is the stronger man on paper').waitFor()
    expect(await page.getByRole('button', { name: 'Begin anew with other rolls' }).count()).toBe(0)
    await page.goto(`${address()}#home`)
    expect(await card.getByRole('link', { name: 'Learn it first' }).count()).toBe(0)
  })

  test('what one has begun stands at the top, at most four, with where it stands; the rest is a click away', async () => {
    const page = await openHome(low)
    for (let bout = 0; bout < 5; bout++) await fightNow(page)
    await page.goto(`${address()}#home`)
    const begun = page.getByRole('region', { name: 'Go on where you left off' })
    expect(await begun.getByRole('link').count()).toBe(4)
    expect(await begun.getByRole('listitem').first().innerText()).toMatch(
      /^Flamma – Verus\nMunera Sine Missione, in round 1, /,
    )
    await begun.getByRole('button', { name: 'All that you have begun (5)' }).click()
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Your bouts')
    await begun.getByRole('link').first().click()
    await page.locator('.play').waitFor()
  })

  test('whoever has won is told that a stronger opponent comes next, and has the other with one click', async () => {
    const page = await openHome(low)
    await fightNow(page)
    await page.evaluate(`(() => {
      const key = Object.keys(localStorage).find((one) => localStorage[one].includes('"isOver":false'))
      localStorage[key] = localStorage[key].replace('"isOver":false', '"isOver":true,"outcome":"won"')
    })()`)
    await page.reload()
    await page.goto(`${address()}#home`)
    const gate = page.locator('.gate-list > li', { hasText: 'Munera' })
    await gate.getByText('Next: a standard opponent.').waitFor()
    expect(await page.locator('.gate-next').count()).toBe(1)
    await gate.getByRole('button', { name: 'Novice instead' }).click()
    await gate.getByRole('button', { name: 'Play Munera' }).click()
    await page.locator('.play').waitFor()
    expect(await page.evaluate('JSON.stringify(localStorage)')).toContain('novice')
  })

  test('another language does not take the way back to the bout away', async () => {
    const page = await openHome(low)
    await fightNow(page)
    await page.goto(`${address()}#settings`)
    await page.getByRole('link', { name: 'Back to the bout' }).waitFor()
    await Promise.all([page.waitForEvent('load'), page.getByLabel('Deutsch').click()])
    await page.getByRole('link', { name: 'Zurück zum Kampf' }).waitFor()
    await Promise.all([page.waitForEvent('load'), page.getByLabel('English').click()])
    expect(await page.locator('.top-links [aria-current]').innerText()).toBe('Settings')
    await page.getByRole('link', { name: 'Back to the bout' }).click()
    await page.locator('.play').waitFor()
  })
})

const titles: Readonly<Record<string, string>> = {
  home: 'Harena',
  'setup/munera': 'Set up a bout · Harena',
  'setup/heroes-career': 'Heroes of the Colosseum: a career · Harena',
  'rules/munera': 'Munera Sine Missione: the rules · Harena',
  designer: "The designer's bench · Harena",
  scenarios: 'Scenarios · Harena',
  editor: 'The editor · Harena',
  school: 'The school · Harena',
  daily: 'The fight of the day · Harena',
  books: 'One fight, four books · Harena',
  gladiators: 'My gladiators · Harena',
  settings: 'Settings · Harena',
}

inBrowser('page titles', () => {
  test('every screen has its own', async () => {
    const page = await openHome()
    for (const [route, title] of Object.entries(titles)) {
      await page.goto(`${address()}#${route}`)
      await expect.poll(() => page.title(), { message: route, timeout: 8000 }).toBe(title)
    }
    await fightNow(page)
    await expect.poll(() => page.title(), { timeout: 8000 }).toBe('Flamma against Verus · Harena')
    await page.goto(page.url().replace('#play', '#replay'))
    await expect.poll(() => page.title(), { timeout: 8000 }).toBe('Replay: Flamma against Verus · Harena')
  })
})
