/** §3.0 Creating the gladiators of a familia. */
import type { Seat } from '@harena/engine'
import { plainSheet } from '../match/setup.ts'
import type { Sheet } from '../match/state.ts'
import { rollSignature, rollSize, rollUp, starAttributes } from '../rules/creation.ts'
import { tablesOf } from '../tables/index.ts'
import type { Signature } from '../tables/signatures.ts'
import type { Style } from '../tables/styles.ts'
import type { CareerRef } from './game.ts'
import { freshName } from './names.ts'
import type { CareerGladiator, CareerState, StarDraft } from './state.ts'

/** Goes on with the next one on the list: a Star with his player, step by step, or a Grunt by the tables. */
export function createNext(state: CareerState, referee: CareerRef): void {
  const { player, style } = state.toCreate[0]!
  if (style !== null) join(state, createGrunt(state, player, style, referee), referee)
  else if (state.draft === null) state.draft = startStar(state, player, referee)
  else if (state.draft.signatures === null) state.draft = chooseSignatures(state, state.draft, player, referee)
  else join(state, finishStar(state.draft, state.draft.signatures, player, referee), referee)
}

function join(state: CareerState, gladiator: CareerGladiator, referee: CareerRef): void {
  state.gladiators.push(gladiator)
  state.toCreate.shift()
  state.draft = null
  if (state.toCreate.length === 0) state.phase = 'month'
  if (referee.listening) {
    const { owner: player, control, sheet } = gladiator
    const { name, attributes, signatures, primary: style } = sheet
    const [kind, rule] = control === 'star' ? (['starCreated', '§3.0'] as const) : (['gruntJoined', '§3.1.2'] as const)
    referee.tell({ kind, rule, name, player, attributes, signatures, style })
  }
}

/** §3.0 Gender first, then size. */
function startStar(state: CareerState, player: Seat, referee: CareerRef): StarDraft {
  const { name, gender, handed } = referee.ask({ kind: 'createStar', seat: player, rule: '§3.0' })
  const size = rollSize(gender, tablesOf(state.options), referee, player)
  if (referee.listening) referee.tell({ kind: 'sizeRolled', rule: 'T3-1', name, size: size.size })
  return { name, gender, handed, size, signatures: null }
}

/** §3.5 One of his choice when the size is known, and another one rolled if he likes. */
function chooseSignatures(state: CareerState, draft: StarDraft, seat: Seat, referee: CareerRef): StarDraft {
  const choice = referee.ask({ kind: 'chooseSignature', seat, rule: '§3.5', ...sizedOf(draft) })
  const signatures = [choice.signature]
  if (choice.rollSecond === 'yes') {
    const second = rollSignature(tablesOf(state.options), referee, seat)
    signatures.push(second)
    if (referee.listening) referee.tell({ kind: 'signatureRolled', rule: 'T3-2', name: draft.name, second })
  }
  return { ...draft, signatures: signatures.filter((one) => one !== 'none') }
}

/** §3.6.4, §3.8 The points are spent and the style is chosen when size and Signatures are known. */
function finishStar(
  draft: StarDraft,
  signatures: readonly Signature[],
  seat: Seat,
  referee: CareerRef,
): CareerGladiator {
  const { name, gender, handed, size } = draft
  const points = referee.ask({ kind: 'spendPoints', seat, rule: '§3.6.4', ...sizedOf(draft), signatures })
  const { primary, secondary } = points
  const attributes = starAttributes(points, gender, size)
  const sheet = { ...plainSheet(name, primary), gender, handed, size: size.size, attributes, signatures, secondary }
  return newcomer(seat, 'star', sheet)
}

function sizedOf({ name, gender, size: row }: StarDraft) {
  const { size, speed, strength } = row
  return { name, gender, size, speed, strength }
}

function createGrunt(state: CareerState, player: Seat, style: Style, referee: CareerRef): CareerGladiator {
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
