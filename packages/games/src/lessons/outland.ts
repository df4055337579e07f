/** Lessons in Outland: the first bout, and how to read odds. */
import { checkScenario } from '@harena/engine'
import type { Lesson, QuietStep } from './lesson.ts'

const base = {
  format: 'harena-scenario',
  version: 1,
  ruleset: 'outland',
  sides: ['You', 'He'],
  deciders: ['person', 'novice'],
  setup: {
    fighters: [
      { name: 'Flamma', type: 'samnite', team: 0, strength: 2, agility: 2, damage: 10 },
      { name: 'Verus', type: 'secutor', team: 1, strength: 2, agility: 1, damage: 4 },
    ],
  },
}

const step = { act: 'step' }
const fight = { act: 'melee', target: 1 }
const walk: QuietStep = { answer: step }

export const firstBout: Lesson = {
  kind: 'first',
  seed: 'school-7',
  scenario: checkScenario({
    ...base,
    id: 'outland-first',
    title: 'Outland: your first bout',
    text: 'Step up to him, fight, go after him: the game of one page in two minutes.',
  }),
  steps: [
    walk,
    walk,
    walk,
    {
      at: 'activate',
      say: 'You are Flamma, the red one. Each turn a die and your agility say who acts first. You have 3 movement points: a step or a turn costs one. Step ahead.',
      point: 'answer',
      answer: step,
      otherwise: 'Straight at him: step ahead.',
    },
    {
      at: 'activate',
      say: 'One more step, and you touch him. Whoever steps up to an enemy must fight him.',
      point: 'answer',
      answer: step,
      otherwise: 'One step more: then you are in contact.',
    },
    {
      at: 'activate',
      say: 'Contact! Point at the fight first: over the sand you read your sum against his, and the odds. Both throw two dice and add what they wear. Now fight.',
      point: 'answer',
      answer: fight,
      otherwise: 'You are in contact: fight.',
    },
    {
      at: 'activate',
      say: 'You won by 2: that hurts nobody, but he had to back up. Stay on him: step ahead.',
      point: 'answer',
      answer: step,
      otherwise: 'Do not let him breathe: step ahead.',
    },
    {
      at: 'activate',
      say: 'Contact again. The wider the margin, the more hits. Fight.',
      point: 'answer',
      answer: fight,
      otherwise: 'Fight him.',
    },
    {
      at: 'follow',
      say: 'You backed up, he came after you, and then you won by 6: two hits for him, one for you. Each hit fills a box and takes 1 off all his later sums. He backs up. Go after him!',
      point: 'card 1',
      answer: { follow: true },
      otherwise: 'Go after him: he is weaker now than he will be later.',
    },
    {
      at: 'activate',
      say: 'He has two boxes left and rolls with 2 less. This is the moment: fight.',
      point: 'answer',
      answer: fight,
      otherwise: 'Fight, now.',
    },
  ],
  learned: [
    'Initiative is a die and agility; then steps and turns cost a movement point each.',
    'Both throw two dice and add their arms: the wider the margin, the more hits.',
    'Every hit taken lowers your later sums.',
    'Who wins may go after him.',
  ],
}

export const odds: Lesson = {
  kind: 'part',
  seed: 'school-50',
  scenario: checkScenario({
    ...base,
    id: 'reading-odds',
    title: 'Reading odds',
    text: 'Before every blow the page shows what the dice can do. Learn to read it, then to change it.',
  }),
  steps: [
    walk,
    walk,
    walk,
    walk,
    walk,
    {
      at: 'activate',
      say: 'Point at the fight, or move to it by Tab, and wait. The bar over the sand is every way four dice can fall: left what is good for you, right what is good for him. Below it is the sum that makes it so. Then fight.',
      point: 'odds',
      answer: fight,
      otherwise: 'First read the bar, then fight.',
    },
    {
      at: 'activate',
      say: 'In the sum for him stands "front hexside +1": you met his front. That can be changed. He has backed up and you are after him: turn left, to go round him.',
      point: 'log',
      answer: { act: 'turn', to: 'left' },
      otherwise: 'Round him first: turn left.',
    },
    {
      at: 'activate',
      say: 'Now step. You come to his side, and he does not look there.',
      point: 'answer',
      answer: step,
      otherwise: 'A step ahead brings you to his side.',
    },
    {
      at: 'activate',
      say: 'Turn right, to face where he will be. Your points are then spent: he strikes first, and that is the price of a better place.',
      point: 'answer',
      answer: { act: 'turn', to: 'right' },
      otherwise: 'Turn right, so that he cannot come from behind.',
    },
    {
      at: 'activate',
      say: 'He struck and lost. Point at the fight again: no front hexside in his sum this time, and the bar has moved to your side. A better place was worth more than a blow. Fight.',
      point: 'odds',
      answer: fight,
      otherwise: 'Read it, and then fight.',
    },
  ],
  finish:
    'A difference of 1, and both are locked: the likeliest is not the certain. Go on by yourself, and look at the bar before you decide.',
  learned: [
    'The bar is every way the dice can fall: exact, not a guess.',
    'The sum below it says what you can change: where you stand, what he has lost.',
    'The likeliest is not the certain. Plan for the other end too.',
  ],
}
