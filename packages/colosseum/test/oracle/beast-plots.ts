/** Springsteen's Table I (E-15 to E-17): what one who plays a beast may write, and how it is read. */
import { type Dir, OUTSIDE } from '@harena/engine'
import type { State } from '../../src/index.ts'
import { beside, turn } from './hexes.ts'
import { type Part, stepOf, type Written } from './plots.ts'
import type { Man } from './sheet.ts'
import { isSolid } from './walkers.ts'

/** Up to four movement factors: F, and FL or FR but not both. */
function walks(): string[] {
  const found = new Set<string>()
  for (const aside of ['FL', 'FR']) {
    let ways = ['']
    for (let factors = 1; factors <= 4; factors++) {
      ways = ways.flatMap((way) => [`${way} F`, `${way} ${aside}`])
      for (const way of ways) found.add(way.trim())
    }
  }
  return [...found]
}

const rises = ['UP 1', 'UP 2', 'UP 3', 'UP(L)', 'UP(R)']

export function beastPlots(state: State, man: Man): string[] {
  const { kind, isReared } = man.beast!
  if (isReared) {
    const front = beside(man.cell, man.facing)
    return ['X', ...rises, ...(front === OUTSIDE || isSolid(state, front) ? [] : ['DOWN'])]
  }
  // One whose hind part has no room whirls on the spot.
  const whirls = man.torso < 0 ? ['(RRR)'] : ['(R)', '(L)']
  return [...walks(), 'X', 'B', ...whirls, ...(kind === 'bear' ? ['UP', ...rises] : [])]
}

const turnOf = (by: 1 | -1, isAfter = false): Part => ({ turn: by, isAfter })
const ahead = stepOf(0)
const left = [turnOf(-1), ahead]
const right = [turnOf(1), ahead]

/** The head goes round the hind part by three hexsides. */
function whirl(side: 1 | -1): Part[] {
  const step: Part = { step: { dir: turn(0, 2 * side), kind: 'whirl', isSide: false, isQuick: false } }
  return [step, turnOf(side, true), step, turnOf(side, true), step, turnOf(side, true)]
}

const others: Readonly<Record<string, [string, Part[]]>> = {
  X: ['X', []],
  B: ['B', [stepOf(3)]],
  '(RRR)': ['W', [turnOf(1), turnOf(1), turnOf(1)]],
  '(R)': ['W', whirl(1)],
  '(L)': ['W', whirl(-1)],
  UP: ['UP', []],
  'UP 1': ['UP', left],
  'UP 2': ['UP', [ahead]],
  'UP 3': ['UP', right],
  'UP(L)': ['UP', [turnOf(-1)]],
  'UP(R)': ['UP', [turnOf(1)]],
  DOWN: ['DOWN', [ahead]],
}

export function readBeast(text: string): Written {
  const [code, parts] = others[text] ?? [
    'F',
    text.split(' ').flatMap((word) => (word === 'FL' ? left : word === 'FR' ? right : [ahead])),
  ]
  return { text, code, parts, net: '', kick: 0, repels: false }
}

/** The rest of a way, hex by hex in these directions. */
export function partsAlong(facing: Dir, dirs: readonly Dir[]): Part[] {
  let now = facing
  return dirs.flatMap((dir) => {
    const by = turn(dir, -now)
    now = dir
    const turns = by <= 3 ? Array<1 | -1>(by).fill(1) : Array<1 | -1>(6 - by).fill(-1)
    return [...turns.map((one) => turnOf(one)), ahead]
  })
}
