/** The words of Heroes that need a sentence. */
import type { Term } from '../../ui/terms.ts'

export const terms: readonly Term[] = [
  {
    word: 'AP',
    written: '\\bAP(?: Total)?\\b',
    means: 'All his Attributes together, with what his Signature is worth: how good he is.',
    rule: '§4.5',
  },
  { word: 'Savvy', means: 'How clever he fights: it gives dice for Maneuver, Net Toss and Attack.', rule: '§3.6.1' },
  {
    word: 'Strength',
    written: '\\b[Ss]trength\\b',
    means: 'What each part of his body can take, and whether he survives.',
    rule: '§3.6.2',
  },
  {
    word: 'Speed',
    written: '\\b[Ss]peed\\b',
    means: 'It gives dice for Maneuver and Net Toss, and the order of movement.',
    rule: '§3.6.3',
  },
  {
    word: 'Bonus Dice',
    written: '\\bBonus (?:Dice|Die)\\b',
    means: 'Dice that he may add to a roll; once used they are gone until he rests.',
    rule: '§3.7',
  },
  {
    word: 'Star Power',
    means: 'Dice that a Star may roll when he is struck: each 1 to 3 takes a point of damage off.',
    rule: '§3.2.1',
  },
  { word: 'Signature', written: '\\bSignatures?\\b', means: 'What he alone is good at.', rule: '§3.5' },
  {
    word: 'maneuver',
    written: '\\b[Mm]aneuvers?\\b',
    means: 'Both roll; who has more successes may attack.',
    rule: '§5.3',
  },
  { word: 'success', written: '\\bsuccess(?:es)?\\b', means: 'A die that shows 1, 2 or 3.', rule: '§2.7.2' },
  {
    word: 'Impact',
    means: 'By how many successes the blow was won; less armour, plus weapon, it is the damage.',
    rule: '§5.4.3',
  },
  { word: 'NPG', means: 'A gladiator whom the tables of the book run.', rule: '§3.1.2' },
  { word: 'appeals', written: '\\bappeals?\\b', means: 'He asks the crowd for his life; dice decide.', rule: '§6.8' },
  {
    word: 'Advantage',
    means: 'One die more on the Attack for one who won the Maneuver by far.',
    rule: 'T5-5',
  },
  {
    word: 'Bash',
    means: 'A blow with the shield: two dice more, but no shield if he strikes back.',
    rule: '§5.4.5',
  },
  {
    word: 'knocked down',
    means: 'He lies on the ground: two dice less until he stands up.',
    rule: 'T5-3',
  },
  { word: 'ensnared', means: 'The net holds him: three dice less, and he cannot move away.', rule: 'T5-3' },
  {
    word: 'Net Toss',
    means: 'The Retiarius throws his net at one in the next zone; both roll.',
    rule: '§5.3.1',
  },
  { word: 'diludium', means: 'A rest that the referee calls: both go back to their gates.', rule: '§6.6' },
  {
    word: 'zone',
    written: '\\bzones?\\b',
    means: 'A field of the arena; one zone is one move, and who shares one with an enemy fights.',
    rule: '§5.2.2',
  },
  {
    word: 'rest',
    written: '\\brests\\b',
    means: 'Away from enemies he rests, and has Bonus Dice again up to his Strength.',
    rule: '§3.7.1',
  },
  { word: 'Star', means: 'A hero of the book: he has Star Power, Signatures, and a career.', rule: '§3.2' },
  { word: 'armor', means: 'Taken off the Impact when that part of the body is struck.', rule: '§3.9.1' },
]
