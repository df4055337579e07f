/** §5.4 Attack: the opposed roll with its re-takes and Counterstrikes (T5-5). */
import type { Game, Referee, Seat } from '@harena/engine'
import type { RollResult } from '../match/events.ts'
import type { Ref } from '../match/game.ts'
import type { Mode } from '../match/questions.ts'
import type { Card, State } from '../match/state.ts'
import { type AddLine, type Opposed, type Pool, rollPool, takeBids } from './bonus-dice.ts'
import { countsAsDown, hasSignature, isEnsnared, isOffHand, savvyNow, takeNetOff } from './cards.ts'
import { strike } from './hit.ts'

/** 'first' roll, 're-take' after an equal result, 'counter' from the first Counterstrike on (G-15). */
export type Stage = 'first' | 'retake' | 'counter'

export interface Exchange {
  attacker: Seat
  defender: Seat
  stage: Stage
  mode: Mode
  /** Set by each roll. */
  attackerPool: Pool
  defenderPool: Pool
}

export type Outcome =
  /** `by` struck the other; a blow of the Defender meets a bashing Attacker without his shield. */
  | { readonly kind: 'hit'; readonly by: Seat; readonly impact: number }
  | { readonly kind: 'escape'; readonly by: Seat }
  | { readonly kind: 'nothing' }

/** What an exchange rolls: the lines and bids of a match, or given numbers when only odds are asked for. */
export interface ExchangeTerms {
  readonly counterstrikeHits: boolean
  readonly listening: boolean
  isEnsnared(seat: Seat): boolean
  /** Takes the bids and sets both pools. */
  setPools(exchange: Exchange): void
  /** What the rest of the exchange depends on. */
  key(exchange: Exchange): string
  told(exchange: Exchange, successes: readonly [number, number], result: RollResult): void
}

const NOTHING: Outcome = { kind: 'nothing' }

/** T5-5 Rolls until somebody is hit or free; only two empty pools end it without effect (G-03). */
export function rollExchange(
  exchange: Exchange,
  terms: ExchangeTerms,
  referee: Pick<Referee<Game>, 'successes' | 'point'>,
): Outcome {
  for (;;) {
    referee.point(() => terms.key(exchange))
    terms.setPools(exchange)
    const { attacker, defender, attackerPool, defenderPool } = exchange
    const a = rollPool(attackerPool, 'T5-5', referee, attacker)
    const d = rollPool(defenderPool, 'T5-5', referee, defender)
    const result = rollResult(exchange, a - d, terms)
    if (terms.listening) terms.told({ ...exchange }, [a, d], result)
    switch (result) {
      case 'nothing':
        return NOTHING
      case 'hit':
        return { kind: 'hit', by: attacker, impact: a - d }
      case 'struckBack':
        return { kind: 'hit', by: defender, impact: d - a }
      case 'escape':
        return { kind: 'escape', by: defender }
      case 'retake':
        if (exchange.stage === 'first') exchange.stage = 'retake'
        break
      case 'counterstrike':
        exchange.attacker = defender
        exchange.defender = attacker
        exchange.stage = 'counter'
        exchange.mode = 'none'
    }
  }
}

/** T5-5, G-61 The row belongs to whoever scored more. */
export function rollResult(
  exchange: Exchange,
  ahead: number,
  terms: Pick<ExchangeTerms, 'isEnsnared' | 'counterstrikeHits'>,
): RollResult {
  const { attackerPool, defenderPool } = exchange
  if (attackerPool.dice + attackerPool.sure + defenderPool.dice + defenderPool.sure === 0) return 'nothing'
  if (ahead > 0) return 'hit'
  if (ahead === 0) return 'retake'
  if (terms.isEnsnared(exchange.defender)) return 'escape'
  return ahead <= -2 || terms.counterstrikeHits ? 'struckBack' : 'counterstrike'
}

/** T5-5 without the bids. */
export function attackDice(state: State, card: Card, mode: Mode, isRetake: boolean, line?: AddLine): number {
  let dice = savvyNow(card)
  line?.(dice, 'Savvy', '§3.6.1')
  const add = (value: number, text: string, rule: string) => {
    dice += value
    line?.(value, text, rule)
  }
  if (mode === 'advantage') add(1, 'Advantage', 'T5-5')
  if (mode === 'bash') add(2, 'Bash', '§5.4.5')
  if (isEnsnared(card)) add(-3, 'Ensnared', 'T5-5')
  if (countsAsDown(state, card)) add(-2, 'Knocked down', 'T5-5')
  if (isOffHand(state, card)) add(-1, 'Off-hand', 'G-60')
  if (hasSignature(card, 'slowToReact')) add(-1, 'Slow to React', 'T3-2')
  if (isRetake && hasSignature(card, 'brawler')) add(1, 'Brawler', 'T3-2')
  return dice
}

function matchTerms(state: State, referee: Ref): ExchangeTerms {
  return {
    counterstrikeHits: state.options.counterstrike === 'hit',
    listening: referee.listening,
    isEnsnared: (seat) => isEnsnared(state.cards[seat]!),
    setPools(exchange) {
      const { attacker, defender, stage, mode } = exchange
      const isRetake = stage !== 'first'
      const opposed: Opposed = {
        table: 'attack',
        first: attacker,
        second: defender,
        firstDice: attackDice(state, state.cards[attacker]!, mode, isRetake),
        secondDice: attackDice(state, state.cards[defender]!, 'none', isRetake),
        mode,
        isRetake,
      }
      const bids = takeBids(state, opposed, referee)
      exchange.attackerPool = bids.firstPool
      exchange.defenderPool = bids.secondPool
    },
    key: ({ attacker, stage, mode }) => `${attacker},${stage},${mode}${JSON.stringify(state)}`,
    told({ attacker, defender, attackerPool, defenderPool }, successes, result) {
      const dice = [attackerPool.dice, defenderPool.dice] as const
      referee.tell({ kind: 'attackRolled', rule: 'T5-5', seat: attacker, defender, dice, successes, result })
    },
  }
}

const EMPTY: Pool = { dice: 0, sure: 0 }

/** §5.4 One exchange and what comes of it. */
export function attack(state: State, attacker: Seat, defender: Seat, mode: Mode, referee: Ref): void {
  state.attackRolled = true
  const exchange: Exchange = {
    attacker,
    defender,
    stage: 'first',
    mode,
    attackerPool: EMPTY,
    defenderPool: EMPTY,
  }
  const outcome = rollExchange(exchange, matchTerms(state, referee), referee)
  if (outcome.kind === 'nothing') return
  if (outcome.kind === 'escape') {
    freeFromNet(state, outcome.by, referee)
    return
  }
  const isAttackers = outcome.by === exchange.attacker
  const victim = isAttackers ? exchange.defender : exchange.attacker
  // G-11: an ensnared Attacker who scores more strikes and is free.
  if (isAttackers && isEnsnared(state.cards[outcome.by]!)) {
    const { ensnaredAttackerSuccess } = state.options
    if (ensnaredAttackerSuccess !== 'hitOnly') freeFromNet(state, outcome.by, referee)
    if (ensnaredAttackerSuccess === 'escapeOnly') return
  }
  const isShieldless = !isAttackers && exchange.mode === 'bash'
  strike(state, outcome.by, victim, outcome.impact, isShieldless, null, referee)
}

/** §5.3.4 Out of the net and on his feet; the net is lost. */
export function freeFromNet(state: State, seat: Seat, referee: Ref): void {
  const card = state.cards[seat]!
  takeNetOff(state, card)
  card.isDown = false
  if (referee.listening) referee.tell({ kind: 'netEscaped', rule: '§5.3.4', seat })
}
