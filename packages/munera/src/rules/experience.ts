/** §10 Experience. Between bouts wounds heal and equipment is replaced (§10.5): a new bout starts from the sheet. */

import type { Ref } from '../match/game.ts'
import type { Options } from '../match/options.ts'
import { askSkill } from '../match/questions.ts'
import { type Fighter, NOBODY, type State } from '../match/state.ts'
import { type Skill, skills } from '../tables/skills.ts'

/** §10.1, R41 */
export function mostSkills(options: Options): number {
  return options.maxSkills === '6' ? 6 : 4
}

export function isAlive(fighter: Fighter): boolean {
  return fighter.out !== 'killed' && fighter.out !== 'dispatched'
}

/** §10.3: he lives, and he defeated one who had as many skills as he or more when the bout began (R43). */
function hasEarnedSkill(state: State, fighter: Fighter): boolean {
  if (!isAlive(fighter)) return false
  const own = state.sheets[fighter.seat]!.skills.length
  return state.fighters.some((other) => other.outBy === fighter.seat && state.sheets[other.seat]!.skills.length >= own)
}

/** §10.1: the skills he has room for: each once, Charisma again and again. */
export function skillsOpenTo(state: State, fighter: Fighter): readonly Skill[] {
  const own = state.sheets[fighter.seat]!.skills
  if (own.length >= mostSkills(state.options)) return []
  return skills.filter((skill) => skill === 'charisma' || !own.includes(skill))
}

/** What he may take after this bout; empty if nothing. */
export function skillsToTake(state: State, fighter: Fighter): readonly Skill[] {
  return hasEarnedSkill(state, fighter) ? skillsOpenTo(state, fighter) : []
}

/** §10.3: everyone who has earned a skill takes one or declines, in seat order; after the last one the bout is over. */
export function findChooser(state: State, from: number): void {
  const next = state.fighters.findIndex((fighter, seat) => seat >= from && skillsToTake(state, fighter).length > 0)
  state.chooser = next
  state.phase = next === NOBODY ? 'over' : 'aftermath'
}

/** §10.3: one of them chooses. */
export function chooseSkill(state: State, referee: Ref): void {
  const seat = state.chooser
  const { skill } = referee.ask(askSkill[seat]!)
  state.fighters[seat]!.skillTaken = skill
  if (referee.listening) referee.tell({ kind: 'skillTaken', rule: '§10.3', seat, skill })
  findChooser(state, seat + 1)
}
