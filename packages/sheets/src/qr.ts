/** QR codes (ISO/IEC 18004) of plain bytes: the smallest that holds a text, with the better protection where it fits. */
import { correctionOf } from './reed-solomon.ts'

/** Rows of modules; true is dark. */
export type Modules = readonly (readonly boolean[])[]

interface Level {
  /** The two bits by which a reader knows it. */
  readonly bits: number
  /** By version, from 1 on: correcting bytes in a block, and blocks. */
  readonly correction: readonly number[]
  readonly blocks: readonly number[]
}

const list = (text: string) => text.split(' ').map(Number)

/** L survives the loss of 7 % of the code, M of 15 %. */
const levels: { readonly M: Level; readonly L: Level } = {
  M: {
    bits: 0,
    correction: list(
      '0 10 16 26 18 24 16 18 22 22 26 30 22 22 24 24 28 28 26 26 26 26 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28',
    ),
    blocks: list(
      '0 1 1 1 2 2 4 4 4 5 5 5 8 9 9 10 10 11 13 14 16 17 17 18 20 21 23 25 26 28 29 31 33 35 37 38 40 43 45 47 49',
    ),
  },
  L: {
    bits: 1,
    correction: list(
      '0 7 10 15 20 26 18 20 24 30 18 20 24 26 30 22 24 28 30 28 28 28 28 30 30 26 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
    ),
    blocks: list('0 1 1 1 1 1 2 2 2 2 4 4 4 4 4 6 6 6 6 7 8 8 9 9 10 12 12 12 13 14 15 16 17 18 19 19 20 21 22 24 25'),
  },
}

const LARGEST = 40

/** Modules for data and correction, by version: all but finders, timing, alignment and the words about the code. */
function dataModules(version: number): number {
  const all = (16 * version + 128) * version + 64
  if (version < 2) return all
  const marks = Math.floor(version / 7) + 2
  return all - (25 * marks - 10) * marks + 55 - (version < 7 ? 0 : 36)
}

function dataBytes(version: number, { correction, blocks }: Level): number {
  return Math.floor(dataModules(version) / 8) - correction[version]! * blocks[version]!
}

/** How long a text may be, in bytes. */
export const MOST_BYTES = dataBytes(LARGEST, levels.L) - 3

/** The code of a link, which is plain ASCII; null where it is too long for any. */
export function qrOf(link: string): Modules | null {
  const bytes = Array.from(link, (letter) => letter.codePointAt(0)!)
  if (bytes.some((byte) => byte > 0x7f)) throw new RangeError(`a link has plain letters only: ${link}`)
  const header = (version: number) => (version < 10 ? 2 : 3)
  for (let version = 1; version <= LARGEST; version++) {
    for (const level of [levels.M, levels.L]) {
      if (bytes.length + header(version) <= dataBytes(version, level)) return drawn(version, level, bytes)
    }
  }
  return null
}

/** The bytes with their header, filled up to the size of the version. */
function framed(version: number, level: Level, bytes: readonly number[]): number[] {
  const bits: number[] = []
  const push = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1)
  }
  push(0b0100, 4)
  push(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) push(byte, 8)
  push(0, 4)
  while (bits.length % 8) bits.push(0)
  const framed = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  )
  const size = dataBytes(version, level)
  for (let pad = 0xec; framed.length < size; pad ^= 0xec ^ 0x11) framed.push(pad)
  return framed.slice(0, size)
}

/** The bytes of all blocks with their correction, column by column, as they are read. */
function interleaved(version: number, level: Level, bytes: readonly number[]): number[] {
  const data = framed(version, level, bytes)
  const count = level.blocks[version]!
  const correction = level.correction[version]!
  const short = Math.floor(data.length / count)
  const longer = data.length % count
  let from = 0
  const blocks = Array.from({ length: count }, (_, at) => {
    const block = data.slice(from, from + short + (at < count - longer ? 0 : 1))
    from += block.length
    return { block, check: correctionOf(block, correction) }
  })
  const columns = (rows: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, at) => rows.flatMap((row) => (at < row.length ? [row[at]!] : []))).flat()
  return [
    ...columns(
      blocks.map(({ block }) => block),
      short + 1,
    ),
    ...columns(
      blocks.map(({ check }) => check),
      correction,
    ),
  ]
}

/** A code while it is drawn: what is dark, and which modules are not for data. */
interface Draft {
  readonly size: number
  readonly dark: boolean[][]
  readonly taken: boolean[][]
}

function set({ dark, taken }: Draft, x: number, y: number, isDark: boolean): void {
  dark[y]![x] = isDark
  taken[y]![x] = true
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function drawn(version: number, level: Level, bytes: readonly number[]): Modules {
  const size = 17 + 4 * version
  const empty = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  const draft: Draft = { size, dark: empty(), taken: empty() }
  drawPatterns(draft, version)
  drawFormat(draft, level, 0)
  drawData(draft, interleaved(version, level, bytes))
  const tried = MASKS.map((_, mask) => masked(draft, level, mask))
  return tried.reduce((best, next) => (penalty(next) < penalty(best) ? next : best))
}

function drawPatterns(draft: Draft, version: number): void {
  const { size } = draft
  for (let at = 0; at < size; at++) {
    set(draft, 6, at, at % 2 === 0)
    set(draft, at, 6, at % 2 === 0)
  }
  const places = alignmentPlaces(version)
  const last = places.length - 1
  for (const [row, y] of places.entries()) {
    for (const [column, x] of places.entries()) {
      const isAtFinder = (row === 0 && column === 0) || (row === 0 && column === last) || (row === last && column === 0)
      if (!isAtFinder) drawSquares(draft, x, y, 2)
    }
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawSquares(draft, x, y, 4)
  }
  if (version >= 7) drawVersion(draft, version)
}

/** Squares in each other: 2 for an alignment mark, 4 for a finder with its light border. */
function drawSquares(draft: Draft, cx: number, cy: number, reach: number): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const [x, y] = [cx + dx, cy + dy]
      const ring = Math.max(Math.abs(dx), Math.abs(dy))
      const isInside = x >= 0 && y >= 0 && x < draft.size && y < draft.size
      if (isInside) set(draft, x, y, reach === 2 ? ring !== 1 : ring !== 2 && ring !== 4)
    }
  }
}

function alignmentPlaces(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  const last = 4 * version + 10
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - (count - 2 - at) * step)]
}

/** Eighteen bits that say how large the code is. */
function drawVersion(draft: Draft, version: number): void {
  let rest = version
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let i = 0; i < 18; i++) {
    const isDark = ((bits >> i) & 1) === 1
    const far = draft.size - 11 + (i % 3)
    set(draft, far, Math.floor(i / 3), isDark)
    set(draft, Math.floor(i / 3), far, isDark)
  }
}

/** Fifteen bits, twice, that say how the code is protected and masked. */
function drawFormat(draft: Draft, { bits: level }: Level, mask: number): void {
  const data = (level << 3) | mask
  let rest = data
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((data << 10) | rest) ^ 0x5412
  const bit = (at: number) => ((bits >> at) & 1) === 1
  const { size } = draft
  for (let i = 0; i < 6; i++) set(draft, 8, i, bit(i))
  set(draft, 8, 7, bit(6))
  set(draft, 8, 8, bit(7))
  set(draft, 7, 8, bit(8))
  for (let i = 9; i < 15; i++) set(draft, 14 - i, 8, bit(i))
  for (let i = 0; i < 8; i++) set(draft, size - 1 - i, 8, bit(i))
  for (let i = 8; i < 15; i++) set(draft, 8, size - 15 + i, bit(i))
  set(draft, 8, size - 8, true)
}

/** Up and down in pairs of columns, from the right. */
function drawData(draft: Draft, bytes: readonly number[]): void {
  const { size, dark, taken } = draft
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right
    const isUpward = ((column + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step
      for (const x of [column, column - 1]) {
        if (taken[y]![x]) continue
        dark[y]![x] = at < bytes.length * 8 && ((bytes[at >> 3]! >> (7 - (at & 7))) & 1) === 1
        at++
      }
    }
  }
}

function masked({ size, dark, taken }: Draft, level: Level, mask: number): Modules {
  const rows = dark.map((row, y) => row.map((isDark, x) => isDark !== (!taken[y]![x] && MASKS[mask]!(x, y))))
  drawFormat({ size, dark: rows, taken: taken.map((row) => [...row]) }, level, mask)
  return rows
}

/** How hard a code is to read: long runs, blocks, false finders, too much of one colour. */
function penalty(rows: Modules): number {
  const size = rows.length
  const columns = rows.map((_, x) => rows.map((row) => row[x]!))
  let sum = 0
  for (const line of [...rows, ...columns]) {
    const text = line.map((isDark) => (isDark ? '1' : '0')).join('')
    for (const [run] of text.matchAll(/1{5,}|0{5,}/g)) sum += run.length - 2
    for (const finder of ['10111010000', '00001011101']) {
      for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) sum += 40
    }
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const here = rows[y]![x]
      if (rows[y]![x - 1] === here && rows[y - 1]![x] === here && rows[y - 1]![x - 1] === here) sum += 3
    }
  }
  const dark = rows.flat().filter(Boolean).length
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10))
}
