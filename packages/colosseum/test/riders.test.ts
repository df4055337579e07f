import { describe, expect, test } from 'vitest'
import { legalActions } from '../src/05-turn/actions.ts'
import { collide } from '../src/06-movement/collisions.ts'
import type { Approach } from '../src/06-movement/impact.ts'
import { legalPlots } from '../src/06-movement/legal-plots.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { meansAgainst } from '../src/09-combat/engagement.ts'
import { checkEndurance } from '../src/13-condition/endurance.ts'
import { fallProne } from '../src/13-condition/prone.ts'
import { isTrained } from '../src/19-advanced/weapons.ts'
import { cellsOf } from '../src/28-beasts/beasts.ts'
import { plotOfCenturion, turnCenturions } from '../src/29-centurions/movement.ts'
import { carry } from '../src/30-riders/mounts.ts'
import { colosseum, type GladiatorSetup, type Options } from '../src/index.ts'
import { checkSetup } from '../src/match/setup-check.ts'
import { type Gladiator, newItem, type State } from '../src/match/state.ts'
import { at, find, kinds, matchOf, optionsWith, place, run, totals } from './helpers.ts'
import { bare, celer, closeUp, horse, man, put, ride, rider } from './riding.ts'

describe('§30.2 who rides', () => {
  test.each([
    ['eques', 'light', ['spear', 'largeShield'], ['scimitar']],
    ['sagittarius', 'medium', ['bow', undefined], ['sword']],
  ] as const)('§30.2 an %s is %s and carries %j', (style, weight, hands, sheath) => {
    const { weight: own, hands: held, sheath: kept } = rider(ride({ style }))
    expect([own, held.map((item) => item?.kind), kept.map(({ kind }) => kind)]).toEqual([weight, hands, sheath])
  })

  test('§30.2 a Sagittarius knows the bow and has arrows; an Eques does not know it', () => {
    const [archer, eques] = [rider(ride({ style: 'sagittarius' })), rider(ride())]
    expect([isTrained(archer, 'bow'), archer.arrows > 0, isTrained(eques, 'bow')]).toEqual([true, true, false])
  })

  test.each<[Partial<GladiatorSetup>, Partial<Options>, string | null]>([
    [{}, {}, null],
    [{ centurion: false, spirit: undefined as never }, {}, '§30.2.1'],
    [{ centurion: false, spirit: undefined as never }, { riderSeat: 'anybody' }, null],
    [{ centurion: false, spirit: undefined as never, mounted: false }, {}, null],
    [{ style: 'myrmillo', mounted: true }, {}, '§30.2'],
    [{ mounted: 'yes' as never }, {}, '§30.2'],
    [{}, { riders: 'off' }, '§30.2'],
    [{}, { beasts: 'off' }, '§30.6.6'],
    [{}, { centurions: 'off' }, '§29.1'],
    [{ centurion: false, spirit: undefined as never }, { edition: 'classic1981', riderSeat: 'anybody' }, '§30.1'],
  ])('§30.2.1 §30.1 %j with %j is refused by %j', (more, options, rule) => {
    const sheet = Object.fromEntries(
      Object.entries({ ...celer, ...more, armour: undefined }).filter(([, value]) => value !== undefined),
    )
    const gladiators = [{ name: 'Felix', team: 0, style: 'myrmillo' }, sheet]
    expect(checkSetup({ gladiators }, optionsWith(options))?.rule ?? null).toBe(rule)
  })

  test('§30.2.1 on foot he is one like others, without a horse', () => {
    const felix = { name: 'Felix', team: 0, style: 'myrmillo', ...bare, shield: 'large' } as const
    const state = matchOf({ gladiators: [felix, { ...celer, mounted: false }] })
    expect([state.gladiators.length, rider(state).rate, rider(state).torso]).toEqual([2, 6, -1])
  })
})

describe('§30.3 three hexes', () => {
  test('§30.3 the horse lies straight behind its head; the front is that of the head', () => {
    const state = ride()
    expect(cellsOf(rider(state))).toEqual([at(0, 0), at(0, 1), at(0, 2)])
    expect(cellsOf(horse(state))).toEqual(cellsOf(rider(state)))
    place(man(state), 0, -1, 3)
    expect(meansAgainst(state, rider(state), man(state))).toContain('right')
    place(man(state), 1, 1, 3)
    expect(meansAgainst(state, rider(state), man(state))).toEqual([])
  })

  test('§30.3 what falls on somebody is left off until he is gone', () => {
    const state = ride()
    place(man(state), 0, 2, 0)
    carry(state, rider(state))
    expect(cellsOf(rider(state))).toEqual([at(0, 0), at(0, 1)])
  })

  test('§30.3 no start places that share a hex of the horse', () => {
    const felix = { name: 'Felix', team: 0, style: 'myrmillo', place: { column: 8, row: 10, facing: 0 } }
    const setup = { gladiators: [felix, { ...celer, place: { column: 8, row: 8, facing: 0 } }] }
    expect(checkSetup(setup, optionsWith())?.rule).toBe('§4.5')
  })

  test('§30.3 the view tells who rides on what, its hexes and its wounds, and draws the horse once', () => {
    const state = ride()
    horse(state).wounds[2] = 2
    const view = colosseum.view(state, 0)
    const cells = [at(0, 0), at(0, 1), at(0, 2)]
    expect(view.riders).toEqual([{ seat: 1, mount: 2, cells, wounds: [0, 0, 2, 0, 0], W: 6 }])
    expect(view.torsos.map(({ seat }) => seat)).toEqual([1, 1])
    expect(view.figures.map(({ type }) => type)).toEqual(['Myrmillo', 'Eques', 'Horse'])
    expect(view.figures.map(({ marks }) => marks)).toEqual([[], ['mounted'], ['ridden']])
  })

  test.each([
    ['eques', 6],
    ['sagittarius', 5],
  ] as const)('§30.3.1 on foot an %s goes at rate %d, and the horse by itself', (style, rate) => {
    const state = ride({ style })
    run(state, [1, 1, 2, 2], [], (play) => fallProne(play, rider(state)))
    expect([rider(state).mount, rider(state).rate, rider(state).turnRate]).toEqual([-1, rate, rate])
    expect([horse(state).rider, colosseum.view(state, 0).riders]).toEqual([-1, []])
  })
})

describe('§30.4 movement', () => {
  test('§30.4 R45 eight moving phases of the turn; the limp of the horse is his, his own is not', () => {
    const state = ride()
    rider(state).limp = 2
    horse(state).limp = 1
    state.phase = 1
    state.step = 'beginning'
    expect(rider(state).rate).toBe(8)
    run(state, [], [], ({ referee }) => colosseum.playStep(state, referee))
    expect([rider(state).turnRate, man(state).turnRate]).toEqual([7, 5])
  })

  test('§30.4 §29.4.2.2 his fighting spirit counts two more', () => {
    const state = ride()
    const events = run(state, [1, 4], [], (play) => {
      expect(plotOfCenturion(play, rider(state))).toBe('F')
    })
    expect(find(events, 'centurionMoves')).toMatchObject({ total: 4, entry: { q: 0, r: -1 } })
    expect(JSON.stringify(find(events, 'centurionMoves'))).toContain('in the saddle')
  })

  test('§30.4.1 he turns to the arrow first and keeps that facing', () => {
    const state = ride()
    put(state, 0, 0, 2)
    run(state, [1, 4], ['X'], (play) => {
      moveEverybody(play, askPlots(play))
      turnCenturions(play)
    })
    expect([rider(state).now.plot, rider(state).cell, rider(state).facing]).toEqual(['(LL)F', at(0, -1), 0])
    expect(cellsOf(horse(state))).toEqual([at(0, -1), at(0, 0), at(0, 1)])
  })

  test('§30.4.1 §29.4.2.3 turned to the arrow he may always charge', () => {
    const state = ride()
    place(man(state), 0, -6, 3)
    put(state, 0, 0, 3)
    run(state, [6, 4], [], (play) => expect(plotOfCenturion(play, rider(state))).toBe('(RRR)C'))
    run(state, [6, 4], ['X'], (play) => moveEverybody(play, askPlots(play)))
    expect([rider(state).cell, rider(state).facing]).toEqual([at(0, -3), 0])
  })

  test('§30.4.2 a rider without a weapon does not reach for one, nor does he stop to kick', () => {
    const state = ride()
    rider(state).hands[0] = null
    rider(state).sheath = []
    state.ground.push({ item: newItem('sword'), cell: at(0, -1) })
    run(state, [1, 4], [], (play) => expect(plotOfCenturion(play, rider(state))).not.toContain('R'))
    expect(rider(state).centurion!.kicks).toBe(false)
    const open = legalActions(state, rider(state)).map((action) => action.do)
    expect(open).not.toContain('recover')
    put(state, 0, -1, 0)
    expect(legalActions(state, rider(state)).map((action) => action.do)).not.toContain('kick')
    rider(state).mount = -1
    expect(legalActions(state, rider(state)).map((action) => action.do)).toEqual(
      expect.arrayContaining(['recover', 'kick']),
    )
  })

  test('§30.4.3 nobody tires in the saddle', () => {
    const state = ride({}, { endurance: 'text' })
    state.turn = 5
    const events = run(state, [6], [], (play) => checkEndurance(play))
    expect(events.map((event) => 'seat' in event && event.seat)).toEqual([0])
  })

  test('§30.4 a rider who is played steps, charges and turns, and does nothing else', () => {
    const state = ride({ centurion: false, spirit: undefined as never }, { riderSeat: 'anybody' })
    const plots = legalPlots(state, rider(state))
    expect(plots).toEqual(expect.arrayContaining(['F F', 'C', 'X(RR)']))
    for (const plot of ['L', 'R', 'KN', 'RN']) expect(plots).not.toContain(plot)
    const asked = { kind: 'plot', seat: 1, rule: '§7.2' } as const
    expect(colosseum.check(state, asked, 'KN')?.rule).toBe('§30.4')
  })
})

/** Celer comes into the hex of Felix with so many hexes behind him. */
function charge(state: State, moved: number, faces: readonly number[], answers: readonly unknown[] = []) {
  const coming = { forward: moved, sidestepped: 0, backward: 0, turns: [] }
  const on: Approach = { who: rider(state), from: rider(state).cell, facing: 0, ...coming, stood: false }
  const still = { forward: 0, sidestepped: 0, backward: 0, turns: [] }
  const stays: Approach = { who: man(state), from: -1, facing: man(state).facing, ...still, stood: true }
  rider(state).cell = man(state).cell
  rider(state).now.moved = moved
  return run(state, faces, answers, (play) => collide(play, on, stays, man(state).cell))
}

describe('§30.5 collisions', () => {
  test('§30.5 V78 two hexes and a four are 16; against 11 seven is stun 3 and hooves with three more', () => {
    const state = closeUp()
    // Impact of Felix: 6, weight 1, shield 2, ST 1, AG 1; which way; stun, stumble; area, wound dice.
    const events = charge(state, 2, [4, 6, 1, 3, 4, 6, 2, 1, 1, 6])
    expect(totals(events, 'impactRolled')).toEqual([16, 11])
    expect(man(state).stun).toBe(3)
    expect(find(events, 'trampled')).toMatchObject({ rule: '§30.5', seat: 0, by: 1, area: 2, bonus: 3 })
    expect(rider(state).cell).toBe(at(0, -1))
    expect([at(0, -2), at(1, -2), at(-1, -1)]).toContain(man(state).cell)
    expect([rider(state).stun, horse(state).stun]).toEqual([0, 0])
  })

  test('§30.5 beastImpact leaves its strength out', () => {
    const state = closeUp({}, { beastImpact: 'noStrength' })
    expect(totals(charge(state, 2, [4, 6, 1, 3, 4, 6, 2, 1, 1, 6]), 'impactRolled')).toEqual([13, 11])
  })

  test('§30.5.1 with the higher impact he is unharmed, and leaves the hex all the same', () => {
    const state = closeUp()
    man(state).ST = 9
    const events = charge(state, 1, [1, 6, 1])
    expect(find(events, 'dodged')).toMatchObject({ seat: 0, by: 1 })
    expect(kinds(events)).not.toContain('trampled')
    expect([man(state).stun, man(state).cell === at(0, -1), rider(state).cell]).toEqual([0, false, at(0, -1)])
  })

  test('§30.5.1 with an equal impact too', () => {
    const state = closeUp()
    man(state).ST = 4
    const events = charge(state, 1, [4, 6, 1])
    expect(totals(events, 'impactRolled')).toEqual([14, 14])
    expect(kinds(events)).toContain('dodged')
  })

  test('§30.5 whoever runs into a horse that stands goes back, trampled or not', () => {
    const state = ride()
    place(man(state), 1, 1, 5)
    rider(state).movesUsed = 8
    const events = run(state, [5, 1, 3, 4, 6, 2, 1, 1, 6], ['F'], (play) => moveEverybody(play, askPlots(play)))
    expect(find(events, 'collided')).toMatchObject({ rule: '§30.5', cell: at(0, 1) })
    expect([man(state).cell, rider(state).cell]).toEqual([at(1, 1), at(0, 0)])
    expect(kinds(events)).toContain('trampled')
  })

  test('§30.5 a man on the ground is ridden down, and appeals to nobody', () => {
    const state = closeUp()
    man(state).posture = 'prone'
    rider(state).centurion = null
    const events = run(state, [4, 1, 1, 3, 2, 1, 1, 6], ['X', 'F', 0], (play) => moveEverybody(play, askPlots(play)))
    expect(kinds(events)).toContain('trampled')
    expect(kinds(events)).not.toContain('appealed')
  })

  test('§30.5 two horses shy', () => {
    const state = matchOf({ gladiators: [{ ...celer, name: 'Aquilo', team: 0 }, celer] })
    const [one, other] = state.gladiators as [Gladiator, Gladiator]
    place(one, 0, -1, 3)
    place(other, 0, 1, 0)
    for (const who of [one, other]) {
      who.centurion = null
      carry(state, who)
    }
    const events = run(state, [], ['F', 'X'], (play) => moveEverybody(play, askPlots(play)))
    expect(kinds(events)).not.toContain('shied')
    const again = run(state, [], ['F', 'X'], (play) => moveEverybody(play, askPlots(play)))
    expect(kinds(again)).toContain('shied')
    expect([one.cell, other.cell, one.stun, other.stun]).toEqual([at(0, 0), at(0, 1), 0, 0])
  })
})
