/** Events as sentences: what happened first, then the numbers. */
import { counted, dirNames, listed, type Seat } from '@harena/engine'
import type { Event, EventFields, EventOf } from './events.ts'
import { attackWords, moveWords, reasons, sumOf } from './words.ts'

type Name = (seat: Seat) => string

type Narrators = { readonly [K in keyof EventFields]: (event: EventOf<K>, name: Name) => string }

export function narrate(event: Event, names: readonly string[]): string {
  const narrator = narrators[event.kind] as (event: Event, name: Name) => string
  return narrator(event, (seat) => names[seat] ?? `seat ${seat}`)
}

const narrators: Narrators = {
  characteristicChanged: ({ seat, what, rolled, value }, name) =>
    `${name(seat)} is a Retarius: his ${what} of ${rolled} becomes ${value}.`,
  characteristicRerolled: ({ seat, what, value }, name) =>
    `${name(seat)} is a Retarius: his ${what} may not be ${value} and is rolled again.`,
  gladiatorReady: ({ seat, strength, agility, damage, movement, steps }, name) =>
    `${name(seat)} enters the arena: strength ${strength}, agility ${agility}, damage ${damage}${steps.length > 0 ? ` (${reasons(steps)})` : ''}, movement ${movement}.`,
  turnBegan: ({ turn }) => `Turn ${turn} begins.`,
  initiativeRolled: (event, name) => `${name(event.seat)} has initiative ${sumOf(event)}.`,
  rolledOff: ({ seat, die }, name) => `${name(seat)} rolls ${die} for his place among equals.`,
  orderSet: ({ order, simultaneous }, name) => {
    const together = simultaneous.map((group) => ` ${listed(group.map(name))} act at the same time.`)
    return `The order of this turn: ${order.map(name).join(', ')}.${together.join('')}`
  },
  passedOver: ({ seat }, name) => `${name(seat)} is locked and passed over.`,
  activationEnded: ({ seat, acted }, name) => (acted ? `${name(seat)} ends his move.` : `${name(seat)} stands still.`),
  boutEnded: ({ ending, winners, turn }, name) => {
    if (ending === 'limit') return `Turn ${turn} was the last: the bout is a draw.`
    if (ending === 'together') return 'The last ones went out together: the bout is a draw.'
    return `${listed(winners.map(name))} ${winners.length === 1 ? 'wins' : 'win'} the bout in turn ${turn}.`
  },
  stepped: ({ seat, dir, ahead }, name) => `${name(seat)} steps ${ahead ? 'ahead, ' : ''}${dirNames[dir]}.`,
  contactMade: ({ seat, enemies }, name) => `${name(seat)} is in contact with ${listed(enemies.map(name))}.`,
  movedOverFour: ({ seat }, name) => `${name(seat)} has moved over four and may not attack in this activation.`,
  turned: ({ seat, side, facing, free }, name) =>
    `${name(seat)} turns ${side} and faces ${dirNames[facing]}${free ? ' (free)' : ''}.`,
  pickedUp: ({ seat, what }, name) => `${name(seat)} picks up a ${what}.`,
  gotUp: ({ seat }, name) => `${name(seat)} gets up.`,
  exchangeRolled: ({ attack, attacker, defender }, name) => {
    const what = `${name(attacker.seat)} ${attack === 'whip' ? 'whips' : 'attacks'} ${name(defender.seat)}`
    return `${what} with ${sumOf(attacker)} against ${sumOf(defender)}.`
  },
  locked: ({ attacker, defender, difference }, name) => {
    const how = difference === 0 ? 'A tie' : 'A difference of 1'
    return `${how}: ${name(attacker)} and ${name(defender)} are locked until the next turn.`
  },
  nothingDecided: ({ attacker, defender, difference }, name) => {
    const how = difference === 0 ? 'A tie' : 'A difference of 1'
    return `${how}: nothing is decided between ${name(attacker)} and ${name(defender)}.`
  },
  exchangeWon: wonSentence,
  backedUp: ({ seat, dir, aside }, name) =>
    aside
      ? `${name(seat)} cannot go straight back and gives way to the ${dirNames[dir]}.`
      : `${name(seat)} backs up to the ${dirNames[dir]}.`,
  retreatBlocked: ({ seat }, name) => `${name(seat)} cannot back up and stays where he is.`,
  followed: ({ seat }, name) => `${name(seat)} goes after him.`,
  stayed: ({ seat }, name) => `${name(seat)} stays where he is.`,
  fellProne: ({ seat }, name) => `${name(seat)} falls and lies prone.`,
  tieRolled: ({ seat, die, lost }, name) =>
    `${name(seat)} rolls ${die} and ${lost ? `drops his ${lost}` : 'loses nothing'}.`,
  lostLastBox: ({ seat }, name) => `${name(seat)} has no box left and falls.`,
  mortallyWounded: ({ seat, by, turns }, name) =>
    `${name(seat)} is mortally wounded by ${name(by)} and will die after ${counted(turns, 'turn')}.`,
  died: ({ seat }, name) => `${name(seat)} dies of his wound.`,
  stoodLast: ({ seat, against }, name) =>
    `${name(seat)} has no box left either, but ${name(against)} is mortally wounded: he need not face the crowd.`,
  netThrown: ({ retarius, target, result }, name) => {
    const throws = `${name(retarius.seat)} throws his net at ${name(target.seat)}`
    const what = { netted: 'and nets him', netLost: 'and loses it', nothing: 'and misses' }[result]
    return `${throws} ${what}: ${sumOf(retarius)} against ${sumOf(target)}.`
  },
  brokeFree: (event, name) =>
    `${name(event.seat)} breaks free${event.netFell ? ', and the net falls at his feet' : ''}: ${sumOf(event)}.`,
  helpless: (event, name) =>
    `${name(event.seat)} cannot break free; he is helpless, and ${name(event.by)} appeals to the crowd: ${sumOf(event)}.`,
  begged: ({ seat, of }, name) => `${name(seat)} begs ${name(of)} for mercy.`,
  judged: judgedSentence,
  planRevealed: ({ seat, plan, intention }, name) => {
    const moves = plan.length > 0 ? plan.map(moveWords).join(', ') : 'stand still'
    const attack = intention ? `, then ${attackOn(intention, name)}` : ''
    return `${name(seat)} planned: ${moves}${attack}.`
  },
  moveFailed: ({ seat, move }, name) => `${name(seat)} cannot ${moveWords(move)} as planned.`,
  intentionFailed: ({ seat, intention }, name) => `${name(seat)} cannot ${attackOn(intention, name)} as planned.`,
}

function attackOn(attack: EventOf<'intentionFailed'>['intention'], name: Name): string {
  const names: string[] = []
  names[attack.target] = name(attack.target)
  return attackWords(attack, names)
}

/** Priscus wins by 5: each takes 1 hit. Where the loser goes from there, and whether he falls, is told as it happens. */
function wonSentence(event: EventOf<'exchangeWon'>, name: Name): string {
  const { winner, loser, by, winnerTakes, loserTakes } = event
  const won = `${name(winner)} wins by ${by}`
  if (winnerTakes === 0 && loserTakes === 0) return `${won}.`
  if (winnerTakes === loserTakes) return `${won}: each takes ${counted(loserTakes, 'hit')}.`
  if (loserTakes === 0) return `${won} and takes ${counted(winnerTakes, 'hit')}.`
  const winnerToo = winnerTakes > 0 ? ` and ${name(winner)} takes ${counted(winnerTakes, 'hit')}` : ''
  return `${won}: ${name(loser)} takes ${counted(loserTakes, 'hit')}${winnerToo}.`
}

function judgedSentence({ seat, by, total, verdict, decided, steps }: EventOf<'judged'>, name: Name): string {
  const fate = verdict === 'spared' ? `${name(seat)} is spared` : `${name(by)} dispatches ${name(seat)}`
  if (decided === 'victor') return `${name(by)} decides: ${fate}.`
  if (decided === 'houseRule') return `The crowd decides: ${fate}.`
  return `The crowd decides: ${fate}, ${sumOf({ total, steps })}.`
}
