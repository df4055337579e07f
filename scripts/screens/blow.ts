/** A short moving picture of a blow, filmed while a bout is played. */
import type { Browser, Page } from 'playwright-core'
import { type Clip, type Frame, moving, toWebp } from './webp.ts'

const VIEWPORT = { width: 1180, height: 640 }
const LONGEST = 4000
/** Seconds before the wound and after it. */
const BEFORE = 1.2
const AFTER = 3.2

interface Shot {
  readonly picture: Buffer
  /** In seconds. */
  readonly at: number
}

export async function blow(browser: Browser, address: string): Promise<Buffer> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  await page.goto(`${address}#setup/munera`)
  await page.getByLabel(/^Seed/).fill('sand')
  await page.getByRole('button', { name: /^Begin the/ }).click()
  await page.locator('.play').waitFor()
  const shots = await film(page)
  const clip = (await page.locator('.arena').first().boundingBox())!
  await context.close()
  const pictures = await toWebp(
    browser,
    shots.map(({ picture }) => picture),
    0.55,
    clip,
  )
  return moving(
    pictures.map((picture, at) => ({ picture, milliseconds: lasting(shots, at) })),
    sizeOf(clip),
  )
}

/** Until the next one; the last stays a while before all begins again. */
function lasting(shots: readonly Shot[], at: number): Frame['milliseconds'] {
  const next = shots[at + 1]
  return next ? Math.max(20, Math.round((next.at - shots[at]!.at) * 1000)) : 1200
}

function sizeOf({ width, height }: Clip) {
  return { width: Math.round(width), height: Math.round(height) }
}

/** Plays until a wound is on the sand, and gives what was to be seen shortly before and after. */
async function film(page: Page): Promise<Shot[]> {
  const session = await page.context().newCDPSession(page)
  const shots: Shot[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ picture: Buffer.from(data, 'base64'), at: metadata.timestamp ?? 0 })
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 3 })
  await untilWounded(page)
  const struck = shots.at(-1)?.at ?? 0
  await page.waitForTimeout(AFTER * 1000)
  await session.send('Page.stopScreencast')
  // A busy browser gives them out of order.
  return shots.filter(({ at }) => at > struck - BEFORE && at < struck + AFTER).sort((a, b) => a.at - b.at)
}

async function untilWounded(page: Page): Promise<void> {
  for (let step = 0; step < LONGEST; step++) {
    if (await page.locator('.flashes .rising').count()) return
    if (await page.locator('.running').count()) await page.waitForTimeout(20)
    else await strikeOrWalk(page)
  }
  throw new Error('in vain waited for a wound')
}

async function strikeOrWalk(page: Page): Promise<void> {
  const offers = [
    page.locator('dialog button:not(:disabled)'),
    page.locator('.choice.fight'),
    page.locator('.choice.move').filter({ hasText: 'Ahead' }),
    page.locator('#primary, .choice'),
  ]
  for (const offer of offers)
    if (await offer.count())
      return offer
        .first()
        .click({ timeout: 2000 })
        .catch(() => {})
}
