/** The words of Outland that need a sentence. */
import type { Term } from '../../ui/terms.ts'

export const terms: readonly Term[] = [
  { word: 'strength', written: '\\b[Ss]trength\\b', means: 'It counts for damage and movement.', rule: '§1.1' },
  { word: 'boxes', means: 'How many hits he can still take.', rule: '§1.4' },
  { word: 'initiative', means: 'A die and agility: the highest acts first in this turn.', rule: '§2.1' },
  {
    word: 'agility',
    written: '\\b[Aa]gility\\b',
    means: 'It counts for initiative, movement and nets, and the more agile man fights better.',
    rule: '§1.2',
  },
  { word: 'damage', written: '\\b[Dd]amage\\b', means: 'How many hits he can take.', rule: '§1.4' },
  {
    word: 'hits',
    written: '\\bhits?\\b',
    means: 'Each fills a box of his damage and takes 1 off all his later rolls.',
    rule: '§8.1',
  },
  { word: 'locked', means: 'Both are held in the melee: neither of the two acts again in this turn.', rule: '§4.7' },
  { word: 'contact', means: 'Adjacent men touch: whoever steps up to an enemy must fight him.', rule: '§3.5' },
  {
    word: 'movement',
    written: '\\bmovement(?: points?)?\\b',
    means: 'Strength and agility less heavy armour; a step or a turn costs one point.',
    rule: '§1.5',
  },
]
