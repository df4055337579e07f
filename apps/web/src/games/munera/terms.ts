/** The words of Munera that need a sentence. */
import { t } from '@harena/engine'
import { alone, type Term } from '../../ui/terms.ts'

export const terms: readonly Term[] = [
  {
    word: t('action points'),
    written: t('\\bAP\\b|\\b[Aa]ction points?\\b'),
    means: t('AP for short: what he has for steps, turns and blows in this turn. A die gives them.'),
    rule: '§3.1',
  },
  {
    word: t('strength'),
    written: t('\\b[Ss]trength\\b'),
    means: t('What he has left; every wound takes a point, and at none he is beaten.'),
    rule: '§8.1',
  },
  {
    word: t('save'),
    written: t('\\bsave\\b'),
    means: t('What armour and shield add to a die that may stop a hit.'),
    rule: '§1.6',
  },
  {
    word: t('miss'),
    written: t('\\bmiss(?:es)?\\b'),
    means: t('His die was not beaten: no wound, but a man who stands near is pushed back.'),
    rule: '§6.11',
  },
  {
    word: t('wound'),
    written: t('^wound$|\\bwounds?\\b'),
    means: t('Each takes a point of strength, and wounded men have fewer AP.'),
    rule: '§8.1',
  },
  {
    word: t('shield'),
    written: t('\\bshield\\b'),
    means: t('It adds to the save, the die that may stop a hit.'),
    rule: '§1.6',
  },
  {
    word: t('class'),
    written: t('\\b[Cc]lass\\b|weight class|\\b(?:Light|Medium|(?:Extra )?Heavy)\\b'),
    means: t('His weight by armour and shield, Light to Extra Heavy: the heavier, the fewer AP.'),
    rule: '§1.4',
  },
  {
    word: t('double'),
    written: t('\\bdouble [1-6]\\b'),
    means: t('Both dice alike: something special happens instead of a blow.'),
    rule: '§6.4',
  },
  { word: t('off balance'), means: t('He has two AP less in his next turn.'), rule: '§3.3' },
  {
    word: t('entangled'),
    means: t('The net or lasso holds him: three AP less in every turn that he begins so.'),
    rule: '§3.4',
  },
  { word: t('lightly wounded'), means: t('One wound or more: he has fewer AP.'), rule: '§8.2' },
  { word: t('seriously wounded'), means: t('Half of his strength is gone: he has still fewer AP.'), rule: '§8.3' },
  {
    word: t('pushed back'),
    means: t('A blow that misses drives the man one hex away from who struck.'),
    rule: '§6.11',
  },
  {
    word: t('lost'),
    written: `^${t('lost')}$`,
    means: t(
      'Lost for this bout: it lies nowhere and cannot be picked up. Who has no weapon left strikes with his fists.',
    ),
    rule: '§7.7',
  },
  { word: t('floored'), means: t('A double 2: he lies on the sand and must appeal to the crowd.'), rule: '§7.5' },
  {
    word: t('appeals'),
    written: t('\\bappeals?\\b'),
    means: t('The crowd decides over the beaten: two dice, and how he has fought.'),
    rule: '§9.2',
  },
  { word: t('put to death'), means: t('The crowd gave no mercy: he is killed.'), rule: '§9.2' },
  {
    word: t('hits for'),
    written: t('\\bhits for \\d+\\b'),
    means: t('By how much the striker was better: as many wounds, if no save stops them.'),
    rule: '§6.10',
  },
  {
    word: t('skill'),
    written: t('\\bskills?\\b'),
    means: t('Who lives and has defeated a man may learn something for later bouts.'),
    rule: '§10.3',
  },
  {
    word: t('round'),
    written: t('\\brounds?\\b'),
    means: t('Everybody has one turn in it.'),
    rule: '§2.2',
  },
  alone(t('killed'), t('Dead in the fight itself: no appeal was left to him.'), '§8.5'),
  alone(t('dispatched'), t('He appealed to the crowd, and it gave no mercy.'), '§9.2'),
  alone(t('spared'), t('He was beaten, and the crowd let him live.'), '§9.2'),
  alone(t('beaten'), t('His strength is gone; where nobody appeals, this is the end of it.'), '§8.4'),
]
