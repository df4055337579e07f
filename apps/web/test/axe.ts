/** Screens under axe, by day and by night. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** What a finger can hardly hit: less than 24 pixels across. A box to tick is as large as its label. Far hexes, those of a plan,
 * which may be all over the sand, and the steps of a plot can be drawn nearer, and buttons do the same step by step. */
const TOO_SMALL = `[...document.querySelectorAll('button, a, input, select, summary, [role=button]')].flatMap((one) => {
  const { width, height } = (/radio|checkbox/.test(one.type) && one.closest('label') || one).getBoundingClientRect()
  const isShown = width > 0 && height > 0 && !one.closest('.heard, .asks-plan g.target, g.target.far, :has(.plot) g.target.step')
  return isShown && Math.min(width, height) < 23.5 ? [one.outerHTML.slice(0, 120) + ' ' + width + ' x ' + height] : []
})`

/** Has the styles changed for whoever points with a mouse or a finger; a tab cannot change its pointer. */
const styled = (change: string) => `(() => {
  const visit = (rule) => {
    if (rule instanceof CSSMediaRule) rule.media.mediaText = rule.media.mediaText.${change}
    for (const inner of rule.cssRules ?? []) visit(inner)
  }
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) visit(rule)
})()`
const MOUSE = styled(`replace(/[(](pointer: coarse|hover: none)[)]/g, '(width < 0px) and ($1)')`)
const FINGER = styled(`replaceAll('(width < 0px) and ', '')`)

/** Whether a node lies half outside what it is scrolled in, or half under what stays at its foot: it is no smaller for that, and
 * can be scrolled into sight. */
const IS_CUT = `({ target }) => {
  const one = document.querySelector(target[0])
  const { left, right, bottom } = one.getBoundingClientRect()
  for (let over = document.elementFromPoint((left + right) / 2, Math.min(bottom, innerHeight) - 1); over && !over.contains(one); over = over.parentElement) {
    if (getComputedStyle(over).position === 'sticky') return true
  }
  for (let up = one?.parentElement; up; up = up.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(up).overflowY)) continue
    const [inner, outer] = [one.getBoundingClientRect(), up.getBoundingClientRect()]
    if (inner.top < outer.top || inner.bottom > outer.bottom) return true
  }
  return false
}`
const WITHOUT_CUT = `({ id, nodes }) => ({ id, nodes: id === 'target-size' ? nodes.filter((node) => !(${IS_CUT})(node)) : nodes })`

/** What axe finds wrong with the page as it is now: by day everything, by night what colours can spoil. */
export async function check(page: Page, screen: string): Promise<void> {
  await page.evaluate(`window.axe || (() => { ${axe} })()`)
  const byNight = { runOnly: { type: 'rule', values: ['color-contrast'] } }
  const byDay = { runOnly: tags, rules: { 'heading-order': { enabled: true } } }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const options = { ...(colorScheme === 'light' ? byDay : byNight), resultTypes: ['violations'] }
    const run = `axe.run(document, ${JSON.stringify(options)}).then((r) => r.violations.map(${WITHOUT_CUT}))`
    const violations = (await page.evaluate(run)) as Violation[]
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`),
    )
    expect(found, `${screen}, ${colorScheme}`).toEqual([])
  }
  expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), screen).toBe(false)
}

/**
 * Passes axe by day and by night, on a phone and, as what is on it can be made wide, on a wide screen with a mouse; and nothing
 * is wider than the screen, or too small for a finger.
 */
export async function passOnAll(page: Page, screen: string): Promise<void> {
  const small = page.viewportSize()!
  expect(await page.evaluate(TOO_SMALL), `${screen}, for a finger`).toEqual([])
  await check(page, screen)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(MOUSE)
  await check(page, `${screen}, wide`)
  await page.evaluate(FINGER)
  await page.setViewportSize(small)
}
