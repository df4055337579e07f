/** The words of Heroes that need a sentence. */
import { t } from '@harena/engine'
import { alone, type Term } from '../../ui/terms.ts'

export const terms: readonly Term[] = [
  {
    word: t('Attribute Points'),
    written: t('\\bAP(?: Total)?\\b|\\bAttribute Points\\b'),
    means: t('The AP Total: all his Attributes together, with what his Signature is worth: how good he is.'),
    rule: '§4.5',
  },
  {
    word: t('Savvy'),
    means: t('How clever he fights: it gives dice for Maneuver, Net Toss and Attack.'),
    rule: '§3.6.1',
  },
  {
    word: t('Strength'),
    written: t('\\b[Ss]trength\\b'),
    means: t('What each part of his body can take, and whether he survives.'),
    rule: '§3.6.2',
  },
  {
    word: t('Speed'),
    written: t('\\b[Ss]peed\\b'),
    means: t('It gives dice for Maneuver and Net Toss, and the order of movement.'),
    rule: '§3.6.3',
  },
  {
    word: t('Bonus Dice'),
    written: t('\\bBonus (?:Dice|Die)\\b'),
    means: t('Dice that he may add to a roll; once used they are gone until he rests.'),
    rule: '§3.7',
  },
  {
    word: t('Star Power'),
    means: t('Dice that a Star may roll when he is struck: each 1 to 3 takes a point of damage off.'),
    rule: '§3.2.1',
  },
  { word: t('Signature'), written: t('\\bSignatures?\\b'), means: t('What he alone is good at.'), rule: '§3.5' },
  {
    word: t('maneuver'),
    written: t('\\b[Mm]aneuvers?\\b'),
    means: t('Both roll; who has more successes may attack.'),
    rule: '§5.3',
  },
  { word: t('success'), written: t('\\bsuccess(?:es)?\\b'), means: t('A die that shows 1, 2 or 3.'), rule: '§2.7.2' },
  {
    word: t('Impact'),
    means: t('By how many successes the blow was won; less armour, plus weapon, it is the damage.'),
    rule: '§5.4.3',
  },
  { word: 'NPG', means: t('A gladiator whom the tables of the book run.'), rule: '§3.1.2' },
  {
    word: t('appeals'),
    written: t('\\bappeals?\\b'),
    means: t('He asks the crowd for his life; dice decide.'),
    rule: '§6.8',
  },
  {
    word: t('no opening'),
    means: t('As many successes each: nobody may attack this time.'),
    rule: '§5.3',
  },
  {
    word: t('Counterstrike'),
    means: t('The Defender had one success more: now he is the one who attacks.'),
    rule: 'T5-5',
  },
  {
    word: t('missed'),
    written: t('\\bmissed\\b'),
    means: t('Not more successes than the other: what was thrown strikes nobody.'),
    rule: '§5.3.1',
  },
  {
    word: t('hit'),
    written: t('\\b(?:a )?hit\\b|\\bhits you\\b'),
    means: t('More successes than the other: a die says where, then armor and weapon say how much.'),
    rule: 'T5-5',
  },
  {
    word: t('blocked'),
    means: t('The shield covers that part of the body: the blow does nothing.'),
    rule: 'T5-6',
  },
  {
    word: t('damage'),
    written: t('\\bdamage\\b'),
    means: t('What the struck part of the body loses; with 2 or more he is knocked down.'),
    rule: 'T5-7',
  },
  {
    word: t('Advantage'),
    means: t('One die more on the Attack for one who won the Maneuver by far.'),
    rule: 'T5-5',
  },
  {
    word: t('Bash'),
    means: t('A blow with the shield: two dice more, but no shield if he strikes back.'),
    rule: '§5.4.5',
  },
  {
    word: t('knocked down'),
    means: t('He lies on the ground: two dice less until he stands up.'),
    rule: 'T5-3',
  },
  { word: t('ensnared'), means: t('The net holds him: three dice less, and he cannot move away.'), rule: 'T5-3' },
  {
    word: t('Net Toss'),
    means: t('The Retiarius throws his net at one in the next zone; both roll.'),
    rule: '§5.3.1',
  },
  { word: t('diludium'), means: t('A rest that the referee calls: both go back to their gates.'), rule: '§6.6' },
  {
    word: t('zone'),
    written: t('\\bzones?\\b|\\bP\\d\\d\\b'),
    means: t(
      'A field, one move wide; who shares it with an enemy fights. The golden ones are the Center: a better place to appeal for mercy.',
    ),
    rule: '§5.2.2',
  },
  {
    word: t('rest'),
    written: t('\\brests\\b'),
    means: t('Away from enemies he rests, and has Bonus Dice again up to his Strength.'),
    rule: '§3.7.1',
  },
  { word: t('Star'), means: t('A hero of the book: he has Star Power, Signatures, and a career.'), rule: '§3.2' },
  { word: t('armor'), means: t('Taken off the Impact when that part of the body is struck.'), rule: '§3.9.1' },
  alone(t('dead'), t('A Killing Stroke, or no mercy from crowd and Emperor.'), '§6.1'),
  alone(t('unconscious'), t('Head, chest or belly has no point left, and he lives: he appeals where he lies.'), '§6.2'),
  alone(t('incapacitated'), t('He can no longer stand: both legs are lost, or all Speed.'), '§5.4.4.5'),
  alone(t('surrendered'), t('He gave up instead of acting, and appealed for mercy.'), '§6.5'),
  alone(t('dismissed'), t('Both were sent home standing: a draw.'), '§6.7'),
]
