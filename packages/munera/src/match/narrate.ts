/** Events as sentences, in the book's terms: what happened first, then the numbers. */
import { counted, dirNames, type Seat } from '@harena/engine'
import { skillName } from '../tables/skills.ts'
import type { Event, EventFields, EventOf } from './events.ts'
import { at, causeWords, itemName, orMore, reasons, sideWords } from './words.ts'

type Name = (seat: Seat) => string

type Narrators = { readonly [K in keyof EventFields]: (event: EventOf<K>, name: Name) => string }

export function narrate(event: Event, names: readonly string[]): string {
  const narrator = narrators[event.kind] as (event: Event, name: Name) => string
  return narrator(event, (seat) => names[seat] ?? `Gladiator ${seat + 1}`)
}

const narrators: Narrators = {
  strengthRolled: ({ seat, strength, steps }, name) => `${name(seat)} has strength ${strength}: ${reasons(steps)}.`,
  orderSettled: ({ order }, name) => `The order of play: ${order.map(name).join(', ')}.`,
  placed: ({ seat, hex, facing }, name) => `${name(seat)} starts at ${at(hex)}, facing ${dirNames[facing]}.`,
  turnBegan: ({ seat, ap, steps }, name) =>
    `${name(seat)} has ${ap === 0 ? 'no AP, and his turn is over' : `${ap} AP`}: ${reasons(steps)}.`,
  turnEnded: ({ seat, unused }, name) => `${name(seat)} ends his turn with ${unused} AP unused.`,
  boutEnded: ({ winners, round }, name) => {
    const rounds = round === 1 ? 'one round' : `${round} rounds`
    if (winners.length === 0) return `The bout is a draw after ${rounds}.`
    return `${winners.map(name).join(' and ')} ${winners.length === 1 ? 'wins' : 'win'} the bout in ${rounds}.`
  },
  stepped: ({ seat, rule, dir }, name) => `${name(seat)} steps ${rule === '§4.2' ? 'forward, ' : ''}${dirNames[dir]}.`,
  turned: ({ seat, towards, facing }, name) => `${name(seat)} turns ${towards} and faces ${dirNames[facing]}.`,
  attacked: (event, name) => `${attackWords(event, name)} ${blowWords(event, name)}`,
  wounded: ({ seat, wounds, strengthLeft, nowSerious }, name) => {
    const taken = wounds === 1 ? 'a wound' : counted(wounds, 'wound')
    const serious = nowSerious ? ', and he is seriously wounded' : ''
    return `${name(seat)} takes ${taken}; his strength is ${strengthLeft}${serious}.`
  },
  pushedBack: ({ seat }, name) => `${name(seat)} is pushed back a hex.`,
  lostBalance: ({ seat, rule }, name) =>
    `${name(seat)} ${rule === '§6.12' ? 'cannot give way and is' : 'is'} off balance.`,
  equipmentLost: ({ seat, item, hand }, name) =>
    item === 'darts' ? `${name(seat)} loses a dart for good.` : `${name(seat)} loses his ${itemName(item, hand)}.`,
  nothingLost: ({ seat }, name) => `${name(seat)} has nothing to lose: nothing happens.`,
  appealed: ({ seat, cause, sum, modifier, isSpared, steps }, name) => {
    const verdict = isSpared ? 'the crowd spares him' : 'the crowd condemns him'
    const number = sum === 12 || sum === 2 ? `a natural ${sum}` : `${sum + modifier} in all`
    return `${name(seat)} ${causeWords[cause]} and appeals: ${verdict}, ${number} (${reasons(steps)}).`
  },
  yielded: ({ seat, by }, name) => `${name(seat)} yields to ${name(by)}.`,
  wentOut: ({ seat, by, out, cause }, name) => {
    if (out === 'killed') return `${name(seat)} is killed by ${name(by)}.`
    if (out === 'dispatched') return `${name(seat)} is dispatched; ${name(by)} has defeated him.`
    if (out === 'spared') return `${name(seat)} leaves the arena alive, defeated by ${name(by)}.`
    return `${name(seat)} is ${cause === 'floored' ? 'floored and ' : ''}beaten by ${name(by)} and leaves the arena.`
  },
  skillTaken: ({ seat, skill }, name) =>
    `${name(seat)} takes ${skill === null ? 'no skill' : `the skill ${skillName(skill)}`}.`,
  missileLanded: ({ missile }) => `The ${missile} lands in the sand.`,
  missileGone: ({ missile }) => `The ${missile} flies out of the arena and is lost.`,
  pickedUp: ({ seat, missile, count }, name) =>
    `${name(seat)} picks up ${missile === 'dart' ? 'a dart' : 'an arrow'} and has ${count}.`,
  cast: castWords,
  entangled: ({ seat, again }, name) => `${name(seat)} ${again ? 'was entangled already' : 'is entangled'}.`,
  triedToCutFree: ({ seat, die, isFree }, name) =>
    `${name(seat)} ${isFree ? 'cuts himself free' : 'tries in vain to cut himself free'}: ${die}.`,
}

function attackWords({ seat, target, weapon, hand, range, side, guard }: EventOf<'attacked'>, name: Name): string {
  const whom = sideWords(side, guard, name(target))
  if (weapon === 'darts') return `${name(seat)} throws a dart at ${whom}`
  if (weapon === 'bow') return `${name(seat)} shoots at ${whom}`
  if (weapon === 'unarmed') return `${name(seat)} strikes with his fists at ${whom}`
  const how = range > 1 ? 'thrusts from two hexes' : 'strikes'
  return `${name(seat)} ${how} with the ${itemName(weapon, hand)} at ${whom}`
}

/** "and hits for 2 (5 against 3), but the save stops it (4 + 3)." */
function blowWords(event: EventOf<'attacked'>, name: Name): string {
  const { attackerDie, defenderDie, steps, score, saveDie, save, outcome } = event
  if (outcome === 'favoured') return `and throws a double 6, but the gods favour ${name(event.target)}.`
  if (attackerDie === defenderDie) return `and throws a double ${attackerDie}.`
  const why = reasons(steps.slice(1, -1))
  const numbers = `(${attackerDie} against ${defenderDie}${why && `, ${why}`})`
  if (outcome === 'missed') return `and misses ${numbers}.`
  const hit = `and hits for ${score} ${numbers}`
  if (saveDie === 0) return save > 0 ? `${hit}.` : `${hit}; there is no save.`
  const saving = `(${saveDie} + ${save})`
  return outcome === 'stopped' ? `${hit}, but the save stops it ${saving}.` : `${hit}; the save fails ${saving}.`
}

function castWords(event: EventOf<'cast'>, name: Name): string {
  const { seat, target, weapon, needs, die, coneDie, isHit, isDestroyed } = event
  const result = isHit
    ? `catches ${name(target)} with the ${weapon}`
    : `casts the ${weapon} at ${name(target)} and misses`
  const cast = `${name(seat)} ${result} (${die}, needs ${orMore(needs)})`
  if (coneDie === 0) return `${cast}.`
  return `${cast}; the cone ${isDestroyed ? 'destroys it' : 'does nothing'} (${coneDie}).`
}
