/** What can be wrong with where things stand on a screen, and the sizes that people have. */
import type { Page } from 'playwright-core'

export const sizes = {
  'a small phone': { width: 360, height: 740 },
  'a phone': { width: 390, height: 844 },
  'a tablet': { width: 820, height: 1180 },
  'a low screen': { width: 1366, height: 650 },
  'a desktop': { width: 1440, height: 900 },
  'a large screen': { width: 2560, height: 1440 },
  'a phone on its side': { width: 844, height: 390 },
  'a page at 200 %': { width: 720, height: 450 },
}

export type Size = keyof typeof sizes

/** At each size, once the page has settled in it. */
export async function onEach(page: Page, look: (title: Size) => Promise<void>): Promise<void> {
  for (const [title, size] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
    await look(title as Size)
  }
}

const HELPERS = `
  const wrong = []
  const page = document.documentElement
  const root = document.querySelector('dialog:modal') ?? document.body
  const boxOf = (one) => one.getBoundingClientRect()
  const styleOf = (one) => getComputedStyle(one)
  const named = (one) => one.tagName.toLowerCase() + (one.className.baseVal ?? one.className).replace(/ *(\\S+)/g, '.$1')
    + ' "' + (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40) + '"'
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  const scrolls = (one) => /auto|scroll/.test(styleOf(one).overflow)
  const around = function* (one) { for (let up = one; up && up !== page; up = up.parentElement) yield up }
`

/** Letters are large enough, and neither cut off nor on others. What is shortened is whole where it leads to; a key may give way. */
const LETTERS = `
  const isShortened = (one) => {
    const { webkitLineClamp, textOverflow } = styleOf(one)
    return (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') && one.closest('a, summary, li, button') !== null
  }
  const sticksOut = (rect, box, { overflowX, overflowY }) =>
    (overflowX !== 'visible' && (rect.left < box.left - 1 || rect.right > box.right + 1))
    || (overflowY !== 'visible' && (rect.top < box.top - 3 || rect.bottom > box.bottom + 3))
  const lines = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement
    if (!text.data.trim() || !isSeen(parent) || isShortened(parent)) continue
    if (parent.closest('svg, option, textarea, script, style, .heard, .key')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (parseFloat(styleOf(parent).fontSize) < 11) wrong.push('small letters: ' + named(parent))
    const box = [...around(parent)].find((up) => styleOf(up).overflow !== 'visible')
    if (box && scrolls(box)) continue
    if (box && rects.some((rect) => sticksOut(rect, boxOf(box), styleOf(box)))) wrong.push('cut off: ' + named(parent))
    if (rects.some(({ left, right }) => left < -1 || right > innerWidth + 1)) wrong.push('off the screen: ' + named(parent))
    const held = [...around(parent)].find((up) => /fixed|sticky/.test(styleOf(up).position))
    lines.push(...rects.map((rect) => ({ rect, parent, held })))
  }
  lines.sort((a, b) => a.rect.top - b.rect.top)
  lines.forEach((one, at) => {
    for (let next = at + 1; next < lines.length && lines[next].rect.top < one.rect.bottom; next++) {
      const other = lines[next]
      if (one.parent === other.parent || one.held !== other.held) continue
      const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
      const high = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top
      if (wide > 2 && high > 0.4 * Math.min(one.rect.height, other.rect.height))
        wrong.push('on one another: ' + named(one.parent) + ' and ' + named(other.parent))
    }
  })
`

/**
 * What can be used lies within the width and is as large as a finger needs, or apart from others (WCAG 2.2, 2.5.8, where words
 * in a line of text are excepted); a list shows all of what is chosen; and nothing lies on it once it is scrolled to.
 */
const USABLE = `
  const targetOf = (one) => (one.matches('input') && one.labels?.[0]) || one
  const usable = [...root.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button]')]
    .filter((one) => isSeen(one) && !one.closest('svg, .heard'))
    .map((one) => ({ one, box: boxOf(targetOf(one)) }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  const blockOf = (one) => [...around(one)].find((up) => !styleOf(up).display.startsWith('inline'))
  const isInText = (one) =>
    one.matches('a, .term') && (one.closest('dl') ?? blockOf(one)).textContent.trim() !== one.textContent.trim()
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2]
  const isApart = (mine, his) => {
    const [x, y] = middle(mine)
    const [hisX, hisY] = middle(his)
    const gap = Math.hypot(Math.max(his.left - x, 0, x - his.right), Math.max(his.top - y, 0, y - his.bottom))
    return gap >= 12 && (Math.min(his.width, his.height) >= 24 || Math.hypot(x - hisX, y - hisY) >= 24)
  }
  const pen = document.createElement('canvas').getContext('2d')
  for (const { one, box } of usable) {
    const others = usable.filter((other) => !other.one.contains(one) && !one.contains(other.one))
    if (Math.min(box.width, box.height) < 23.5 && !isInText(one) && !others.every((other) => isApart(box, other.box)))
      wrong.push('small, ' + Math.round(box.width) + ' x ' + Math.round(box.height) + ': ' + named(one))
    if ((box.left < -1 || box.right > innerWidth + 1) && ![...around(one.parentElement)].some(scrolls))
      wrong.push('off the screen: ' + named(one))
    if (!one.matches('select')) continue
    const { font, paddingLeft, paddingRight } = styleOf(one)
    pen.font = font
    const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    const chosen = one.selectedOptions[0]?.text ?? ''
    if (pen.measureText(chosen).width > room + 1) wrong.push('cut off in its list: ' + chosen)
  }
  const onTop = (one) => {
    const target = targetOf(one)
    const there = document.elementFromPoint(...middle(target.getClientRects()[0] ?? boxOf(target)))
    return !there || target.contains(there) || there.closest('label')?.control === one ? null : there
  }
  const places = [page, ...document.querySelectorAll('*')].filter((one) => one === page || scrolls(one))
    .map((one) => [one, one.scrollLeft, one.scrollTop])
  const isInSight = (one) => {
    const [x, y] = middle(boxOf(targetOf(one)))
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
  }
  for (const { one } of usable) {
    if (one.disabled || (isInSight(one) && !onTop(one))) continue
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    if (!isInSight(one)) wrong.push('out of reach: ' + named(one))
    else if (onTop(one)) wrong.push('under ' + named(onTop(one)).split(' ')[0] + ': ' + named(one))
  }
  for (const [one, left, top] of places) one.scrollTo({ left, top, behavior: 'instant' })
`

const WRONG = `(() => {
  ${HELPERS}
  if (page.scrollWidth > innerWidth) wrong.push('the page is ' + page.scrollWidth + ' wide')
  ${LETTERS}
  ${USABLE}
  return [...new Set(wrong)]
})()`

/** Everything that is wrong with the screen as it stands, in words. */
export async function whatIsWrong(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(WRONG)
}

/** The same by size, for all sizes at which something is. */
export async function wrongOnAny(page: Page): Promise<Partial<Record<Size, string[]>>> {
  const found: Partial<Record<Size, string[]>> = {}
  await onEach(page, async (title) => {
    const wrong = await whatIsWrong(page)
    if (wrong.length > 0) found[title] = wrong
  })
  return found
}
