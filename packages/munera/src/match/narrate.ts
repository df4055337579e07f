/** Events as sentences, in the book's terms: what happened first, then the numbers. */
import { counted, dirName, mercyWords, type Seat, t } from '@harena/engine'
import { SAVED } from '../rules/attacks.ts'
import { skillName } from '../tables/skills.ts'
import type { Event, EventFields, EventOf } from './events.ts'
import { causeWords, itemName, mercyOf, orMore, reasons, sideWords } from './words.ts'

type Name = (seat: Seat) => string

type Narrators = { readonly [K in keyof EventFields]: (event: EventOf<K>, name: Name) => string }

export function narrate(event: Event, names: readonly string[]): string {
  const narrator = narrators[event.kind] as (event: Event, name: Name) => string
  return narrator(event, (seat) => names[seat] ?? t`Gladiator ${seat + 1}`)
}

const narrators: Narrators = {
  strengthRolled: ({ seat, strength, steps }, name) =>
    steps.length === 1
      ? t`${name(seat)} has strength ${strength}: the sum of the two highest dice.`
      : t`${name(seat)} has strength ${strength}: ${reasons(steps)}.`,
  orderSettled: ({ order }, name) => t`The order of play: ${order.map(name).join(', ')}.`,
  placed: ({ seat, facing }, name) => t`${name(seat)} takes his place, facing ${dirName(facing)}.`,
  turnBegan: ({ seat, ap, steps }, name) =>
    ap === 0
      ? t`${name(seat)} has no AP, and his turn is over: ${reasons(steps)}.`
      : t`${name(seat)} has ${ap} AP: ${reasons(steps)}.`,
  turnEnded: ({ seat, unused }, name) => t`${name(seat)} ends his turn with ${unused} AP unused.`,
  boutEnded: ({ winners, round }, name) => {
    const rounds = round === 1 ? t('one round') : t`${round} rounds`
    if (winners.length === 0) return t`The bout is a draw after ${rounds}.`
    const who = winners.map(name).join(` ${t('and')} `)
    return winners.length === 1 ? t`${who} wins the bout in ${rounds}.` : t`${who} win the bout in ${rounds}.`
  },
  stepped: ({ seat, rule, dir }, name) =>
    rule === '§4.2' ? t`${name(seat)} steps forward, ${dirName(dir)}.` : t`${name(seat)} steps ${dirName(dir)}.`,
  turned: ({ seat, towards, facing }, name) => t`${name(seat)} turns ${t(towards)} and faces ${dirName(facing)}.`,
  attacked: (event, name) => `${attackWords(event, name)} ${blowWords(event, name)}`,
  wounded: ({ seat, wounds, strengthLeft, nowSerious }, name) => {
    const taken = wounds === 1 ? t('a wound') : counted(wounds, 'wound')
    const serious = nowSerious ? t(', and he is seriously wounded') : ''
    return t`${name(seat)} takes ${taken}; his strength is ${strengthLeft}${serious}.`
  },
  // §6.11 Only what misses pushes.
  pushedBack: ({ seat }, name) => t`${name(seat)} is pushed back a hex by the miss.`,
  lostBalance: ({ seat, rule }, name) =>
    rule === '§6.12' ? t`${name(seat)} cannot give way and is off balance.` : t`${name(seat)} is off balance.`,
  equipmentLost: ({ seat, item, hand }, name) =>
    item === 'darts' ? t`${name(seat)} loses a dart for good.` : t`${name(seat)} loses his ${itemName(item, hand)}.`,
  nothingLost: ({ seat }, name) => t`${name(seat)} has nothing to lose: nothing happens.`,
  appealed: (event, name) => {
    const mercy = mercyOf(event)
    const verdict = event.isSpared ? t('the crowd spares him') : t('the crowd condemns him')
    const thrown = mercyWords(mercy, reasons(mercy.added))
    return t`${name(event.seat)} ${causeWords[event.cause]} and appeals, ${thrown}: ${verdict}.`
  },
  yielded: ({ seat, by }, name) => t`${name(seat)} yields to ${name(by)}.`,
  wentOut: ({ seat, by, out, cause }, name) => {
    if (out === 'killed') return t`${name(seat)} is killed by ${name(by)}.`
    if (out === 'dispatched') return t`${name(seat)} is put to death; ${name(by)} has defeated him.`
    if (out === 'spared') return t`${name(seat)} leaves the arena alive, defeated by ${name(by)}.`
    return cause === 'floored'
      ? t`${name(seat)} is floored and beaten by ${name(by)} and leaves the arena.`
      : t`${name(seat)} is beaten by ${name(by)} and leaves the arena.`
  },
  skillTaken: ({ seat, skill }, name) =>
    skill === null ? t`${name(seat)} takes no skill.` : t`${name(seat)} takes the skill ${skillName(skill)}.`,
  missileLanded: ({ missile }) => t`The ${t(missile)} lands in the sand.`,
  missileGone: ({ missile }) => t`The ${t(missile)} flies out of the arena and is lost.`,
  pickedUp: ({ seat, missile, count }, name) =>
    missile === 'dart'
      ? t`${name(seat)} picks up a dart and has ${count}.`
      : t`${name(seat)} picks up an arrow and has ${count}.`,
  cast: castWords,
  entangled: ({ seat, again }, name) =>
    again ? t`${name(seat)} was entangled already.` : t`${name(seat)} is entangled.`,
  triedToCutFree: ({ seat, die, isFree }, name) =>
    isFree ? t`${name(seat)} cuts himself free: ${die}.` : t`${name(seat)} tries in vain to cut himself free: ${die}.`,
}

function attackWords({ seat, target, weapon, hand, range, side, guard }: EventOf<'attacked'>, name: Name): string {
  const whom = sideWords(side, guard, name(target))
  if (weapon === 'darts') return t`${name(seat)} throws a dart at ${whom}`
  if (weapon === 'bow') return t`${name(seat)} shoots at ${whom}`
  if (weapon === 'unarmed') return t`${name(seat)} strikes with his fists at ${whom}`
  return range > 1
    ? t`${name(seat)} thrusts from two hexes with the ${itemName(weapon, hand)} at ${whom}`
    : t`${name(seat)} strikes with the ${itemName(weapon, hand)} at ${whom}`
}

/** "and hits for 2 (5 against 3), but the save stops it (4 + 3)." */
function blowWords(event: EventOf<'attacked'>, name: Name): string {
  const { attackerDie, defenderDie, steps, score, saveDie, save, outcome } = event
  if (outcome === 'favoured') return t`and throws a double 6, but the gods favour ${name(event.target)}.`
  if (attackerDie === defenderDie) return t`and throws a double ${attackerDie}.`
  const why = reasons(steps.slice(1, -1))
  const numbers = why ? t`(${attackerDie} against ${defenderDie}, ${why})` : t`(${attackerDie} against ${defenderDie})`
  if (outcome === 'missed') return t`and misses ${numbers}.`
  const hit = t`and hits for ${score} ${numbers}`
  if (saveDie === 0) return save > 0 ? `${hit}.` : t`${hit}; there is no save.`
  const saving = `(${saveDie} + ${save})`
  if (outcome === 'stopped') return t`${hit}, but the save stops it ${saving}.`
  return t`${hit}; the save fails (${saveDie} + ${save}, needs ${SAVED}).`
}

function castWords(event: EventOf<'cast'>, name: Name): string {
  const { seat, target, weapon, needs, die, coneDie, isHit, isDestroyed } = event
  const result = isHit
    ? t`catches ${name(target)} with the ${t(weapon)}`
    : t`casts the ${t(weapon)} at ${name(target)} and misses`
  const cast = t`${name(seat)} ${result} (${die}, needs ${orMore(needs)})`
  if (coneDie === 0) return `${cast}.`
  return isDestroyed ? t`${cast}; the cone destroys it (${coneDie}).` : t`${cast}; the cone does nothing (${coneDie}).`
}
