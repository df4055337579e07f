import { Dice, effectiveOptions, OUTSIDE, playOut } from '@harena/engine'
import { expect, test } from 'vitest'
import { terrainAt } from '../src/19-advanced/arena.ts'
import { attackOdds, colosseum, type Options, type State } from '../src/index.ts'
import type { Colosseum } from '../src/match/game.ts'
import { isAble, isActive } from '../src/match/state.ts'
import { tables } from '../src/tables/index.ts'
import { cfLossOf, trackOf } from '../src/tables/wounds.ts'
import { duel } from './helpers.ts'
import { isKeen, randomMatch } from './random-match.ts'

/** What must hold in every state, by paragraph: a look gives what is wrong, or nothing. */
const looks: Readonly<Record<string, (state: State, before: State | null) => unknown>> = {
  '§8.1 §16.2 no two men ever share a hex, lying or standing': ({ gladiators }) => {
    const cells = gladiators
      .filter(isActive)
      .flatMap(({ cell, torso, hind }) => [cell, ...[torso, hind].filter((one) => one !== OUTSIDE)])
    return new Set(cells).size < cells.length || cells.some((cell) => cell < 0)
  },
  '§27.5 §27.8.2 nobody stands in a pillar, and only who has climbed it on a rock': (state) =>
    state.gladiators.filter(isActive).some((who) => {
      const terrain = terrainAt(state, who.cell)
      return terrain === 'pillar' || who.isOnRock !== (terrain === 'rock')
    }),
  '§10.3 wounds never come back, and whoever is out stays out': ({ gladiators }, before) =>
    before?.gladiators.some((then, seat) => {
      const now = gladiators[seat]!
      return (then.out && !now.out) || then.wounds.some((count, area) => now.wounds[area]! < count)
    }),
  '§20.5 §22.4 whoever holds another is there, awake, and has what he holds him with': ({ gladiators }) =>
    gladiators.filter(isActive).some(({ snare, grappledBy }) => {
      const isEmpty = snare?.isHeld && !gladiators[snare.by]!.hands.some((item) => item?.kind === snare.kind)
      return isEmpty || (grappledBy >= 0 && !isAble(gladiators[grappledBy]!))
    }),
  '§10.3 §10.3.1 wounds never exceed W, and the CF lost are always those of the track': ({ gladiators }) =>
    gladiators.some(({ W, wounds, cfLoss, beast }) =>
      wounds.some((count, at) => {
        const track = trackOf((at + 1) as 1, beast !== null)
        return count > W || cfLoss[at] !== cfLossOf(tables.penaltyBoxes, track, W, count)
      }),
    ),
  '§11.4 §13.4 stun is never negative, hands hold one thing each, the dead hold nothing': ({ gladiators }) =>
    gladiators.some(
      (who) =>
        who.stun < 0 ||
        who.hands.length !== 2 ||
        (who.out && !who.isMortal && who.hands.some((item) => item !== null)) ||
        (who.posture === 'prone' && who.mustStumble) ||
        (who.isUnconscious && isActive(who) && who.posture !== 'prone'),
    ),
}

/** Plays a match of random legal answers, of any kind there is, and looks at the state after every phase. */
function lookThrough(match: number, look: (state: State, before: State | null) => void): void {
  const random = Dice.fromSeed(`properties ${match}`)
  const { setup, options: given } = randomMatch(random)
  const state = colosseum.start(setup, effectiveOptions(colosseum, given) as unknown as Options)
  let before: State | null = null
  const ruleset = {
    ...colosseum,
    playStep: (...args: Parameters<typeof colosseum.playStep>) => {
      colosseum.playStep(...args)
      look(state, before)
      before = colosseum.clone(state)
    },
  }
  const bot = (now: State, question: Colosseum['question']) => {
    const legal = colosseum.legal(now, question)
    const keen = random.below(2) === 0 ? legal.filter(isKeen) : []
    const pool = keen.length > 0 ? keen : legal
    return pool[random.below(pool.length)]!
  }
  const bots = setup.gladiators.map(() => bot)
  playOut(ruleset, state, bots, `dice ${match}`)
}

/** Where in 120 matches each was broken first; they are played once for all. */
let broken: Readonly<Record<string, string>> | undefined

function playAll(): Record<string, string> {
  const found: Record<string, string> = {}
  for (let match = 0; match < 120; match++) {
    lookThrough(match, (state, before) => {
      for (const [title, look] of Object.entries(looks)) {
        if (look(state, before)) found[title] ??= `match ${match}, turn ${state.turn}, phase ${state.phase}`
      }
    })
  }
  return found
}

test.each(Object.keys(looks))('%s', (title) => {
  broken ??= playAll()
  expect(broken[title]).toBeUndefined()
})

test('§9.5 more attack CF never hurt less, more defence never more', () => {
  let last = -1
  for (let cf = 1; cf <= 14; cf++) {
    const { kill, expectedWounds } = attackOdds({ attackCF: cf, area: 2, attackerST: 1 })
    expect(expectedWounds + kill * 50).toBeGreaterThanOrEqual(last)
    last = expectedWounds + kill * 50
  }
})

test('§5.2 a clone shares nothing that can change', () => {
  const state = duel({ style: 'retiarius' })
  const copy = colosseum.clone(state)
  const before = JSON.stringify(state)
  for (const who of copy.gladiators) {
    who.wounds[0]!++
    who.hands[0]!.boxes++
    who.now.entered.push(1)
    who.armour[0] = { letter: 'A', covers: 2, dice: 1 }
  }
  copy.arena.blood.push(1)
  expect(JSON.stringify(state)).toBe(before)
})
