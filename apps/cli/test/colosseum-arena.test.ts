import { colosseum, type Setup, type State } from '@harena/colosseum'
import { effectiveOptions } from '@harena/engine'
import { expect, test } from 'vitest'
import { arenaSentences, arenaText } from '../src/games/colosseum/arena.ts'

const COLUMNS = 17

/** Felix kneels before Spiculus, who lies ensnared and bleeding over two hexes, on his own sword. */
function scene(): State {
  const ratings = { TR: 9, ST: 3, AG: 3, CN: 4, W: 12 }
  const setup: Setup = {
    gladiators: [
      { name: 'Felix', team: 0, style: 'retiarius', ratings, place: { column: 8, row: 2, facing: 3 } },
      { name: 'Spiculus', team: 1, style: 'secutor', ratings, place: { column: 8, row: 4, facing: 0 } },
    ],
    arena: { size: 3, obstacles: [{ column: 9, row: 2, terrain: 'rock' }] },
  }
  const state = colosseum.start(setup, effectiveOptions(colosseum, {}) as State['options'])
  const [felix, spiculus] = state.gladiators as [State['gladiators'][number], State['gladiators'][number]]
  Object.assign(state, { turn: 2, phase: 4 })
  Object.assign(felix, { posture: 'kneeling', CF: 15 })
  Object.assign(spiculus, {
    posture: 'prone',
    torso: 8 + COLUMNS * 5,
    snare: { by: 0, isHeld: true, kind: 'net', place: 'body', phases: 1 },
    CF: 15,
    wounds: [3, 0, 5, 0, 0],
    cfLoss: [2, 0, 2, 0, 0],
    arteries: [0, 0, 1, 0, 0],
    enduranceLoss: 2,
    stun: 3,
    hands: [null, { kind: 'largeShield', boxes: 4, condition: 'whole' }],
  })
  state.ground.push({ item: { kind: 'sword', boxes: 0, condition: 'whole' }, cell: 8 + COLUMNS * 4 })
  state.ground.push({ item: { kind: 'dagger', boxes: 0, condition: 'whole' }, cell: 6 + COLUMNS * 3 })
  state.arena.walls.push('north')
  state.arena.blood.push(7 + COLUMNS * 3)
  return state
}

const plots = [
  { kind: 'turnBegan', rule: '§5.1', turn: 1 },
  { kind: 'phaseBegan', rule: '§5.2', turn: 1, phase: 8 },
  { kind: 'plotRevealed', rule: '§7.2', seat: 1, plot: 'B', overexerts: false },
  { kind: 'turnBegan', rule: '§5.1', turn: 2 },
  { kind: 'phaseBegan', rule: '§5.2', turn: 2, phase: 3 },
  { kind: 'plotRevealed', rule: '§7.2', seat: 1, plot: 'F F', overexerts: false },
]

test('§3.9 §3.14 §3.19 the arena with what stands and lies in it, and the log sheets', () => {
  const drawn = arenaText(colosseum.view(scene(), 0), plots)
  const [head, columns, wall, ...rows] = drawn.split('\n')
  expect(head).toBe('Turn 2, phase 4 of 8; wall: north')
  expect(columns).toMatch(/^ {5}2 {2}3 {2}4 {2}5 {2}6 {2}7 {2}8 {2}9 10 11/)
  expect(wall).toMatch(/^ {3}=+ /)
  const left = rows.map((row) => row.slice(0, 34).trimEnd())
  expect(left.slice(4, 11)).toEqual([
    ' 2 /  \\__/  \\__/  \\__/F↓\\__/  \\__/',
    '   \\__/  \\__/  \\__/  \\kn/^^\\__/  \\',
    ' 3 /  \\__/  \\__/d \\__/  \\^^/  \\__/',
    '   \\__/  \\__/  \\__/  \\__/  \\__/  \\',
    ' 4 /  \\__/  \\__/  \\::/S↑\\__/  \\__/',
    '   \\__/  \\__/  \\__/  \\ps/  \\__/  \\',
    ' 5 /  \\__/  \\__/  \\__/s=\\__/  \\__/',
  ])
  for (const line of [
    /S↑ Spiculus, Secutor \(medium\)/,
    /TR 9 ST 3 AG 3 CN 4 W 12; CF 9 of 15/,
    /wounds\/12 +3 +\. +5 +\. +\./,
    /CF lost +2 +\. +2 +\. +\./,
    /bleeding +\. +\. +1 +\. +\./,
    /large shield \(9$/m,
    /points, 4 of 14 boxes gone\)$/m,
    /plots: 3 F F$/m,
    /prone, ensnared/,
    /^\^\^ rock; :: blood; pr prone; en ensnared; kn kneeling$/m,
    /^On the ground: d dagger, s sword$/m,
  ])
    expect(drawn).toMatch(line)
})

test('§3.9 the same in sentences', () => {
  const told = arenaSentences(colosseum.view(scene(), 0), 0, plots).replace(/\s+/g, ' ')
  for (const sentence of [
    'Felix, Retiarius, at 8-2, facing south.',
    'Spiculus is 2 hexes from Felix, south, ahead; Felix is ahead of him.',
    'groin bare and 5 of 12 wounds and 2 CF lost and bleeding',
    "Spiculus's plots in this turn: 3 F F.",
    'Spiculus: prone, ensnared.',
    'On the ground 2 hexes from Felix, south, ahead: sword.',
    'Rock 1 hex from Felix, south-east, ahead on the left.',
  ])
    expect(told).toContain(sentence)
})

test('§3.1 a hidden log sheet shows only what can be seen', () => {
  const state = scene()
  const hidden = { ...state, options: { ...state.options, sheets: 'hidden' as const } }
  const drawn = arenaText(colosseum.view(hidden, 0))
  expect(drawn).toMatch(/Felix, Retiarius \(medium\)\n?.*TR 9/s)
  expect(drawn).toMatch(/Spiculus, Secutor\n.*large shield\n/)
  expect(drawn).not.toMatch(/CF lost/)
  expect(arenaSentences(colosseum.view(hidden, 0), 0)).toMatch(/Spiculus: large shield\./)
})
