/** Events as sentences. */
import { counted } from '@harena/engine'
import type { Event } from './events.ts'
import { ITEM_WORDS, PART_WORDS, SIGNATURE_WORDS, STYLE_WORDS } from './words.ts'

export function narrate(event: Event, names: readonly string[]): string {
  const name = (seat: number) => names[seat] ?? `gladiator ${seat + 1}`
  return (
    opening(event, name) ?? movement(event, name) ?? ranged(event, name) ?? fighting(event, name) ?? ending(event, name)
  )
}

type Name = (seat: number) => string

function opening(event: Event, name: Name): string | null {
  switch (event.kind) {
    case 'opponentRolled': {
      const { savvy, strength, speed } = event.attributes
      const sheet = `Savvy ${savvy}, Strength ${strength}, Speed ${speed}, ${SIGNATURE_WORDS[event.signature]}`
      return `${name(event.seat)} is a ${STYLE_WORDS[event.style]}: ${sheet}.`
    }
    case 'deathRolled':
      return event.toTheDeath
        ? `The dice show ${event.total}: this match is to the death.`
        : `The dice show ${event.total}: mercy may be asked for.`
    case 'orderRolled': {
      const list = event.order.map((seat) => name(seat)).join(', ')
      return `Turn ${event.turn}: ${list}.`
    }
    default:
      return null
  }
}

function movement(event: Event, name: Name): string | null {
  switch (event.kind) {
    case 'optionRolled':
      return `${name(event.seat)} rolls ${event.die} against Savvy ${event.target}: ${event.isPassed ? 'passed' : 'failed'}.`
    case 'rested':
      return `${name(event.seat)} rests and has ${counted(event.bonus, 'Bonus Die', 'Bonus Dice')}.`
    case 'held':
      return `${name(event.seat)} stands still.`
    case 'moved':
      return `${name(event.seat)} ${event.isRolling ? 'rolls away' : 'moves'} from ${event.from} to ${event.zone}.`
    case 'stoodUp':
      return `${name(event.seat)} gets up and has ${counted(event.bonus, 'Bonus Die', 'Bonus Dice')}.`
    case 'netEscaped':
      return `${name(event.seat)} is free of the net and on his feet.`
    case 'stayedEnsnared':
      return `${name(event.seat)} cannot get out of the net.`
    case 'handsSwitched':
      return `${name(event.seat)} takes his ${ITEM_WORDS[event.item]} into the ${event.hand} hand.`
    case 'itemDropped':
      return `${name(event.seat)} drops his ${ITEM_WORDS[event.item]}.`
    case 'itemTaken':
      return `${name(event.seat)} picks up a ${ITEM_WORDS[event.item]} with the ${event.hand} hand.`
    case 'netDestroyed':
      return `${name(event.seat)} destroys the net.`
    default:
      return null
  }
}

function ranged(event: Event, name: Name): string | null {
  switch (event.kind) {
    case 'netTossed': {
      const score = `${event.successes[0]} to ${event.successes[1]}`
      const end = { snared: 'ensnared', noChance: 'no chance to toss it', missed: 'missed' }[event.result]
      return `${name(event.seat)} goes for ${name(event.target)} with the net, ${score}: ${end}.`
    }
    case 'weaponThrown': {
      const score = `${event.successes[0]} to ${event.successes[1]}`
      const end = event.isHit ? 'a hit' : `missed; it lies in ${event.zone}`
      return `${name(event.seat)} throws his ${ITEM_WORDS[event.item]} at ${name(event.target)}, ${score}: ${end}.`
    }
    case 'sandKicked': {
      const score = `${event.successes[0]} to ${event.successes[1]}`
      return `${name(event.seat)} kicks sand at ${name(event.target)}, ${score}: ${event.isBlinded ? 'blinded' : 'in vain'}.`
    }
    case 'eyesRubbed':
      return `${name(event.seat)} rubs his eyes, ${event.die} against ${event.target}: ${event.isCleared ? 'he sees again' : 'still blinded'}.`
    default:
      return null
  }
}

const ROLL_WORDS = {
  hit: 'a hit',
  retake: 'both go on',
  counterstrike: 'a Counterstrike',
  struckBack: 'the Attacker himself is hit',
  escape: 'the Defender escapes',
  nothing: 'neither can strike',
} as const

function fighting(event: Event, name: Name): string | null {
  switch (event.kind) {
    case 'bonusDiceUsed': {
      const [first, second] = event.dice
      return `${name(event.first)} uses ${counted(first, 'Bonus Die', 'Bonus Dice')}, ${name(event.second)} ${second}.`
    }
    case 'maneuvered': {
      const score = `${event.successes[0]} to ${event.successes[1]}`
      const end = event.attacker === null ? 'no opening' : `${name(event.attacker)} attacks`
      return `${name(event.seat)} and ${name(event.opponent)} maneuver, ${score}: ${end}.`
    }
    case 'modeChosen':
      return `${name(event.seat)} ${event.mode === 'bash' ? 'bashes with his shield' : 'has the Advantage'}.`
    case 'attackRolled': {
      const score = `${event.successes[0]} to ${event.successes[1]}`
      return `${name(event.seat)} attacks ${name(event.defender)}, ${score}: ${ROLL_WORDS[event.result]}.`
    }
    case 'locationRolled':
      return `The blow goes to ${name(event.seat)}'s ${PART_WORDS[event.part]}${event.isBlocked ? ' and is blocked' : ''}.`
    case 'damageDealt':
      return `Impact ${event.impact}, armor ${event.armour}, weapon ${event.weapon}: ${counted(event.damage, 'point')} of damage.`
    case 'knockedDown':
      return `${name(event.seat)} is knocked down.`
    case 'keptFeet':
      return `${name(event.seat)} is Steady and keeps his feet.`
    case 'starPowerUsed':
      return `${name(event.seat)} rolls ${counted(event.dice, 'Star Power die', 'Star Power dice')}: ${event.off} off, ${event.damage} left.`
    case 'wounded':
      return woundSentence(event, name)
    case 'armLost':
      return `${name(event.seat)}'s ${PART_WORDS[event.part]} is useless${event.item ? `; his ${ITEM_WORDS[event.item]} falls` : ''}.`
    default:
      return null
  }
}

function woundSentence(event: Extract<Event, { kind: 'wounded' }>, name: Name): string {
  if (event.damage === 0) return `${name(event.seat)} shrugs it off.`
  const where =
    event.part === event.struck ? PART_WORDS[event.part] : `${PART_WORDS[event.part]}, through the lost limb`
  const loss = event.attribute ? `; his ${event.attribute} is ${event.now}` : ''
  return `${name(event.seat)} loses ${event.damage} in the ${where} and has ${event.left} left there${loss}.`
}

/** By how many of two dice pass. */
const PASSED_WORDS = ['neither die passes', 'one of two dice passes', 'both dice pass']

const FALL_WORDS = {
  killingStroke: 'is killed by the stroke',
  unconscious: 'is unconscious',
  incapacitated: 'can no longer stand',
  surrendered: 'raises a finger and surrenders',
  putToDeath: 'is put to death',
} as const

function ending(event: Event, name: Name): string {
  switch (event.kind) {
    case 'survivalRolled':
      return `${name(event.seat)} rolls ${event.die} against Strength ${event.target}: ${event.survives ? 'he lives' : 'it is mortal'}.`
    case 'fell':
      return `${name(event.seat)} ${FALL_WORDS[event.how]}.`
    case 'appealed':
      return `${name(event.seat)} appeals to the crowd, and ${PASSED_WORDS[event.passed]} (${event.target}).`
    case 'emperorJudged':
      return `${name(event.seat)} passes ${event.passed}, the Emperor ${event.emperorPassed} at ${event.emperorTarget}.`
    case 'emperorHesitated':
      return `The Emperor hesitates: ${event.die} to his ${event.emperorDie}.`
    case 'spared':
      return `${name(event.seat)} is spared.`
    case 'executed':
      return `${name(event.seat)} is killed.`
    case 'diludiumCalled':
      return `A diludium: both rest at their gates with ${event.bonus[0]} and ${event.bonus[1]} Bonus Dice.`
    case 'dismissedStanding':
      return 'Both are dismissed standing.'
    case 'matchWon':
      return `${event.seats.map((seat) => name(seat)).join(' and ')} won the match.`
    default:
      return ''
  }
}
