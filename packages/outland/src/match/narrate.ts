/** Events as sentences. */
import { dirNames } from '@harena/engine'
import type { Event, Modifier, RollOf } from './events.ts'
import { attackWords, count, list, moveWords, signed } from './words.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

type Narrators = { readonly [K in Event['kind']]: (event: EventOf<K>, name: (seat: number) => string) => string }

export function narrate(event: Event, names: readonly string[]): string {
  const narrator = narrators[event.kind] as (event: Event, name: (seat: number) => string) => string
  return narrator(event, (seat) => names[seat] ?? `seat ${seat}`)
}

const narrators: Narrators = {
  characteristicChanged: ({ seat, what, rolled, value }, name) =>
    `${name(seat)} is a Retarius: his ${what} of ${rolled} becomes ${value}.`,
  characteristicRerolled: ({ seat, what, value }, name) =>
    `${name(seat)} is a Retarius: his ${what} may not be ${value} and is rolled again.`,
  gladiatorReady: ({ seat, strength, agility, damage, movement }, name) =>
    `${name(seat)} enters the arena: strength ${strength}, agility ${agility}, damage ${damage}, movement ${movement}.`,
  turnBegan: ({ turn }) => `Turn ${turn} begins.`,
  initiativeRolled: ({ seat, die, agility, total }, name) =>
    `${name(seat)} has initiative ${die} + ${agility} = ${total}.`,
  rolledOff: ({ seat, die }, name) => `${name(seat)} rolls ${die} for his place among equals.`,
  orderSet: ({ order, simultaneous }, name) => {
    const together = simultaneous.map((group) => ` ${list(group.map(name))} act at the same time.`)
    return `The order of this turn: ${order.map(name).join(', ')}.${together.join('')}`
  },
  passedOver: ({ seat }, name) => `${name(seat)} is locked and passed over.`,
  activationEnded: ({ seat, acted }, name) => (acted ? `${name(seat)} ends his move.` : `${name(seat)} stands still.`),
  boutEnded: ({ ending, winners, turn }, name) => {
    if (ending === 'limit') return `Turn ${turn} was the last: the bout is a draw.`
    if (ending === 'together') return 'The last ones went out together: the bout is a draw.'
    return `${list(winners.map(name))} ${winners.length === 1 ? 'wins' : 'win'} the bout in turn ${turn}.`
  },
  stepped: ({ seat, dir, ahead }, name) => `${name(seat)} steps ${ahead ? 'ahead, ' : ''}${dirNames[dir]}.`,
  contactMade: ({ seat, enemies }, name) => `${name(seat)} is in contact with ${list(enemies.map(name))}.`,
  movedOverFour: ({ seat }, name) => `${name(seat)} has moved over four and may not attack in this activation.`,
  turned: ({ seat, side, facing, free }, name) =>
    `${name(seat)} turns ${side} and faces ${dirNames[facing]}${free ? ' (free)' : ''}.`,
  pickedUp: ({ seat, what }, name) => `${name(seat)} picks up a ${what}.`,
  gotUp: ({ seat }, name) => `${name(seat)} gets up.`,
  exchangeRolled: ({ attack, attacker, defender }, name) => {
    const verb = attack === 'whip' ? 'whips' : 'attacks'
    return `${name(attacker.seat)} ${verb} ${name(defender.seat)}: ${sumOf(attacker)} against ${sumOf(defender)}.`
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
    `${name(seat)} is mortally wounded by ${name(by)} and will die after ${count(turns, 'turn')}.`,
  died: ({ seat }, name) => `${name(seat)} dies of his wound.`,
  stoodLast: ({ seat, against }, name) =>
    `${name(seat)} has no box left either, but ${name(against)} is mortally wounded: he need not face the crowd.`,
  netThrown: ({ seat, target, total, targetTotal, netted }, name) => {
    const what = netted ? `${name(target)} is netted` : 'the net misses'
    return `${name(seat)} throws his net at ${name(target)}, ${total} against ${targetTotal}: ${what}.`
  },
  brokeFree: ({ seat, total, netFell }, name) =>
    `${name(seat)} breaks free with ${total}${netFell ? '; the net falls at his feet' : ''}.`,
  helpless: ({ seat, by, total }, name) =>
    `${name(seat)} cannot break free with ${total}: he is helpless, and ${name(by)} appeals to the crowd.`,
  netLost: ({ seat, target, total, targetTotal }, name) =>
    `${name(seat)} throws his net at ${name(target)}, ${total} against ${targetTotal}, and loses it.`,
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

function attackOn(attack: EventOf<'intentionFailed'>['intention'], name: (seat: number) => string): string {
  const names: string[] = []
  names[attack.target] = name(attack.target)
  return attackWords(attack, names)
}

/** 10 + 2 = 12 (shield +1, helm +1) */
function sumOf({ dice, modifiers, total }: Pick<RollOf, 'dice' | 'modifiers' | 'total'>): string {
  if (modifiers.length === 0) return String(total)
  const added = total - dice
  return `${dice} ${added < 0 ? '-' : '+'} ${Math.abs(added)} = ${total} (${modifiers.map(reason).join(', ')})`
}

function reason({ text, value }: Modifier): string {
  return `${text} ${signed(value)}`
}

/** Priscus wins by 5: each takes 1 hit. Where the loser goes from there, and whether he falls, is told as it happens. */
function wonSentence(event: EventOf<'exchangeWon'>, name: (seat: number) => string): string {
  const { winner, loser, by, winnerTakes, loserTakes } = event
  const won = `${name(winner)} wins by ${by}`
  if (winnerTakes === 0 && loserTakes === 0) return `${won}.`
  if (winnerTakes === loserTakes) return `${won}: each takes ${count(loserTakes, 'hit')}.`
  if (loserTakes === 0) return `${won} and takes ${count(winnerTakes, 'hit')}.`
  const winnerToo = winnerTakes > 0 ? ` and ${name(winner)} takes ${count(winnerTakes, 'hit')}` : ''
  return `${won}: ${name(loser)} takes ${count(loserTakes, 'hit')}${winnerToo}.`
}

function judgedSentence(event: EventOf<'judged'>, name: (seat: number) => string): string {
  const { seat, by, die, modifiers, total, verdict, decided } = event
  const fate = verdict === 'spared' ? `${name(seat)} is spared` : `${name(by)} dispatches ${name(seat)}`
  if (decided === 'victor') return `${name(by)} decides: ${fate}.`
  if (decided === 'houseRule') return `The crowd decides: ${fate}.`
  return `The crowd decides with ${sumOf({ dice: die!, modifiers, total })}: ${fate}.`
}
