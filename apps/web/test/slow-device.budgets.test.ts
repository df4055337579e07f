/** How soon the page is there, and how soon it answers, on a slow device. */
import { expect, test } from 'vitest'
import { address, inBrowser, newTab, toSetup, waitFor } from './browser.ts'
import { type Figures, keeps, SlowDevice } from './slow-device.ts'

/** In milliseconds. */
const atStart = { 'first picture': 1200, 'longest task': 200 }
const atPlay = { any: 200 }
/** In steps. */
const LONGEST = 120
/** Three tries on a machine that is busy. */
const timeout = 900_000

const LOOK = `(() => {
  const has = (selector) => document.querySelector(selector) !== null
  return has('dialog.moment button:not(:disabled)') ? 'verdict' : has('.end') ? 'end' : has('.task-foot.running, .task-foot.held') ? 'running'
    : has('.combat-sheet') ? 'allocate' : has('.plot') ? 'plot' : has('.bid') ? 'bid' : has('.choice.fight') ? 'fight'
    : has('#primary, .choice') ? 'act' : null
})()`

type Now = 'verdict' | 'end' | 'running' | 'allocate' | 'plot' | 'bid' | 'fight' | 'act'

/** Moves things and looks, where it is open, on the sand; waits until whoever is asked for advice has given it. */
async function plot(device: SlowDevice, time: number): Promise<void> {
  if (time < 2) {
    for (const key of ['ArrowUp', 'ArrowRight', 'q']) await device.press('plotting', key)
    await device.click('plotting', '.plot-pad button:enabled')
    for (let i = 0; i < 4; i++) await device.press('plotting', 'Backspace')
    await device.click('plotting', 'g.target.step')
    await device.press('plotting', 'Backspace')
    await device.click('plotting', 'g.target.far')
  }
  await device.click('plotting', 'button:text-is("Suggest")')
  await waitFor(
    device.page,
    `!document.querySelector('.plot-line [aria-disabled]') && document.querySelector('#primary:enabled')`,
  )
  await device.click('sealing a plot', '#primary')
}

async function allocate(device: SlowDevice): Promise<void> {
  for (const one of ['one less', 'one more']) {
    for (let i = 0; i < 2; i++) await device.click('allocating', `.combat-sheet button:enabled[aria-label$="${one}"]`)
  }
  await device.click('allocating', '.area-man [role="button"]')
  await device.click('allocating', 'button:text-is("Undo")')
  await device.click('allocating', 'button:text-is("Suggest")')
  await waitFor(device.page, `!document.querySelector('.combat-tools [aria-disabled]')`)
  await device.click('sealing an allocation', '#primary')
}

/** Goes up to the opponent, now by button and now on the sand, and ends the turn now and then. */
async function act(device: SlowDevice, time: number): Promise<void> {
  const { page } = device
  const ahead = '.choice.move:has-text("Ahead"), .choice.move:has-text("East")'
  const choices = ['g.target', ahead, ahead, '#primary'].slice(time % 4)
  for (const choice of [...choices, ahead, '#primary', '.choice']) {
    if ((await page.locator(choice).count()) === 0) continue
    await device.click('answering', choice)
    const chooser = 'dialog.chooser .choice'
    return device.click('answering', chooser)
  }
}

/** Plays on until all of this has been done, and so many steps at least; skips whatever is shown in between. */
async function play(device: SlowDevice, kinds: readonly string[], least: number): Promise<void> {
  const times: Partial<Record<Now, number>> = {}
  for (let i = 0; i < least || (i < LONGEST && !kinds.every((kind) => device.hasDone(kind))); i++) {
    const now = await waitFor<Now>(device.page, LOOK)
    const time = times[now] ?? 0
    times[now] = time + 1
    if (now === 'end') return
    if (now === 'running') await device.press('skipping', ' ')
    else if (now === 'verdict') await device.click('putting a verdict away', 'dialog.moment button:enabled')
    else if (now === 'plot') await plot(device, time)
    else if (now === 'allocate') await allocate(device)
    else if (now === 'bid') {
      await device.press('bidding', '1')
      await device.click('bidding', '#primary')
    } else if (now === 'fight') {
      await device.press('aiming', 'a')
      await device.press('striking', 'Enter')
    } else await act(device, time)
  }
}

/** A tab as people have it: things move, and the page is kept on the device. */
const usual = { reducedMotion: 'no-preference', serviceWorkers: 'allow' } as const

async function measureStart(): Promise<Figures> {
  const page = await newTab(usual, 'usual')
  const device = new SlowDevice(page)
  await device.slowDown()
  await page.goto(address(), { waitUntil: 'networkidle' })
  await page.locator('.gates').waitFor()
  const figures = await device.start()
  await page.context().close()
  return figures
}

/** In a match as its form has it. */
async function measurePlay(ruleset: string, kinds: readonly string[], least: number): Promise<Figures> {
  const page = await newTab(usual, 'usual')
  await page.goto(address())
  await toSetup(page, ruleset)
  if (ruleset === 'colosseum') await page.getByRole('radio', { name: /^As printed/ }).check()
  await page.getByLabel(/^Seed/).fill('slow')
  await page.getByRole('button', { name: /^Begin the/ }).click()
  await waitFor(page, LOOK)
  const device = new SlowDevice(page)
  await device.slowDown()
  await play(device, kinds, least)
  const figures = await device.answers()
  await page.context().close()
  return figures
}

inBrowser('on a slow device', () => {
  test('the first page', { timeout }, (context) => keeps(context, atStart, measureStart))

  for (const [ruleset, least, kinds] of [
    ['colosseum', 26, ['plotting', 'sealing a plot', 'skipping', 'allocating', 'sealing an allocation']],
    ['heroes', 16, ['answering', 'bidding', 'skipping']],
    ['munera', 16, ['answering', 'aiming', 'striking', 'skipping']],
    ['outland', 16, ['answering', 'aiming', 'striking', 'skipping']],
  ] as const) {
    test(ruleset, { timeout }, async (context) => {
      await keeps(context, atPlay, async () => {
        const figures = await measurePlay(ruleset, kinds, least)
        expect(Object.keys(figures)).toEqual(expect.arrayContaining([...kinds]))
        return figures
      })
    })
  }
})
