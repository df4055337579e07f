/** Events as sentences, in the book's terms. */
import { dirNames, type Hex } from '@harena/engine'
import { skillName } from '../tables/skills.ts'
import { weapons } from '../tables/weapons.ts'
import type {
  Appealed,
  Attacked,
  BoutEnded,
  Cast,
  EquipmentLost,
  Event,
  Modifier,
  TurnBegan,
  WentOut,
  Wounded,
} from './events.ts'
import type { AppealCause } from './state.ts'

export function narrate(event: Event, names: readonly string[]): string {
  const name = (seat: number) => names[seat] ?? `Gladiator ${seat + 1}`
  switch (event.kind) {
    case 'strengthRolled':
      return `${name(event.seat)} rolls ${event.faces.join(', ')}${event.stamina > 0 ? ' and has Stamina' : ''}: strength ${event.strength}.`
    case 'orderSettled':
      return `The order of play: ${event.order.map(name).join(', ')}.`
    case 'placed':
      return `${name(event.seat)} starts at ${at(event.hex)}, facing ${dirNames[event.facing]}.`
    case 'turnBegan':
      return turnBegan(event, name(event.seat))
    case 'turnEnded':
      return `${name(event.seat)} ends his turn with ${event.unused} AP unused.`
    case 'stepped':
      return `${name(event.seat)} steps ${event.rule === '§4.2' ? 'forward, ' : ''}${dirNames[event.dir]}.`
    case 'turned':
      return `${name(event.seat)} turns ${event.towards} and faces ${dirNames[event.facing]}.`
    case 'attacked':
      return `${attackWords(event, name(event.seat), name(event.target))}: ${blowWords(event, name(event.target))}`
    case 'wounded':
      return wounded(event, name(event.seat))
    case 'pushedBack':
      return `${name(event.seat)} is pushed back to ${at(event.hex)}.`
    case 'lostBalance':
      return lostBalance(event.rule, name(event.seat))
    case 'equipmentLost':
      return equipmentLost(event, name(event.seat))
    case 'nothingLost':
      return `${name(event.seat)} has nothing to lose: nothing happens.`
    case 'missileLanded':
      return `The ${event.missile} lands at ${at(event.hex)}.`
    case 'missileGone':
      return `The ${event.missile} flies out of the arena and is lost.`
    case 'pickedUp':
      return `${name(event.seat)} picks up ${event.missile === 'dart' ? 'a dart' : 'an arrow'} and has ${event.count}.`
    case 'cast':
      return castWords(event, name(event.seat), name(event.target))
    case 'entangled':
      return event.again ? `${name(event.seat)} was entangled already.` : `${name(event.seat)} is entangled.`
    case 'triedToCutFree':
      return `${name(event.seat)} tries to cut himself free: ${event.die}, ${event.isFree ? 'he is free' : 'in vain'}.`
    case 'appealed':
      return appealed(event, name(event.seat))
    case 'yielded':
      return `${name(event.seat)} yields to ${name(event.by)}.`
    case 'wentOut':
      return wentOut(event, name(event.seat), name(event.by))
    case 'boutEnded':
      return boutEnded(event, name)
    case 'skillTaken':
      return event.skill === null
        ? `${name(event.seat)} takes no skill.`
        : `${name(event.seat)} takes the skill ${skillName(event.skill)}.`
  }
}

function at({ q, r }: Hex): string {
  return `${q},${r}`
}

function signed(value: number): string {
  return value < 0 ? `${value}` : `+${value}`
}

/** "left sword": the hand only where it tells two of a kind apart. */
function itemName(kind: string, hand: Attacked['hand']): string {
  const name = weapons.find((row) => row.kind === kind)?.name ?? kind
  return hand ? `${hand} ${name}` : name
}

function equipmentLost({ item, hand }: EquipmentLost, name: string): string {
  if (item === 'darts') return `${name} loses a dart for good.`
  return `${name} loses his ${itemName(item, hand)}.`
}

/** " -1 Heavy -2 off balance": only what counts. */
function reasons(modifiers: readonly Modifier[]): string {
  return modifiers.flatMap(({ text, value }) => (value === 0 ? [] : [` ${signed(value)} ${text}`])).join(',')
}

function turnBegan({ die, modifiers, ap }: TurnBegan, name: string): string {
  const why = reasons(modifiers)
  const end = ap === 0 ? 'no AP, his turn is over' : `${ap} AP`
  return `${name} rolls ${die}${why && `,${why}`}: ${end}.`
}

function attackWords(event: Attacked, name: string, target: string): string {
  const whom = sideWords(event, target)
  if (event.weapon === 'darts') return `${name} throws a dart at ${whom}`
  if (event.weapon === 'bow') return `${name} shoots at ${whom}`
  if (event.weapon === 'unarmed') return `${name} strikes with his fists at ${whom}`
  const weapon = itemName(event.weapon, event.hand)
  return event.range > 1
    ? `${name} thrusts from two hexes with the ${weapon} at ${whom}`
    : `${name} strikes with the ${weapon} at ${whom}`
}

/** The row of T6 tells what guards the side. */
function sideWords({ side, modifiers }: Attacked, target: string): string {
  if (side === 'front') return target
  if (side === 'rear') return `${target} from behind`
  const row = modifiers[0]?.rule
  if (row === 'T6.2' || row === 'T6.3') return `${target}'s shield side`
  if (row === 'T6.5') return `${target}'s weapon side`
  return row === 'T6.4' ? `${target}'s ${side} side` : `${target}'s open ${side} side`
}

function blowWords(event: Attacked, target: string): string {
  const { attackerDie, defenderDie, modifiers, score, saveDie, save, outcome } = event
  if (outcome === 'favoured') return `a double 6, but the gods favour ${target}.`
  if (attackerDie === defenderDie) return `a double ${attackerDie}.`
  const why = reasons(modifiers)
  const dice = `${attackerDie} and ${defenderDie}${why && `,${why}`}`
  if (outcome === 'missed') return `${dice}: a miss.`
  const hit = `${dice}: a hit for ${score}.`
  if (saveDie === 0) return save > 0 ? hit : `${hit} There is no save.`
  const saving = `The save is ${saveDie} and ${save}`
  return outcome === 'stopped' ? `${hit} ${saving}: stopped.` : `${hit} ${saving}: not enough.`
}

function wounded(event: Wounded, name: string): string {
  const { wounds, strengthLeft, nowSerious } = event
  const taken = wounds === 1 ? 'a wound' : `${wounds} wounds`
  return `${name} takes ${taken}; his strength is ${strengthLeft}${nowSerious ? ', and he is seriously wounded' : ''}.`
}

function lostBalance(rule: string, name: string): string {
  return rule === '§6.12' ? `${name} cannot give way and is off balance.` : `${name} is off balance.`
}

function castWords(event: Cast, name: string, target: string): string {
  const needed = event.needs === 6 ? 'a 6' : `${event.needs} or 6`
  const cast = `${name} casts the ${event.weapon} at ${target}, needs ${needed} and rolls ${event.die}`
  const result = event.isHit ? 'it catches him' : 'it misses'
  if (event.coneDie === 0) return `${cast}: ${result}.`
  const cone = event.isDestroyed ? `destroys it with ${event.coneDie}` : `does nothing with ${event.coneDie}`
  return `${cast}: ${result}. The cone ${cone}.`
}

const causeWords: Readonly<Record<AppealCause, string>> = {
  floored: 'is floored',
  beaten: 'is beaten',
  yielded: 'has yielded',
}

function appealed(event: Appealed, name: string): string {
  const { cause, sum, modifiers, modifier, isSpared } = event
  const why = reasons(modifiers)
  const total = sum === 12 || sum === 2 ? `a natural ${sum}` : `${sum + modifier} in all`
  const verdict = isSpared ? 'the crowd spares him' : 'the crowd condemns him'
  return `${name} ${causeWords[cause]} and appeals to the crowd: ${sum}${why && `,${why}`}, ${total}: ${verdict}.`
}

function wentOut({ out, cause }: WentOut, name: string, by: string): string {
  switch (out) {
    case 'killed':
      return `${name} is killed by ${by}.`
    case 'dispatched':
      return `${name} is dispatched; ${by} has defeated him.`
    case 'spared':
      return `${name} leaves the arena alive, defeated by ${by}.`
    case 'beaten':
      return `${name} is ${cause === 'floored' ? 'floored and ' : ''}beaten by ${by} and leaves the arena.`
  }
}

function boutEnded({ winners, round }: BoutEnded, name: (seat: number) => string): string {
  const rounds = round === 1 ? 'one round' : `${round} rounds`
  if (winners.length === 0) return `The bout is a draw after ${rounds}.`
  const who = winners.map(name).join(' and ')
  return `${who} ${winners.length === 1 ? 'wins' : 'win'} the bout in ${rounds}.`
}
