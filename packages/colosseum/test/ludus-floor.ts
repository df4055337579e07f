/** What the tests of the lanistas share: ludi with known men, and steps with scripted dice. */
import { type AnyAnswer, effectiveOptions, Scripted } from '@harena/engine'
import { go } from '../src/39-lanistas/months.ts'
import { completed } from '../src/campaign/options.ts'
import {
  type Fixture,
  type LanistaCampaign,
  type LudusMan,
  type LudusOptions,
  type LudusState,
  lanistaCampaign,
} from '../src/index.ts'
import type { LudusRef } from '../src/ludus/game.ts'
import { type Fighter, type LudusPhase, type Munus, newLudusMan } from '../src/ludus/state.ts'

export function ludusOptionsWith(given: Partial<LudusOptions> = {}): LudusOptions {
  return completed(effectiveOptions(lanistaCampaign, given) as unknown as LudusOptions)
}

/** Combat value 2, and nothing else of note. */
export function ludusMan(owner: number, name: string, change: Partial<LudusMan> = {}): LudusMan {
  const ratings = { TR: 10, ST: 1, AG: 1, CN: 3, W: 12 }
  return { ...newLudusMan(owner, name), ratings, talents: { sword: 0 }, LK: 5, ...change }
}

/** Ludi with 40 denarii and these men each, in month 3, whose Editor is the first. */
export function ludiOf(
  stables: readonly (readonly LudusMan[])[],
  phase: LudusPhase,
  given: Partial<LudusOptions> = {},
): LudusState {
  const names = ['Magnus', 'Capuae', 'Matutinus', 'Dacicus']
  const ludi = stables.map((_, seat) => ({ name: names[seat]!, conduct: 'decide' as const }))
  const state = lanistaCampaign.start({ ludi, munera: 12 }, ludusOptionsWith(given))
  state.men = stables.flat()
  state.met = 20
  state.month = 3
  state.editor = 0
  for (const ludus of state.ludi) ludus.denarii = 40
  go(state, phase)
  return state
}

/** Two men of the first ludus and one of the second. */
export const men = () => [[ludusMan(0, 'Felix'), ludusMan(0, 'Fortis')], [ludusMan(1, 'Probus')]]

const emptyMunus: Munus = { quality: 2, arena: 3, waiting: [], draft: null, fixtures: [], wagers: [] }

export function fighter(name: string, owner: number | null): Fighter {
  return { name, owner, style: 'myrmillo', suit: 'rolled', guest: owner === null ? ludusMan(0, name) : null }
}

export const bill = {
  type: 'matchedPair',
  isUnique: false,
  isDeath: false,
  own: 2,
  others: [1],
  allies: 0,
  style: 'myrmillo',
  suit: 'rolled',
} as const

/** Match 1: Felix against a challenger of half his value. */
export function fixture(change: Partial<Fixture> = {}): Fixture {
  const sides = [[fighter('Felix', 0)], [fighter('Milo', null)]] as const
  return {
    number: 1,
    hero: 'Felix',
    owner: 0,
    bill,
    sides,
    beasts: [],
    values: [10, 4],
    conduct: { 0: 'decide' },
    ...change,
  }
}

/** Ludi in the middle of a munus. */
export function inMunus(
  phase: LudusPhase,
  munus: Partial<Munus> = {},
  given: Partial<LudusOptions> = {},
  stables: readonly (readonly LudusMan[])[] = men(),
): LudusState {
  const state = ludiOf(stables, phase, given)
  state.munus = { ...emptyMunus, ...munus }
  return state
}

export interface Told {
  readonly events: LanistaCampaign['event'][]
  readonly asked: LanistaCampaign['question'][]
}

/** Runs code of the lanistas with scripted dice and answers, all of which must be used. */
export function told(faces: readonly number[], answers: readonly unknown[], code: (referee: LudusRef) => void): Told {
  const referee = new Scripted<LanistaCampaign>(faces, answers as AnyAnswer<LanistaCampaign>[])
  code(referee as unknown as LudusRef)
  referee.done()
  return referee
}

/** So many steps of the campaign. */
export function play(
  state: LudusState,
  faces: readonly number[] = [],
  answers: readonly unknown[] = [],
  steps = 1,
): Told {
  return told(faces, answers, (referee) => {
    for (let i = 0; i < steps; i++) lanistaCampaign.playStep(state, referee)
  })
}

/** What has moved, as `from to denarii heading`. */
export function moves({ events }: Told): string[] {
  return events.flatMap((event) => {
    if (event.kind !== 'moneyMoved') return []
    const { from, to, denarii, heading } = event.entry
    return [`${from ?? 'bank'} ${to ?? 'bank'} ${denarii} ${heading}`]
  })
}
