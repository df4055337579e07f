/** How a gladiator campaign begins. */
import { hasOnly, isName, isWholeBelow, NAME_RULE, type Refusal, t } from '@harena/engine'
import { NAME_ORDERS } from './names.ts'
import { type CampaignOptions, completed } from './options.ts'
import type { CampaignSetup, CampaignState } from './state.ts'

const MOST_PLAYERS = 4
/** Matches of all players together. */
const MOST_MATCHES = 1200

export const defaultCampaignSetup: CampaignSetup = { players: [{ name: 'Lanista' }], rounds: 30 }

const refuse = (rule: string, message: string): Refusal => ({ rule, message })

export function checkCampaignSetup(setup: unknown): Refusal | null {
  if (!hasOnly(setup, 'players', 'rounds') && !hasOnly(setup, 'players', 'rounds', 'names'))
    return refuse('C.00', t('A campaign has players, rounds and perhaps names, and nothing else.'))
  const { players, rounds, names: order } = setup
  if (order !== undefined && !isWholeBelow(order, NAME_ORDERS))
    return refuse('C.00', t`names is a number from 0 to ${NAME_ORDERS - 1}.`)
  if (!Array.isArray(players) || players.length < 1 || players.length > MOST_PLAYERS) {
    return refuse('C.00', t`There are 1 to ${MOST_PLAYERS} players.`)
  }
  const most = Math.floor(MOST_MATCHES / players.length)
  if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1 || rounds > most) {
    return refuse('C.02', t`rounds is a number from 1 to ${most}.`)
  }
  const isPlayer = (player: unknown) => hasOnly(player, 'name') && isName(player.name)
  if (!players.every(isPlayer)) return refuse('C.00', t`A player has a name of ${NAME_RULE} and nothing else.`)
  const names = new Set(players.map((player: { name: string }) => player.name))
  return names.size < players.length ? refuse('C.00', t('Every player needs a name of his own.')) : null
}

export function startCampaign(setup: CampaignSetup, options: CampaignOptions): CampaignState {
  return {
    options: completed(options),
    players: setup.players.map(({ name }) => name),
    round: 1,
    rounds: setup.rounds,
    next: 0,
    men: [],
    draft: null,
    bill: null,
    drawn: setup.players.map(() => null),
    rival: null,
    fought: [],
    bout: null,
    met: 0,
    ...(setup.names !== undefined && { names: setup.names }),
    journal: [],
    phase: 'creation',
  }
}
