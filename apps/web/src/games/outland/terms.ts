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
  {
    word: 'hexside',
    written: '\\b(?:(?:left|right) )?(?:front|rear) hexside\\b',
    means: 'Over which side he is attacked: his front helps him, his rear costs him.',
    rule: '§6.6',
  },
  {
    word: 'backs up',
    written: '\\bbacks? up\\b',
    means: 'The loser goes one hex straight away from the winner, who may go after him.',
    rule: '§5.2',
  },
  { word: 'prone', means: 'He has fallen: all he can do is get up, for 2 points.', rule: '§8.5' },
  {
    word: 'mortally wounded',
    means: 'Beaten by 10 or more: he is out, and dies in a few turns.',
    rule: '§8.6',
  },
  {
    word: 'begs',
    written: '\\bbegs?\\b',
    means: 'He asks for mercy instead of fighting on; a die of the crowd decides.',
    rule: '§11.3',
  },
  {
    word: 'Gaul',
    written: '\\bGaul\\b',
    means: 'He fights in a frenzy: 4 more in the first round of a melee, then 2, then 1.',
    rule: '§10.1',
  },
]
