/** Random set-ups for the fuzz: styles, sides, modes, arenas, switches. */
import { readFileSync } from 'node:fs'
import { type Dice, parseLedger } from '@harena/engine'
import {
  ARENA_IDS,
  type CareerSetup,
  careerOptions,
  type Entrant,
  heroes,
  options,
  type Setup,
  SIGNATURES,
  STYLES,
} from '../src/index.ts'

const pick = <T>(list: readonly T[], random: Dice): T => list[random.below(list.length)]!

/** About a third of the switches turned. */
function randomOptions(list: typeof options | typeof careerOptions, random: Dice): Record<string, string | number> {
  const chosen: Record<string, string | number> = {}
  for (const option of list) {
    if (random.below(3) > 0) continue
    if ('values' in option) chosen[option.id] = pick(Object.keys(option.values), random)
    else chosen[option.id] = Math.min(option.max, option.min + random.below(12))
  }
  return chosen
}

function randomEntrant(seat: number, side: number, control: 'star' | 'npg', random: Dice): Entrant {
  const attribute = () => 2 + random.below(5)
  const primary = pick(STYLES, random)
  const hasSecond = random.below(3) === 0
  const secondary = hasSecond
    ? pick(
        STYLES.filter((style) => style !== primary),
        random,
      )
    : null
  return {
    sheet: {
      name: `Gladiator ${seat}`,
      gender: pick(['male', 'female'], random),
      handed: pick(['left', 'right'], random),
      size: 'average',
      attributes: { savvy: attribute(), strength: attribute(), speed: attribute() },
      partPenalty: [0, 0, 0, 0, -random.below(2), 0, 0],
      signatures: [pick(SIGNATURES, random), pick(SIGNATURES, random)].slice(0, 1 + random.below(2)),
      primary,
      secondary,
    },
    control,
    side,
    style: hasSecond && random.below(2) === 0 ? 'secondary' : 'primary',
    imperialSpares: random.below(2),
  }
}

/** Head to head, solo, same side or watching, with one to three on a side and up to four sides. */
export function randomMatch(random: Dice): { setup: Setup; options: Record<string, never> } {
  const mode = pick(['solo', 'sameSide', 'headToHead', 'headToHead', 'mixed', 'watch'] as const, random)
  const isRolled = mode === 'solo' || mode === 'sameSide'
  const sides = isRolled ? 1 : random.below(4) === 0 ? 3 : 2
  const gladiators: Entrant[] = []
  for (let side = 0; side < sides; side++) {
    const count = mode === 'solo' ? 1 : 1 + random.below(mode === 'sameSide' ? 3 : 2)
    for (let i = 0; i < count; i++) {
      const control = mode === 'watch' ? 'npg' : mode === 'mixed' ? pick(['star', 'npg'] as const, random) : 'star'
      gladiators.push(randomEntrant(gladiators.length, side, control, random))
    }
  }
  const setup: Setup = {
    arena: pick(ARENA_IDS, random),
    gates: pick(['WE', 'NS'], random),
    toTheDeath: pick(['no', 'no', 'no', 'roll', 'yes'], random),
    opponents: isRolled ? 'rolled' : 'given',
    gladiators,
  }
  return { setup, options: randomOptions(options, random) as Record<string, never> }
}

export function randomCareer(random: Dice): { setup: CareerSetup; options: Record<string, never> } {
  const players = Array.from({ length: 1 + random.below(2) }, (_, i) => ({
    name: `Player ${i}`,
    stars: 1 + random.below(2),
    grunts: Array.from({ length: random.below(2) }, () => pick(STYLES, random)),
  }))
  return {
    setup: { players, months: 1 + random.below(2) },
    options: randomOptions(careerOptions, random) as Record<string, never>,
  }
}

/** Answers that bring a match forward: fighting and moving, no dropping, no giving up. */
export function isKeen(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('do' in answer)) return true
  return !['drop', 'surrender', 'rest', 'hold', 'rollAway', 'switchHands'].includes(answer.do as string)
}

const ledger = readFileSync(new URL('../../../docs/rules/heroes.md', import.meta.url), 'utf8')
export const paragraphs = new Set(parseLedger(ledger).keys())

export const subject = { ruleset: heroes, randomMatch, isKeen, paragraphs }
