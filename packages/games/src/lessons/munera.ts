/** Lessons in Munera: the first bout, facing, net and trident, a club. */
import { checkScenario } from '@harena/engine'
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
    title: 'Munera: your first bout',
    text: 'Step, turn and strike: a whole bout of Munera in two minutes, with a trainer at your side.',
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
      say: 'You are Flamma, the red one. You have 5 AP: steps, turns and blows are paid with them. Verus stands before you with shield and sword up, so do not strike there. Step to the north-east.',
      point: 'answer',
      answer: { act: 'step', dir: 1 },
      otherwise: 'Not yet: go round him first. Step to the north-east, as marked.',
    },
    {
      at: 'act',
      say: 'A step aside costs 2 AP, a step ahead only 1. Now go one hex ahead: that brings you beside him.',
      point: 'answer',
      answer: { act: 'step', dir: 3 },
      otherwise: 'Straight ahead, please: you want to be beside him.',
    },
    {
      at: 'act',
      say: 'You can only strike whom you face. He is on your right now, so turn right.',
      point: 'answer',
      answer: { act: 'turn', to: 'right' },
      otherwise: 'Turn right, or you look past him.',
    },
    {
      at: 'act',
      say: 'Your last AP is for the blow. Point at it and look at the odds over the sand: from this side you add 2 to your die, because no shield is in the way. Strike!',
      point: 'answer',
      answer: strike,
      otherwise: 'You have him where you want him. Strike with the sword.',
    },
    {
      at: 'act',
      say: 'A hit, and his armour did not save him. Wounded men have fewer AP: he had none at all, and it is your turn again. Strike once more.',
      point: 'card 1',
      answer: strike,
      otherwise: 'He is still open. Strike again.',
    },
    {
      at: 'act',
      say: 'He has 1 strength left. A sword strikes once in a turn, and he stands as you want him, so keep your place: end the turn.',
      point: 'answer',
      answer: { act: 'end' },
      otherwise: 'You stand well. End the turn and let him come.',
    },
    {
      at: 'act',
      say: 'He struck, and your shield saved you: the die and your save together were high enough. Now he is at his end. One more blow!',
      point: 'answer',
      answer: strike,
      otherwise: 'Finish it: strike.',
    },
    skill,
  ],
  learned: [
    'AP pay for everything: ahead is cheap, aside is dear.',
    'Face the man you want to strike, and strike where no shield is.',
    'A hit can still be saved by armour and shield; a wound costs strength and AP.',
    'Who has no strength left appeals to the crowd.',
  ],
}

export const facing: Lesson = {
  kind: 'part',
  seed: 'school-216',
  scenario: checkScenario({
    ...base,
    id: 'facing',
    title: 'Facing: where he cannot look',
    text: 'A man in heavy armour is hard to hurt and slow to turn. Walk around him.',
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
      say: 'The wedge on each ring shows where a man looks. Verus is Heavy: every turn he has 1 AP less, so he cannot follow you round. Do not run into his sword. Step to the south-east.',
      point: 'card 1',
      answer: { act: 'step', dir: 2 },
      otherwise: 'Not into his sword: step to the south-east, past his front.',
    },
    {
      at: 'act',
      say: 'Good. Now ahead, along his side.',
      point: 'answer',
      answer: { act: 'step', dir: 3 },
      otherwise: 'Go ahead: you are not beside him yet.',
    },
    {
      at: 'act',
      say: 'Once more. What you want is the hex beside him that his wedge does not point at.',
      point: 'answer',
      answer: { act: 'step', dir: 3 },
      otherwise: 'One more step ahead, and you are there.',
    },
    {
      at: 'act',
      say: 'You are on his right, the side of his sword. Turn right to face him.',
      point: 'answer',
      answer: { act: 'turn', to: 'right' },
      otherwise: 'Turn right: he stands there.',
    },
    {
      at: 'act',
      say: 'Point at the blow before you strike and read what is added: 2 for the side behind a weapon. From behind it would be more, into a shield nothing. Strike.',
      point: 'odds',
      answer: strike,
      otherwise: 'You have paid for this place: use it, and strike.',
    },
  ],
  finish:
    'A miss, but even a miss pushes him back a hex, and he still looks the other way. From here it is your fight: go after him, stay at his side, and strike.',
  learned: [
    'The wedge on the ring is where he looks; a side or his back is worth more than a better sword.',
    'Heavy men have fewer AP: make them turn.',
    'A blow that misses pushes him back.',
  ],
}

export const net: Lesson = {
  kind: 'part',
  seed: 'school-354',
  scenario: checkScenario({
    ...base,
    id: 'net-and-trident',
    title: 'Net and trident',
    text: 'The fisherman has no shield. What he has is a net: whoever is in it can hardly move.',
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
      say: 'You are the Retiarius: net in one hand, trident in the other. Verus has come to you. Point at the cast and read what the die must show, then throw.',
      point: 'answer',
      answer: { act: 'cast', weapon: 1, target: 1 },
      otherwise: 'First the net: cast it at Verus.',
    },
    {
      at: 'act',
      say: 'Caught! Entangled, he has 3 AP less every turn until he cuts himself free, and you add 1 to every blow. The net is gone, the trident is not: strike.',
      point: 'card 1',
      answer: strike,
      otherwise: 'Strike with the trident while he kicks.',
    },
    {
      at: 'act',
      say: 'A miss pushed him back, but he had no AP at all. Time is yours now: walk round him. South-east.',
      point: 'answer',
      answer: { act: 'step', dir: 2 },
      otherwise: 'He cannot move: use it to walk round him. South-east.',
    },
    {
      at: 'act',
      say: 'Ahead, to his side.',
      point: 'answer',
      answer: { act: 'step', dir: 3 },
      otherwise: 'Ahead, please.',
    },
    {
      at: 'act',
      say: 'Turn to him.',
      point: 'answer',
      answer: { act: 'turn', to: 'right' },
      otherwise: 'Turn right, to face him.',
    },
    {
      at: 'act',
      say: 'From the side 2, in the net 1: three on your die. That is how a man without a shield wins.',
      point: 'answer',
      answer: strike,
      otherwise: 'Strike with the trident.',
    },
  ],
  finish: 'He bleeds and he is still in the net. Finish it before he cuts himself free.',
  learned: [
    'The net first: whoever is in it loses 3 AP a turn.',
    'Use the time to get to his side, then strike.',
    'A net that misses lies on the sand. Throw it when it counts.',
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
    title: 'Campaign: men of your own',
    text: 'Recruit, choose whom to send, and keep what he learns: a season of one day, the smallest campaign there is.',
    sides: ['Anna', 'Bruno'],
    setup: { owners: [{ name: 'Anna' }, { name: 'Bruno' }], roster: 2, send: 1, cycles: 1 },
    deciders: ['person', 'dummy'],
  }),
  steps: [
    {
      at: 'recruit',
      say: 'You are Anna, and you own a club. In a campaign men stay with you from bout to bout. Take a Samnite first, and call him what you like: his strength is rolled when he joins.',
      point: 'panel',
      answer: { name: 'Priscus', type: 'samnite' },
      own: ['name'],
      otherwise: 'A Samnite first, please: choose that type and recruit him.',
    },
    {
      at: 'recruit',
      say: 'Eight: a man like many. Bruno has taken one too. Your second shall be a Thracian.',
      point: 'panel',
      answer: { name: 'Crixus', type: 'thracian' },
      own: ['name'],
      otherwise: 'A Thracian this time: choose that type.',
    },
    {
      at: 'send',
      say: 'Strength 12, that is luck! Today you meet Bruno, and both name their man in secret. The dead are struck off the roster, so send the one who can take most: your Thracian.',
      point: 'panel',
      answer: [2],
      otherwise: 'The Samnite has 8, the Thracian 12. Send the Thracian.',
    },
  ],
  finish:
    'The bout is yours. Walk up to him, get to his side, strike. Whoever wins may learn a skill that stays with him, and the table counts two points.',
  learned: [
    'Men of a club stay: so do their skills, their record, and their death.',
    'Whom to send is a secret decision of its own.',
    'A season is days of bouts, and a table at the end.',
  ],
}
