/** Events as sentences. */
import { capital, counted, kept, type SumStep, signed, t } from '@harena/engine'
import type { Event } from './events.ts'
import { ITEM_WORDS, PART_WORDS, SIGNATURE_WORDS, STYLE_WORDS } from './words.ts'

export function narrate(event: Event, names: readonly string[]): string {
  const name = (seat: number) => names[seat] ?? t`gladiator ${seat + 1}`
  return (
    opening(event, name) ?? movement(event, name) ?? ranged(event, name) ?? fighting(event, name) ?? ending(event, name)
  )
}

type Name = (seat: number) => string

function opening(event: Event, name: Name): string | null {
  switch (event.kind) {
    case 'opponentRolled': {
      const { savvy, strength, speed } = event.attributes
      const sheet = t`Savvy ${savvy}, Strength ${strength}, Speed ${speed}, ${SIGNATURE_WORDS[event.signature]}`
      return t`${name(event.seat)} is a ${STYLE_WORDS[event.style]}: ${sheet}.`
    }
    case 'deathRolled':
      return event.toTheDeath
        ? t`The dice show ${event.total}: this match is to the death.`
        : t`The dice show ${event.total}: mercy may be asked for.`
    case 'orderRolled': {
      const list = event.order.map((seat) => name(seat)).join(', ')
      return t`Turn ${event.turn}: ${list}.`
    }
    default:
      return null
  }
}

function movement(event: Event, name: Name): string | null {
  switch (event.kind) {
    case 'optionRolled':
      return event.isPassed
        ? t`${name(event.seat)} keeps his head (${event.die} against Savvy ${event.target}).`
        : t`${name(event.seat)} wavers (${event.die} against Savvy ${event.target}).`
    case 'rested':
      return t`${name(event.seat)} rests and has ${counted(event.bonus, 'Bonus Die', 'Bonus Dice')}.`
    case 'held':
      return t`${name(event.seat)} stands still.`
    case 'moved':
      return event.isRolling
        ? t`${name(event.seat)} rolls away from ${event.from} to ${event.zone}.`
        : t`${name(event.seat)} moves from ${event.from} to ${event.zone}.`
    case 'stoodUp':
      return t`${name(event.seat)} gets up and has ${counted(event.bonus, 'Bonus Die', 'Bonus Dice')}.`
    case 'netEscaped':
      return t`${name(event.seat)} is free of the net and on his feet.`
    case 'stayedEnsnared':
      return t`${name(event.seat)} cannot get out of the net.`
    case 'handsSwitched':
      return t`${name(event.seat)} takes his ${ITEM_WORDS[event.item]} into the ${t(event.hand)} hand.`
    case 'itemDropped':
      return t`${name(event.seat)} drops his ${ITEM_WORDS[event.item]}.`
    case 'itemTaken':
      return t`${name(event.seat)} picks up a ${ITEM_WORDS[event.item]} with the ${t(event.hand)} hand.`
    case 'netDestroyed':
      return t`${name(event.seat)} destroys the net.`
    default:
      return null
  }
}

/** Two to one, and of what. */
function scoreOf([own, other]: readonly [number, number]): string {
  return t`${counted(own, 'success', 'successes')} to ${other}`
}

function ranged(event: Event, name: Name): string | null {
  switch (event.kind) {
    case 'netTossed': {
      const score = scoreOf(event.successes)
      const end = { snared: t('ensnared'), noChance: t('no chance to toss it'), missed: t('missed') }[event.result]
      return t`${name(event.seat)} goes for ${name(event.target)} with the net, ${score}: ${end}.`
    }
    case 'weaponThrown': {
      const score = scoreOf(event.successes)
      const end = event.isHit ? t('a hit') : t`missed; it lies in ${event.zone}`
      return t`${name(event.seat)} throws his ${ITEM_WORDS[event.item]} at ${name(event.target)}, ${score}: ${end}.`
    }
    case 'sandKicked': {
      const score = scoreOf(event.successes)
      return t`${name(event.seat)} kicks sand at ${name(event.target)}, ${score}: ${event.isBlinded ? t('blinded') : t('in vain')}.`
    }
    case 'eyesRubbed':
      return t`${name(event.seat)} rubs his eyes, ${event.die} against ${event.target}: ${event.isCleared ? t('he sees again') : t('still blinded')}.`
    default:
      return null
  }
}

const ROLL_WORDS = {
  hit: t('a hit'),
  retake: t('both go on'),
  counterstrike: t('a Counterstrike'),
  struckBack: t('the Attacker himself is hit'),
  escape: t('the Defender escapes'),
  nothing: t('neither can strike'),
} as const

function fighting(event: Event, name: Name): string | null {
  switch (event.kind) {
    case 'bonusDiceUsed': {
      const [first, second] = event.dice
      return t`${name(event.first)} uses ${counted(first, 'Bonus Die', 'Bonus Dice')}, ${name(event.second)} ${second}.`
    }
    case 'maneuvered': {
      const score = scoreOf(event.successes)
      const end = event.attacker === null ? t('no opening') : t`${name(event.attacker)} attacks`
      return t`${name(event.seat)} and ${name(event.opponent)} maneuver, ${score}: ${end}.`
    }
    case 'modeChosen':
      return event.mode === 'bash'
        ? t`${name(event.seat)} bashes with his shield.`
        : t`${name(event.seat)} has the Advantage.`
    case 'attackRolled': {
      const score = scoreOf(event.successes)
      return t`${name(event.seat)} attacks ${name(event.defender)}, ${score}: ${ROLL_WORDS[event.result]}.`
    }
    case 'locationRolled':
      return event.isBlocked
        ? t`The blow goes to ${name(event.seat)}'s ${PART_WORDS[event.part]} and is blocked.`
        : t`The blow goes to ${name(event.seat)}'s ${PART_WORDS[event.part]}.`
    case 'damageDealt':
      return damageSentence(event)
    case 'knockedDown':
      return t`${name(event.seat)} is knocked down.`
    case 'keptFeet':
      return t`${name(event.seat)} is Steady and keeps his feet.`
    case 'starPowerUsed':
      return t`${name(event.seat)} rolls ${counted(event.dice, 'Star Power die', 'Star Power dice')}: ${event.off} off, ${event.damage} left.`
    case 'wounded':
      return woundSentence(event, name)
    case 'armLost':
      return event.item
        ? t`${name(event.seat)}'s ${PART_WORDS[event.part]} is useless; his ${ITEM_WORDS[event.item]} falls.`
        : t`${name(event.seat)}'s ${PART_WORDS[event.part]} is useless.`
    default:
      return null
  }
}

/** The whole sum: a blow that lands takes a point, however little it comes to (T5-7). */
function damageSentence({ impact, armour, weapon, damage }: Extract<Event, { kind: 'damageDealt' }>): string {
  const sum = impact - armour + weapon
  const points = counted(damage, 'point')
  return sum === damage
    ? t`Impact ${impact} − armor ${armour} + weapon ${weapon}: ${points} of damage.`
    : t`Impact ${impact} − armor ${armour} + weapon ${weapon} = ${sum}; a blow that lands takes one at least: ${points} of damage.`
}

function woundSentence(event: Extract<Event, { kind: 'wounded' }>, name: Name): string {
  if (event.damage === 0) return t`${name(event.seat)} shrugs it off.`
  const where =
    event.part === event.struck ? PART_WORDS[event.part] : t`${PART_WORDS[event.part]}, through the lost limb`
  const loss = event.attribute ? t`; his ${capital(t(event.attribute))} is ${event.now}` : ''
  return t`${name(event.seat)} loses ${counted(event.damage, 'point')} in the ${where} and has ${event.left} left there${loss}.`
}

/** By how many of two dice pass. */
const PASSED_WORDS = [t('neither die passes'), t('one of two dice passes'), t('both dice pass')]

/** T6-1, T6-2: a 6 always fails. */
function atMost(target: number, steps: readonly SumStep[] = []): string {
  const sum = steps.length < 2 ? [] : steps.map(({ what, value }) => `${kept(what)} ${signed(value)}`)
  const why = target > 5 ? [...sum, t('a 6 always fails')] : sum
  const least = Math.min(target, 5)
  return why.length > 0 ? t`${least} or less on each die (${why.join(', ')})` : t`${least} or less on each die`
}

/** T6-1 What comes of it. */
const CROWD_WORDS = [t('the crowd wants his death'), t('the Emperor decides'), t('the crowd lets him live')]

function fallSentence({ how, seat }: Extract<Event, { kind: 'fell' }>, name: Name): string {
  switch (how) {
    case 'killingStroke':
      return t`${name(seat)} is killed by the stroke.`
    case 'unconscious':
      return t`${name(seat)} lies unconscious.`
    case 'incapacitated':
      return t`${name(seat)} can no longer stand.`
    case 'surrendered':
      return t`${name(seat)} raises a finger and surrenders.`
    case 'putToDeath':
      return t`${name(seat)} is put to death.`
  }
}

/** T6-2 */
function judgement(event: Extract<Event, { kind: 'emperorJudged' }>, name: Name): string {
  const { passed, target, emperorPassed, emperorTarget } = event
  const own = t`${name(event.seat)}, needed ${atMost(target)}: ${PASSED_WORDS[passed]}`
  const his = t`the Emperor, needed ${atMost(emperorTarget, event.steps)}: ${PASSED_WORDS[emperorPassed]}`
  if (emperorPassed > passed) return t`${own}; ${his}. The Emperor has more and refuses mercy.`
  if (emperorPassed < passed) return t`${own}; ${his}. The Emperor has fewer and grants mercy.`
  return t`${own}; ${his}. As many each: a last die decides.`
}

function ending(event: Event, name: Name): string {
  switch (event.kind) {
    case 'survivalRolled':
      return event.survives
        ? t`${name(event.seat)} is knocked senseless; the blow is not mortal (${event.die} against Strength ${event.target}).`
        : t`The blow is mortal for ${name(event.seat)} (${event.die} against Strength ${event.target}).`
    case 'fell':
      return fallSentence(event, name)
    case 'appealed':
      return t`${name(event.seat)} appeals to the crowd, needed ${atMost(event.target, event.steps)}: ${PASSED_WORDS[event.passed]}, ${CROWD_WORDS[event.passed]}.`
    case 'emperorJudged':
      return judgement(event, name)
    case 'emperorHesitated':
      return event.die > event.emperorDie
        ? t`The Emperor hesitates, ${event.die} to his ${event.emperorDie}, and grants mercy.`
        : t`The Emperor hesitates, ${event.die} to his ${event.emperorDie}, and refuses mercy.`
    case 'spared':
      return t`${name(event.seat)} is spared.`
    case 'executed':
      return t`${name(event.seat)} is put to death.`
    case 'diludiumCalled':
      return t`Both have used up their Bonus Dice, and the referee calls a diludium: they rest at their gates with ${event.bonus[0]} and ${event.bonus[1]} new ones.`
    case 'dismissedStanding':
      return t('Both are dismissed standing.')
    case 'matchWon':
      return t`${event.seats.map((seat) => name(seat)).join(` ${t('and')} `)} won the match.`
    default:
      return ''
  }
}
