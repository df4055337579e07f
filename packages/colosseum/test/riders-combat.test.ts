import { describe, expect, test } from 'vitest'
import { board } from '../src/02-preparation/board.ts'
import { legalActions } from '../src/05-turn/actions.ts'
import { leaveArena } from '../src/05-turn/exits.ts'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { attackOf, blowOf } from '../src/09-combat/blow.ts'
import { advantageOver, meansAgainst } from '../src/09-combat/engagement.ts'
import { allocate, beginFight, makeAttack } from '../src/09-combat/fight.ts'
import { sufferWounds } from '../src/09-combat/wounds.ts'
import { fallProne } from '../src/13-condition/prone.ts'
import { checkFall } from '../src/13-condition/stumble.ts'
import { fly } from '../src/13-condition/throwing.ts'
import { refuseSpecialAttack } from '../src/19-advanced/special-attacks.ts'
import { refuseSpecialDefence } from '../src/19-advanced/special-defences.ts'
import { cellsOf, openAreas } from '../src/28-beasts/beasts.ts'
import { moveBeasts } from '../src/28-beasts/movement.ts'
import { carry } from '../src/30-riders/mounts.ts'
import { shakeRider } from '../src/30-riders/unhorsing.ts'
import { colosseum } from '../src/index.ts'
import type { RuleContext } from '../src/match/context.ts'
import { resetPhase } from '../src/match/phase-sheet.ts'
import { newItem, type State } from '../src/match/state.ts'
import {
  allocation,
  at,
  fightOut,
  fightWith,
  find,
  idle,
  kinds,
  place,
  planned,
  row,
  run,
  scripted,
  totals,
} from './helpers.ts'
import { closeUp, horse, man, ride, rider } from './riding.ts'

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

  test.each([
    ['§5.3 §30.6.6 blows planned at it are left when the death of its rider has decided the match', 0],
    ['§5.3 §30.6.6 they are made while somebody of its side is left', 1],
  ])('%s', (_, others) => {
    const state = closeUp()
    for (let i = 0; i < others; i++) state.gladiators.push({ ...man(state), seat: 3, team: 1, cell: at(5, 5) })
    run(state, [1, 2], [], (play) => sufferWounds(play, rider(state), 2, 12, 0))
    state.fight = fightWith([planned(0, 0, 1, row(2, 2, 4))])
    run(state, [], [], makeAttack)
    expect(state.fight?.due.length ?? 0).toBe(others)
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

describe('§30.6.6 what else reaches them', () => {
  test('§30.6.6 whoever is engaged with a rider may turn to the horse', () => {
    const state = closeUp()
    run(state, [], [], beginFight)
    expect(state.fight!.foes[0]).toEqual([{ seat: 1, advantage: 0, canAttack: true, canTop: false, mount: 2 }])
    expect(state.fight!.foes[2]).toEqual([])
  })

  test('§30.6.6 a throw may be meant for either, and takes the horse with its wounds', () => {
    const state = ride()
    const aims = legalActions(state, man(state)).flatMap((one) =>
      one.do === 'throw' && one.hand === 0 ? [one.target] : [],
    )
    expect(aims).toEqual([1, 2])
  })

  test('§30.6.4 an arrow that hits him shakes him too', () => {
    const state = ride({}, { throwResolve: 'wound' })
    man(state).hands = [newItem('bow'), null]
    man(state).arrows = 1
    const events = run(state, [6, 2, 1, 1, 1, 1, 1, 1, 6], [], (play) =>
      fly(play, man(state), man(state).hands[0]!, rider(state)),
    )
    expect(find(events, 'stumbleChecked')).toMatchObject({ rule: '§30.6.4', seat: 1 })
  })

  test('§30.6.4 and so does a fist', () => {
    const state = closeUp({ centurion: false, spirit: undefined as never }, { riderSeat: 'anybody' })
    man(state).hands = [null, null]
    const punch = allocation([row(1, 2, 8, { means: 'bare' })])
    const { play, referee } = scripted(state, [6, 6, 6, ...Array<number>(20).fill(1)], [punch, idle])
    fightOut(play)
    expect(referee.events.map(({ rule }) => rule)).toContain('§30.6.4')
  })

  test('§30.6.6 whoever leaves on horseback takes the horse along', () => {
    const state = ride()
    run(state, [], [], (play) => leaveArena(play, rider(state), 'stans'))
    expect([rider(state).out, horse(state).out, rider(state).mount, horse(state).rider]).toEqual([
      'stans',
      'stans',
      -1,
      -1,
    ])
  })
})
