/** Events as sentences. */
import { counted, dirName, fill, kept, key, listed, mercyWords, type SumStep, signed, t } from '@harena/engine'
import { board } from '../02-preparation/board.ts'
import type { NetAction } from '../06-movement/plots.ts'
import { specialAttacks } from '../19-advanced/special-attacks.ts'
import { specialDefences } from '../19-advanced/special-defences.ts'
import { type Area, areaName } from '../tables/armour.ts'
import { itemName } from '../tables/weapons.ts'
import { KILLED } from '../tables/wounds.ts'
import { disclosed, type Event, type EventOf, type Kind, type Move } from './events.ts'
import type { Row } from './questions.ts'
import { criticalWords, movedWords, moveWords, resultWords, spokenName } from './words.ts'
import { beastWords, chartText, checkWords, driftText } from './words-automata.ts'
import { mercyOf } from './words-mercy.ts'

type Names = readonly string[]
type Sentences = { readonly [K in Kind]: (event: EventOf<K>, names: Names) => string }

const who = (names: Names, seat: number): string => spokenName(names[seat] ?? t('nobody'))
/** Which way on the board, whose hexes have no numbers; off the board he goes as he faces. */
function wayOf({ from, cell, facing }: Pick<Move, 'from' | 'cell' | 'facing'>): string {
  const isOnBoard = [from, cell].every((one) => one >= 0 && one < board.size)
  return dirName(isOnBoard ? board.sectorDir(from, cell) : facing)
}

/** What dice and all that counts come to, behind the sentence, for those who may know it. */
export function sum({ total }: { readonly total?: number }): string {
  return total === undefined ? '' : t` (the roll comes to ${total})`
}

/** §18.3 Who lies unconscious is judged as well: he says nothing himself. */
function appealText(e: EventOf<'appealed'>, n: Names): string {
  const mercy = mercyOf(e)
  const reasons = mercy?.added.map(({ what, value }) => `${kept(what)} ${signed(value)}`).join(', ') ?? ''
  if (mercy) {
    const thrown = mercyWords(mercy, reasons)
    return e.spared
      ? t`The crowd judges the appeal of ${who(n, e.seat)}, ${thrown}: spared.`
      : t`The crowd judges the appeal of ${who(n, e.seat)}, ${thrown}: no mercy.`
  }
  return e.spared
    ? t`The crowd judges the appeal of ${who(n, e.seat)}: spared${sum(e)}.`
    : t`The crowd judges the appeal of ${who(n, e.seat)}: no mercy${sum(e)}.`
}

/** Where a man goes in a pulse, as he faces and on the board, words first and the code of his plot behind. */
function moveText(move: Move, names: Names): string {
  const { seat, code, from, cell } = move
  if (cell === from) return t`${who(names, seat)} turns on the spot (${code})`
  const step = code.replaceAll(/\([LR]\)/g, '')
  const words = movedWords[step]
  const [name, way] = [who(names, seat), wayOf(move)]
  return words ? fill(words, name, way, code) : t`${name} moves, ${way} (${code})`
}

/** A plot in words; a pause with a turn is a turn. */
function plotText(codes: readonly string[]): string {
  const [first, ...rest] = codes
  const words = (first === 'X' && rest.length > 0 ? rest : codes).map((code) => moveWords[code] ?? t('kick'))
  const told: string[] = []
  for (const [at, word] of words.entries()) {
    if (word === words[at - 1]) continue
    const next = words.findIndex((other, later) => later > at && other !== word)
    const times = (next < 0 ? words.length : next) - at
    told.push(times > 2 ? t`${word} ${times} times` : times === 2 ? t`${word} twice` : word)
  }
  return told.join(', ')
}

/** An area by its name: a beast has fore and hind legs. */
function areaText({ area, onBeast }: { readonly area: Area; readonly onBeast?: true }): string {
  return areaName(area, onBeast)
}

/** Attacks with their CF. */
/** From head to legs, what there is. */
function armourInWords(armour: readonly string[]): string {
  const worn = armour.flatMap((one, at) => (one === '-' ? [] : [`${areaName((at + 1) as Area)} ${one}`]))
  return worn.length === 0 ? t('no armour') : t`armour on ${listed(worn)}`
}

function rowTexts(rows: readonly Row[], beasts: readonly number[] = []): string[] {
  return rows.map(({ target, area, cf, special }) => {
    const name = areaText({ area, ...(beasts.includes(target) && { onBeast: true }) })
    return `${special === '' ? '' : `${t(specialAttacks[special].name)} `}${name} ${cf}`
  })
}

/** Areas with their CF, and the special defence. */
function defenceTexts(defence: readonly number[], guard: string): string[] {
  const placed = defence.flatMap((cf, at) => (cf > 0 ? [`${areaName((at + 1) as Area)} ${cf}`] : []))
  return [...placed, ...guardName(guard)]
}

/** The name of a special defence, if there is one. */
function guardName(guard: string): string[] {
  const found = Object.entries(specialDefences).find(([code]) => code === guard)
  return found ? [t(found[1].name)] : []
}

function woundsText(wounds: number): string {
  if (wounds === KILLED) return criticalWords.K
  return wounds === 0 ? t('no wound') : counted(wounds, 'wound')
}

/** What has become of the wounds of the wound roll: `(3 wounds, three times, bare head)`. */
function whyWounds(steps: readonly SumStep[] = []): string {
  const [first, ...rest] = steps
  return first && rest.length > 0
    ? ` (${[counted(first.value, 'wound'), ...rest.map(({ what }) => t(what))].join(', ')})`
    : ''
}

/** §9.6 In a line that begins with another, he who lacks something has his name. */
const lacking: Readonly<Record<string, (name: string) => string>> = {
  'he has no shield': (name) => t`${name} has no shield`,
  'he has no weapon': (name) => t`${name} has no weapon`,
  'he has neither shield nor weapon': (name) => t`${name} has neither shield nor weapon`,
}

/** How CF came to be others than were allocated: `(7, a shield beside it −4)`. */
function changesText(steps: readonly SumStep[] = []): string {
  const [first, ...rest] = steps
  return first && rest.length > 0
    ? ` (${[first.value, ...rest.map(({ what, value }) => `${t(what)} ${signed(value)}`)].join(', ')})`
    : ''
}

function castWords(action: NetAction): string {
  if (action === 'TN') return t('he tosses his net')
  return action === 'SN' ? t('he swings his net') : t('he lays his net')
}

/** What is done with a net: by whom, at whom, the code. */
const netWords: Readonly<Record<'TN' | 'SN' | 'LN', string>> = {
  TN: key('{0} tosses his net at {1} ({2})'),
  SN: key('{0} swings his net at {1} ({2})'),
  LN: key('{0} lays his net at {1} ({2})'),
}

function netText(action: NetAction, name: string, whom: string): string {
  return fill(netWords[action === 'TN' || action === 'SN' ? action : 'LN'], name, whom, action)
}

/** §20.4.1.1 What the table says of a net, in words. */
function netResult(result: string): string {
  if (result.startsWith('H')) return t('it hits him')
  if (result.startsWith('P')) return t('he beats it aside')
  return result === 'F' ? t('he gets hold of it') : t('it misses')
}

const sentences: Sentences = {
  gladiatorRolled: (e, n) => {
    const { TR, ST, AG, CN, W } = e.ratings
    const name = e.origin ? `${who(n, e.seat)}, ${t(e.origin)}` : who(n, e.seat)
    return t`${name}: training ${TR} (TR), strength ${ST} (ST), agility ${AG} (AG), constitution ${CN} (CN), ${W} wounds in each area (W); ${armourInWords(e.armour)}.`
  },
  centurionRolled: (e, n) =>
    e.prestige === 0
      ? t`${who(n, e.seat)} is a centurion with fighting spirit ${signed(e.spirit)}.`
      : t`${who(n, e.seat)} is a centurion with fighting spirit ${signed(e.spirit)} and prestige ${e.prestige}.`,
  beastEntered: (e, n) =>
    e.beast === 'elephant'
      ? t`${who(n, e.seat)}, an elephant, is let into the arena.`
      : t`${who(n, e.seat)}, a ${t(e.beast)}, is let into the arena.`,
  rodeIn: (e, n) => t`${who(n, e.seat)} rides into the arena.`,
  arenaRolled: (e) => t`The arena has size ${e.size} and ${e.obstacles.length} obstacles.`,
  intimidated: ({ totals: [own, other], bonus }) => {
    if (bonus === 0) return t`Nobody is impressed, ${own} to ${other}.`
    const more = Math.abs(bonus)
    return bonus > 0
      ? t`The crowd favours the man whose match it is and those beside him, ${own} to ${other}: ${more} CF more.`
      : t`The crowd favours the challengers, ${other} to ${own}: ${more} CF more.`
  },
  challengerEntered: (e) => t`${e.name} enters the arena.`,
  turnBegan: (e) => t`Turn ${e.turn} begins.`,
  phaseBegan: (e) => t`Turn ${e.turn}, phase ${e.phase}.`,
  plotRevealed: (e, n) =>
    e.overexerts
      ? t`${who(n, e.seat)} plots: ${plotText(e.codes)} (${e.plot}), and overexerts himself.`
      : t`${who(n, e.seat)} plots: ${plotText(e.codes)} (${e.plot}).`,
  plotForfeited: (e, n) =>
    e.rule === '§7.5'
      ? t`${who(n, e.seat)} wrote nothing in time and stands still.`
      : t`${who(n, e.seat)} wrote an illegal move and stands still.`,
  tripped: (e, n) => t`${who(n, e.seat)} trips over his bad leg: a roll of ${e.dice.join(', ')}.`,
  fallChecked: (e, n) =>
    e.falls ? t`${who(n, e.seat)} loses his footing${sum(e)}.` : t`${who(n, e.seat)} keeps his feet${sum(e)}.`,
  fellProne: (e, n) => {
    if (e.onBeast) return t`${who(n, e.seat)} falls.`
    return e.faceDown ? t`${who(n, e.seat)} falls on his face.` : t`${who(n, e.seat)} falls on his back.`
  },
  knelt: (e, n) => t`${who(n, e.seat)} kneels.`,
  stoodUp: (e, n) => t`${who(n, e.seat)} stands up.`,
  beastActs: (e, n) => fill(beastWords[e.action], who(n, e.seat), sum(e)),
  beastMoved: (e, n) => (e.from === e.cell ? t`${who(n, e.seat)} turns.` : t`${who(n, e.seat)} moves ${wayOf(e)}.`),
  movementRolled: (e, n) => `${who(n, e.seat)} ${driftText(e)}.`,
  beastAtWall: (e, n) =>
    e.rebounds ? t`${who(n, e.seat)} rebounds from the wall.` : t`${who(n, e.seat)} turns along the wall.`,
  beastReared: (e, n) => (e.isUp ? t`${who(n, e.seat)} rises on its hind legs.` : t`${who(n, e.seat)} drops down.`),
  beastFed: (e, n) => t`${who(n, e.seat)} feeds on the body of ${who(n, e.body)}.`,
  dodged: (e, n) => t`${who(n, e.seat)} springs out of the way of ${who(n, e.by)}.`,
  shied: (e, n) => t`The horse of ${who(n, e.seat)} shies away from ${who(n, e.other)}.`,
  unhorsed: (e, n) => t`${who(n, e.seat)} comes off his horse.`,
  trampled: (e, n) =>
    e.bonus
      ? t`${who(n, e.by)} tramples ${who(n, e.seat)}: ${areaName(e.area)}, a hit, ${e.bonus} better.`
      : t`${who(n, e.by)} tramples ${who(n, e.seat)}: ${areaName(e.area)}, a hit.`,
  centurionChecked: (e, n) =>
    t`The dice for ${who(n, e.seat)}, who looks at ${who(n, e.foe)}: ${checkWords[e.check][e.does ? 0 : 1]}${sum(e)}.`,
  centurionMoves: (e, n) => t`The chart for ${who(n, e.seat)}, who looks at ${who(n, e.foe)}: ${chartText(e)}.`,
  centurionCasts: (e, n) =>
    e.isMade
      ? t`The dice for ${who(n, e.seat)}: ${castWords(e.action)} (${e.action}).`
      : t`The dice for ${who(n, e.seat)}: ${e.action}, which would catch nobody.`,
  centurionDefends: (e, n) =>
    e.total === undefined
      ? t`The dice for ${who(n, e.seat)}: he divides his CF.`
      : t`The dice for ${who(n, e.seat)}: ${Math.min(e.total, e.all ?? 0)} CF for defence, the rest for attack.`,
  centurionAllocates: (e, n) =>
    t`The dice for ${who(n, e.seat)}: attack ${listed(rowTexts(e.attacks, e.beasts)) || t('nothing')}; defence ${listed(defenceTexts(e.defence, e.guard)) || t('nothing')}.`,
  pulse: (e, n) => `${listed(e.moves.map((move) => moveText(move, n)))}.`,
  pathsCrossed: (e, n) => t`${who(n, e.seat)} and ${who(n, e.other)} cross paths: a roll of ${e.die}.`,
  collided: (e, n) => t`${who(n, e.seat)} and ${who(n, e.other)} collide.`,
  impactRolled: (e, n) =>
    e.total === undefined
      ? t`${who(n, e.seat)} throws his weight into the collision.`
      : t`In the collision ${who(n, e.seat)} has impact ${e.total}.`,
  pushed: (e, n) => t`${who(n, e.by)} pushes ${who(n, e.seat)} away.`,
  thrownBack: (e, n) => t`${who(n, e.seat)} is thrown back.`,
  hitObstacle: (e, n) =>
    e.pushed ? t`${who(n, e.seat)} is driven into a ${t(e.what)}.` : t`${who(n, e.seat)} runs into a ${t(e.what)}.`,
  boardShifted: (e) => t`Everybody is moved away from the ${t(e.edge)} edge.`,
  wallAppeared: (e) => t`There is a wall at the ${t(e.edge)} edge.`,
  wallRemoved: (e) => t`The wall at the ${t(e.edge)} edge is left behind.`,
  climbed: (e, n) => t`${who(n, e.seat)} climbs the rock.`,
  stunned: (e, n) =>
    e.stun === undefined
      ? t`${who(n, e.seat)} is stunned.`
      : t`${who(n, e.seat)} is stunned for ${counted(e.stun, 'point')}.`,
  stumbleChecked: (e, n) =>
    e.stumbles ? t`${who(n, e.seat)} stumbles${sum(e)}.` : t`${who(n, e.seat)} does not stumble${sum(e)}.`,
  stumbled: (e, n) => t`${who(n, e.seat)} stumbles.`,
  knockedOut: (e, n) => t`${who(n, e.seat)} is knocked unconscious.`,
  wokeUp: (e, n) => t`${who(n, e.seat)} comes to.`,
  stunRecovered: (e, n) => {
    if (e.removed === undefined) return t`${who(n, e.seat)} tries to shake off the stun.`
    if (e.removed === 0) return t`${who(n, e.seat)} shakes off no stun; left: ${e.left ?? 0}.`
    return e.left === 1
      ? t`${who(n, e.seat)} shakes off ${counted(e.removed, 'point')} of stun; ${e.left} is left.`
      : t`${who(n, e.seat)} shakes off ${counted(e.removed, 'point')} of stun; ${e.left ?? 0} are left.`
  },
  drew: (e, n) => t`${who(n, e.seat)} draws his ${itemName(e.item)}.`,
  laidDown: (e, n) => t`${who(n, e.seat)} lets go of his ${itemName(e.item)}.`,
  threw: (e, n) => {
    const told = e.hits ? t('it hits') : t('it misses')
    const [name, whom, range] = [who(n, e.seat), who(n, e.target), counted(e.range, 'hex', 'hexes')]
    return e.item === 'bow'
      ? t`${name} shoots at ${whom} over ${range}: ${told}${sum(e)}.`
      : t`${name} throws his ${itemName(e.item)} at ${whom} over ${range}: ${told}${sum(e)}.`
  },
  landed: (e) => t`The ${itemName(e.item)} lands in the sand.`,
  recoveryTried: (e, n) =>
    e.recovers
      ? t`${who(n, e.seat)} reaches for the ${itemName(e.item)}: he gets hold of it${sum(e)}.`
      : t`${who(n, e.seat)} reaches for the ${itemName(e.item)}: in vain${sum(e)}.`,
  recovered: (e, n) => t`${who(n, e.seat)} has the ${itemName(e.item)}.`,
  kicked: (e, n) => t`${who(n, e.seat)} kicks the ${itemName(e.item)} away.`,
  kickFailed: (e, n) => t`${who(n, e.seat)} misses the ${itemName(e.item)} with his kick.`,
  appealed: appealText,
  favourTried: (e, n) =>
    e.granted
      ? t`${who(n, e.seat)} asks the gods for favour, a roll of ${e.roll}: they smile on him, his luck is ${e.LK ?? 0}.`
      : t`${who(n, e.seat)} asks the gods for favour, a roll of ${e.roll}: they are silent.`,
  attackGivenUp: (e, n) => t`${who(n, e.seat)} gives up an attack: the next one meets ${e.value} CF less.`,
  appealRefused: (e, n) => t`${who(n, e.victor)} will not hear the appeal of ${who(n, e.seat)}.`,
  leftArena: (e, n) =>
    e.out === 'missus'
      ? t`${who(n, e.seat)} leaves the arena spared.`
      : t`${who(n, e.seat)} leaves the arena standing.`,
  netThrown: (e, n) =>
    `${netText(e.action, who(n, e.seat), who(n, e.target))}: ${netResult(e.result)} (${e.result})${sum(e)}.`,
  netMissed: (e, n) => `${netText(e.action, who(n, e.seat), t('nobody'))}.`,
  ensnared: (e, n) => t`${who(n, e.seat)} is caught in the ${t(e.means)} of ${who(n, e.by)} (${t(e.place)}).`,
  grabRolled: (e, n) => t`${who(n, e.seat)} pulls at the net${sum(e)}.`,
  netGrabbed: (e, n) =>
    e.takes
      ? t`${who(n, e.seat)} wrests the net from ${who(n, e.from)}.`
      : t`${who(n, e.seat)} cannot wrest the net from ${who(n, e.from)}.`,
  escapeTried: (e, n) =>
    e.free
      ? t`${who(n, e.seat)} struggles with ${e.cf} CF: free${sum(e)}.`
      : t`${who(n, e.seat)} struggles with ${e.cf} CF: still caught${sum(e)}.`,
  released: (e, n) => t`${who(n, e.seat)} is released.`,
  dragged: (e, n) =>
    e.falls
      ? t`${who(n, e.by)} pulls at ${who(n, e.seat)} with ${e.cf} CF: down he goes${sum(e)}.`
      : t`${who(n, e.by)} pulls at ${who(n, e.seat)} with ${e.cf} CF: in vain${sum(e)}.`,
  turnedToFace: (e, n) => t`${who(n, e.seat)} turns to face his opponent.`,
  advantageTaken: (e, n) => t`${who(n, e.seat)} has ${signed(e.value)} by position against ${who(n, e.over)}.`,
  attacksRevealed: (e, n) => t`${who(n, e.seat)} attacks: ${rowTexts(e.rows, e.beasts).join(', ')}.`,
  allocationSeen: (e, n) =>
    t`${who(n, e.seat)} sees the defence of ${who(n, e.target)}: ${[e.defence.join(' '), ...guardName(e.guard)].join(', ')}.`,
  attackRolled: (e, n) => {
    const defence = guardName(e.guard)[0] ?? e.defence
    const weaker = `${defence}${changesText(e.defenceFrom)}`
    const against = e.defenceLoss ? t`${weaker} less ${e.defenceLoss}` : weaker
    const roll = `${e.roll}${e.modifier ? signed(e.modifier) : ''}`
    const why = (e.because ?? []).map(({ what }) => lacking[what]?.(who(n, e.target)) ?? t(what)).join(', ')
    const counts = e.counts === e.result ? '' : t`, which counts as ${resultWords(e.counts)}: ${why}`
    const force = `${e.cf} CF${changesText(e.from)}`
    return t`${who(n, e.seat)} strikes at the ${areaText(e)} of ${who(n, e.target)}, ${force} against ${against}: a roll of ${roll}, ${resultWords(e.result)}${counts}.`
  },
  fumbled: (e, n) => t`${who(n, e.seat)} is off balance and loses ${e.loss} CF of defence.`,
  shieldDamaged: (e, n) => {
    if (e.holds) return t`The shield of ${who(n, e.seat)} holds${sum(e)}.`
    return e.boxes === undefined
      ? t`The shield of ${who(n, e.seat)} suffers${sum(e)}.`
      : t`The shield of ${who(n, e.seat)} loses ${counted(e.boxes, 'box', 'boxes')}${sum(e)}; shield points left: ${e.points ?? 0}.`
  },
  shieldBattered: (e, n) => t`The shield of ${who(n, e.seat)} is battered to pieces.`,
  dropChecked: (e, n) =>
    e.drops
      ? t`${who(n, e.seat)} loses hold of his ${t(e.what)}${sum(e)}.`
      : t`${who(n, e.seat)} keeps his ${t(e.what)}${sum(e)}.`,
  dropped: (e, n) => t`The ${itemName(e.item)} of ${who(n, e.seat)} flies from his hand.`,
  weaponBroke: (e, n) =>
    e.usable
      ? t`The ${itemName(e.item)} of ${who(n, e.seat)} breaks${sum(e)} but can still be used.`
      : t`The ${itemName(e.item)} of ${who(n, e.seat)} breaks${sum(e)}.`,
  weaponHeld: (e, n) => t`The ${itemName(e.item)} of ${who(n, e.seat)} holds${sum(e)}.`,
  woundRolled: (e, n) => {
    const where = t`${who(n, e.seat)} is hit in the ${areaText(e)}`
    const wounds = `${woundsText(e.wounds)}${sum(e)}`
    if (!e.armour) return `${where}: ${wounds}.`
    return e.onBeast
      ? t`${where}, where hide takes off ${e.armour}: ${wounds}.`
      : t`${where}, where armour takes off ${e.armour}: ${wounds}.`
  },
  criticalHit: (e, n) =>
    e.code === '--'
      ? t`The hit on the ${areaText(e)} of ${who(n, e.seat)} has no critical effect${sum(e)}.`
      : t`Critical hit on the ${areaText(e)} of ${who(n, e.seat)}: ${criticalWords[e.code]}${sum(e)}.`,
  wounded: (e, n) => {
    const told = t`${who(n, e.seat)} takes ${counted(e.wounds, 'wound')} in the ${areaText(e)}${whyWounds(e.steps)}`
    return e.cfLost ? t`${told} and loses ${e.cfLost} CF.` : `${told}.`
  },
  bled: (e, n) => t`${who(n, e.seat)} bleeds from the ${areaText(e)}.`,
  died: (e, n) => (e.cleaved ? t`${who(n, e.seat)} is cleaved: killed on the spot.` : t`${who(n, e.seat)} is dead.`),
  bloodSpilt: () => t('Blood covers the sand.'),
  sandThrown: (e, n) =>
    // §9.4.5, §9.4.6
    t`Sand in the eyes of ${who(n, e.target)}, who loses ${e.total} CF for this phase: first from the attacks that he has yet to make, which are gone at 0, then from his defence.`,
  grappled: (e, n) => t`${who(n, e.by)} grapples ${who(n, e.seat)} by the ${areaName(e.area)}.`,
  squeezed: (e, n) => t`${who(n, e.by)} squeezes ${who(n, e.seat)}${sum(e)}.`,
  exhausted: (e, n) => {
    if (e.loss === undefined) return t`${who(n, e.seat)} draws breath.`
    return e.loss === 0 ? t`${who(n, e.seat)} is not tired.` : t`${who(n, e.seat)} tires and loses ${e.loss} CF.`
  },
  matchStopped: (e) => t`The match is stopped after turn ${e.turn}${sum(e)}.`,
  matchGoesOn: (e) => t`The match goes on after turn ${e.turn}${sum(e)}.`,
  matchEnded: (e, n) => (e.winner === null ? t('The match ends without a winner.') : wonText(e.winners, n)),
}

/** A side by those who fight on it; a large one by its first. */
function wonText(winners: readonly number[], names: Names): string {
  const all = winners.map((seat) => who(names, seat))
  if (all.length > MOST_NAMES) return t`The match is over: ${all[0]!} and those beside him win.`
  return all.length === 1 ? t`The match is over: ${all[0]!} wins.` : t`The match is over: ${listed(all)} win.`
}

const MOST_NAMES = 3

export function narrate(event: Event, names: Names): string {
  return (sentences[event.kind] as (event: Event, names: Names) => string)(disclosed(event), names)
}
