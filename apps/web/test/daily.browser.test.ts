import { expect, test } from 'vitest'
import { dayAfter, fightOn } from '../src/daily/day.ts'
import { address, hurryToTheEnd, inBrowser, newTab, phone } from './browser.ts'

/** A day on which Munera has its turn. */
const day = Array.from({ length: 5 }, (_, at) => dayAfter('2026-11-16', at)).find((one) => {
  const fight = fightOn(one)
  return fight.kind === 'duel' && fight.ruleset === 'munera'
})!

inBrowser('the fight of the day', () => {
  test('it is fought from the first page, kept, counted, and told to others without saying how it went', async () => {
    const page = await newTab(phone)
    await page.clock.setFixedTime(new Date(`${day}T10:00:00Z`))
    await page.goto(address())
    const card = page.getByRole('region', { name: 'The fight of the day' })
    expect(await card.innerText()).toMatch(/Munera Sine Missione\. You lead an? \w+ against an? \w+/)
    await card.getByRole('button', { name: 'Fight it' }).click()
    await page.locator('.play').waitFor()
    await page.goto(`${address()}#home`)
    await card.getByRole('link', { name: 'Go on with it' }).click()
    await hurryToTheEnd(page)
    expect(await page.locator('.daily-after').innerText()).toMatch(/1 day.*Tomorrow: .*It begins in 14 hours.*#daily/s)
    await page.goto(`${address()}#home`)
    expect(await card.innerText()).toMatch(/Fought today(, and (won|lost)|: a draw)\./)
    await card.getByRole('link', { name: 'Your record' }).click()
    await page.locator('.daily-numbers').waitFor()
    expect(await page.locator('.daily-share pre').innerText()).toMatch(/(won|lost|drawn) in round \d+\n.*#daily$/)
    expect(await page.locator('.daily-weeks .today:is(.won, .lost, .drawn)').count()).toBe(1)
    // Tomorrow there is another one, and today's counts as yesterday's.
    await page.clock.setFixedTime(new Date(`${dayAfter(day, 1)}T00:01:00Z`))
    await page.reload()
    await page.getByRole('button', { name: 'Fight it' }).waitFor()
    expect(await page.locator('.daily-streak').innerText()).toBe('1 day')
  })
})
