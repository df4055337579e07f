/** §3.0 Creating the gladiators of a familia. */

import { plainSheet } from '../match/setup.ts'
import type { Sheet } from '../match/state.ts'
import { rollSignature, rollSize, rollUp, starAttributes } from '../rules/creation.ts'
import { tablesOf } from '../tables/index.ts'
import type { Style } from '../tables/styles.ts'
import type { CareerRef } from './game.ts'
import { freshName } from './names.ts'
import type { CareerGladiator, CareerState } from './state.ts'

/** Creates the next one on the list: a Star with his player, a Grunt by the tables. */
export function createNext(state: CareerState, referee: CareerRef): void {
  const { player, style } = state.toCreate[0]!
  const gladiator = style === null ? createStar(state, player, referee) : createGrunt(state, player, style, referee)
  state.gladiators.push(gladiator)
  state.toCreate.shift()
  if (state.toCreate.length === 0) state.phase = 'month'
  if (referee.listening) {
    const { name, attributes, signatures, primary } = gladiator.sheet
    referee.tell({
      kind: style === null ? 'starCreated' : 'gruntJoined',
      rule: style === null ? '§3.0' : '§3.1.2',
      name,
      player,
      attributes,
      signatures,
      style: primary,
    })
  }
}

/** §3.0 In the order of the book: the points are spent and the style is chosen when size and Signatures are known. */
function createStar(state: CareerState, player: number, referee: CareerRef): CareerGladiator {
  const choice = referee.ask({ kind: 'createStar', seat: player, rule: '§3.0' })
  const { name, gender, handed } = choice
  const tables = tablesOf(state.options)
  const size = rollSize(gender, tables, referee, player)
  const second = choice.rollSecond === 'yes' ? rollSignature(tables, referee, player) : null
  if (referee.listening) referee.tell({ kind: 'sizeRolled', rule: 'T3-1', name, size: size.size, second })
  const signatures = [choice.signature, second].filter((one) => one !== null && one !== 'none')
  const points = referee.ask({
    kind: 'spendPoints',
    seat: player,
    rule: '§3.6.4',
    name,
    gender,
    size: size.size,
    speed: size.speed,
    strength: size.strength,
    signatures: signatures as Sheet['signatures'],
  })
  const { primary, secondary } = points
  const attributes = starAttributes(points, gender, size)
  const sheet: Sheet = {
    name,
    gender,
    handed,
    size: size.size,
    attributes,
    partPenalty: [0, 0, 0, 0, 0, 0, 0],
    signatures: signatures as Sheet['signatures'],
    primary,
    secondary,
  }
  return newcomer(player, 'star', sheet)
}

function createGrunt(state: CareerState, player: number, style: Style, referee: CareerRef): CareerGladiator {
  const { attributes, signature } = rollUp('fringes', state.options, tablesOf(state.options), referee, player)
  const sheet = { ...plainSheet(freshName(state), style), attributes, signatures: [signature] }
  return newcomer(player, 'npg', sheet)
}

/** §7.7, §7.4.1 Without Fame, in the Fringes. */
export function newcomer(owner: number, control: CareerGladiator['control'], sheet: Sheet): CareerGladiator {
  return {
    owner,
    control,
    sheet,
    totalFame: 0,
    laurels: 0,
    imperialSpares: 0,
    locale: 'fringes',
    nextLocale: 'fringes',
    free: false,
    status: 'active',
    missesDay: null,
    foughtToday: 0,
    record: { wins: 0, losses: 0, draws: 0, kills: 0 },
  }
}
