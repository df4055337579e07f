/** Events as sentences: what happened first, then the numbers. */
import { counted, dirName, listed, mercyWords, type Seat, t } from '@harena/engine'
import type { Event, EventFields, EventOf } from './events.ts'
import { attackWords, mercyOf, moveWords, reasons, sumOf } from './words.ts'

type Name = (seat: Seat) => string

type Narrators = { readonly [K in keyof EventFields]: (event: EventOf<K>, name: Name) => string }

export function narrate(event: Event, names: readonly string[]): string {
  const narrator = narrators[event.kind] as (event: Event, name: Name) => string
  return narrator(event, (seat) => names[seat] ?? t`seat ${seat}`)
}

const narrators: Narrators = {
  characteristicChanged: ({ seat, what, rolled, value }, name) =>
    t`${name(seat)} is a Retiarius: his ${t(what)} of ${rolled} becomes ${value}.`,
  characteristicRerolled: ({ seat, what, value }, name) =>
    t`${name(seat)} is a Retiarius: his ${t(what)} may not be ${value} and is rolled again.`,
  gladiatorReady: ({ seat, strength, agility, damage, movement, steps }, name) =>
    t`${name(seat)} enters the arena: strength ${strength}, agility ${agility}, hits ${damage}${steps.length > 0 ? ` (${reasons(steps)})` : ''}, movement ${movement}.`,
  turnBegan: ({ turn }) => t`Turn ${turn} begins.`,
  initiativeRolled: (event, name) => t`${name(event.seat)} has initiative ${sumOf(event)}.`,
  rolledOff: ({ seat, die }, name) => t`${name(seat)} rolls ${die} for his place among equals.`,
  orderSet: ({ order, simultaneous }, name) => {
    const together = simultaneous.map((group) => t` ${listed(group.map(name))} act at the same time.`)
    return t`The order of this turn: ${order.map(name).join(', ')}.${together.join('')}`
  },
  passedOver: ({ seat }, name) => t`${name(seat)} is locked and passed over.`,
  activationEnded: ({ seat, acted }, name) =>
    acted ? t`${name(seat)} ends his move.` : t`${name(seat)} stands still.`,
  boutEnded: ({ ending, winners, turn }, name) => {
    if (ending === 'limit') return t`Turn ${turn} was the last: the bout is a draw.`
    if (ending === 'together') return t('The last ones went out together: the bout is a draw.')
    const who = listed(winners.map(name))
    return winners.length === 1 ? t`${who} wins the bout in turn ${turn}.` : t`${who} win the bout in turn ${turn}.`
  },
  stepped: ({ seat, dir, ahead }, name) =>
    ahead ? t`${name(seat)} steps ahead, ${dirName(dir)}.` : t`${name(seat)} steps ${dirName(dir)}.`,
  contactMade: ({ seat, enemies }, name) => t`${name(seat)} is in contact with ${listed(enemies.map(name))}.`,
  movedOverFour: ({ seat }, name) => t`${name(seat)} has moved over four and may not attack in this activation.`,
  turned: ({ seat, side, facing, free }, name) =>
    free
      ? t`${name(seat)} turns ${t(side)} and faces ${dirName(facing)} (free).`
      : t`${name(seat)} turns ${t(side)} and faces ${dirName(facing)}.`,
  pickedUp: ({ seat, what }, name) => t`${name(seat)} picks up a ${t(what)}.`,
  gotUp: ({ seat }, name) => t`${name(seat)} gets up.`,
  exchangeRolled: ({ attack, attacker, defender }, name) => {
    const [own, other] = [sumOf(attacker), sumOf(defender)]
    return attack === 'whip'
      ? t`${name(attacker.seat)} whips ${name(defender.seat)} with ${own} against ${other}.`
      : t`${name(attacker.seat)} attacks ${name(defender.seat)} with ${own} against ${other}.`
  },
  locked: ({ attacker, defender, difference }, name) => {
    const how = difference === 0 ? t('A tie') : t('A difference of 1')
    return t`${how}: ${name(attacker)} and ${name(defender)} are locked until the next turn.`
  },
  nothingDecided: ({ attacker, defender, difference }, name) => {
    const how = difference === 0 ? t('A tie') : t('A difference of 1')
    return t`${how}: nothing is decided between ${name(attacker)} and ${name(defender)}.`
  },
  exchangeWon: wonSentence,
  backedUp: ({ seat, dir, aside }, name) =>
    aside
      ? t`${name(seat)} cannot go straight back and gives way to the ${dirName(dir)}.`
      : t`${name(seat)} backs up to the ${dirName(dir)}.`,
  retreatBlocked: ({ seat }, name) => t`${name(seat)} cannot back up and stays where he is.`,
  followed: ({ seat }, name) => t`${name(seat)} goes after him.`,
  stayed: ({ seat }, name) => t`${name(seat)} stays where he is.`,
  fellProne: ({ seat }, name) => t`${name(seat)} falls and lies prone.`,
  tieRolled: ({ seat, die, lost }, name) =>
    lost ? t`${name(seat)} rolls ${die} and drops his ${t(lost)}.` : t`${name(seat)} rolls ${die} and loses nothing.`,
  lostLastBox: ({ seat }, name) => t`${name(seat)} can take no more hits and falls.`,
  mortallyWounded: ({ seat, by, turns }, name) =>
    t`${name(seat)} is mortally wounded by ${name(by)} and will die after ${counted(turns, 'turn')}.`,
  died: ({ seat }, name) => t`${name(seat)} dies of his wound.`,
  stoodLast: ({ seat, against }, name) =>
    t`${name(seat)} can take no more hits either, but ${name(against)} is mortally wounded: he need not face the crowd.`,
  netThrown: ({ retarius, target, result }, name) => {
    const throws = t`${name(retarius.seat)} throws his net at ${name(target.seat)}`
    const what = { netted: t('and nets him'), netLost: t('and loses it'), nothing: t('and misses') }[result]
    return t`${throws} ${what}: ${sumOf(retarius)} against ${sumOf(target)}.`
  },
  brokeFree: (event, name) =>
    event.netFell
      ? t`${name(event.seat)} breaks free, and the net falls at his feet: ${sumOf(event)}.`
      : t`${name(event.seat)} breaks free: ${sumOf(event)}.`,
  helpless: (event, name) =>
    t`${name(event.seat)} cannot break free; he is helpless, and ${name(event.by)} appeals to the crowd: ${sumOf(event)}.`,
  begged: ({ seat }, name) => t`${name(seat)} begs for mercy.`,
  judged: judgedSentence,
  planRevealed: ({ seat, plan, intention }, name) => {
    const moves = plan.length > 0 ? plan.map(moveWords).join(', ') : t('stand still')
    const attack = intention ? t`, then ${attackOn(intention, name)}` : ''
    return t`${name(seat)} planned: ${moves}${attack}.`
  },
  moveFailed: ({ seat, move }, name) => t`${name(seat)} cannot ${moveWords(move)} as planned.`,
  intentionFailed: ({ seat, intention }, name) => t`${name(seat)} cannot ${attackOn(intention, name)} as planned.`,
}

function attackOn(attack: EventOf<'intentionFailed'>['intention'], name: Name): string {
  const names: string[] = []
  names[attack.target] = name(attack.target)
  return attackWords(attack, names)
}

/** Priscus wins by 5: each takes 1 hit. Where the loser goes from there, and whether he falls, is told as it happens. */
function wonSentence(event: EventOf<'exchangeWon'>, name: Name): string {
  const { winner, loser, by, winnerTakes, loserTakes } = event
  const won = t`${name(winner)} wins by ${by}`
  if (winnerTakes === 0 && loserTakes === 0) return `${won}.`
  if (winnerTakes === loserTakes) return t`${won}: each takes ${counted(loserTakes, 'hit')}.`
  if (loserTakes === 0) return t`${won} and takes ${counted(winnerTakes, 'hit')}.`
  const winnerToo = winnerTakes > 0 ? t` and ${name(winner)} takes ${counted(winnerTakes, 'hit')}` : ''
  return t`${won}: ${name(loser)} takes ${counted(loserTakes, 'hit')}${winnerToo}.`
}

function judgedSentence(event: EventOf<'judged'>, name: Name): string {
  const { seat, by, verdict, decided } = event
  const fate = verdict === 'spared' ? t`${name(seat)} is spared` : t`${name(by)} puts ${name(seat)} to death`
  if (decided === 'victor') return t`${name(by)} decides: ${fate}.`
  const mercy = mercyOf(event)
  return mercy
    ? t`The crowd decides, ${mercyWords(mercy, reasons(mercy.added))}: ${fate}.`
    : t`The crowd decides: ${fate}.`
}
