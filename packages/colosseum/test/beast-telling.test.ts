import { expect, test } from 'vitest'
import { woundByDice } from '../src/09-combat/wounds.ts'
import { moveBeasts } from '../src/28-beasts/movement.ts'
import { attackOdds, colosseum } from '../src/index.ts'
import type { State } from '../src/match/state.ts'
import { allocation, place, row, run } from './helpers.ts'
import { beastIn, hunt, man, playStep } from './hunt.ts'

const told = (state: State, events: Parameters<typeof colosseum.narrate>[0][]) =>
  events.map((event) => colosseum.narrate(event, colosseum.names(state)))

test('§28.7.5 what is told of a beast has hide, fore and hind legs, and nothing of his', () => {
  const state = hunt('rhino')
  const legs = [4, 5] as const
  for (const area of legs) {
    const lines = told(
      state,
      run(state, [], [], (play) => woundByDice(play, beastIn(state), area, 8, 6, 0, 0)),
    ).join(' ')
    expect(lines).toContain(`Nero is hit in the ${area === 4 ? 'fore' : 'hind'} legs, where hide takes off 3`)
    expect(lines).toMatch(/wounds? in the (fore|hind) legs/)
    expect(lines).toContain(`Critical hit on the ${area === 4 ? 'fore' : 'hind'} legs of Nero: `)
    expect(lines).not.toMatch(/\b(he|his|him|arms)\b/)
  }
  const killed = run(state, [1, 1, 1], [], (play) => woundByDice(play, beastIn(state), 2, 12, 6, 9, 0))
  expect(told(state, killed).join(' ')).toContain('K, a death blow')
})

test('§28.2 §9.6 an elephant has its article, and nobody who is off balance is a he', () => {
  const entered = colosseum.narrate({ kind: 'beastEntered', rule: '§28.2', seat: 0, beast: 'elephant' }, ['Nero'])
  expect(entered).toBe('Nero, an elephant, is let into the arena.')
  const blow = { seat: 0, target: 1, area: 2, round: 1, cf: 3, defence: 4, guard: '', roll: 3 } as const
  const struck = { kind: 'attackRolled', rule: '§9.5', ...blow, result: 'F', counts: 'F' } as const
  expect(colosseum.narrate(struck, ['Nero', 'Felix'])).toBe(
    'Nero strikes at the chest of Felix, 3 CF against 4: a roll of 3, off balance (F).',
  )
})

test('§28.5 §28.6 §28.7 a phase with a beast is told without he, his and him', () => {
  const state = hunt('lion')
  place(man(state), 0, -2, 3)
  const moved = run(state, [6, 4, 6, 3, 4, 1, 1, 1, 6], [], moveBeasts)
  const lines = told(state, moved).filter((line) => line.startsWith('Nero'))
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(line).not.toMatch(/\b(he|his|him)\b/)
})

test('§28.7.3 the attacks on a beast are told with its areas', () => {
  const state = hunt('lion')
  place(man(state), 0, -1, 3)
  Object.assign(beastIn(state), { isUnconscious: true, posture: 'prone' })
  playStep(state, 'engagement', [])
  const events = playStep(state, 'allocation', [], [allocation([row(1, 4, 5), row(1, 1, 3)])])
  expect(told(state, events)).toContain('Felix attacks: fore legs 5, head 3.')
})

test('§28.7.1.2 §28.3.3.1 a preview of a blow on a beast is that of its hide', () => {
  const state = hunt('rhino')
  place(man(state), 0, -1, 3)
  const foes = [{ seat: 1, advantage: 0, canAttack: true, canTop: false }]
  const question = { kind: 'allocate', seat: 0, rule: '§9.3', base: 12, canDefend: true, foes } as const
  const preview = colosseum.preview(state, question, allocation([row(1, 4, 6)]))!
  expect(preview).toMatchObject({ title: 'Strike at the fore legs of Nero', summary: 'It does not defend itself.' })
  const odds = attackOdds({ attackCF: 6, area: 4, hide: 3, attackerST: 1, woundsLeft: 24 })
  expect(preview.odds.map(({ share }) => share)).toEqual([
    expect.closeTo(odds.wounds['0']!, 12),
    expect.closeTo(1 - odds.wounds['0']! - odds.kill, 12),
    expect.closeTo(odds.kill, 12),
  ])
  expect(colosseum.describe(state, question, allocation([row(1, 5, 4)]))).toMatch(/^hind legs 4/)
})
