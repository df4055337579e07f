/** Lessons in Heroes: the first match, and bids. */
import { checkScenario, t } from '@harena/engine'
import type { Lesson } from './lesson.ts'

type Attributes = Readonly<Record<'savvy' | 'strength' | 'speed', number>>

function star(name: string, control: 'star' | 'npg', primary: string, attributes: Attributes) {
  const sheet = {
    name,
    gender: 'male',
    handed: 'right',
    size: 'average',
    attributes,
    partPenalty: [0, 0, 0, 0, 0, 0, 0],
    signatures: [],
    primary,
    secondary: null,
  }
  return { sheet, control, side: control === 'star' ? 0 : 1, style: 'primary', imperialSpares: 0 }
}

function match(id: string, title: string, text: string, own: Attributes, his: Attributes) {
  return checkScenario({
    format: 'harena-scenario',
    version: 1,
    ruleset: 'heroes',
    id,
    title,
    text,
    sides: ['Priscus', 'Verus'],
    setup: {
      arena: 'provincial',
      gates: 'WE',
      toTheDeath: 'no',
      opponents: 'given',
      gladiators: [star('Priscus', 'star', 'murmillo', own), star('Verus', 'npg', 'thraex', his)],
    },
    deciders: ['person', 'book'],
  })
}

export const firstMatch: Lesson = {
  kind: 'first',
  seed: 'school-127',
  scenario: match(
    'heroes-first',
    t('Heroes: your first match'),
    t('From the gate to the laurel: zones, Maneuver and Attack, in two minutes.'),
    { savvy: 5, strength: 5, speed: 4 },
    { savvy: 3, strength: 3, speed: 3 },
  ),
  steps: [
    {
      at: 'act',
      say: t(
        'You are Priscus, at the gate on the left. The sand is divided into zones, and the book itself plays Verus. A turn takes you one zone on: go to P11, as marked.',
      ),
      point: 'answer',
      answer: { do: 'move', to: 'P11' },
      otherwise: t('Out of the gate: move to P11.'),
    },
    {
      at: 'act',
      say: t('Whoever is quicker, by a die and Speed, goes first. On to P22, towards the middle.'),
      point: 'answer',
      answer: { do: 'move', to: 'P22' },
      otherwise: t('To the middle: P22.'),
    },
    {
      at: 'act',
      say: t('He has come within reach. Who enters a zone with an enemy in it fights him: move to P13.'),
      point: 'answer',
      answer: { do: 'move', to: 'P13' },
      otherwise: t('Go to him: P13.'),
    },
    {
      at: 'bid',
      say: t(
        'First both Maneuver for an opening. Savvy and Speed give you 9 dice, him 6; each 1, 2 or 3 is a success. You could add Bonus Dice, but you are ahead: bid none, and keep them.',
      ),
      point: 'panel',
      answer: 0,
      otherwise: t('Save them for the blow: bid 0.'),
    },
    {
      at: 'act',
      say: t('Four to four: no opening. That happens. He spent two Bonus Dice on it, you none. Fight on.'),
      point: 'answer',
      answer: { do: 'fight' },
      otherwise: t('You are face to face: fight.'),
    },
    {
      at: 'bid',
      say: t('Again the Maneuver, again 9 dice against 6. Keep your Bonus Dice: bid 0.'),
      point: 'panel',
      answer: 0,
      otherwise: t('Not yet: bid 0.'),
    },
    {
      at: 'mode',
      say: t(
        'Four to one: now you attack, and you won by so much that you may choose. A Bash with the shield adds two dice to the blow. Take it.',
      ),
      point: 'answer',
      answer: 'bash',
      otherwise: t('The Bash, please: two more dice.'),
    },
    {
      at: 'bid',
      say: t('Now the Attack itself: 7 dice against his 3. This is what you have saved for. Bid 2 Bonus Dice.'),
      point: 'panel',
      answer: 2,
      otherwise: t('Bid 2: enough to be sure, and some are left.'),
    },
  ],
  learned: [
    t('A turn is a zone; who enters an enemy’s zone fights.'),
    t('First the Maneuver for the opening, then the Attack.'),
    t('A die of 1, 2 or 3 is a success; more successes than he has is a hit.'),
    t('Bonus Dice are spent once: keep them for what decides.'),
  ],
}

export const bids: Lesson = {
  kind: 'part',
  seed: 'school-7',
  scenario: match(
    'bids',
    t('Bids: the closed hand'),
    t('Two equal men. What you hold in your hand when it opens is the difference.'),
    { savvy: 4, strength: 4, speed: 4 },
    { savvy: 5, strength: 4, speed: 3 },
  ),
  steps: [
    { answer: { do: 'move', to: 'P11' } },
    { answer: { do: 'move', to: 'P22' } },
    {
      at: 'act',
      say: t(
        'Verus is your equal: eight dice each for a Maneuver. All you have besides are 8 Bonus Dice, and once spent they are gone until you rest. Move to P33 and meet him.',
      ),
      point: 'card 0',
      answer: { do: 'move', to: 'P33' },
      otherwise: t('He waits at P33.'),
    },
    {
      at: 'bid',
      say: t(
        'He has entered, so it is his Maneuver. You could spend dice to take the opening from him. Look at the odds for 0, 2 and 4: each die moves them less than you hope. Bid 0: let him come.',
      ),
      point: 'panel',
      answer: 0,
      otherwise: t('Another way, but try this one: bid 0 and keep the hand full.'),
    },
    {
      at: 'bid',
      say: t(
        'He has the opening, and he strikes: 6 dice against your 4. But you have 8 in the hand, and he does not know what you will do with them. All of them: bid 8.',
      ),
      point: 'panel',
      answer: 8,
      otherwise: t('Not by halves: this blow decides. Bid 8.'),
    },
    {
      at: 'act',
      say: t(
        'Six to two: the attacker himself is hit, and his sword arm is gone. An Attack that fails by so much turns round. He is down: fight.',
      ),
      point: 'log',
      answer: { do: 'fight' },
      otherwise: t('He lies before you: fight.'),
    },
  ],
  finish: t(
    'Your hand is empty now. To rest gives Bonus Dice back, but only away from him; and he has one arm. Win it.',
  ),
  learned: [
    t('Both hands open together: nobody sees the other’s bid.'),
    t('In defence a large bid can turn the blow against him who strikes.'),
    t('Spent dice come back only by resting.'),
  ],
}
