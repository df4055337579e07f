import { expect, test } from 'vitest'
import { inBrowser, openHome } from './browser.ts'
import { answerTo, begin } from './lanistas-play.ts'

inBrowser('lanistas', () => {
  test('a month by hand, with a match that is only heard of and can be seen again', async () => {
    const page = await openHome()
    await begin(page, 'month')
    await answerTo(page, ['sell'])
    expect(await page.locator('.month-step[aria-current]').innerText()).toBe('Auction')
    expect(await page.locator('.stable[open] .man-card').count()).toBe(5)
    // The steward's men are ticked; whoever sends nobody hears once what it costs.
    await answerTo(page, ['entries'])
    expect(await page.locator('#primary').innerText()).toMatch(/^Send \w/)
    await page.getByRole('button', { name: 'Send nobody' }).click()
    expect(await page.getByRole('alert').innerText()).toMatch(/denari\w+ not earned/)
    await page.getByRole('button', { name: 'Send nobody all the same' }).waitFor()
    await answerTo(page, ['bank', 'wager'])
    expect(await page.locator('.fixture').count()).toBeGreaterThan(0)
    // Before anything else is asked: how each of one's men fared, and what the month has cost.
    await answerTo(page, ['report'])
    expect(await page.locator('#task').innerText()).toBe('Match day of month 1: your results')
    expect(await page.locator('.man-result').first().innerText()).toMatch(/Won|Lost|Died|Drawn/)
    expect(await page.locator('.asked').count()).toBe(1)
    await page.locator('#primary').click()
    await answerTo(page, ['report'])
    expect(await page.locator('#task').innerText()).toBe('Month 1: the account of Ludus Magnus')
    const after = await page.locator('.asked dd.account-sum').innerText()
    await answerTo(page, ['offer', 'loan', 'bid', 'bribe'])
    expect(await page.locator('.month-plan h2').innerText()).toMatch(/Month 2/i)
    expect(await page.locator('.purse b').innerText()).toBe(after)
    await page.locator('.chronicle > details > summary', { hasText: 'Month 1' }).click()
    expect(await page.locator('.chronicle-report > summary').allInnerTexts()).toEqual([
      'Match day of month 1: your results',
      'Month 1: the account of Ludus Magnus',
    ])
    await page.locator('.chronicle-match').first().click()
    await page.locator('.play.replay').waitFor()
    expect(Number(await page.getByLabel('Place in the match').getAttribute('max'))).toBeGreaterThan(5)
    await page.getByText('Review: what decided it').click()
    await page.getByRole('button', { name: 'Review the match' }).waitFor()
    await page.getByRole('link', { name: 'Back to the ludus' }).click()
    await page.locator('.chronicle > details > summary', { hasText: 'Month 1' }).click()
    const first = page.locator('.chronicle > details', { has: page.locator('summary', { hasText: 'Month 1' }) })
    await first.locator('li > a', { hasText: 'is the Editor' }).click()
    await expect.poll(() => page.locator('.mover .task-prompt').innerText()).toMatch(/is the Editor of the month/)
    expect(await page.locator('.month-plan h2').innerText()).toMatch(/Month 1/i)
  })

  test('what was heard is told by itself before the next match is entered, and a page tells nothing that came after it', async () => {
    const page = await openHome({ viewport: { width: 820, height: 1180 } })
    await begin(page, 't1', '4')
    // The steward chooses for all, and nobody is asked for lessons again.
    if ((await answerTo(page, ['learn', 'offer'])) === 'learn') {
      expect(await page.locator('.asked').innerText()).toMatch(/Lesson \d of \d/)
      await page.getByRole('button', { name: 'Let the steward choose for all your men' }).click()
      await page.locator('.asks-learn').waitFor({ state: 'detached' })
    }
    await answerTo(page, ['conduct'])
    expect(await page.locator('.known-of-match .next-men').innerText()).toMatch(/CV -?\d+/)
    const first = await page.locator('.bill h3').innerText()
    await page.getByRole('button', { name: 'Hear the result' }).click()
    await answerTo(page, ['style', 'armour', 'conduct'])
    await expect.poll(() => page.locator('.bill h3').innerText()).not.toBe(first)
    await answerTo(page, ['conduct'])
    const second = (await page.locator('.bill h3').innerText()).split(' ').at(-1)!
    await page.getByRole('button', { name: 'Watch it' }).click()
    await answerTo(page, ['report'])
    const [, name] = /^Match \d+, (\w+): (won|lost|died|drawn|alive)/.exec(await page.locator('#task').innerText())!
    expect(first.toLowerCase()).toContain(name!.toLowerCase())
    expect(await page.locator('.end-story li').count()).toBeGreaterThan(0)
    expect(await page.locator('.asked .log-dice').count()).toBe(0)
    await page.locator('#primary').click()
    await page.locator('.asks-arena').waitFor()
    expect((await page.locator('.asks-arena h3').innerText()).toLowerCase()).toContain(second.toLowerCase())
    expect((await page.locator('.lineup-side').first().innerText()).toLowerCase()).toContain(second.toLowerCase())
    // Everything came at once: the account is read as of the end of its month.
    await page.locator('#primary').click()
    await answerTo(page, ['after'])
    await page.getByRole('button', { name: 'Back to the ludus' }).click()
    await page.locator('.after-match').waitFor({ state: 'detached' })
    await answerTo(page, ['report'])
    await page.locator('#primary').click()
    await answerTo(page, ['report'])
    expect(await page.locator('#task').innerText()).toBe('Month 1: the account of Ludus Magnus')
    expect(await page.locator('.chronicle > details > summary').first().innerText()).toBe('Month 1')
    expect(await page.locator('.treasury-sum').innerText()).toContain(
      /\d+/.exec(await page.locator('.asked dd.account-sum').innerText())![0],
    )
  })

  test('two at one screen bid in secret, and the bids open together', async () => {
    const page = await openHome()
    await page.getByRole('link', { name: 'Run a ludus' }).click()
    await page.getByLabel('How many?').selectOption('3')
    await page.getByLabel('Run by').nth(1).selectOption('person')
    await page.getByRole('button', { name: 'Dice and switches', exact: true }).click()
    await page.getByLabel(/^Seed/).fill('s12')
    await page.getByRole('button', { name: 'Begin the campaign' }).click()
    for (const [ludus, bid] of [
      ['Ludus Magnus', '7'],
      ['Ludus Capuae', '9'],
    ] as const) {
      await answerTo(page, ['handOver'])
      expect(await page.locator('dialog.hand-over h2').innerText()).toBe(`Hand the screen to ${ludus}`)
      await page.getByRole('button', { name: /show me/ }).click()
      expect(await page.locator('.campaign').innerText()).not.toMatch(/The bids:/)
      await page.getByLabel('Bid in denarii').fill(bid)
      await page.locator('#primary').click()
    }
    await expect.poll(() => page.locator('.news').innerText()).toMatch(/The bids: Ludus Magnus 7, Ludus Capuae 9/)
  })
})
