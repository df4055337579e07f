/** A man of one's own in Munera: the match itself asks for the skill that he takes. */
import { isObject, listed, t } from '@harena/engine'
import { type GladiatorResult, type Skill, skillRows } from '@harena/munera'
import type { Life } from '../../own/life.ts'

export interface Kept {
  readonly strength: number
  readonly skills: readonly Skill[]
}

function isKept(value: unknown): value is Kept {
  if (!isObject(value) || !Number.isInteger(value.strength) || !Array.isArray(value.skills)) return false
  return value.skills.every((skill) => skillRows.some((row) => row.skill === skill))
}

const titleOf = (skill: Skill) => t(skillRows.find((row) => row.skill === skill)!.name)

export const life: Life<Kept> = {
  keeps: [
    {
      text: t('Strength is rolled once; whoever defeats somebody at least as skilled may take a skill.'),
      rule: '§10.3',
    },
    { text: t('All wounds heal between two bouts.'), rule: '§10.5' },
  ],
  isKept,
  after: ({ seat, result }) => {
    const { strength, skills } = result.seats[seat] as GladiatorResult
    return { kept: { strength, skills: [...skills] }, isDead: false }
  },
  notes: ({ strength, skills }) => [
    { text: t`Strength ${strength}.`, rule: '§1.1' },
    skills.length > 0
      ? { text: t`Skills: ${listed(skills.map(titleOf))}.`, rule: '§10.4' }
      : { text: t('No skill yet.'), rule: '§10.3' },
  ],
}
