/** Chance for the fuzzer, and what it does to text and data. Everything follows from a seed. */
import { Dice } from '@harena/engine'

export class Chance {
  private readonly dice: Dice

  constructor(seed: string) {
    this.dice = Dice.fromSeed(seed)
  }

  /** From 0 to `limit` - 1. */
  below(limit: number): number {
    return this.dice.below(limit)
  }

  is(oneIn: number): boolean {
    return this.below(oneIn) === 0
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }
}

/** What people type, what programs trip over, and what terminals and spreadsheets obey. */
const TEXTS = [
  '',
  ' ',
  'Crixus',
  'x'.repeat(41),
  'y'.repeat(5000),
  '\u001b]52;c;aGFoYQ==\u0007',
  '\u001b[2J\u001b[8mhidden',
  '\u009b31m',
  'a\nb',
  'a\r\tb',
  'a\u007fb',
  '\u202eevil',
  '\u2028',
  '\ufeffname',
  '\ud800',
  '=HYPERLINK("http://x")',
  '../../x',
  '/etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  '-',
  '--',
  '--help=',
  '-0',
  '{}',
  '[]',
  '%s%n%d',
  '$(x)',
  "'; drop table jobs; --",
  '🗡️⚔️',
  '§6.4',
  'munera',
  'standard',
]
const NUMBERS = [0, -0, 1, -1, 2, 7, 13, 41, 0.5, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e300, 5e-324, 255, 65536]

export function hostileText(chance: Chance): string {
  return chance.of(TEXTS)
}

export function hostileValue(chance: Chance, depth = 3): unknown {
  const kind = chance.below(depth > 0 ? 8 : 6)
  if (kind < 2) return chance.of(NUMBERS)
  if (kind < 4) return hostileText(chance)
  if (kind < 6) return chance.of([null, true, false])
  const size = chance.below(4)
  if (kind === 6) return Array.from({ length: size }, () => hostileValue(chance, depth - 1))
  return Object.fromEntries(Array.from({ length: size }, () => [hostileText(chance), hostileValue(chance, depth - 1)]))
}

type Data = Record<string, unknown>

/** All objects and lists inside. */
function holders(value: unknown): Data[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Data, ...Object.values(value).flatMap(holders)]
}

/** A copy with up to three places changed: replaced, left out, doubled, swapped, added or moved by one. */
export function mutated<T>(data: T, chance: Chance): unknown {
  let copy = structuredClone(data) as unknown
  for (let times = chance.of([0, 1, 1, 1, 2, 3]); times > 0; times--) {
    const all = holders(copy)
    if (all.length === 0 || chance.is(60)) copy = hostileValue(chance)
    else change(chance.of(all), chance)
  }
  return copy
}

/** A copy in which somebody has another name. */
export function renamed<T>(data: T, chance: Chance): T {
  const copy = structuredClone(data)
  const named = holders(copy).filter((holder) => typeof holder.name === 'string')
  if (named.length > 0) chance.of(named).name = hostileText(chance)
  return copy
}

function change(holder: Data, chance: Chance): void {
  const keys = Object.keys(holder)
  if (keys.length === 0) {
    Object.defineProperty(holder, Array.isArray(holder) ? 0 : hostileText(chance), property(hostileValue(chance)))
    return
  }
  const key = chance.of(keys)
  const other = chance.of(keys)
  switch (chance.below(7)) {
    case 0:
      delete holder[key]
      break
    case 1:
      if (Array.isArray(holder))
        holder.splice(chance.below(holder.length + 1), 0, structuredClone(holder[key as never]))
      else Object.defineProperty(holder, hostileText(chance), property(hostileValue(chance)))
      break
    case 2:
      holder[key] = structuredClone(holder[other])
      break
    case 3:
      if (typeof holder[key] === 'number') holder[key] += chance.of([1, -1, 0.5, 1e6])
      else holder[key] = nested(chance.of([5, 39, 44]))
      break
    case 4:
      if (Array.isArray(holder)) holder.splice(0, chance.below(holder.length + 1))
      break
    default:
      holder[key] = hostileValue(chance)
  }
}

/** Also under names such as `__proto__`. */
function property(value: unknown): PropertyDescriptor {
  return { value, enumerable: true, configurable: true, writable: true }
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : depth % 2 === 0 ? [nested(depth - 1)] : { a: nested(depth - 1) }
}

const DEEP_LISTS = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
const DEEP_OBJECTS = `${'{"tables":'.repeat(20_000)}1${'}'.repeat(20_000)}`

/** A text with bytes lost, doubled, changed or put in, or cut off. */
export function damaged(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1)
  const length = chance.of([1, 1, 1, 5, 100])
  switch (chance.below(7)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + text.slice(at + length)
    case 2:
      return text.slice(0, at + length) + text.slice(at)
    case 3:
      return text.slice(0, at) + hostileText(chance) + text.slice(at)
    case 4:
      return (
        text.slice(0, at) + chance.of(['[', '{', '"', ']', '}', ',', '\\', '0', '-', 'e', '\0']) + text.slice(at + 1)
      )
    case 5:
      return chance.of([DEEP_LISTS, DEEP_OBJECTS])
    default:
      return chance.of([text + text, `\ufeff${text}`, `${text}\0`])
  }
}
