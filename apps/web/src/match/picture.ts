/** The last scene as a picture: the sand around whoever is on it, before it the men of the end, and what came of it. */
import type { EndFigureProps } from '../figures/end-figure.tsx'
import { withMen } from './picture-men.tsx'

export interface PictureWords {
  /** What came of it. */
  readonly title: string
  /** Who fought, and under which book. */
  readonly line: string
  /** Where it can be played. */
  readonly link: string
}

/** As previews of links want them. */
const [WIDTH, HEIGHT, BAND] = [1200, 630, 138]

/** A picture knows nothing of the page's styles: whatever they say of a drawing goes along with it. */
const LOOKS = [
  'clip-path',
  'display',
  'fill',
  'fill-opacity',
  'filter',
  'font-family',
  'font-size',
  'font-weight',
  'mix-blend-mode',
  'opacity',
  'paint-order',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'transform',
  'transform-box',
  'transform-origin',
  'visibility',
]

export async function pictureOf(
  board: SVGSVGElement,
  men: readonly EndFigureProps[],
  words: PictureWords,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: WIDTH, height: HEIGHT })
  const context = canvas.getContext('2d')!
  const { ground, surface, text, quiet, accent } = coloursOf(board)
  context.fillStyle = ground
  context.fillRect(0, 0, WIDTH, HEIGHT)
  await drawSand(context, board)
  await drawMen(context, board, men)
  context.fillStyle = surface
  context.fillRect(0, HEIGHT - BAND, WIDTH, BAND)
  const write = (words: string, y: number, colour: string, font: string) => {
    Object.assign(context, { fillStyle: colour, font })
    context.fillText(words, 40, y, WIDTH - 80)
  }
  write(words.title, HEIGHT - BAND + 52, accent, '600 40px Cinzel, serif')
  write(words.line, HEIGHT - BAND + 88, text, '26px "Alegreya Sans", sans-serif')
  write(words.link, HEIGHT - BAND + 118, quiet, '22px "Alegreya Sans", sans-serif')
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))))
  })
}

function coloursOf(board: Element) {
  const probe = document.createElement('span')
  board.parentElement!.append(probe)
  const colour = (name: string) => {
    probe.style.color = `var(--${name})`
    return getComputedStyle(probe).color
  }
  const found = {
    ground: colour('tier'),
    surface: colour('surface'),
    text: colour('text'),
    quiet: colour('text-2'),
    accent: colour('accent-text'),
  }
  probe.remove()
  return found
}

/** Fills what is above the band with the sand around those who are on it. */
async function drawSand(context: CanvasRenderingContext2D, board: SVGSVGElement): Promise<void> {
  const copy = inItsLooks(board)
  const { x, y, wide, high } = framed(board)
  copy.setAttribute('viewBox', [x, y, wide, high].join(' '))
  // However it is looked at on the screen.
  copy.querySelector<SVGElement>('.arena-view')!.style.transform = 'none'
  // The scene of the end hides them; here they are seen.
  for (const place of copy.querySelectorAll<SVGElement>('.arena-place')) place.style.opacity = '1'
  // What can be chosen and what places are called is for whoever plays.
  for (const one of copy.querySelectorAll('g.target')) one.remove()
  for (const one of copy.querySelector('.stage')?.querySelectorAll('text') ?? []) one.remove()
  await drawInto(context, copy, { x: 0, y: 0, width: WIDTH, height: HEIGHT - BAND })
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Two on either side are as many as can be told apart; the victors stand on the left. */
const [ASIDE, COLUMN] = [2, 330]

async function drawMen(
  context: CanvasRenderingContext2D,
  board: Element,
  men: readonly EndFigureProps[],
): Promise<void> {
  const victors = men.filter(({ isVictor }) => isVictor)
  const others = men.filter(({ isVictor }) => !isVictor)
  const sides = victors.length > 0 ? [victors, others] : [others.slice(0, 1), others.slice(1)]
  for (const [right, all] of sides.entries()) {
    const shown = all.slice(0, ASIDE)
    await withMen(board, shown, async (drawings) => {
      const width = COLUMN / shown.length
      for (const [at, drawing] of drawings.entries()) {
        const x = (right ? WIDTH - COLUMN - 20 : 20) + at * width
        await drawInto(context, inItsLooks(drawing), { x, y: 16, width, height: HEIGHT - BAND - 32 })
      }
    })
  }
}

async function drawInto(context: CanvasRenderingContext2D, drawing: SVGSVGElement, at: Place): Promise<void> {
  const { x, y, width, height } = at
  for (const [name, value] of Object.entries({ xmlns: 'http://www.w3.org/2000/svg', width, height })) {
    drawing.setAttribute(name, String(value))
  }
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`
  await image.decode()
  context.drawImage(image, x, y, width, height)
}

/** Room around the men and the least that is shown, in the measures of the drawing: a hex is about 80 across. */
const [ROOM, LEAST] = [40, 560]

/** Which part of the board is shown: around all who are on it, or around one of them where they are too far apart. */
function framed(board: SVGSVGElement): { x: number; y: number; wide: number; high: number } {
  const { x, y, width, height } = board.viewBox.baseVal
  const boxes = [...board.querySelectorAll<SVGGElement>('g.figure:not(.ghost)')].map((one) => inDrawing(board, one))
  const shape = WIDTH / (HEIGHT - BAND)
  const size = (some: readonly Box[]) =>
    Math.max(spanOf(some, 'left', 'right') + 2 * ROOM, (spanOf(some, 'top', 'bottom') + 2 * ROOM) * shape)
  const seen = boxes.length > 0 && size(boxes) > width ? boxes.slice(0, 1) : boxes
  const wide = Math.min(width, Math.max(LEAST, seen.length > 0 ? size(seen) : 0))
  const [middleX, middleY] =
    seen.length > 0
      ? [middleOf(seen, 'left', 'right'), middleOf(seen, 'top', 'bottom')]
      : [x + width / 2, y + height / 2]
  const high = wide / shape
  // Not beyond the edge of the board.
  const within = (middle: number, part: number, from: number, whole: number) =>
    Math.min(Math.max(from, middle - part / 2), from + whole - part)
  return { x: within(middleX, wide, x, width), y: within(middleY, high, y, height), wide, high }
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const ends = (boxes: readonly Box[], low: keyof Box, high: keyof Box): readonly [number, number] => [
  Math.min(...boxes.map((one) => one[low])),
  Math.max(...boxes.map((one) => one[high])),
]

function spanOf(boxes: readonly Box[], low: keyof Box, high: keyof Box): number {
  const [from, to] = ends(boxes, low, high)
  return to - from
}

function middleOf(boxes: readonly Box[], low: keyof Box, high: keyof Box): number {
  const [from, to] = ends(boxes, low, high)
  return (from + to) / 2
}

/** Where it is in the drawing, however large that is on the screen. */
function inDrawing(board: SVGSVGElement, one: Element): Box {
  const back = board.querySelector<SVGGElement>('.arena-view')!.getScreenCTM()!.inverse()
  const { left, top, right, bottom } = one.getBoundingClientRect()
  const [from, to] = [new DOMPoint(left, top).matrixTransform(back), new DOMPoint(right, bottom).matrixTransform(back)]
  return { left: from.x, right: to.x, top: from.y, bottom: to.y }
}

function inItsLooks(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const copies = copy.querySelectorAll<SVGElement>('*')
  for (const [at, original] of drawing.querySelectorAll('*').entries()) {
    const looks = getComputedStyle(original)
    copies[at]!.style.cssText = LOOKS.map((name) => `${name}:${looks.getPropertyValue(name)}`).join(';')
  }
  return copy
}
