/** What is drawn on the picture of an end. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** How much of each third above the words is a man's: skin, bronze and steel, as figures are painted; and whether the rims are bare. */
const SEEN = `(async (data) => {
  const image = new Image()
  image.src = data
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 630 })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context.drawImage(image, 0, 0)
  const probe = document.body.appendChild(document.createElement('i'))
  const painted = [0, 1, 2, 3].flatMap((skin) => {
    probe.className = 'skin-' + skin
    return ['--fig-skin', '--fig-skin-3', '--fig-bronze', '--fig-steel'].map((name) => {
      probe.style.color = 'var(' + name + ')'
      return getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map(Number)
    })
  })
  // The dead have lost their colour.
  const pale = painted.map(([r, g, b]) => [r, g, b].map((one) => 0.15 * one + 0.85 * (0.2126 * r + 0.7152 * g + 0.0722 * b)))
  const isMan = (r, g, b) => [...painted, ...pale].some(([x, y, z]) => Math.abs(r - x) + Math.abs(g - y) + Math.abs(b - z) < 12)
  const shareOf = (from, to) => {
    const { data } = context.getImageData(from, 0, to - from, 490)
    let found = 0
    for (let at = 0; at < data.length; at += 4) if (isMan(data[at], data[at + 1], data[at + 2])) found++
    return found / (data.length / 4)
  }
  const coloursOf = (from) => new Set(new Uint32Array(context.getImageData(from, 0, 4, 490).data.buffer)).size
  probe.remove()
  return { left: shareOf(0, 400), middle: shareOf(400, 800), right: shareOf(800, 1200), rims: [coloursOf(0), coloursOf(1196)] }
})`

export interface Seen {
  readonly left: number
  readonly middle: number
  readonly right: number
  readonly rims: readonly number[]
}

/** Saves it by its button, and looks. */
export async function savedPicture(page: Page): Promise<Seen> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Picture' }).click()
  const data = readFileSync(await (await download).path()).toString('base64')
  return page.evaluate(`${SEEN}('data:image/png;base64,${data}')`)
}
