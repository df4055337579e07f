/** T9: the skills. What they do stands with the rules they change. */
import { type Rule, t, type Worth } from '@harena/engine'

export type Skill = 'reflexes' | 'attack' | 'dodge' | 'stamina' | 'charisma' | 'favoured'

export interface SkillRow {
  readonly row: Rule
  readonly skill: Skill
  readonly name: string
  readonly effect: string
}

export const skillRows: readonly SkillRow[] = [
  { row: 'T9.1', skill: 'reflexes', name: 'Reflexes', effect: '+1 AP each turn' },
  { row: 'T9.2', skill: 'attack', name: 'Attack', effect: '+1 to the attack die' },
  { row: 'T9.3', skill: 'dodge', name: 'Dodge', effect: '+1 to the defence die' },
  { row: 'T9.4', skill: 'stamina', name: 'Stamina', effect: '+2 strength' },
  { row: 'T9.5', skill: 'charisma', name: 'Charisma', effect: '+1 to appeals; may be taken again' },
  { row: 'T9.6', skill: 'favoured', name: 'Favoured of the Gods', effect: '5 or 6 escapes a double 6' },
]

export const skills: readonly Skill[] = skillRows.map((row) => row.skill)

/** Kept. */
export function skillTitle(skill: Skill): string {
  return skillRows.find((row) => row.skill === skill)!.name
}

/** As it is read. */
export function skillName(skill: Skill): string {
  return t(skillTitle(skill))
}

/** T9.2, T9.3: in the sum of an attack. */
export const ATTACK: Worth = { what: 'Attack', rule: 'T9.2', value: 1 }
export const DODGE: Worth = { what: 'Dodge', rule: 'T9.3', value: -1 }

/** T9.4: in the sum of his strength. */
export const STAMINA: Worth = { what: 'Stamina', rule: '§10.4', value: 2 }

/** T9.6: the lowest die with which the gods save their favourite. */
export const FAVOURED_NEEDS = 5
