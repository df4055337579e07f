/** Played with a thumb: what is pressed stays where it is, and what is new is in sight. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, inBrowser, newTab, smallPhone, toSetup, waitFor } from './browser.ts'

/** The lesson in which a plot is written with warnings and with other moves beside the steps. */
async function firstPlot(): Promise<Page> {
  const page = await newTab(smallPhone)
  await page.goto(`${address()}#lesson/gladiator-first`)
  await page.locator('.plot-pad').waitFor()
  return page
}

/** Where the thumb finds a step and the seal. */
const PLACES = `['.pad-F', '#primary'].map((one) => {
  const { top, left } = document.querySelector('.plot ' + one).getBoundingClientRect()
  return [Math.round(left), Math.round(top)]
})`

/** Where the men stand on the screen. */
const MEN = `[...document.querySelectorAll('.arena-board [role=img] .figure')].map((one) => {
  const { x, y } = one.getBoundingClientRect()
  return [Math.round(x), Math.round(y)]
})`

/** Lets the trainer do it, and puts away what has to be read. */
const TO_THE_END = `(() => {
  const find = (selector) => document.querySelector(selector)
  const button = find('dialog.moment .button:not(:disabled)') ?? find('.coach .link-button') ?? find('#primary')
  button?.click()
})()`

/** Goes on until dice fly: what is said below their card, and how their sum comes. */
const FLYING = `(() => {
  const sum = document.querySelector('.task .blow-line:has(.die) > span')
  const below = document.querySelector('.task-foot.running .task-prompt')
  if (sum && below) return { below: below.innerText, sum: getComputedStyle(sum).animationName }
  void ${TO_THE_END}
  return null
})()`

async function sizeOf(one: Locator): Promise<{ readonly width: number; readonly height: number }> {
  const { width, height } = (await one.boundingBox())!
  return { width, height }
}

interface PlacedButton {
  readonly text: string
  readonly x: number
  readonly y: number
}

const PLACED = (all: (SVGElement | HTMLElement)[]): PlacedButton[] =>
  all.map((one) => {
    const { x, y } = one.getBoundingClientRect()
    return { text: (one as HTMLElement).innerText.replace(/\s+/g, ' '), x, y }
  })

inBrowser('on a phone', () => {
  test('the steps and the seal of a plot keep their places, whatever is added', async () => {
    const page = await firstPlot()
    const places = await page.evaluate(PLACES)
    const others = await page.locator('.plot-others .choice').count()
    await page.locator('.pad-SFR').tap()
    expect(await page.locator('.plot-others .choice').count()).not.toBe(others)
    expect(await page.evaluate(PLACES)).toEqual(places)
    await page.locator('.pad-F').tap()
    // A trainer who knows what comes of it is not contradicted.
    expect(await page.locator('.plot-danger:not(:empty)').count()).toBe(0)
    expect(await page.evaluate(PLACES)).toEqual(places)
    expect((await page.locator('#primary').boundingBox())!.y).toBeLessThan(740 - 44)
  })

  test('a plot is tapped on the sand, which is large; its buttons come when they are wanted', async () => {
    const page = await newTab(smallPhone)
    await page.goto(address())
    await toSetup(page, 'colosseum')
    await page.getByLabel(/^Seed/).fill('sand')
    await page.getByRole('button', { name: /^Begin the/ }).click()
    await page.locator('.plot').waitFor()
    const sizeOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!
    await expect.poll(async () => (await sizeOf('.arena-board circle[r="35"]')).width).toBeGreaterThan(40)
    expect((await sizeOf('.stage')).height / 740).toBeGreaterThan(0.45)
    const { width, height } = await sizeOf('g.target.step .target-hit')
    expect(Math.min(width, height)).toBeGreaterThan(44)
    expect(await page.locator('.plot-pad').count()).toBe(0)
    await page.locator('g.target.step').first().tap()
    await page.getByRole('button', { name: 'Turn left', exact: true }).tap()
    expect(await page.locator('#primary').innerText()).toMatch(/^Seal: \w.*, turn left/)
    await page.getByRole('button', { name: 'Buttons', expanded: false }).tap()
    await page.locator('.plot-pad').waitFor()
    // Who is out of sight is looked for, and the keys stay with the board.
    const zoom = page.getByRole('button', { name: 'Zoom in' })
    while ((await page.locator('.beyond').count()) === 0) await zoom.press('Enter')
    const name = (await page.locator('.beyond').first().innerText()).trim()
    const mark = page.getByRole('button', { name: `Show ${name}` })
    await mark.press('Enter')
    await mark.waitFor({ state: 'detached' })
    expect(await page.evaluate(`document.activeElement.matches('.arena-board')`)).toBe(true)
  })

  test('nothing slides while a plot is made: a second step is where it was seen before the first', async () => {
    const page = await newTab(smallPhone)
    await page.goto(address())
    await toSetup(page, 'colosseum')
    await page.getByLabel(/^Seed/).fill('sand')
    await page.getByRole('button', { name: /^Begin the/ }).click()
    await page.locator('.plot').waitFor()
    const steps = page.locator('g.target.step')
    const first = await steps.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!))
    expect(first.length).toBeGreaterThan(3)
    const places = async () => {
      // A glide takes as long as it takes.
      await page.waitForTimeout(400)
      return page.evaluate(MEN)
    }
    const before = await places()
    for (const label of first) {
      await page.locator(`g.target.step[aria-label="${label}"]`).tap()
      expect(await places(), label).toEqual(before)
      const seconds = steps.locator('.target-hit')
      for (const box of await seconds.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
        expect(box.left, label).toBeGreaterThan(-box.width / 2)
        expect(box.right, label).toBeLessThan(360 + box.width / 2)
      }
      await page.getByRole('button', { name: 'Undo', exact: true }).tap()
    }
  })

  test.each(['munera', 'outland'])('%s begins with steps for a thumb, and says where the foe is', async (game) => {
    const page = await newTab(smallPhone)
    await page.goto(address())
    await toSetup(page, game)
    await page.getByLabel(/^Seed/).fill('thumb')
    await page.getByRole('button', { name: /^Begin the/ }).click()
    await page.locator('.task-groups').waitFor()
    const step = page.locator('g.target.step .target-hit').first()
    await expect.poll(async () => Math.min(...Object.values(await sizeOf(step)))).toBeGreaterThan(40)
    expect(await page.locator('.beyond').innerText()).toMatch(/Verus/)
    const ways = await page.locator('.move-pad .choice').evaluateAll(PLACED)
    // As they lie around him: ahead on top, turns at the sides, all of them above the fixed bar.
    const placeOf = (name: RegExp) => ways.find(({ text }) => name.test(text))!
    expect(placeOf(/^Ahead(?! left| right)/).y).toBeLessThan(placeOf(/^Left/).y)
    expect(placeOf(/^Left/).x).toBeLessThan(placeOf(/^Right/).x)
    const foot = (await page.locator('.task-foot').boundingBox())!
    for (const { y, text } of ways) expect(y, text).toBeLessThan(foot.y - 20)
    expect(await page.getByText('ends the turn').filter({ visible: true }).count()).toBeLessThan(2)
  })

  test('what is told above a question is what has happened since the last one', async () => {
    const page = await newTab(smallPhone)
    await page.goto(address())
    await toSetup(page, 'munera')
    await page.getByLabel(/^Seed/).fill('thumb')
    await page.getByRole('button', { name: /^Begin the/ }).click()
    const ahead = page.locator('.way.ahead .choice')
    for (let step = 0; step < 2; step++) {
      await ahead.tap()
      await page.waitForTimeout(500)
    }
    const told = await page.locator('.task .caption p').allInnerTexts()
    expect(told.filter((line) => line.startsWith('Flamma steps'))).toHaveLength(1)
  })

  test('another question is read from the top of its panel, which is otherwise left where it was scrolled to', async () => {
    const page = await newTab(smallPhone)
    await page.goto(address())
    await toSetup(page, 'colosseum')
    await page.getByRole('button', { name: /^Begin the/ }).click()
    await page.getByRole('button', { name: 'Buttons' }).tap()
    const scroll = () => page.evaluate<number>(`document.querySelector('.side').scrollTop`)
    await page.evaluate(`document.querySelector('.side').scrollTo(0, 60)`)
    await page.locator('.pad-F').tap()
    expect(await scroll()).toBe(60)
    await page.evaluate(`document.querySelector('#primary').click()`)
    await waitFor(page, `document.querySelector('#task')?.innerText.includes('phase 2')`)
    await expect.poll(scroll).toBe(0)
  })

  test.each(['en', 'de'])(
    'the end of a lesson fits: nothing scrolls within the scene, and what comes next is in sight, in %s',
    async (locale) => {
      const page = await newTab({ ...smallPhone, locale })
      await page.goto(`${address()}#lesson/outland-first`)
      const next = page.locator('.lesson-end a.button').first()
      for (let taps = 0; taps < 60 && !(await next.count()); taps++) {
        await page.evaluate(TO_THE_END)
        await page.waitForTimeout(150)
      }
      const scene = page.locator('.end-scene')
      await scene.locator('.luck-bars').waitFor()
      expect(await scene.locator('.end-how').innerText()).not.toContain('(')
      expect(await scene.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
      const { y, height } = (await next.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(740)
    },
  )

  test('a blow is told once, in its card, and its sum comes when the dice have landed', async () => {
    const page = await newTab({ ...smallPhone, reducedMotion: 'no-preference' }, 'usual')
    await page.goto(`${address()}#lesson/outland-first`)
    const told = await waitFor(page, FLYING, 20_000)
    expect(told).toEqual({ below: '', sum: 'sum-comes' })
  })
})
