/** The words of GLADIATOR that need a sentence. */
import { t } from '@harena/engine'
import { alone, type Term } from '../../ui/terms.ts'

export const terms: readonly Term[] = [
  {
    word: 'CF',
    means: t(
      'Combat factors: what he has for attacks and defence in a phase. Training, strength and agility make them.',
    ),
    rule: '§3.4.2',
  },
  { word: 'TR', means: t('Training: it counts fully in his combat factors and in handling a net.'), rule: '§3.4' },
  {
    word: 'ST',
    means: t('Strength: it makes combat factors, and decides shoves, drops and broken weapons.'),
    rule: '§3.4',
  },
  { word: 'AG', means: t('Agility: it makes combat factors, and keeps him on his feet.'), rule: '§3.4' },
  { word: 'CN', means: t('Constitution: how soon he shakes off stun, and how late he tires.'), rule: '§3.4' },
  { word: 'W', means: t('Wounds: how many each of his five areas can take before he dies.'), rule: '§3.9' },
  {
    word: 'NF',
    means: t('Net factor: training and agility together, for all that is done with nets.'),
    rule: '§3.4.3',
  },
  {
    word: t('stun'),
    written: t('\\bstun(?:ned)?\\b'),
    means: t('Stun comes off his CF until he shakes it off.'),
    rule: '§3.16',
  },
  {
    word: t('moves'),
    written: t('\\bmoves left\\b'),
    means: t('In how many more phases of this turn he may move.'),
    rule: '§7.1',
  },
  { word: t('spirit'), means: t('Fighting spirit: how boldly a centurion comes on and strikes.'), rule: '§29.2' },
  { word: t('hide'), means: t('The hide of a beast: taken off every roll for wounds.'), rule: '§28.3.3.1' },
  {
    word: t('cunning'),
    means: t('Added to the two dice that say what a beast does: the more, the sooner it comes for you.'),
    rule: '§28.3.3.2',
  },
  {
    word: t('panicked'),
    means: t('It runs wherever the dice say for the rest of the match, over men too.'),
    rule: '§28.5.2',
  },
  {
    word: t('reared'),
    means: t('The bear stands up to fight: it has 4 CF more and is met like a man.'),
    rule: '§28.7.4',
  },
  {
    word: 'H+',
    written: '\\(H\\+\\d+\\)|\\(H\\)',
    means: t('H is a hit; the number after it is added to the roll for wounds.'),
    rule: '§9.5',
  },
  {
    word: 'S',
    written: '\\(S\\*?\\)',
    means: t('S: the shield takes the blow and may be damaged; with a star he may also lose hold of something.'),
    rule: '§9.5',
  },
  {
    word: 'P',
    written: '\\(P\\*?\\)',
    means: t('P: the weapon parries; he may lose hold of it, and with a star it may break.'),
    rule: '§9.5',
  },
  {
    word: t('armour'),
    written: '\\b[ABC][1-6]\\b',
    means: t('Armour A takes 8 off a wound roll, B 6 and C 3; with a number only when the black die is not above it.'),
    rule: '§10.2',
  },
  {
    word: 'SFL',
    written: '\\bS[FB][LR]\\b',
    means: t('A sidestep: S, forward or back (F, B), to the left or right (L, R).'),
    rule: '§7.3',
  },
  { word: 'KN', means: t('He kneels down, or gets up to his knees.'), rule: '§7.4' },
  {
    word: 'RO',
    written: '\\bRO(?:-[FB][LR])?\\b',
    means: t('He rolls over the ground into another hex.'),
    rule: '§7.4',
  },
  {
    word: t('critical hit'),
    written: t('[Cc]ritical hit'),
    means: t('After every wound dice say whether something worse comes of it.'),
    rule: '§10.4',
  },
  { word: t('prone'), means: t('He lies on the ground: he cannot attack, and all are his betters.'), rule: '§16.1' },
  {
    word: t('appeal'),
    written: t('\\bappeal(?:s|ed)?\\b'),
    means: t('He asks the crowd for his life; dice and how he has fought decide.'),
    rule: '§18.3',
  },
  { word: 'HI', means: t('The hide of a beast: taken off every roll for wounds.'), rule: '§28.3.3.1' },
  { word: 'CU', means: t('Its cunning: added to the dice that say what a beast does.'), rule: '§28.3.3.2' },
  {
    word: t('by position'),
    means: t('CF more for one who stands at the side of his enemy or behind him, or over one who is down.'),
    rule: '§9.2',
  },
  {
    word: t('collide'),
    written: t('\\b(?:collides?|collisions?)\\b'),
    means: t('Two men who end in one hex collide: dice and weight say who is pushed, and who is stunned.'),
    rule: '§8.1',
  },
  {
    word: t('impact'),
    means: t(
      'A die, weight, shield, strength, agility and each hex run: the higher impact stays, the other is pushed and stunned.',
    ),
    rule: '§8.4',
  },
  {
    word: t('moving phase'),
    written: t('\\bmoving phases?\\b'),
    means: t('A turn has eight phases; light men may move in six of them, medium in five, heavy in four.'),
    rule: '§3.10',
  },
  {
    word: t('overexertion'),
    written: t('\\boverexert(?:ion|s)?\\b'),
    means: t('To move in one phase more than he may: it costs two of the next turn.'),
    rule: '§17.3',
  },
  {
    word: t('stumble'),
    written: t('\\bstumbles?\\b'),
    means: t('He may lose his footing: he must spend the next phase on it, and others strike him better.'),
    rule: '§15.1',
  },
  {
    word: t('unconscious'),
    means: t('More stun than CF: he lies there and can do nothing until he comes to.'),
    rule: '§10.3.3',
  },
  { word: t('cleaved'), means: t('A roll for wounds of 19 or more kills at once.'), rule: '§10.1' },
  { word: 'X', written: '^X(?=\\(|$)|\\(X\\)', means: t('He stands where he is.'), rule: '§7.4' },
  { word: 'C', written: '^C$|\\(C\\)', means: t('A charge: three hexes straight ahead.'), rule: '§7.4' },
  { word: 'L', written: '^L$', means: t('A leap over one hex into the next.'), rule: '§7.4' },
  {
    word: 'F',
    written: '(?<![A-Za-z])[FB](?![A-Za-z])',
    means: t('A step: F forward, B back, as he faces.'),
    rule: '§7.3',
  },
  {
    word: '(L)',
    written: '\\((?:L|R)+\\)',
    means: t('A turn by one hexside for each letter: L to the left, R to the right.'),
    rule: '§7.3',
  },
  {
    word: t('engaged'),
    means: t('Two who stand so that one can strike the other.'),
    rule: '§9.1',
  },
  alone(t('missus'), t('Beaten, but the crowd let him live: he leaves the arena on his feet.'), '§18.3.1'),
  alone(t('stans'), t('The match was stopped before one of them fell: nobody has won.'), '§5.4.2'),
  alone(t('killed'), t('Dead: of his wounds, or because the crowd gave no mercy.'), '§10.3'),
]
