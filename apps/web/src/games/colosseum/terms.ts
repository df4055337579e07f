/** The words of GLADIATOR that need a sentence. */
import type { Term } from '../../ui/terms.ts'

export const terms: readonly Term[] = [
  {
    word: 'CF',
    means: 'Combat factors: what he has for attacks and defence in a phase. Training, strength and agility make them.',
    rule: '§3.4.2',
  },
  { word: 'TR', means: 'Training: it counts fully in his combat factors and in handling a net.', rule: '§3.4' },
  {
    word: 'ST',
    means: 'Strength: it makes combat factors, and decides shoves, drops and broken weapons.',
    rule: '§3.4',
  },
  { word: 'AG', means: 'Agility: it makes combat factors, and keeps him on his feet.', rule: '§3.4' },
  { word: 'CN', means: 'Constitution: how soon he shakes off stun, and how late he tires.', rule: '§3.4' },
  { word: 'W', means: 'Wounds: how many each of his five areas can take before he dies.', rule: '§3.9' },
  { word: 'NF', means: 'Net factor: training and agility together, for all that is done with nets.', rule: '§3.4.3' },
  {
    word: 'stun',
    written: '\\bstun(?:ned)?\\b',
    means: 'Stun comes off his CF until he shakes it off.',
    rule: '§3.16',
  },
  {
    word: 'moves',
    written: '\\bmoves left\\b',
    means: 'In how many more phases of this turn he may move.',
    rule: '§7.1',
  },
  { word: 'spirit', means: 'Fighting spirit: how boldly a centurion comes on and strikes.', rule: '§29.2' },
  { word: 'hide', means: 'The hide of a beast: taken off every roll for wounds.', rule: '§28.3.3.1' },
  {
    word: 'cunning',
    means: 'Added to the two dice that say what a beast does: the more, the sooner it comes for you.',
    rule: '§28.3.3.2',
  },
  {
    word: 'panicked',
    means: 'It runs wherever the dice say for the rest of the match, over men too.',
    rule: '§28.5.2',
  },
  { word: 'reared', means: 'The bear stands up to fight: it has 4 CF more and is met like a man.', rule: '§28.7.4' },
  {
    word: 'H+',
    written: '\\(H\\+\\d+\\)|\\(H\\)',
    means: 'H is a hit; the number after it is added to the roll for wounds.',
    rule: '§9.5',
  },
  {
    word: 'S',
    written: '\\(S\\*?\\)',
    means: 'S: the shield takes the blow and may be damaged; with a star he may also lose hold of something.',
    rule: '§9.5',
  },
  {
    word: 'P',
    written: '\\(P\\*?\\)',
    means: 'P: the weapon parries; he may lose hold of it, and with a star it may break.',
    rule: '§9.5',
  },
  {
    word: 'armour',
    written: '\\b[ABC][1-6]\\b',
    means: 'Armour A takes 8 off a wound roll, B 6 and C 3; with a number only when the black die is not above it.',
    rule: '§10.2',
  },
  {
    word: 'SFL',
    written: '\\bS[FB][LR]\\b',
    means: 'A sidestep: S, forward or back (F, B), to the left or right (L, R).',
    rule: '§7.3',
  },
  { word: 'KN', means: 'He kneels down, or gets up to his knees.', rule: '§7.4' },
  { word: 'RO', written: '\\bRO(?:-[FB][LR])?\\b', means: 'He rolls over the ground into another hex.', rule: '§7.4' },
  {
    word: 'critical hit',
    written: '[Cc]ritical hit',
    means: 'After every wound dice say whether something worse comes of it.',
    rule: '§10.4',
  },
  { word: 'prone', means: 'He lies on the ground: he cannot attack, and all are his betters.', rule: '§16.1' },
  {
    word: 'appeal',
    written: '\\bappeal(?:s|ed)?\\b',
    means: 'He asks the crowd for his life; dice and how he has fought decide.',
    rule: '§18.3',
  },
]
