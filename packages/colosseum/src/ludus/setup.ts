/** How a lanista campaign begins. */
import { hasOnly, isName, isWholeBelow, NAME_RULE, type Refusal, t } from '@harena/engine'
import { NAME_ORDERS } from '../campaign/names.ts'
import { completed } from '../campaign/options.ts'
import { lanistaTablesOf } from '../tables/lanistas.ts'
import type { LudusOptions } from './options.ts'
import { conducts, type LudusSetup, type LudusState } from './state.ts'

const FEWEST_LUDI = 2
const MOST_LUDI = 8
/** A hundred years. */
const MOST_MUNERA = 1200

export const defaultLudusSetup: LudusSetup = {
  ludi: [
    { name: 'Ludus Magnus', conduct: 'ask' },
    { name: 'Ludus Capuae', conduct: 'ask' },
  ],
  munera: 12,
}

const refuse = (rule: string, message: string): Refusal => ({ rule, message })

export function checkLudusSetup(setup: unknown): Refusal | null {
  if (!hasOnly(setup, 'ludi', 'munera') && !hasOnly(setup, 'ludi', 'munera', 'names'))
    return refuse('§39.1', t('A campaign has ludi, munera and perhaps names, and nothing else.'))
  const { ludi, munera, names: order } = setup
  if (order !== undefined && !isWholeBelow(order, NAME_ORDERS))
    return refuse('§39.1', t`names is a number from 0 to ${NAME_ORDERS - 1}.`)
  if (!Array.isArray(ludi) || ludi.length < FEWEST_LUDI || ludi.length > MOST_LUDI) {
    return refuse('§39.1', t`There are ${FEWEST_LUDI} to ${MOST_LUDI} ludi.`)
  }
  if (typeof munera !== 'number' || !Number.isInteger(munera) || munera < 1 || munera > MOST_MUNERA) {
    return refuse('§39.7', t`munera is a number from 1 to ${MOST_MUNERA}.`)
  }
  if (!ludi.every((ludus) => hasOnly(ludus, 'name', 'conduct') && isName(ludus.name))) {
    return refuse('§39.1', t`A ludus has conduct and a name of ${NAME_RULE} and nothing else.`)
  }
  if (!ludi.every(({ conduct }) => conduct === 'ask' || conducts.includes(conduct))) {
    return refuse('§39.5.4.5', t`conduct is one of ask, ${conducts.join(', ')}.`)
  }
  const names = new Set(ludi.map(({ name }: { name: string }) => name))
  return names.size < ludi.length ? refuse('§39.1', t('Every ludus needs a name of its own.')) : null
}

/** §39.4 Nothing is there yet: the stables are made in play. */
export function startLudusCampaign(setup: LudusSetup, options: LudusOptions): LudusState {
  const all = completed(options)
  const { gladiators } = lanistaTablesOf(all).ludus
  return {
    options: all,
    ludi: setup.ludi.map(({ name, conduct }) => ({
      name,
      conduct,
      denarii: 0,
      REP: 0,
      loans: [],
      isOut: false,
      kills: 0,
      victories: 0,
    })),
    month: 0,
    munera: setup.munera,
    held: 0,
    editor: null,
    event: null,
    trained: null,
    forHire: null,
    men: [],
    met: 0,
    ...(setup.names !== undefined && { names: setup.names }),
    phase: 'stables',
    todo: setup.ludi.flatMap((_, seat) => Array<number>(gladiators).fill(seat)),
    asked: 0,
    orders: [],
    munus: null,
    playing: 0,
    bout: null,
    spending: [],
    takings: [],
    accounts: [],
    history: [],
    journal: [],
    fought: 0,
  }
}
