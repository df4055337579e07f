/** Every disputed ruling and house rule that players may switch. The first value of each is the default. */
import type { Option, OptionsOf } from '@harena/engine'

export const options = [
  {
    id: 'netmanStats',
    rule: 'R1',
    title: 'A Retarius who rolls strength 3 or agility 1',
    values: {
      change: 'The result is read as 2',
      reroll: 'The die is thrown again until the result is allowed',
    },
    default: 'change',
  },
  {
    id: 'ties',
    rule: 'R5',
    title: 'Equal initiative',
    values: {
      rollOff: 'One more die settles the order; each pair among the equals fights once at most',
      simultaneous: 'The equals plan in secret and act at the same time',
    },
    default: 'rollOff',
  },
  {
    id: 'halfMinimum',
    rule: 'R7',
    title: 'The least movement that halving can leave',
    min: 1,
    max: 2,
    default: 2,
  },
  {
    id: 'steps',
    rule: 'R8',
    title: 'Where a gladiator may step',
    values: {
      forward: 'Only into the hex in front',
      any: 'Into any neighbouring hex, keeping his facing',
    },
    default: 'forward',
  },
  {
    id: 'freeTurn',
    rule: 'R9',
    title: 'The free turn of a bare-headed gladiator',
    values: {
      perActivation: 'One in each activation',
      perHex: 'One in each hex he stands in during his activation',
    },
    default: 'perActivation',
  },
  {
    id: 'overFour',
    rule: 'R10',
    title: 'What counts towards a move over four',
    values: {
      hexes: 'The hexes he has entered',
      points: 'The movement points he has spent',
    },
    default: 'hexes',
  },
  {
    id: 'contactMustFight',
    rule: 'R12',
    title: 'Must one who steps into contact fight?',
    values: {
      yes: 'Yes, an enemy in his attack arc',
      no: 'No, he may end his activation without fighting',
    },
    default: 'yes',
  },
  {
    id: 'attackArc',
    rule: 'R12',
    title: 'Where an enemy must stand to be fought',
    values: {
      front3: 'In one of the three front hexes',
      front1: 'In the hex straight ahead',
      any: 'In any neighbouring hex',
    },
    default: 'front3',
  },
  {
    id: 'facingFor',
    rule: 'R13',
    title: 'Who uses the facing diagram',
    values: {
      defender: 'Only the one who is attacked',
      both: 'Both, each by his own facing',
    },
    default: 'defender',
  },
  {
    id: 'blockedRetreat',
    rule: 'R15',
    title: 'Backing up against the wall or another gladiator',
    values: {
      slide: 'The loser goes to one side of the blocked hex',
      stay: 'The loser stays where he is',
    },
    default: 'slide',
  },
  {
    id: 'tieMeans',
    rule: 'R16',
    title: 'Which results make both roll for lost things',
    values: {
      exact: 'Only equal totals',
      noResult: 'Every difference of -1, 0 or +1',
    },
    default: 'exact',
  },
  {
    id: 'recoverShieldAndNet',
    rule: 'R17',
    title: 'What may be picked up',
    values: {
      yes: 'Weapons, shields and nets',
      no: 'Weapons only',
    },
    default: 'yes',
  },
  {
    id: 'getUpCost',
    rule: 'R18',
    title: 'The movement points it takes to get up',
    min: 1,
    max: 2,
    default: 2,
  },
  {
    id: 'netReach',
    rule: 'R20',
    title: 'How far away a net attack may be made',
    values: {
      two: 'Exactly two hexes, and not in contact with an enemy',
      oneOrTwo: 'One or two hexes, also in contact',
    },
    default: 'two',
  },
  {
    id: 'netAfterEscape',
    rule: 'R21',
    title: 'The net after its target broke free',
    values: {
      falls: 'It falls into the hex of the target',
      kept: 'The Retarius keeps it in hand',
    },
    default: 'falls',
  },
  {
    id: 'netDouble',
    rule: 'R22',
    title: 'When the target takes the net away',
    values: {
      atLeast: 'His total is at least twice that of the Retarius',
      exactly: 'His total is exactly twice that of the Retarius',
    },
    default: 'atLeast',
  },
  {
    id: 'gaulRestart',
    rule: 'R23',
    title: 'When the bonus of a Gaul starts again',
    values: {
      gaulStarts: 'When the Gaul starts a new melee',
      anyNewMelee: 'When either of the two starts a new melee',
    },
    default: 'gaulStarts',
  },
  {
    id: 'winnerHurt',
    rule: 'R24',
    title: 'Damage to the winner of an exchange',
    values: {
      asPrinted: 'As the results chart prints it',
      never: 'None',
    },
    default: 'asPrinted',
  },
  {
    id: 'exchangesPerPair',
    rule: 'R26',
    title: 'Exchanges between the same two in one turn',
    values: {
      free: 'As many as their activations allow',
      onePerTurn: 'One at most',
    },
    default: 'free',
  },
  {
    id: 'crowd',
    rule: 'R33',
    title: 'How the fate of a defeated gladiator is decided',
    values: {
      dice: 'A die with the modifiers of the crowd',
      spares: 'The crowd spares everybody',
      kills: 'The crowd spares nobody',
      victorChooses: 'The victor decides',
    },
    default: 'dice',
  },
  {
    id: 'turnLimit',
    rule: 'R38',
    title: 'The number of turns after which a bout is drawn',
    min: 1,
    max: 200,
    default: 60,
  },
] as const satisfies readonly Option[]

export type Options = OptionsOf<typeof options>
