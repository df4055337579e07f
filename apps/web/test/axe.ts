/** Screens under axe, by day and by night. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const phone = ['a phone', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }] as const

/** The screens that are looked at: in CI wide ones too, which take as long again and seldom find more. */
export function screensOf(width: number, height: number) {
  const wide = ['a wide screen', { viewport: { width, height } }] as const
  return process.env.CI === 'true' ? [wide, phone] : [phone]
}

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** What a finger can hardly hit: less than 24 pixels across. A box to tick is as large as its label. */
const TOO_SMALL = `matchMedia('(pointer: coarse)').matches ? [...document.querySelectorAll('button, a, input, select, summary, [role=button]')].flatMap((one) => {
  const { width, height } = (/radio|checkbox/.test(one.type) && one.closest('label') || one).getBoundingClientRect()
  const isShown = width > 0 && height > 0 && !one.closest('.heard')
  return isShown && Math.min(width, height) < 23.5 ? [one.outerHTML.slice(0, 120) + ' ' + width + ' x ' + height] : []
}) : []`

/**
 * What axe finds wrong with the page as it is now: by day everything, by night what colours can spoil. Colours are the
 * same on every screen, and take longest to judge: they are looked at on small ones alone.
 */
export async function check(page: Page, screen: string): Promise<void> {
  await page.evaluate(`window.axe || (() => { ${axe} })()`)
  expect(await page.evaluate(TOO_SMALL), `${screen}, for a finger`).toEqual([])
  const byNight = { runOnly: { type: 'rule', values: ['color-contrast'] } }
  const isSmall = (page.viewportSize()?.width ?? 0) < 700
  const rules = { 'heading-order': { enabled: true }, 'color-contrast': { enabled: isSmall } }
  const byDay = { runOnly: tags, rules }
  for (const colorScheme of isSmall ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme })
    const options = { ...(colorScheme === 'light' ? byDay : byNight), resultTypes: ['violations'] }
    const run = `axe.run(document, ${JSON.stringify(options)}).then((r) => r.violations)`
    const violations = (await page.evaluate(run)) as Violation[]
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`),
    )
    expect(found, `${screen}, ${colorScheme}`).toEqual([])
  }
}
