/** Who plays in a new match: people, or opponents as strong as one likes. */
import { type Level, STRONG } from '@harena/bots/levels'
import { capital, key, t } from '@harena/engine'
import type { SavedMatch, Sitter } from '../app/saved-match.ts'
import type { NewMatch } from './new-match.ts'

/** Who plays: a person, or an opponent by level. */
export type SitterChoice = 'you' | 'second' | Level | typeof STRONG

export const sitterChoices: Readonly<Record<SitterChoice, string>> = {
  you: t('You'),
  second: t('Second player'),
  dummy: t('Dummy to practise on'),
  novice: t('Novice opponent'),
  standard: t('Standard opponent'),
  veteran: t('Veteran opponent'),
  master: t('Master opponent'),
  [STRONG]: t('Master who takes his time'),
}

const levelNotes: Readonly<Record<Level | typeof STRONG, string>> = {
  dummy: t('stands and defends, so that you can practise'),
  novice: t('makes mistakes; you should beat him soon'),
  standard: t('plays soundly and at once'),
  veteran: t('mixes what he does, so that he is hard to foresee'),
  master: t('looks ahead and weighs what you may do; he can say why'),
  [STRONG]: t('looks at several times as many ways before he answers, up to a second long'),
}

/** A named opponent: a master with a leaning. */
export interface Character {
  readonly id: string
  readonly name: string
  /** What he is like, as the rest of a sentence. */
  readonly note: string
}

/** Everybody who may play, levels first, each with his title. */
export function sitterTitles(characters: readonly Character[]): [id: string, title: string][] {
  return [
    ...Object.entries(sitterChoices),
    ...characters.map(({ id, name }): [string, string] => [id, t`${name}, a master`]),
  ]
}

/** What an opponent is like, in a sentence; null for people. */
export function sitterNote(choice: string, characters: readonly Character[]): string | null {
  const character = characters.find(({ id }) => id === choice)
  if (character) return `${character.name} ${t(character.note)}.`
  const note = levelNotes[choice as Level]
  return note ? `${t(capital(choice === STRONG ? 'master' : choice))}: ${note}.` : null
}

/** By the id of a person, a level or a named opponent. */
export function sitterOf(choice: string): Sitter {
  // Names are kept with the match, whatever language it is played in.
  if (choice === 'you') return { kind: 'person', name: key('You') }
  if (choice === 'second') return { kind: 'person', name: key('Second player') }
  return { kind: 'opponent', level: choice }
}

type Played = readonly Pick<SavedMatch, 'record' | 'outcome'>[]

/** Whoever has not won in a game yet meets a novice first. */
export function nextLevel(ruleset: string, played: Played): Level {
  return played.some(({ record, outcome }) => outcome === 'won' && record.ruleset === ruleset) ? 'standard' : 'novice'
}

export function against(level: Level, match: NewMatch): NewMatch {
  const sitters = match.sitters.map((one) => (one.kind === 'opponent' ? sitterOf(level) : one))
  return { ...match, sitters }
}

export function gentle(match: NewMatch, played: Played): NewMatch {
  return against(nextLevel(match.ruleset, played), match)
}
