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

export async function pictureOf(board: SVGSVGElement, words: PictureWords, type = 'image/png'): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: WIDTH, height: HEIGHT })
  const context = canvas.getContext('2d')!
  const { ground, surface, text, quiet, accent } = coloursOf(board)
  context.fillStyle = ground
  context.fillRect(0, 0, WIDTH, HEIGHT)
  await drawStage(context, board)
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
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))), type, 0.85)
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

/** Fills what is above the band with the men and the sand around them. */
async function drawStage(context: CanvasRenderingContext2D, board: SVGSVGElement): Promise<void> {
  const { x, y, scale } = framed(board)
  const { width, height } = board.getBoundingClientRect()
  const [wide, high] = [width * scale, height * scale]
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawingOf(board, wide, high))}`
  await image.decode()
  context.drawImage(image, -x * scale, -y * scale, wide, high)
}

/** Room around the men and the least that is shown, in pixels of the screen. */
const [ROOM, LEAST] = [50, 420]

/** Which part of the board is shown: its corner on the screen, and how much larger it is drawn. */
function framed(board: SVGSVGElement): { readonly x: number; readonly y: number; readonly scale: number } {
  const whole = board.getBoundingClientRect()
  const men = [...board.querySelectorAll('g.figure:not(.ghost)')].map((one) => one.getBoundingClientRect())
  const some = men.length > 0 ? men : [whole]
  const left = Math.min(...some.map((one) => one.left)) - ROOM
  const right = Math.max(...some.map((one) => one.right)) + ROOM
  const top = Math.min(...some.map((one) => one.top)) - ROOM
  const bottom = Math.max(...some.map((one) => one.bottom)) + ROOM
  const shape = WIDTH / (HEIGHT - BAND)
  const wide = Math.max(LEAST, right - left, (bottom - top) * shape)
  // Not beyond the edge of the board, where it is large enough.
  const within = (middle: number, size: number, most: number) =>
    size > most ? (most - size) / 2 : Math.min(Math.max(0, middle - size / 2), most - size)
  return {
    x: within((left + right) / 2 - whole.left, wide, whole.width),
    y: within((top + bottom) / 2 - whole.top, wide / shape, whole.height),
    scale: WIDTH / wide,
  }
}

function drawingOf(board: SVGSVGElement, width: number, height: number): string {
  const copy = board.cloneNode(true) as SVGSVGElement
  const copies = copy.querySelectorAll<SVGElement>('*')
  for (const [at, original] of board.querySelectorAll('*').entries()) {
    const looks = getComputedStyle(original)
    copies[at]!.style.cssText = LOOKS.map((name) => `${name}:${looks.getPropertyValue(name)}`).join(';')
  }
  // What can be chosen is for whoever plays.
  for (const target of copy.querySelectorAll('g.target')) target.remove()
  for (const [name, value] of Object.entries({ xmlns: 'http://www.w3.org/2000/svg', width, height })) {
    copy.setAttribute(name, String(value))
  }
  return new XMLSerializer().serializeToString(copy)
}
