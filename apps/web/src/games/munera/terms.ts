/** The words of Munera that need a sentence. */
import type { Term } from '../../ui/terms.ts'

export const terms: readonly Term[] = [
  {
    word: 'AP',
    means: 'Action points: what he has for steps, turns and blows in this turn. A die gives them.',
    rule: '§3.1',
  },
  {
    word: 'strength',
    written: '\\b[Ss]trength\\b',
    means: 'What he has left; every wound takes a point, and at none he is beaten.',
    rule: '§8.1',
  },
  {
    word: 'save',
    written: '\\bsave\\b',
    means: 'What armour and shield add to a die that may stop a hit.',
    rule: '§1.6',
  },
  {
    word: 'class',
    written: '\\b[Cc]lass\\b|weight class',
    means: 'His weight by armour and shield, Light to Extra Heavy: the heavier, the fewer AP.',
    rule: '§1.4',
  },
  {
    word: 'double',
    written: '\\bdouble [1-6]\\b',
    means: 'Both dice alike: something special happens instead of a blow.',
    rule: '§6.4',
  },
  { word: 'off balance', means: 'He has two AP less in his next turn.', rule: '§3.3' },
  {
    word: 'entangled',
    means: 'The net or lasso holds him: three AP less in every turn that he begins so.',
    rule: '§3.4',
  },
  { word: 'lightly wounded', means: 'One wound or more: he has fewer AP.', rule: '§8.2' },
  { word: 'seriously wounded', means: 'Half of his strength is gone: he has still fewer AP.', rule: '§8.3' },
  {
    word: 'pushed back',
    means: 'A blow that misses drives the man one hex away from who struck.',
    rule: '§6.11',
  },
  { word: 'floored', means: 'A double 2: he lies on the sand and must appeal to the crowd.', rule: '§7.5' },
  {
    word: 'appeals',
    written: '\\bappeals?\\b',
    means: 'The crowd decides over the beaten: two dice, and how he has fought.',
    rule: '§9.2',
  },
  { word: 'dispatched', means: 'The crowd gave no mercy: he is killed.', rule: '§9.2' },
  {
    word: 'hits for',
    written: '\\bhits for \\d+\\b',
    means: 'By how much the striker was better: as many wounds, if no save stops them.',
    rule: '§6.10',
  },
  {
    word: 'skill',
    written: '\\bskills?\\b',
    means: 'Who lives and has defeated a man may learn something for later bouts.',
    rule: '§10.3',
  },
  {
    word: 'round',
    written: '\\brounds?\\b',
    means: 'Everybody has one turn in it.',
    rule: '§2.2',
  },
]
