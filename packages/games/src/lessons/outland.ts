/** Lessons in Outland: the first bout, and how to read odds. */
import { checkScenario, t } from '@harena/engine'
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
    title: t('Outland: your first bout'),
    text: t('Step up to him, fight, go after him: the game of one page in two minutes.'),
  }),
  steps: [
    walk,
    walk,
    walk,
    {
      at: 'activate',
      say: t(
        'You are Flamma, the red one. Each turn a die and your agility say who acts first. You have 3 movement points: a step or a turn costs one. Step ahead.',
      ),
      point: 'answer',
      answer: step,
      otherwise: t('Straight at him: step ahead.'),
    },
    {
      at: 'activate',
      say: t('One more step, and you touch him. Whoever steps up to an enemy must fight him.'),
      point: 'answer',
      answer: step,
      otherwise: t('One step more: then you are in contact.'),
    },
    {
      at: 'activate',
      say: t(
        'Contact! Point at the fight first, or tap it: you read your sum against his, and the odds. Both throw two dice and add what they wear. Now fight.',
      ),
      point: 'answer',
      answer: fight,
      otherwise: t('You are in contact: fight.'),
    },
    {
      at: 'activate',
      say: t('You won by 2: that hurts nobody, but he had to back up. Stay on him: step ahead.'),
      point: 'answer',
      answer: step,
      otherwise: t('Do not let him breathe: step ahead.'),
    },
    {
      at: 'activate',
      say: t('Contact again. The wider the margin, the more hits. Fight.'),
      point: 'answer',
      answer: fight,
      otherwise: t('Fight him.'),
    },
    {
      at: 'follow',
      say: t(
        'You backed up, he came after you, and then you won by 6: two hits for him, one for you. Each hit brings him nearer to his last and takes 1 off all his later sums. He backs up. Go after him!',
      ),
      point: 'card 1',
      answer: { follow: true },
      otherwise: t('Go after him: he is weaker now than he will be later.'),
    },
    {
      at: 'activate',
      say: t('He can take two more hits and rolls with 2 less. This is the moment: fight.'),
      point: 'answer',
      answer: fight,
      otherwise: t('Fight, now.'),
    },
  ],
  learned: [
    t('Initiative is a die and agility; then steps and turns cost a movement point each.'),
    t('Both throw two dice and add their arms: the wider the margin, the more hits.'),
    t('Every hit taken lowers your later sums.'),
    t('Who wins may go after him.'),
  ],
}

export const odds: Lesson = {
  kind: 'part',
  seed: 'school-50',
  scenario: checkScenario({
    ...base,
    id: 'reading-odds',
    title: t('Reading odds'),
    text: t('Before every blow the page shows what the dice can do. Learn to read it, then to change it.'),
  }),
  steps: [
    walk,
    walk,
    walk,
    walk,
    walk,
    {
      at: 'activate',
      say: t(
        'Point at the fight, tap it or move to it by Tab, and wait. The bar is every way four dice can fall: left what is good for you, right what is good for him. Below it is the sum that makes it so. Then fight.',
      ),
      point: 'odds',
      answer: fight,
      otherwise: t('First read the bar, then fight.'),
    },
    {
      at: 'activate',
      say: t(
        'In the sum for him stands "front hexside +1": you met his front. That can be changed. He has backed up and you are after him: turn left, to go round him.',
      ),
      point: 'log',
      answer: { act: 'turn', to: 'left' },
      otherwise: t('Round him first: turn left.'),
    },
    {
      at: 'activate',
      say: t('Now step. You come to his side, and he does not look there.'),
      point: 'answer',
      answer: step,
      otherwise: t('A step ahead brings you to his side.'),
    },
    {
      at: 'activate',
      say: t(
        'Turn right, to face where he will be. Your points are then spent: he strikes first, and that is the price of a better place.',
      ),
      point: 'answer',
      answer: { act: 'turn', to: 'right' },
      otherwise: t('Turn right, so that he cannot come from behind.'),
    },
    {
      at: 'activate',
      say: t(
        'He struck and lost. Point at the fight or tap it again: no front hexside in his sum this time, and the bar has moved to your side. A better place was worth more than a blow. Fight.',
      ),
      point: 'odds',
      answer: fight,
      otherwise: t('Read it, and then fight.'),
    },
  ],
  finish: t(
    'A difference of 1, and both are locked: the likeliest is not the certain. Go on by yourself, and look at the bar before you decide.',
  ),
  learned: [
    t('The bar is every way the dice can fall: exact, not a guess.'),
    t('The sum below it says what you can change: where you stand, what he has lost.'),
    t('The likeliest is not the certain. Plan for the other end too.'),
  ],
}
