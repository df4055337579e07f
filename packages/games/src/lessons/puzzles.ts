/** The puzzles, the easiest first. Their positions are tapes of matches that opponents have played. */
import { checkScenario, type TapeEntry, t } from '@harena/engine'
import aStepBack from './positions/a-step-back.json' with { type: 'json' }
import bothHands from './positions/both-hands.json' with { type: 'json' }
import theLastWound from './positions/the-last-wound.json' with { type: 'json' }
import theOpenSide from './positions/the-open-side.json' with { type: 'json' }
import threeCF from './positions/three-cf.json' with { type: 'json' }
import twoWoundsLeft from './positions/two-wounds-left.json' with { type: 'json' }
import type { Puzzle } from './puzzle.ts'

const base = {
  format: 'harena-scenario',
  version: 1,
  sides: ['You', 'He'],
  deciders: ['person', 'standard'],
}

const strike = { act: 'attack', weapon: 0, target: 1 }
const left = { act: 'turn', to: 'left' }
const right = { act: 'turn', to: 'right' }
const towards = (dir: number) => ({ act: 'step', dir })
const ahead = { act: 'step' }
const melee = { act: 'melee', target: 1 }

const fellsHim = { seat: 1, isOut: true, after: 'step' } as const
const saved = { seat: 0, isOut: false, after: 'phase' } as const

const samnite: Puzzle = {
  scenario: checkScenario({
    ...base,
    ruleset: 'munera',
    id: 'two-wounds-left',
    title: t('Two wounds left'),
    text: t(
      'Verus, the fisherman, has strength for two more wounds, and his last die gave him no AP at all. It is your turn, and you stand before him.',
    ),
    setup: {
      fighters: [
        { name: 'Flamma', type: 'samnite', team: 0 },
        { name: 'Verus', type: 'retiarius', team: 1 },
      ],
    },
  }),
  seed: 'puzzle-240',
  tape: twoWoundsLeft as TapeEntry[],
  asks: t('You have 5 AP. Which way is the best to beat him in this turn?'),
  hope: t('Verus is beaten by this blow'),
  proves: fellsHim,
  answers: [
    {
      plays: [strike],
      words: t('Strike at once, from the front'),
      chance: 0.287037,
      why: t('Into his front you add nothing to your die, and two wounds are more than a bare win of the dice gives.'),
    },
    {
      plays: [towards(4), towards(0), right, strike],
      words: t('Go round to the west, turn, strike'),
      chance: 0.518519,
      why: t(
        'His net is gone, so on that side nothing guards him: 3 on your die. A step aside is dear, but 5 AP pay for the walk, the turn and the blow.',
      ),
    },
    {
      plays: [towards(2), towards(0), left, strike],
      words: t('Go round to the east, turn, strike'),
      chance: 0.402778,
      why: t(
        'Better than the front: 2 on your die. But on that side he holds the trident, and a weapon guards a little.',
      ),
    },
  ],
}

const fisherman: Puzzle = {
  scenario: checkScenario({
    ...base,
    ruleset: 'munera',
    id: 'the-last-wound',
    title: t('The last wound'),
    text: t('Your net holds him, and one wound is all he can still take. You have 5 AP and the trident.'),
    setup: {
      fighters: [
        { name: 'Flamma', type: 'retiarius', team: 0 },
        { name: 'Verus', type: 'myrmillo', team: 1 },
      ],
    },
  }),
  seed: 'puzzle-41',
  tape: theLastWound as TapeEntry[],
  asks: t('From where do you strike?'),
  hope: t('Verus is beaten by this blow'),
  proves: fellsHim,
  answers: [
    {
      plays: [strike],
      words: t('From the front, as you stand'),
      chance: 0.333333,
      why: t(
        'He is in the net, which is worth 1. But you have AP for more than one blow, and the trident strikes only once in a turn.',
      ),
    },
    {
      plays: [towards(3), towards(1), left, strike],
      words: t('From the south, at his left side'),
      chance: 0.425926,
      why: t('A side is better than the front, but this one is behind his large shield.'),
    },
    {
      plays: [towards(5), towards(1), right, strike],
      words: t('From the north, at his right side'),
      chance: 0.5,
      why: t(
        'His sword side: a weapon guards less than a large shield. With the net that is 3 on your die, and AP that would be lost anyway pay for the walk.',
      ),
    },
  ],
}

const samniteOfOutland: Puzzle = {
  scenario: checkScenario({
    ...base,
    ruleset: 'outland',
    id: 'the-open-side',
    title: t('The open side'),
    text: t(
      'A long bout is near its end: Verus can take two more hits. You have gone after him, and he looks the other way.',
    ),
    setup: {
      fighters: [
        { name: 'Flamma', type: 'samnite', team: 0 },
        { name: 'Verus', type: 'secutor', team: 1 },
      ],
    },
  }),
  seed: 'puzzle-120',
  tape: theOpenSide as TapeEntry[],
  asks: t('You act first and have 2 movement points. How do you use them?'),
  hope: t('Verus is beaten in this melee'),
  proves: fellsHim,
  answers: [
    {
      plays: [melee],
      words: t('Fight at once'),
      chance: 0.239198,
      why: t('You are in contact already, but only at his left rear hexside, which still adds 1 to his sum.'),
    },
    {
      plays: [left, melee],
      words: t('Turn left to face him fully, then fight'),
      chance: 0.239198,
      why: t('Your own facing adds nothing to your sum: what counts is where you stand to his.'),
    },
    {
      plays: [ahead, left, melee],
      words: t('Step ahead, turn left, fight'),
      chance: 0.556327,
      why: t(
        'One step on you are behind him, and the rear hexside takes 2 off his sum. Two points of movement for twice the chance.',
      ),
    },
  ],
}

/** A man of Heroes with 4 in every Attribute. */
const man = (name: string, control: 'star' | 'npg', primary: string) => ({
  sheet: {
    name,
    gender: 'male',
    handed: 'right',
    size: 'average',
    attributes: { savvy: 4, strength: 4, speed: 4 },
    partPenalty: [0, 0, 0, 0, 0, 0, 0],
    signatures: [],
    primary,
    secondary: null,
  },
  control,
  side: control === 'star' ? 0 : 1,
  style: 'primary',
  imperialSpares: 0,
})

const inBothHands: Puzzle = {
  scenario: checkScenario({
    ...base,
    ruleset: 'heroes',
    id: 'both-hands',
    title: t('Net or hand'),
    text: t(
      'Both men are spent: no Bonus Dice are left. Verus limps, with one leg gone. You are the quicker one in this turn, and your own chest will not take another blow.',
    ),
    setup: {
      arena: 'provincial',
      gates: 'WE',
      toTheDeath: 'no',
      opponents: 'given',
      gladiators: [man('Flamma', 'star', 'retiarius'), man('Verus', 'npg', 'secutor')],
    },
    deciders: ['person', 'book'],
  }),
  seed: 'puzzle-79',
  tape: bothHands as TapeEntry[],
  asks: t('He is in the next zone, P24. How do you end it before he acts again?'),
  hope: t('Verus is out of the match when you have acted'),
  proves: { seat: 1, isOut: true, after: 'phase' },
  answers: [
    {
      plays: [{ do: 'netToss', target: 1 }],
      words: t('Toss the net at him'),
      chance: 0,
      why: t('A net holds, but it does not wound: however the dice fall, he is still in the match afterwards.'),
    },
    {
      plays: [{ do: 'move', to: 'P24' }],
      words: t('Go to P24 and fight, net and trident in hand'),
      chance: 0.091291,
      why: t(
        'In one hand the trident adds 2 to the damage. His chest and belly have 4 points left, so a bare hit is not enough.',
      ),
    },
    {
      plays: [
        { do: 'drop', hand: 'left' },
        { do: 'move', to: 'P24' },
      ],
      words: t('Drop the net, go to P24 and fight with both hands'),
      chance: 0.191301,
      why: t(
        'Dropping costs nothing, and in both hands the trident adds 3: any hit in chest or belly that passes the shield is the end. Thrown it would strike as hard, but leave you bare-handed.',
      ),
    },
  ],
}

const duel = {
  ...base,
  ruleset: 'colosseum',
  preset: 'basic',
  setup: {
    gladiators: [
      {
        name: 'Felix',
        team: 0,
        style: 'parmularius',
        ratings: { TR: 8, ST: 1, AG: 1, CN: 3, W: 10 },
        place: { column: 8, row: 5, facing: 3 },
      },
      {
        name: 'Tiro',
        team: 1,
        style: 'myrmillo',
        ratings: { TR: 8, ST: 1, AG: 1, CN: 3, W: 10 },
        place: { column: 8, row: 10, facing: 0 },
      },
    ],
  },
}

const guard = (defence: readonly number[]) => ({ attacks: [], defence, guard: '', top: -1 })

/** A blow of the other one. */
const blow = (area: number, cf: number) => ({
  attacks: [{ target: 0, area, means: 'right', special: '', cf }],
  defence: [0, 0, 0, 0, 0],
  guard: '',
  top: -1,
})

const threeLeft: Puzzle = {
  scenario: checkScenario({
    ...duel,
    id: 'three-cf',
    title: t('Three CF'),
    text: t(
      'Felix has 8 wounds of 10 in the head and 3 in the chest. He has 3 CF, the 2 of his card and 1 by position; Tiro has 8, his 7 and 1 by position, and will put all of them into one blow.',
    ),
  }),
  seed: 'p2',
  tape: threeCF as TapeEntry[],
  asks: t('Where do your three CF go, so that Felix lives?'),
  hope: t('Felix is still in the match after the phase'),
  proves: saved,
  replies: [blow(1, 8), blow(2, 8)],
  supposing: t('if Tiro strikes at head or chest, each as likely'),
  answers: [
    {
      plays: [guard([3, 0, 0, 0, 0])],
      words: t('All three to guard the head'),
      chance: 0.635813,
      why: t(
        'The head is where one more wound or two would kill him. A blow there is the one he must not take; the others he mostly lives through.',
      ),
    },
    {
      plays: [{ ...guard([0, 0, 0, 0, 0]), attacks: [{ target: 1, area: 2, means: 'right', special: '', cf: 3 }] }],
      words: t('All three into a blow at his chest'),
      chance: 0.487311,
      why: t('Tiro has more CF in his blow and strikes first: whatever yours does comes too late.'),
    },
    {
      plays: [guard([1, 1, 1, 0, 0])],
      words: t('One each to head, chest and groin'),
      chance: 0.565008,
      why: t('A single CF hardly moves the dice, least of all where it matters most.'),
    },
    {
      plays: [guard([0, 3, 0, 0, 0])],
      words: t('All three to guard the chest'),
      chance: 0.573753,
      why: t('The chest can take more wounds. The head cannot.'),
    },
  ],
}

const stepBack: Puzzle = {
  scenario: checkScenario({
    ...duel,
    id: 'a-step-back',
    title: t('A step back'),
    text: t(
      'Felix has parried once more, with 8 wounds of 10 in the head. Another blow there will be his end, and Tiro stands before him.',
    ),
  }),
  seed: 'p2',
  tape: aStepBack as TapeEntry[],
  asks: t('Plot the phase that saves him.'),
  hope: t('Felix is still in the match after the phase'),
  proves: saved,
  replies: ['X', 'F', 'F F'],
  later: { allocate: blow(1, 7) },
  supposing: t(
    'if Tiro stands, comes one step or comes two, each as likely, and puts 7 CF into a blow at the head where he reaches him; he has no moving phase left and overexerts himself to come',
  ),
  answers: [
    {
      plays: ['SFR(L)'],
      words: t('Forward to the right, turn left: to his side'),
      chance: 0.654278,
      why: t('Good for one who wants to strike. Felix cannot, and beside Tiro he is still within reach.'),
    },
    {
      plays: ['SBL'],
      words: t('One step back to the left'),
      chance: 0.827139,
      why: t('Safe if he stands, and if he runs past. But a single step after you brings him up again.'),
    },
    {
      plays: ['B B'],
      words: t('Straight back, two steps'),
      chance: 0.827139,
      why: t('Straight back is where he comes to: if he overexerts himself for two steps, he is before you again.'),
    },
    {
      plays: ['SBL SBL'],
      words: t('Back to the left, twice'),
      chance: 1,
      why: t(
        'Back and aside: whether he stands, comes one step or two, straight ahead he never reaches the hex beside you.',
      ),
    },
  ],
}

export const puzzles: readonly Puzzle[] = [samnite, fisherman, samniteOfOutland, inBothHands, threeLeft, stepBack]
