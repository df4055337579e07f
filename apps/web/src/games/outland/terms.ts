/** The words of Outland that need a sentence. */
import { t } from '@harena/engine'
import { alone, type Term } from '../../ui/terms.ts'

export const terms: readonly Term[] = [
  {
    word: t('strength'),
    written: t('\\b[Ss]trength\\b'),
    means: t('It counts for the hits that he can take, and for movement.'),
    rule: '§1.1',
  },
  {
    word: t('hits left'),
    means: t('How many more hits he can take: with the last of them he is beaten.'),
    rule: '§1.4',
  },
  { word: t('initiative'), means: t('A die and agility: the highest acts first in this turn.'), rule: '§2.1' },
  {
    word: t('agility'),
    written: t('\\b[Aa]gility\\b'),
    means: t('It counts for initiative, movement and nets, and the more agile man fights better.'),
    rule: '§1.2',
  },
  {
    word: t('hits'),
    written: t('\\b[Hh]its?\\b'),
    means: t('Each takes 1 off all his later rolls; with the last that he can take he is beaten.'),
    rule: '§8.1',
  },
  {
    word: t('locked'),
    means: t('Both are held in the melee: neither of the two acts again in this turn.'),
    rule: '§4.7',
  },
  { word: t('contact'), means: t('Adjacent men touch: whoever steps up to an enemy must fight him.'), rule: '§3.5' },
  {
    word: t('movement'),
    written: t('\\bmovement(?: points?)?\\b'),
    means: t('Strength and agility less heavy armour; a step or a turn costs one point.'),
    rule: '§1.5',
  },
  {
    word: t('hexside'),
    written: t('\\b(?:(?:left|right) )?(?:front|rear) hexside\\b'),
    means: t('Over which side he is attacked: his front helps him, his rear costs him.'),
    rule: '§6.6',
  },
  {
    word: t('backs up'),
    written: t('\\bbacks? up\\b'),
    means: t('The loser goes one hex straight away from the winner, who may go after him.'),
    rule: '§5.2',
  },
  {
    word: t('tie'),
    written: t('\\b[Aa] tie\\b|\\bA difference of 1\\b|\\bno result\\b'),
    means: t('Neither wins: nobody gives way, and who stands in contact is held there until the next turn.'),
    rule: 'T3.1',
  },
  {
    word: t('wins by'),
    written: t('\\bwins by\\b'),
    means: t('By how much his sum is higher: the wider, the more hits, and the farther the other goes back.'),
    rule: 'T3.2',
  },
  {
    word: t('shield'),
    written: t('\\bshield\\b'),
    means: t('One more in every exchange, and two more over the left, where he carries it.'),
    rule: 'T4.1',
  },
  {
    word: t('net'),
    written: t('\\bnett?(?:ed|s him)?\\b'),
    means: t('Whoever it holds must break free at once, or is helpless and judged by the crowd.'),
    rule: '§9.5',
  },
  {
    word: t('goes out'),
    written: t('\\bgo(?:es)? out\\b'),
    means: t('He is out of the bout: with his last hit he falls and the crowd decides; a mortal wound kills him.'),
    rule: '§8.4',
  },
  { word: t('prone'), means: t('He has fallen: all he can do is get up, for 2 points.'), rule: '§8.5' },
  {
    word: t('mortally wounded'),
    means: t('Beaten by 10 or more: he is out, and dies in a few turns.'),
    rule: '§8.6',
  },
  {
    word: t('begs'),
    written: t('\\bbegs?\\b'),
    means: t('He asks for mercy instead of fighting on; a die of the crowd decides.'),
    rule: '§11.3',
  },
  {
    word: t('Gaul'),
    written: t('\\bGaul\\b'),
    means: t('He fights in a frenzy: 4 more in the first round of a melee, then 2, then 1.'),
    rule: '§10.1',
  },
  alone(t('spared'), t('Judged by a die of the crowd, and allowed to live.'), '§11.1'),
  alone(t('dispatched'), t('Judged by a die of the crowd, and put to death.'), '§11.1'),
]
