/** Lessons in Munera: the first bout, facing, net and trident, a club. */
import { checkScenario, t } from '@harena/engine'
import type { Lesson } from './lesson.ts'

const base = {
  format: 'harena-scenario',
  version: 1,
  ruleset: 'munera',
  switches: { placement: 'free' },
  sides: ['You', 'He'],
  deciders: ['person', 'novice'],
}

/** A skill at the end: no part of a lesson. */
const skill = { answer: { skill: 'attack' } }
const start = { answer: { hex: { q: 5, r: -1 }, facing: 3 } }
const strike = { act: 'attack', weapon: 0, target: 1 }

export const firstBout: Lesson = {
  kind: 'first',
  seed: 'school-102',
  scenario: checkScenario({
    ...base,
    id: 'munera-first',
    title: t('Munera: your first bout'),
    text: t('Step, turn and strike: a whole bout of Munera in two minutes, with a trainer at your side.'),
    setup: {
      fighters: [
        { name: 'Flamma', type: 'myrmillo', team: 0, strength: 8 },
        { name: 'Verus', type: 'thracian', team: 1, strength: 3 },
      ],
    },
  }),
  steps: [
    start,
    {
      at: 'act',
      say: t(
        'You are Flamma, the red one. You have 5 AP: steps, turns and blows are paid with them. Verus stands before you with shield and sword up, so do not strike there. Step to the north-east.',
      ),
      point: 'answer',
      answer: { act: 'step', dir: 1 },
      otherwise: t('Not yet: go round him first. Step to the north-east, as marked.'),
    },
    {
      at: 'act',
      say: t('A step aside costs 2 AP, a step ahead only 1. Now go one hex ahead: that brings you beside him.'),
      point: 'answer',
      answer: { act: 'step', dir: 3 },
      otherwise: t('Straight ahead, please: you want to be beside him.'),
    },
    {
      at: 'act',
      say: t('You can only strike whom you face. He is on your right now, so turn right.'),
      point: 'answer',
      answer: { act: 'turn', to: 'right' },
      otherwise: t('Turn right, or you look past him.'),
    },
    {
      at: 'act',
      say: t(
        'Your last AP is for the blow. Point at it or tap it, and look at the odds: from this side you add 2 to your die, because no shield is in the way. Strike!',
      ),
      point: 'answer',
      answer: strike,
      otherwise: t('You have him where you want him. Strike with the sword.'),
    },
    {
      at: 'act',
      say: t(
        'A hit, and his armour did not save him. Wounded men have fewer AP: he had none at all, and it is your turn again. Strike once more.',
      ),
      point: 'card 1',
      answer: strike,
      otherwise: t('He is still open. Strike again.'),
    },
    {
      at: 'act',
      say: t(
        'He has 1 strength left. A sword strikes once in a turn, and he stands as you want him, so keep your place: end the turn.',
      ),
      point: 'answer',
      answer: { act: 'end' },
      otherwise: t('You stand well. End the turn and let him come.'),
    },
    {
      at: 'act',
      say: t(
        'He struck, and your shield saved you: the die and your save together were high enough. Now he is at his end. One more blow!',
      ),
      point: 'answer',
      answer: strike,
      otherwise: t('Finish it: strike.'),
    },
    skill,
  ],
  learned: [
    t('AP pay for everything: ahead is cheap, aside is dear.'),
    t('Face the man you want to strike, and strike where no shield is.'),
    t('A hit can still be saved by armour and shield; a wound costs strength and AP.'),
    t('Who has no strength left appeals to the crowd.'),
  ],
}

export const facing: Lesson = {
  kind: 'part',
  seed: 'school-216',
  scenario: checkScenario({
    ...base,
    id: 'facing',
    title: t('Facing: where he cannot look'),
    text: t('A man in heavy armour is hard to hurt and slow to turn. Walk around him.'),
    setup: {
      fighters: [
        { name: 'Flamma', type: 'myrmillo', team: 0, strength: 7 },
        { name: 'Verus', type: 'cataphractarius', team: 1, strength: 3 },
      ],
    },
  }),
  steps: [
    start,
    {
      at: 'act',
      say: t(
        'The wedge on each ring shows where a man looks. Verus is Heavy: every turn he has 1 AP less, so he cannot follow you round. Do not run into his sword. Step to the south-east.',
      ),
      point: 'card 1',
      answer: { act: 'step', dir: 2 },
      otherwise: t('Not into his sword: step to the south-east, past his front.'),
    },
    {
      at: 'act',
      say: t('Good. Now ahead, along his side.'),
      point: 'answer',
      answer: { act: 'step', dir: 3 },
      otherwise: t('Go ahead: you are not beside him yet.'),
    },
    {
      at: 'act',
      say: t('Once more. What you want is the hex beside him that his wedge does not point at.'),
      point: 'answer',
      answer: { act: 'step', dir: 3 },
      otherwise: t('One more step ahead, and you are there.'),
    },
    {
      at: 'act',
      say: t('You are on his right, the side of his sword. Turn right to face him.'),
      point: 'answer',
      answer: { act: 'turn', to: 'right' },
      otherwise: t('Turn right: he stands there.'),
    },
    {
      at: 'act',
      say: t(
        'Point at the blow or tap it before you strike, and read what is added: 2 for the side behind a weapon. From behind it would be more, into a shield nothing. Strike.',
      ),
      point: 'odds',
      answer: strike,
      otherwise: t('You have paid for this place: use it, and strike.'),
    },
  ],
  finish: t(
    'A miss, but even a miss pushes him back a hex, and he still looks the other way. From here it is your fight: go after him, stay at his side, and strike.',
  ),
  learned: [
    t('The wedge on the ring is where he looks; a side or his back is worth more than a better sword.'),
    t('Heavy men have fewer AP: make them turn.'),
    t('A blow that misses pushes him back.'),
  ],
}

export const net: Lesson = {
  kind: 'part',
  seed: 'school-354',
  scenario: checkScenario({
    ...base,
    id: 'net-and-trident',
    title: t('Net and trident'),
    text: t('The fisherman has no shield. What he has is a net: whoever is in it can hardly move.'),
    setup: {
      fighters: [
        { name: 'Flamma', type: 'retiarius', team: 0, strength: 7 },
        { name: 'Verus', type: 'secutor', team: 1, strength: 3 },
      ],
    },
  }),
  steps: [
    start,
    {
      at: 'act',
      say: t(
        'You are the Retiarius: net in one hand, trident in the other. Verus has come to you. Point at the cast or tap it, and read what the die must show, then throw.',
      ),
      point: 'answer',
      answer: { act: 'cast', weapon: 1, target: 1 },
      otherwise: t('First the net: cast it at Verus.'),
    },
    {
      at: 'act',
      say: t(
        'Caught! Entangled, he has 3 AP less every turn until he cuts himself free, and you add 1 to every blow. The net is gone, the trident is not: strike.',
      ),
      point: 'card 1',
      answer: strike,
      otherwise: t('Strike with the trident while he kicks.'),
    },
    {
      at: 'act',
      say: t('A miss pushed him back, but he had no AP at all. Time is yours now: walk round him. South-east.'),
      point: 'answer',
      answer: { act: 'step', dir: 2 },
      otherwise: t('He cannot move: use it to walk round him. South-east.'),
    },
    {
      at: 'act',
      say: t('Ahead, to his side.'),
      point: 'answer',
      answer: { act: 'step', dir: 3 },
      otherwise: t('Ahead, please.'),
    },
    {
      at: 'act',
      say: t('Turn to him.'),
      point: 'answer',
      answer: { act: 'turn', to: 'right' },
      otherwise: t('Turn right, to face him.'),
    },
    {
      at: 'act',
      say: t('From the side 2, in the net 1: three on your die. That is how a man without a shield wins.'),
      point: 'answer',
      answer: strike,
      otherwise: t('Strike with the trident.'),
    },
  ],
  finish: t('He bleeds and he is still in the net. Finish it before he cuts himself free.'),
  learned: [
    t('The net first: whoever is in it loses 3 AP a turn.'),
    t('Use the time to get to his side, then strike.'),
    t('A net that misses lies on the sand. Throw it when it counts.'),
  ],
}

export const club: Lesson = {
  kind: 'part',
  seed: 'school-47',
  scenario: checkScenario({
    format: 'harena-scenario',
    version: 1,
    ruleset: 'munera-campaign',
    id: 'campaign',
    title: t('Campaign: men of your own'),
    text: t(
      'Recruit, choose whom to send, and keep what he learns: a season of one day, the smallest campaign there is.',
    ),
    sides: ['Anna', 'Bruno'],
    setup: { owners: [{ name: 'Anna' }, { name: 'Bruno' }], roster: 2, send: 1, cycles: 1 },
    deciders: ['person', 'dummy'],
  }),
  steps: [
    {
      at: 'recruit',
      say: t(
        'You are Anna, and you own a club. In a campaign men stay with you from bout to bout. Take a Samnite first, and call him what you like: his strength is rolled when he joins.',
      ),
      point: 'panel',
      answer: { name: 'Priscus', type: 'samnite' },
      own: ['name'],
      otherwise: t('A Samnite first, please: choose that type and recruit him.'),
    },
    {
      at: 'recruit',
      say: t('Eight: a man like many. Bruno has taken one too. Your second shall be a Thracian.'),
      point: 'panel',
      answer: { name: 'Crixus', type: 'thracian' },
      own: ['name'],
      otherwise: t('A Thracian this time: choose that type.'),
    },
    {
      at: 'send',
      say: t(
        'Strength 12, that is luck! Today you meet Bruno, and both name their man in secret. The dead are struck off the roster, so send the one who can take most: your Thracian.',
      ),
      point: 'panel',
      answer: [2],
      otherwise: t('The Samnite has 8, the Thracian 12. Send the Thracian.'),
    },
  ],
  finish: t(
    'The bout is yours. Walk up to him, get to his side, strike. Whoever wins may learn a skill that stays with him, and the table counts two points.',
  ),
  learned: [
    t('Men of a club stay: so do their skills, their record, and their death.'),
    t('Whom to send is a secret decision of its own.'),
    t('A season is days of bouts, and a table at the end.'),
  ],
}
