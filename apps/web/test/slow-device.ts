/** The page on a device four times as slow as a usual machine, and what it takes there. */
import type { CDPSession, Page } from 'playwright-core'
import { expect, type TestContext } from 'vitest'
import { waitFor } from './browser.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What was measured, told at the end of a run. */
    figures?: readonly string[]
  }
}

const SLOWNESS = 4
/** What a usual machine takes for one piece of work, in milliseconds. */
const USUAL = 3
/** Once everything is worked out, the picture takes no longer than these, in milliseconds. */
const TWO_FRAMES = 34
const TRIES = 3
/** No two runs are the same: what is over its limit is tried again, and what stays over it by so much is too long. */
const TOLERANCE = 1.25

/** Many equal pieces of work; how long each took. */
const PIECES = 60
const WORK = `(() => {
  const piece = () => {
    const counts = new Map()
    for (let i = 0; i < 60_000; i++) {
      const key = 'key' + (i % 997)
      counts.set(key, (counts.get(key) ?? 0) + i)
    }
  }
  const from = performance.now()
  for (let i = 0; i < ${PIECES}; i++) piece()
  return (performance.now() - from) / ${PIECES}
})()`

/** Notes long tasks, and how long it took from each click or key to the next picture. */
const WATCH = `
  window.watched = { tasks: [], answers: [] }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries()) if (interactionId) watched.answers.push({ startTime, duration })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
`

/** Once everything has been drawn and told. */
const DRAWN = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))))`

/** By what was measured, in milliseconds of a slow device. */
export type Figures = Record<string, number>

/**
 * A tab on a slow device. This machine may be slow or busy itself, so it is weighed first what it makes of a fixed piece of work;
 * times are told as a usual machine would have them. They are taken in two ways, by the clock and by what the page's own thread
 * has worked, as only the latter knows nothing of whatever else is going on here.
 */
export class SlowDevice {
  readonly page: Page
  private devtools!: CDPSession
  /** How much longer than on a usual machine it takes, by the clock and by work. */
  private excess = { clock: 1, work: 1 }
  private readonly done: {
    readonly kind: string
    readonly from: number
    readonly to: number
    readonly worked: number
  }[] = []

  constructor(page: Page) {
    this.page = page
  }

  async slowDown(): Promise<void> {
    const { page } = this
    this.devtools = await page.context().newCDPSession(page)
    await this.devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const slowness = Number(await page.evaluate(WORK)) / USUAL
    await this.devtools.send('Emulation.setCPUThrottlingRate', {
      rate: Math.min(SLOWNESS, Math.max(1, SLOWNESS / slowness)),
    })
    const before = await this.worked()
    const clock = Number(await page.evaluate(WORK)) / (USUAL * SLOWNESS)
    const work = ((await this.worked()) - before) / (PIECES * USUAL * SLOWNESS)
    this.excess = { clock: Math.max(1, clock), work }
    await page.addInitScript(WATCH)
    await page.evaluate(WATCH)
  }

  /** How long the page's thread has worked so far, in milliseconds. */
  private async worked(): Promise<number> {
    const { metrics } = await this.devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
  }

  async press(kind: string, key: string): Promise<void> {
    await this.act(kind, () => this.page.keyboard.press(key))
  }

  /** Clicks the first that is there, if any: without a look at what might lie over it, which takes time too. */
  async click(kind: string, selector: string): Promise<void> {
    const found = this.page.locator(selector).first()
    if ((await found.count()) > 0) await this.act(kind, () => found.click({ force: true }))
  }

  private async act(kind: string, act: () => Promise<void>): Promise<void> {
    const from = Number(await this.page.evaluate(DRAWN))
    const before = await this.worked()
    await act()
    const to = Number(await this.page.evaluate(DRAWN))
    this.done.push({ kind, from, to, worked: (await this.worked()) - before })
  }

  hasDone(kind: string): boolean {
    return this.done.some((deed) => deed.kind === kind)
  }

  /** How long each kind of deed took at most until the next picture. */
  async answers(): Promise<Figures> {
    await this.page.evaluate(DRAWN)
    const answers = (await this.page.evaluate('watched.answers')) as { startTime: number; duration: number }[]
    const figures: Figures = {}
    for (const { kind, from, to, worked } of this.done) {
      const all = answers.filter(({ startTime }) => startTime >= from && startTime < to).map(({ duration }) => duration)
      const took = Math.min(Math.max(0, ...all) / this.excess.clock, worked / this.excess.work + TWO_FRAMES)
      figures[kind] = Math.max(figures[kind] ?? 0, took)
    }
    return figures
  }

  /** When the first picture was there, and the longest task until now. */
  async start(): Promise<Figures> {
    const picture = await waitFor<number>(
      this.page,
      `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`,
    )
    const task = Number(await this.page.evaluate('Math.max(0, ...watched.tasks)'))
    return { 'first picture': picture / this.excess.clock, 'longest task': task / this.excess.clock }
  }
}

/** Measures up to three times, as anything may come in between, and wants the best of each figure to keep its limit. */
export async function keeps({ task }: TestContext, limits: Figures, measure: () => Promise<Figures>): Promise<void> {
  const best: Figures = {}
  const over = (tolerance: number) =>
    Object.entries(best).filter(([name, time]) => time >= tolerance * (limits[name] ?? limits.any!))
  for (let i = 0; i < TRIES && (i === 0 || over(1).length > 0); i++) {
    for (const [name, time] of Object.entries(await measure())) {
      best[name] = Math.min(best[name] ?? Number.POSITIVE_INFINITY, Math.round(time))
    }
  }
  const told = Object.entries(best).map(([name, time]) => `${name} ${time} ms`)
  task.meta.figures = [`On a slow device, ${task.name}: ${told.join(', ')}`]
  expect(over(TOLERANCE), 'too long, in milliseconds').toEqual([])
}
