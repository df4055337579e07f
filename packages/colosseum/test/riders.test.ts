import { describe, expect, test } from 'vitest'
import { board } from '../src/02-preparation/board.ts'
import { legalActions } from '../src/05-turn/actions.ts'
import { collide } from '../src/06-movement/collisions.ts'
import type { Approach } from '../src/06-movement/impact.ts'
import { legalPlots } from '../src/06-movement/legal-plots.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { attackOf, blowOf } from '../src/09-combat/blow.ts'
import { advantageOver, meansAgainst } from '../src/09-combat/engagement.ts'
import { allocate, beginFight } from '../src/09-combat/fight.ts'
import { sufferWounds } from '../src/09-combat/wounds.ts'
import { checkEndurance } from '../src/13-condition/endurance.ts'
import { fallProne } from '../src/13-condition/prone.ts'
import { checkFall } from '../src/13-condition/stumble.ts'
import { refuseSpecialAttack } from '../src/19-advanced/special-attacks.ts'
import { refuseSpecialDefence } from '../src/19-advanced/special-defences.ts'
import { isTrained } from '../src/19-advanced/weapons.ts'
import { cellsOf, openAreas } from '../src/28-beasts/beasts.ts'
import { moveBeasts } from '../src/28-beasts/movement.ts'
import { plotOfCenturion, turnCenturions } from '../src/29-centurions/movement.ts'
import { carry } from '../src/30-riders/mounts.ts'
import { shakeRider } from '../src/30-riders/unhorsing.ts'
import { colosseum, type GladiatorSetup, type Options } from '../src/index.ts'
import type { RuleContext } from '../src/match/context.ts'
import { checkSetup } from '../src/match/setup.ts'
import { type Gladiator, newItem, resetPhase, type State } from '../src/match/state.ts'
import {
  allocation,
  at,
  fightOut,
  find,
  idle,
  kinds,
  matchOf,
  optionsWith,
  place,
  row,
  run,
  totals,
} from './helpers.ts'

const bare = {
  ratings: { TR: 10, ST: 1, AG: 1, CN: 3, W: 12 },
  armour: ['-', '-', '-', '-', '-'],
} as const

const celer: GladiatorSetup = { name: 'Celer', team: 1, style: 'eques', ...bare, centurion: true, spirit: 0 }

/** Felix, played, four hexes north of Celer, a rider at the centre who faces him; the horse has the third seat. */
function ride(more: Partial<GladiatorSetup> = {}, options: Partial<Options> = {}): State {
  const felix = { name: 'Felix', team: 0, style: 'myrmillo', ...bare, shield: 'large' } as const
  const state = matchOf({ gladiators: [felix, { ...celer, ...more }] }, options)
  place(man(state), 0, -4, 3)
  put(state, 0, 0, 0)
  return state
}

const man = (state: State): Gladiator => state.gladiators[0]!
const rider = (state: State): Gladiator => state.gladiators[1]!
const horse = (state: State): Gladiator => state.gladiators[2]!

function put(state: State, q: number, r: number, facing: number): void {
  place(rider(state), q, r, facing)
  carry(state, rider(state))
}

/** Face to face, one hex apart. */
function closeUp(more: Partial<GladiatorSetup> = {}, options: Partial<Options> = {}): State {
  const state = ride(more, options)
  place(man(state), 0, -1, 3)
  return state
}

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
  test('§30.4 eight moving phases of the turn; the limp of the horse is his, his own is not', () => {
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
    expect(find(events, 'trampled')).toMatchObject({ rule: '§30.5', seat: 0, by: 2, area: 2, bonus: 3 })
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

/** Of 12 CF two dice go to the defence, each less two; then an area for each CF of defence and of attack. */
const dividing = [3, 3, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]

function divide(play: RuleContext): void {
  beginFight(play)
  allocate(play)
}

describe('§30.6 combat', () => {
  test('§30.6 Felix allocates first, then the dice for the rider', () => {
    const state = closeUp()
    const events = run(state, dividing, [allocation([row(1, 2, 4)])], divide)
    expect(find(events, 'centurionAllocates')).toMatchObject({ seat: 1, defence: [2, 0, 0, 0, 0] })
    expect(events.flatMap((event) => (event.kind === 'attacksRevealed' ? [event.seat] : []))).toEqual([0, 1])
  })

  test.each([
    [0, -1, 3, 0],
    [1, -1, 4, 1],
    [1, 0, 4, 2],
    [1, 1, 5, 2],
    [1, 2, 5, 2],
    [0, 3, 0, 3],
  ])('§30.6.1 from %d, %d the place is worth %d (facing) %d', (q, r, facing, value) => {
    const state = ride()
    place(man(state), q, r, facing)
    expect(advantageOver(state, man(state), rider(state), true)).toBe(value)
    expect(openAreas(man(state), rider(state))).toEqual([1, 2, 3, 4, 5])
  })

  test('§30.6.1 of the horse he can strike what is on his side', () => {
    const state = ride()
    place(man(state), 0, 3, 0)
    expect(openAreas(man(state), horse(state))).toEqual([3, 5])
    place(man(state), 0, -1, 3)
    expect(openAreas(man(state), horse(state))).toEqual([1, 2, 4])
  })

  test('§30.6.2 no special attacks, none of the defences', () => {
    const state = closeUp()
    expect(refuseSpecialAttack(state, rider(state), man(state), 'F', 2, 'right')).toMatch(/saddle/)
    expect(refuseSpecialDefence(state, rider(state), 'D', true)).toMatch(/saddle/)
    expect(meansAgainst(state, rider(state), man(state))).not.toContain('shield')
    expect(refuseSpecialDefence(state, man(state), 'D', true)).toBeNull()
  })

  test('§30.6.2 §29.7.1 a light rider throws for his defence as a heavy man', () => {
    const state = closeUp()
    expect(totals(run(state, dividing, [idle], divide), 'centurionDefends')).toEqual([2])
  })

  test('§30.6.3 blows from the ground at him are halved, and his at legs', () => {
    const state = closeUp()
    const halved = (seat: number, target: number, area: number) =>
      attackOf(state, seat, row(target, area, 8)).halvings - attackOf(state, seat, row(target, 2, 8)).halvings
    expect([2, 5].map((area) => attackOf(state, 0, row(1, area, 8)).halvings)).toEqual([1, 1])
    expect([halved(1, 0, 2), halved(1, 0, 5)]).toEqual([0, 1])
    expect(attackOf(state, 0, row(2, 4, 8)).halvings).toBe(0)
  })

  test('§30.6.3 riderHeight: only his blows at legs are', () => {
    const state = closeUp({}, { riderHeight: 'legs' })
    expect(attackOf(state, 0, row(1, 2, 8)).halvings).toBe(0)
    expect(attackOf(state, 1, row(0, 5, 8)).halvings - attackOf(state, 1, row(0, 2, 8)).halvings).toBe(1)
  })

  test('§30.6.4 every hit is a Stumble check, with what it is better by', () => {
    const state = closeUp()
    const events = run(state, [5], [], (play) => shakeRider(play, rider(state), 4))
    expect(find(events, 'stumbleChecked')).toMatchObject({ rule: '§30.6.4', seat: 1, stumbles: true, total: 0 })
    expect(run(state, [], [], (play) => shakeRider(play, man(state), 4))).toEqual([])
  })

  test('§30.6.4 a blow that hits him asks for it', () => {
    const state = closeUp({ centurion: false, spirit: undefined as never }, { riderSeat: 'anybody' })
    const strike = allocation([row(1, 2, 8)])
    const events = run(state, [6, 6, 6, 1, 1, 1, 3], [strike, idle], fightOut)
    expect(kinds(events)).toContain('stumbleChecked')
  })

  test('§30.6.4 one who stumbles does not move in the next phase', () => {
    const state = ride()
    rider(state).mustStumble = true
    const events = run(state, [6, 6], ['X'], (play) => moveEverybody(play, askPlots(play)))
    expect([rider(state).now.plot, rider(state).cell, rider(state).now.stumbling]).toEqual(['S', at(0, 0), true])
    expect(find(events, 'fallChecked').falls).toBe(false)
  })

  test.each([
    [7, true],
    [8, false],
  ])('§30.6.4.1 with AG 1 and two less in the saddle a %d is a fall: %j', (roll, falls) => {
    const state = ride()
    const faces = [roll - 4, 4, ...(falls ? [1, 1, 1, 1] : [])]
    const events = run(state, faces, [], (play) => checkFall(play, rider(state), 0))
    expect(find(events, 'fallChecked')).toMatchObject({ falls, total: roll - 1 })
  })

  test('§30.6.5 §30.6.5.1 §30.6.5.2 whoever falls comes off, lies beside the horse, and is stunned with three more', () => {
    const state = ride()
    const events = run(state, [2, 3, 3, 4], [], (play) => fallProne(play, rider(state)))
    expect(find(events, 'unhorsed')).toMatchObject({ rule: '§30.6.5', seat: 1, mount: 2, cell: rider(state).cell })
    expect(rider(state).posture).toBe('prone')
    const beside = Math.min(...cellsOf(horse(state)).map((cell) => board.distance(cell, rider(state).cell)))
    expect(beside).toBe(1)
    expect(find(events, 'stunned').rule).toBe('§11.2')
    expect(rider(state).stun).toBe(2)
  })

  test('§30.6.5 dead or senseless he comes off too', () => {
    const state = ride()
    run(state, [1, 2], [], (play) => sufferWounds(play, rider(state), 2, 12, 0))
    expect([rider(state).out, rider(state).mount, horse(state).rider, horse(state).out]).toEqual([
      'killed',
      -1,
      -1,
      null,
    ])
  })
})

describe('§30.6.6 the horse', () => {
  const asked = (state: State) => {
    const foes = [{ seat: 1, advantage: 2, canAttack: true, canTop: false, mount: 2 }]
    return { kind: 'allocate', seat: 0, rule: '§9.3', base: 6, canDefend: true, foes, state } as never
  }

  test('§30.6.6 it may be attacked instead of the rider, in one allocation, with one advantage', () => {
    const state = closeUp()
    const check = (attacks: ReturnType<typeof row>[]) => colosseum.check(state, asked(state), allocation(attacks))
    expect(check([row(1, 2, 4), row(2, 4, 4)])).toBeNull()
    expect(check([row(1, 2, 5), row(2, 4, 4)])?.rule).toBe('§9.3')
    expect(check([row(2, 5, 4)])?.rule).toBe('§28.7.1.2')
    const open = colosseum.legal(state, asked(state)) as ReturnType<typeof allocation>[]
    expect(new Set(open.flatMap(({ attacks }) => attacks.map(({ target }) => target)))).toEqual(new Set([1, 2]))
  })

  test('§30.6.6 it is wounded as a zebra is', () => {
    const state = closeUp()
    run(state, [], [], (play) => sufferWounds(play, horse(state), 2, 2, 0))
    expect([horse(state).wounds[1], horse(state).W, horse(state).hide, rider(state).wounds[1]]).toEqual([2, 6, 0, 0])
    expect(horse(state).cfLoss[1]).toBe(2)
  })

  test('§30.6.6 killed under him it throws its rider; nobody has killed a gladiator', () => {
    const state = closeUp()
    const events = run(state, [1, 2, 2, 2], [], (play) => sufferWounds(play, horse(state), 2, 6, 0))
    expect(kinds(events)).toEqual(expect.arrayContaining(['died', 'unhorsed', 'fellProne']))
    expect([horse(state).out, rider(state).out, rider(state).posture, man(state).kills]).toEqual([
      'killed',
      null,
      'prone',
      0,
    ])
  })

  test('§30.6.6 without a rider it is an ordinary zebra that decides no match', () => {
    const state = closeUp()
    run(state, [1, 2], [], (play) => sufferWounds(play, rider(state), 2, 12, 0))
    state.step = 'actions'
    run(state, [], [{ do: 'nothing' }], ({ referee }) => colosseum.playStep(state, referee))
    expect(state.outcome).toEqual({ kind: 'won', team: 0 })
  })

  test('§30.6.6.1 ridden it neither acts nor attacks; alone it does', () => {
    const state = closeUp()
    expect(kinds(run(state, [], [], moveBeasts))).toEqual([])
    expect(colosseum.view(state, 0).combat!.foes.map(({ seat }) => seat)).toEqual([1, 2])
    run(state, [1, 2, 2, 2], [], (play) => fallProne(play, rider(state)))
    expect(kinds(run(state, [6, 5], [], moveBeasts))).toContain('beastActs')
  })

  test.each([
    [0, 0],
    [3, 6],
  ])('§30.6.6.2 after %d hexes it defends with %d in every area', (moved, cf) => {
    const state = closeUp()
    rider(state).now.moved = moved
    carry(state, rider(state))
    const defence = ([1, 2, 4] as const).map((area) => blowOf(state, attackOf(state, 0, row(2, area, 8))).defenceCF)
    expect(defence).toEqual([cf, cf, cf])
    expect(blowOf(state, attackOf(state, 0, row(1, 2, 8))).defenceCF).toBe(0)
    resetPhase(horse(state).now, horse(state).cell)
    expect(blowOf(state, attackOf(state, 0, row(2, 2, 8))).defenceCF).toBe(0)
  })
})
