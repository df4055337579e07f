/** The built-in owner of a club: whom he recruits, whom he sends. */
import type { Bot, Club, ClubSheet, ClubState, Game, Recruit, Ruleset } from '@harena/engine'
import type { Level } from '../levels.ts'
import { argmax } from './argmax.ts'

/** What an owner knows of the game. */
export interface Eye<S extends ClubSheet> {
  /** The types he recruits, in turn, best first. */
  readonly wanted: readonly string[]
  /** What a man is worth in the arena. */
  worth(sheet: S): number
}

export function clubOpponent<M extends Game, S extends ClubSheet>(
  ruleset: Ruleset<Club<M, S>>,
  fighter: Bot<M>,
  { wanted, worth }: Eye<S>,
  level: Level,
): Bot<Club<M, S>> {
  const recruit = (state: ClubState<M, S>, legal: readonly Recruit[], owner: number): Recruit => {
    const before = state.men.filter((man) => man.owner === owner).length
    const turn = wanted.map((_, i) => wanted[(before + i) % wanted.length])
    const type = turn.find((one) => legal.some((choice) => choice.type === one))
    return legal.find((choice) => choice.type === type) ?? legal[0]!
  }
  return (known, question, random) => {
    const legal = () => ruleset.legal(known, question)
    switch (question.kind) {
      case 'recruit':
        return recruit(known, legal() as readonly Recruit[], question.seat)
      case 'send': {
        const choices = legal() as readonly (readonly number[])[]
        if (level === 'dummy' || level === 'novice') return choices[random.below(choices.length)]!
        const value = (men: readonly number[]) => men.reduce((sum, one) => sum + worth(known.men[one]!.sheet), 0)
        return argmax(choices, value)!
      }
      case 'bout':
        return fighter(known.bout!.match, question.question, random)
    }
  }
}
