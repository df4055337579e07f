/** Every switch works: a match is played with each of its values. */
import { Dice } from '../dice.ts'
import type { Game } from '../referee.ts'
import { effectiveOptions, type Option } from '../ruleset.ts'
import { named, playRandomly, type Subject } from './random-play.ts'

/** So many random matches are tried until one is legal with the value. */
const TRIES = 200

export function everyValueIsPlayed<G extends Game>(subject: Subject<G>, seed: string): void {
  for (const option of subject.ruleset.options) {
    for (const value of valuesOf(option))
      named(`${seed}/${option.id}/${value}`, (own) => playWith(subject, option, value, own))
  }
}

function valuesOf(option: Option): readonly (string | number)[] {
  return 'values' in option ? Object.keys(option.values) : [...new Set([option.min, option.default, option.max])]
}

function playWith<G extends Game>(subject: Subject<G>, { id }: Option, value: string | number, seed: string): void {
  const random = Dice.fromSeed(seed)
  for (let i = 0; i < TRIES; i++) {
    const { setup, options } = subject.randomMatch(random)
    const chosen = { ...options, [id]: value }
    if (subject.ruleset.checkSetup(setup, effectiveOptions(subject.ruleset, chosen))) continue
    playRandomly({ ...subject, randomMatch: () => ({ setup, options: chosen as Partial<G['options']> }) }, seed)
    return
  }
  throw new Error('no random match is legal with this value')
}
