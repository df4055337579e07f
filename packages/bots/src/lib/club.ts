/** The built-in owner of a club: whom he recruits, whom he sends. */
import type { Bot, Club, ClubSheet, ClubState, Dice, Game, Recruit, Ruleset } from '@harena/engine'
import type { Level } from '../levels.ts'
import { argmax } from './argmax.ts'

type Random = Pick<Dice, 'below'>

/** What an owner knows of the game. */
export interface Eye<S extends ClubSheet> {
  /** The types he recruits, best first. */
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
  const isWeak = level === 'dummy' || level === 'novice'
  // Each owner has a roster of his own: the good types are worth about the same, so the dice choose among them.
  const recruit = (state: ClubState<M, S>, legal: readonly Recruit[], owner: number, random: Random): Recruit => {
    const own = new Set(
      state.men.filter((man) => man.owner === owner && man.fellOn === null).map(({ sheet }) => typeOf(sheet)),
    )
    const good = isWeak ? legal : legal.filter(({ type }) => wanted.includes(type!))
    const fresh = good.filter(({ type }) => !own.has(type))
    const open = [fresh, good, legal].find((choices) => choices.length > 0)!
    return open[random.below(open.length)]!
  }
  return (known, question, random) => {
    const legal = () => ruleset.legal(known, question)
    switch (question.kind) {
      case 'recruit':
        return recruit(known, legal() as readonly Recruit[], question.seat, random)
      case 'send': {
        const choices = legal() as readonly (readonly number[])[]
        if (isWeak) return choices[random.below(choices.length)]!
        const value = (men: readonly number[]) => men.reduce((sum, one) => sum + worth(known.men[one]!.sheet), 0)
        return argmax(choices, value)!
      }
      case 'bout':
        return fighter(known.bout!.match, question.question, random)
    }
  }
}

/** Men with arms of their own have no type of the book. */
function typeOf(sheet: ClubSheet): string | undefined {
  return (sheet as ClubSheet & Pick<Recruit, 'type'>).type
}
