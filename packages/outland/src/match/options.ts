/** Every disputed ruling and house rule that players may switch. The first value of each is the default. */
import type { Option, OptionsOf } from '@harena/engine'
import { t } from '@harena/engine'

export const options = [
  {
    id: 'netmanStats',
    rule: 'R1',
    title: t('A Retiarius who rolls strength 3 or agility 1'),
    values: {
      change: t('The result is read as 2'),
      reroll: t('The die is thrown again until the result is allowed'),
    },
    default: 'change',
  },
  {
    id: 'ties',
    rule: 'R5',
    title: t('Equal initiative'),
    values: {
      rollOff: t('One more die settles the order; each pair among the equals fights once at most'),
      simultaneous: t('The equals plan in secret and act at the same time'),
    },
    default: 'rollOff',
  },
  {
    id: 'halfMinimum',
    rule: 'R7',
    title: t('The least movement that halving can leave'),
    min: 1,
    max: 2,
    default: 2,
  },
  {
    id: 'steps',
    rule: 'R8',
    title: t('Where a gladiator may step'),
    values: {
      forward: t('Only into the hex in front'),
      any: t('Into any neighbouring hex, keeping his facing'),
    },
    default: 'forward',
  },
  {
    id: 'freeTurn',
    rule: 'R9',
    title: t('The free turn of a bare-headed gladiator'),
    values: {
      perActivation: t('One in each activation'),
      perHex: t('One in each hex he stands in during his activation'),
    },
    default: 'perActivation',
  },
  {
    id: 'overFour',
    rule: 'R10',
    title: t('What counts towards a move over four'),
    values: {
      hexes: t('The hexes he has entered'),
      points: t('The movement points he has spent'),
    },
    default: 'hexes',
  },
  {
    id: 'contactMustFight',
    rule: 'R12',
    title: t('Must one who steps into contact fight?'),
    values: {
      yes: t('Yes, an enemy in his attack arc'),
      no: t('No, he may end his activation without fighting'),
    },
    default: 'yes',
  },
  {
    id: 'attackArc',
    rule: 'R12',
    title: t('Where an enemy must stand to be fought'),
    values: {
      front3: t('In one of the three front hexes'),
      front1: t('In the hex straight ahead'),
      any: t('In any neighbouring hex'),
    },
    default: 'front3',
  },
  {
    id: 'facingFor',
    rule: 'R13',
    title: t('Who uses the facing diagram'),
    values: {
      defender: t('Only the one who is attacked'),
      both: t('Both, each by his own facing'),
    },
    default: 'defender',
  },
  {
    id: 'blockedRetreat',
    rule: 'R15',
    title: t('Backing up against the wall or another gladiator'),
    values: {
      slide: t('The loser goes to one side of the blocked hex'),
      stay: t('The loser stays where he is'),
    },
    default: 'slide',
  },
  {
    id: 'tieMeans',
    rule: 'R16',
    title: t('Which results make both roll for lost things'),
    values: {
      exact: t('Only equal totals'),
      noResult: t('Every difference of -1, 0 or +1'),
    },
    default: 'exact',
  },
  {
    id: 'recoverShieldAndNet',
    rule: 'R17',
    title: t('What may be picked up'),
    values: {
      yes: t('Weapons, shields and nets'),
      no: t('Weapons only'),
    },
    default: 'yes',
  },
  {
    id: 'getUpCost',
    rule: 'R18',
    title: t('The movement points it takes to get up'),
    min: 1,
    max: 2,
    default: 2,
  },
  {
    id: 'netReach',
    rule: 'R20',
    title: t('How far away a net attack may be made'),
    values: {
      two: t('Exactly two hexes, and not in contact with an enemy'),
      oneOrTwo: t('One or two hexes, also in contact'),
    },
    default: 'two',
  },
  {
    id: 'netAfterEscape',
    rule: 'R21',
    title: t('The net after its target broke free'),
    values: {
      falls: t('It falls into the hex of the target'),
      kept: t('The Retiarius keeps it in hand'),
    },
    default: 'falls',
  },
  {
    id: 'netDouble',
    rule: 'R22',
    title: t('When the target takes the net away'),
    values: {
      atLeast: t('His total is at least twice that of the Retiarius'),
      exactly: t('His total is exactly twice that of the Retiarius'),
    },
    default: 'atLeast',
  },
  {
    id: 'gaulRestart',
    rule: 'R23',
    title: t('When the bonus of a Gaul starts again'),
    values: {
      gaulStarts: t('When the Gaul starts a new melee'),
      anyNewMelee: t('When either of the two starts a new melee'),
    },
    default: 'gaulStarts',
  },
  {
    id: 'winnerHurt',
    rule: 'R24',
    title: t('Hits for the winner of an exchange'),
    values: {
      asPrinted: t('As the results chart prints it'),
      never: t('None'),
    },
    default: 'asPrinted',
  },
  {
    id: 'exchangesPerPair',
    rule: 'R26',
    title: t('Exchanges between the same two in one turn'),
    values: {
      free: t('As many as their activations allow'),
      onePerTurn: t('One at most'),
    },
    default: 'free',
  },
  {
    id: 'crowd',
    rule: 'R33',
    title: t('How the fate of a defeated gladiator is decided'),
    values: {
      dice: t('A die with the modifiers of the crowd'),
      spares: t('The crowd spares everybody'),
      kills: t('The crowd spares nobody'),
      victorChooses: t('The victor decides'),
    },
    default: 'dice',
  },
  {
    id: 'turnLimit',
    rule: 'R38',
    title: t('The number of turns after which a bout is drawn'),
    min: 1,
    max: 200,
    default: 60,
  },
] as const satisfies readonly Option[]

export type Options = OptionsOf<typeof options>
