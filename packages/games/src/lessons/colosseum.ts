/** Lessons in GLADIATOR: the first bout, secret plots, the allocation of CF, beasts. */
import { checkScenario, t } from '@harena/engine'
import type { Lesson, QuietStep } from './lesson.ts'

const base = { format: 'harena-scenario', version: 1, ruleset: 'colosseum', preset: 'basic', sides: ['You', 'He'] }

const felix = {
  name: 'Felix',
  team: 0,
  style: 'parmularius',
  ratings: { TR: 10, ST: 1, AG: 2, CN: 3, W: 12 },
  place: { column: 8, row: 6, facing: 3 },
}

function tiro(TR: number, AG: number, W: number) {
  return {
    name: 'Tiro',
    team: 1,
    style: 'myrmillo',
    ratings: { TR, ST: 0, AG, CN: 2, W },
    place: { column: 8, row: 9, facing: 0 },
  }
}

/** Nothing is dropped, drawn or thrown. */
const nothing: QuietStep = { answer: { do: 'nothing' } }

/** Blows as area and CF; defence from head to legs. */
function allocation(blows: readonly (readonly [area: number, cf: number])[], defence: readonly number[]) {
  const attacks = blows.map(([area, cf]) => ({ target: 1, area, means: 'right', special: '', cf }))
  return { attacks, defence, guard: '', top: -1 }
}

const PLAN = t('Let us play one plan here, so that I can tell what comes of it: press Suggest, and then Seal.')

export const firstBout: Lesson = {
  kind: 'first',
  seed: 'school-27',
  scenario: checkScenario({
    ...base,
    id: 'gladiator-first',
    title: t('GLADIATOR: your first duel'),
    text: t('Plot, walk round him, divide your strength between blow and guard: GLADIATOR in two minutes.'),
    setup: { gladiators: [felix, tiro(5, -1, 8)] },
    deciders: ['person', 'dummy'],
  }),
  steps: [
    {
      at: 'plot',
      say: t(
        'You are Felix, the red one. In each phase both men write their moves in secret, then both are done at once. Tiro could step into you, but only watches today: press Forward right, then Forward, and seal the plot.',
      ),
      point: 'panel',
      answer: 'SFR F',
      otherwise: t('Almost: one step forward to the right, then one forward. Remove the rest.'),
    },
    nothing,
    {
      at: 'plot',
      say: t(
        'Tiro only watches. Two steps forward take you past his front, and a turn to the left brings him before you. Press Forward twice, then Left, and seal.',
      ),
      point: 'panel',
      answer: 'F F(L)',
      otherwise: t('Two steps forward, then turn left, please: so you come to his side.'),
    },
    nothing,
    {
      at: 'allocate',
      say: t(
        'You came to his side: that is 2 more CF in this phase, though he has turned to face you since. CF are blow and guard in one: what you strike with cannot defend. His groin is bare, and a blow there hurts most: press Suggest for my plan, 8 on it and the rest in defence, then Seal.',
      ),
      point: 'panel',
      answer: allocation([[3, 8]], [1, 2, 2, 1, 1]),
      otherwise: PLAN,
      isTaste: true,
    },
    {
      at: 'plot',
      say: t(
        'Three dice and your 8 CF against his 1 made a hit, four better, and he wears no armour there. He faces you now, so the 2 CF for his side are gone; but he is hurt, and you are not. Write nothing, and seal the plot to stand still.',
      ),
      point: 'panel',
      answer: 'X',
      otherwise: t('Stay where you are: no move at all, just seal.'),
    },
    nothing,
    {
      at: 'allocate',
      say: t(
        'No CF by position this time, only your own. But wounds cost him CF, and his groin has had 3 wounds of 8. The same place again: Suggest, then Seal.',
      ),
      point: 'card 1',
      answer: allocation([[3, 8]], [1, 1, 1, 1, 1]),
      otherwise: PLAN,
      isTaste: true,
    },
  ],
  learned: [
    t('Plots are written in secret and done together.'),
    t('At his side or behind him you have more CF.'),
    t('CF are divided between blows and guard: you cannot have all of both.'),
    t('Wounds are counted for each part of the body, and cost CF.'),
  ],
}

export const plots: Lesson = {
  kind: 'part',
  seed: 'school-3',
  scenario: checkScenario({
    ...base,
    id: 'secret-plots',
    title: t('Secret plots: where will he be?'),
    text: t('Both write before either moves. Who guesses right stands at the other one’s side.'),
    setup: { gladiators: [felix, { ...tiro(7, 0, 12), place: { column: 8, row: 8, facing: 0 } }] },
    deciders: ['person', 'novice'],
  }),
  steps: [
    {
      at: 'plot',
      say: t(
        'Tiro is two hexes away, and beginners walk straight at you. If both enter one hex they collide, and that is a matter of weight. So plan for where he will be: Forward right, then turn Left, and seal.',
      ),
      point: 'panel',
      answer: 'SFR(L)',
      otherwise: t('He walks past you if you step forward right and turn left. Nothing else.'),
    },
    nothing,
    {
      at: 'allocate',
      say: t('He came straight on, and you wait beside him, one CF better by position. Use it: Suggest, then Seal.'),
      point: 'panel',
      answer: allocation([[2, 8]], [1, 2, 1, 1, 1]),
      otherwise: PLAN,
      isTaste: true,
    },
    {
      at: 'plot',
      say: t(
        'A hit. What now? In contact, and a little hurt, he will rather stand and turn. Then go on round him: Forward right and turn Left again.',
      ),
      point: 'panel',
      answer: 'SFR(L)',
      otherwise: t('Go on round him: one step forward right, one turn left.'),
    },
    nothing,
  ],
  finish: t(
    'Again at his side. The rest is yours: strike, ask before each plot what he will do, and be where it hurts him. Suggest shows what a master would do.',
  ),
  learned: [
    t('Plan for the hex where he will be, not for the one where he stands.'),
    t('Two men who enter one hex collide: weight and dice decide.'),
    t('Far men come on, men in contact rather stand: watch what yours does.'),
  ],
}

export const allocationLesson: Lesson = {
  kind: 'part',
  seed: 'school-14',
  scenario: checkScenario({
    ...base,
    id: 'allocation',
    title: t('Dividing your CF'),
    text: t('One pool for blows and guard. Where to put it is half of the game.'),
    setup: {
      gladiators: [
        { ...felix, place: { column: 8, row: 7, facing: 3 } },
        { ...tiro(8, 0, 12), place: { column: 8, row: 8, facing: 0 } },
      ],
    },
    deciders: ['person', 'novice'],
  }),
  steps: [
    {
      at: 'plot',
      say: t(
        'You stand before him, swords crossed. Nobody needs to move now: seal an empty plot, and the fight begins.',
      ),
      point: 'panel',
      answer: 'X',
      otherwise: t('Stay in contact: write nothing, and seal.'),
    },
    nothing,
    {
      at: 'allocate',
      say: t(
        'You have 13 CF, and his sheet shows his armour: head A, chest C3, arms C4, legs B4, and nothing at the groin. At most 8 may go into one blow. One strong blow where he is bare, one CF of guard everywhere: Suggest, then Seal.',
      ),
      point: 'card 1',
      answer: allocation([[3, 8]], [1, 1, 1, 1, 1]),
      otherwise: PLAN,
      isTaste: true,
    },
    {
      at: 'plot',
      say: t('A hit, three better, and one CF less for him. Stand once more: seal.'),
      point: 'card 1',
      answer: 'X',
      otherwise: t('Stay where you are: seal an empty plot.'),
    },
    nothing,
    {
      at: 'allocate',
      say: t(
        'Each row shows its odds before you seal: change a number and watch them. Two blows of 6 are another way: less each, but two chances. Suggest, look at the odds, Seal.',
      ),
      point: 'panel',
      answer: allocation(
        [
          [3, 6],
          [2, 6],
        ],
        [0, 0, 1, 0, 0],
      ),
      otherwise: PLAN,
      isTaste: true,
    },
  ],
  finish: t(
    'He weakens: every wound takes CF from his pool. Now you divide: blows where the armour is thin, guard where he likes to strike. The odds stand in each row.',
  ),
  learned: [
    t('Strike where there is no armour, or little.'),
    t('One strong blow or several weaker ones: read the odds of each row.'),
    t('What he lost in wounds he cannot put into his guard.'),
  ],
}

export const beasts: Lesson = {
  kind: 'part',
  seed: 'school-1',
  scenario: checkScenario({
    ...base,
    preset: 'house',
    switches: { stansMissus: 'off', turnLimit: 12 },
    id: 'beasts',
    title: t('Beasts: let it come'),
    text: t('A wolf knows no plots: dice say what it does, after you have moved. A spear knows what to do with that.'),
    sides: ['You', t('The wolf')],
    setup: {
      gladiators: [
        {
          name: 'Lydus',
          team: 0,
          style: 'venator',
          ratings: { TR: 8, ST: 1, AG: 1, CN: 3, W: 11 },
          place: { column: 8, row: 6, facing: 3 },
        },
        { name: 'Lupa', team: 1, style: 'beast', beast: 'wolf', place: { column: 8, row: 11, facing: 0 } },
      ],
      arena: { size: 2, obstacles: [] },
    },
    deciders: ['person', 'book'],
  }),
  steps: [
    {
      at: 'plot',
      say: t(
        'Nobody plays the wolf: two dice and its cunning say what it does, when all men have moved. The more it throws, the sooner it comes. Do not run into its jump: stand, and seal an empty plot.',
      ),
      point: 'panel',
      answer: 'X',
      otherwise: t('Let it come: write nothing and seal.'),
    },
    nothing,
    {
      at: 'allocate',
      say: t(
        'It came, and stopped two hexes off: your spear reaches it, its teeth do not reach you. A beast has no guard, so many small blows are best. No defence at all now: Suggest, then Seal.',
      ),
      point: 'panel',
      answer: allocation(
        [
          [1, 3],
          [4, 3],
          [2, 3],
        ],
        [0, 0, 0, 0, 0],
      ),
      otherwise: PLAN,
      isTaste: true,
    },
    {
      at: 'plot',
      say: t(
        'Three hits! Before it jumps, go aside and keep it at the point of the spear: Forward right twice, then turn Left, and seal.',
      ),
      point: 'panel',
      answer: 'SFR SFR(L)',
      otherwise: t('Twice forward right, one turn left: out of its way, spear towards it.'),
    },
    nothing,
    {
      at: 'allocate',
      say: t('It only looked for you, and you can strike again. The same as before: Suggest, then Seal.'),
      point: 'panel',
      answer: allocation(
        [
          [4, 3],
          [1, 3],
          [2, 3],
        ],
        [0, 0, 0, 0, 0],
      ),
      otherwise: PLAN,
      isTaste: true,
    },
  ],
  finish: t('It limps. Finish the hunt: keep two hexes away if you can, strike often, and let it come onto the point.'),
  learned: [
    t('A beast moves after you, by dice and its cunning.'),
    t('It has no guard: several small blows beat one large one.'),
    t('A spear reaches two hexes, teeth one.'),
  ],
}
