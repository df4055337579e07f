/** Munera Sine Missione: the fourteen sample gladiators of T11. */
import { type Balance, key, seated } from '@harena/engine'
import { sampleGladiators, sampleTypes } from './tables/sample-gladiators.ts'
import { skillRows } from './tables/skills.ts'

const STRENGTH = 8

export const balance: Balance = {
  styles: sampleTypes,
  titles: { contraRetiarius: sampleGladiators.contraRetiarius.name },
  bouts: { usual: 2000, quick: 200 },
  notes: [
    key(
      'The styles are the sample gladiators of T11, without skills; their strength is rolled anew for every bout (§1.1).',
    ),
  ],
  duel: (first, second) => ({
    fighters: [
      { name: 'First', team: 0, type: first },
      { name: 'Second', team: 1, type: second },
    ],
  }),
  ends: {
    killed: key('Killed in the fight'),
    dispatched: key('Refused mercy, killed'),
    spared: key('Beaten, spared'),
    beaten: key('Beaten'),
  },
  deaths: ['killed', 'dispatched'],
  firstMoveNote: key('Dice decide who moves first (§2.2), so the seat itself should not matter.'),
  reference: [
    ['retiarius', 'secutor'],
    ['samnite', 'thracian'],
    ['hoplomachus', 'myrmillo'],
    ['contraRetiarius', 'laquearius'],
    ['gaetulian', 'provocator'],
    ['sagittarius', 'cataphractarius'],
  ],
  numbers: { roundLimit: [10, 25] },
  characteristics: [
    { id: 'strength', name: key('Strength +1') },
    ...skillRows.map(({ skill, name }) => ({ id: skill, name: `Skill: ${name}` })),
  ],
  mirror: (characteristic, better) => {
    const plain = { type: 'secutor', strength: STRENGTH }
    const skilled = {
      ...plain,
      skills: [characteristic],
      ...(characteristic === 'stamina' ? { strength: STRENGTH + 2 } : {}),
    }
    const stronger = characteristic === 'strength' ? { ...plain, strength: STRENGTH + 1 } : skilled
    const fighters = seated<object>(better, stronger, plain)
    return { fighters: fighters.map((one, seat) => ({ name: seat === 0 ? 'First' : 'Second', team: seat, ...one })) }
  },
  mirrorNote: `Two Secutores of strength ${STRENGTH}; one of them has a point of strength more, or one skill of T9.`,
}
