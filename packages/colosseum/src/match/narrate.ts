/** Events as sentences. */
import { counted, distance, listed, type SumStep, signed } from '@harena/engine'
import { board, columnOf, rowOf } from '../02-preparation/board.ts'
import type { NetAction } from '../06-movement/plots.ts'
import { specialAttacks } from '../19-advanced/special-attacks.ts'
import { specialDefences } from '../19-advanced/special-defences.ts'
import { type Area, areaNames, beastAreaNames } from '../tables/armour.ts'
import type { BeastAction } from '../tables/beasts.ts'
import type { BeastMove } from '../tables/classic-beasts.ts'
import { itemName } from '../tables/weapons.ts'
import { KILLED } from '../tables/wounds.ts'
import { type CenturionCheck, disclosed, type Event, type EventOf, type Kind, type Move } from './events.ts'
import type { Row } from './questions.ts'
import { criticalWords, moveWords, resultWords } from './words.ts'

type Names = readonly string[]
type Sentences = { readonly [K in Kind]: (event: EventOf<K>, names: Names) => string }

const who = (names: Names, seat: number): string => names[seat] ?? 'nobody'
const hex = (cell: number): string => (cell >= 0 && cell < board.size ? `${columnOf(cell)}-${rowOf(cell)}` : 'nowhere')

/** A total behind its sentence, for those who may know it. */
function sum({ total }: { readonly total?: number }): string {
  return total === undefined ? '' : ` (${total})`
}

/** Where a man is after a pulse, words first and the code of his plot behind. */
function moveText({ seat, code, from, cell }: Move, names: Names): string {
  if (cell === from) return `${who(names, seat)} turns on the spot (${code})`
  const step = code.replaceAll(/\([LR]\)/g, '')
  const verb = (moveWords[step] ?? 'move').replace(/^\w+/, '$&s')
  return `${who(names, seat)} ${verb} to ${hex(cell)} (${code})`
}

/** A plot in words; a pause with a turn is a turn. */
function plotText(codes: readonly string[]): string {
  const [first, ...rest] = codes
  const words = (first === 'X' && rest.length > 0 ? rest : codes).map((code) => moveWords[code] ?? 'kick')
  const told: string[] = []
  for (const [at, word] of words.entries()) {
    if (word === words[at - 1]) continue
    const next = words.findIndex((other, later) => later > at && other !== word)
    const times = (next < 0 ? words.length : next) - at
    told.push(times > 1 ? `${word} ${times === 2 ? 'twice' : `${times} times`}` : word)
  }
  return told.join(', ')
}

/** An area by its name: a beast has fore and hind legs. */
function areaText({ area, onBeast }: { readonly area: Area; readonly onBeast?: true }): string {
  return (onBeast ? beastAreaNames : areaNames)[area]
}

/** Attacks with their CF. */
/** From head to legs, what there is. */
function armourInWords(armour: readonly string[]): string {
  const worn = armour.flatMap((one, at) => (one === '-' ? [] : [`${areaNames[(at + 1) as Area]} ${one}`]))
  return worn.length === 0 ? 'no armour' : `armour on ${listed(worn)}`
}

function rowTexts(rows: readonly Row[], beasts: readonly number[] = []): string[] {
  return rows.map(({ target, area, cf, special }) => {
    const name = areaText({ area, ...(beasts.includes(target) && { onBeast: true }) })
    return `${special === '' ? '' : `${specialAttacks[special].name} `}${name} ${cf}`
  })
}

/** Areas with their CF, and the special defence. */
function defenceTexts(defence: readonly number[], guard: string): string[] {
  const placed = defence.flatMap((cf, at) => (cf > 0 ? [`${areaNames[(at + 1) as Area]} ${cf}`] : []))
  return [...placed, ...guardName(guard)]
}

/** The name of a special defence, if there is one. */
function guardName(guard: string): string[] {
  const found = Object.entries(specialDefences).find(([code]) => code === guard)
  return found ? [found[1].name] : []
}

function woundsText(wounds: number, onBeast = false): string {
  if (wounds === KILLED) return `it kills ${onBeast ? 'it' : 'him'}`
  return wounds === 0 ? 'no wound' : counted(wounds, 'wound')
}

/** What has become of the wounds of the wound roll: `(3, three times, bare head)`. */
function whyWounds(steps: readonly SumStep[] = []): string {
  const [first, ...rest] = steps
  return first && rest.length > 0 ? ` (${[first.value, ...rest.map(({ what }) => what)].join(', ')})` : ''
}

function netVerb(action: NetAction): string {
  return action === 'TN' ? 'tosses his net' : action === 'SN' ? 'swings his net' : 'lays his net'
}

/** §20.4.1.1 What the table says of a net, in words. */
function netResult(result: string): string {
  if (result.startsWith('H')) return 'it hits him'
  if (result.startsWith('P')) return 'he beats it aside'
  return result === 'F' ? 'he gets hold of it' : 'it misses'
}

/** §28.5 */
const beastWords: Readonly<Record<BeastAction, string>> = {
  panic: 'panics',
  away: 'shrinks back',
  astray: 'wanders off',
  stay: 'stays and looks for its prey',
  towards: 'goes for its prey',
  feed: 'scents blood',
}

/** 1981, Table D. */
const driftWords: Readonly<Record<BeastMove, string>> = {
  B: 'shrinks back',
  WL: 'whirls to the left',
  WR: 'whirls to the right',
  X: 'pauses',
  TCL: 'circles tightly to the left',
  TCR: 'circles tightly to the right',
  CL: 'circles to the left',
  CR: 'circles to the right',
  F: 'goes straight on',
  RS: 'rushes at its prey',
}

/** How far, and the dice: a red 6 holds it. */
function driftText({
  move,
  red,
  white,
  points,
}: {
  move: BeastMove
  red: number
  white: number
  points: number
}): string {
  const held = points === 0 && move !== 'X'
  const what = held ? 'holds where it is' : driftWords[move]
  const far = held || move === 'X' || move === 'B' ? '' : `, ${counted(points, 'move')}`
  return `${what}${far} (red ${red}, white ${white})`
}

/** What a centurion does, and what he does not, by the check. */
const checkWords: Readonly<Record<CenturionCheck, readonly [string, string]>> = {
  roll: ['he rolls away', 'he gets up on his knees'],
  recover: ['he reaches for what he needs', 'he leaves it'],
  pause: ['he pauses', 'he does not pause'],
  repel: ['he repels the net', 'he does not wait for the net'],
  kick: ['he stops to kick what lies there', 'he passes what lies there'],
}

function chartText({ charges, dice, entry, total }: EventOf<'centurionMoves'>): string {
  const hexes = distance({ q: 0, r: 0 }, entry)
  const goes = charges
    ? 'he charges'
    : hexes === 0
      ? 'he stays where he is'
      : `he goes ${counted(hexes, 'hex', 'hexes')}`
  return `${dice.join('')}${total === undefined ? '' : `, row ${total}`}: ${goes}`
}

const sentences: Sentences = {
  gladiatorRolled: (e, n) => {
    const { TR, ST, AG, CN, W } = e.ratings
    return `${who(n, e.seat)}${e.origin ? `, ${e.origin}` : ''}: TR ${TR}, ST ${ST}, AG ${AG}, CN ${CN}, W ${W}; ${armourInWords(e.armour)}.`
  },
  centurionRolled: (e, n) =>
    `${who(n, e.seat)} is a centurion with fighting spirit ${signed(e.spirit)}${e.prestige === 0 ? '' : ` and prestige ${e.prestige}`}.`,
  beastEntered: (e, n) =>
    `${who(n, e.seat)}, ${e.beast === 'elephant' ? 'an' : 'a'} ${e.beast}, is let into the arena.`,
  rodeIn: (e, n) => `${who(n, e.seat)} rides into the arena.`,
  arenaRolled: (e) => `The arena has size ${e.size} and ${e.obstacles.length} obstacles.`,
  intimidated: ({ totals: [own, other], bonus }) => {
    if (bonus === 0) return `Nobody is impressed, ${own} to ${other}.`
    const whose = bonus > 0 ? 'His side has' : 'The challengers have'
    return `${whose} the crowd, ${own} to ${other}: ${counted(Math.abs(bonus), 'CF', 'CF')} more.`
  },
  challengerEntered: (e) => `${e.name} enters the arena.`,
  turnBegan: (e) => `Turn ${e.turn} begins.`,
  phaseBegan: (e) => `Turn ${e.turn}, phase ${e.phase}.`,
  plotRevealed: (e, n) =>
    `${who(n, e.seat)} plots: ${plotText(e.codes)} (${e.plot})${e.overexerts ? ', and overexerts himself' : ''}.`,
  plotForfeited: (e, n) =>
    `${who(n, e.seat)} ${e.rule === '§7.5' ? 'wrote nothing in time' : 'wrote an illegal move'} and stands still.`,
  tripped: (e, n) => `${who(n, e.seat)} trips over his bad leg (${e.dice.join(', ')}).`,
  fallChecked: (e, n) => `${who(n, e.seat)} ${e.falls ? 'loses his footing' : 'keeps his feet'}${sum(e)}.`,
  fellProne: (e, n) => `${who(n, e.seat)} falls${e.onBeast ? '' : e.faceDown ? ' on his face' : ' on his back'}.`,
  knelt: (e, n) => `${who(n, e.seat)} kneels.`,
  stoodUp: (e, n) => `${who(n, e.seat)} stands up.`,
  beastActs: (e, n) => `${who(n, e.seat)} ${beastWords[e.action]} (${e.total}).`,
  beastMoved: (e, n) => (e.from === e.cell ? `${who(n, e.seat)} turns.` : `${who(n, e.seat)} comes to ${hex(e.cell)}.`),
  movementRolled: (e, n) => `${who(n, e.seat)} ${driftText(e)}.`,
  beastAtWall: (e, n) => `${who(n, e.seat)} ${e.rebounds ? 'rebounds from the wall' : 'turns along the wall'}.`,
  beastReared: (e, n) => `${who(n, e.seat)} ${e.isUp ? 'rises on its hind legs' : 'drops down'}.`,
  beastFed: (e, n) => `${who(n, e.seat)} feeds on the body of ${who(n, e.body)}.`,
  dodged: (e, n) => `${who(n, e.seat)} springs out of the way of ${who(n, e.by)}.`,
  shied: (e, n) => `The horse of ${who(n, e.seat)} shies away from ${who(n, e.other)}.`,
  unhorsed: (e, n) => `${who(n, e.seat)} comes off his horse, to ${hex(e.cell)}.`,
  trampled: (e, n) =>
    `${who(n, e.by)} tramples ${who(n, e.seat)}: ${areaNames[e.area]}, a hit${e.bonus ? `, ${e.bonus} better` : ''}.`,
  centurionChecked: (e, n) =>
    `The dice for ${who(n, e.seat)}, who looks at ${who(n, e.foe)}: ${checkWords[e.check][e.does ? 0 : 1]}${sum(e)}.`,
  centurionMoves: (e, n) => `The chart for ${who(n, e.seat)}, who looks at ${who(n, e.foe)}: ${chartText(e)}.`,
  centurionCasts: (e, n) =>
    e.isMade
      ? `The dice for ${who(n, e.seat)}: he ${netVerb(e.action)} (${e.action}).`
      : `The dice for ${who(n, e.seat)}: ${e.action}, which would catch nobody.`,
  centurionDefends: (e, n) =>
    `The dice for ${who(n, e.seat)}: ${e.total === undefined ? 'he divides his CF' : `${Math.min(e.total, e.all ?? 0)} CF for defence, the rest for attack`}.`,
  centurionAllocates: (e, n) =>
    `The dice for ${who(n, e.seat)}: attack ${listed(rowTexts(e.attacks, e.beasts)) || 'nothing'}; defence ${listed(defenceTexts(e.defence, e.guard)) || 'nothing'}.`,
  pulse: (e, n) => `${listed(e.moves.map((move) => moveText(move, n)))}.`,
  pathsCrossed: (e, n) => `${who(n, e.seat)} and ${who(n, e.other)} cross paths: ${e.die}.`,
  collided: (e, n) => `${who(n, e.seat)} and ${who(n, e.other)} collide in ${hex(e.cell)}.`,
  impactRolled: (e, n) =>
    `${who(n, e.seat)} goes in with full weight${e.total === undefined ? '' : `: impact ${e.total}`}.`,
  pushed: (e, n) => `${who(n, e.by)} pushes ${who(n, e.seat)} to ${hex(e.cell)}.`,
  thrownBack: (e, n) => `${who(n, e.seat)} is thrown back to ${hex(e.cell)}.`,
  hitObstacle: (e, n) => `${who(n, e.seat)} ${e.pushed ? 'is driven' : 'runs'} into a ${e.what}.`,
  boardShifted: (e) => `Everybody is moved away from the ${e.edge} edge.`,
  wallAppeared: (e) => `There is a wall at the ${e.edge} edge.`,
  wallRemoved: (e) => `The wall at the ${e.edge} edge is left behind.`,
  climbed: (e, n) => `${who(n, e.seat)} climbs the rock.`,
  stunned: (e, n) => `${who(n, e.seat)} is stunned${e.stun === undefined ? '' : ` for ${counted(e.stun, 'point')}`}.`,
  stumbleChecked: (e, n) => `${who(n, e.seat)} ${e.stumbles ? 'stumbles' : 'does not stumble'}${sum(e)}.`,
  stumbled: (e, n) => `${who(n, e.seat)} stumbles.`,
  knockedOut: (e, n) => `${who(n, e.seat)} is knocked unconscious.`,
  wokeUp: (e, n) => `${who(n, e.seat)} comes to.`,
  stunRecovered: (e, n) =>
    e.removed === undefined
      ? `${who(n, e.seat)} tries to shake off the stun.`
      : `${who(n, e.seat)} shakes off ${counted(e.removed, 'point')} of stun; ${e.left} ${e.left === 1 ? 'is' : 'are'} left.`,
  drew: (e, n) => `${who(n, e.seat)} draws his ${itemName(e.item)}.`,
  laidDown: (e, n) => `${who(n, e.seat)} lets go of his ${itemName(e.item)}.`,
  threw: (e, n) =>
    `${who(n, e.seat)} ${e.item === 'bow' ? 'shoots' : `throws his ${itemName(e.item)}`} at ${who(n, e.target)} over ${counted(e.range, 'hex', 'hexes')}: ${e.hits ? 'it hits' : 'it misses'}${sum(e)}.`,
  landed: (e) => `The ${itemName(e.item)} lands on ${hex(e.cell)}.`,
  recoveryTried: (e, n) =>
    `${who(n, e.seat)} reaches for the ${itemName(e.item)}: ${e.recovers ? 'he gets hold of it' : 'in vain'}${sum(e)}.`,
  recovered: (e, n) => `${who(n, e.seat)} has the ${itemName(e.item)}.`,
  kicked: (e, n) => `${who(n, e.seat)} kicks the ${itemName(e.item)} to ${hex(e.cell)}.`,
  kickFailed: (e, n) => `${who(n, e.seat)} misses the ${itemName(e.item)} with his kick.`,
  appealed: (e, n) => `${who(n, e.seat)} appeals to the crowd: ${e.spared ? 'spared' : 'no mercy'}${sum(e)}.`,
  favourTried: (e, n) =>
    `${who(n, e.seat)} asks the gods for favour, ${e.roll}: ${e.granted ? `they smile on him, his luck is ${e.LK}` : 'they are silent'}.`,
  attackGivenUp: (e, n) => `${who(n, e.seat)} gives up an attack: the next one meets ${e.value} CF less.`,
  appealRefused: (e, n) => `${who(n, e.victor)} will not hear the appeal of ${who(n, e.seat)}.`,
  leftArena: (e, n) => `${who(n, e.seat)} leaves the arena ${e.out === 'missus' ? 'spared' : 'standing'}.`,
  netThrown: (e, n) =>
    `${who(n, e.seat)} ${netVerb(e.action)} at ${who(n, e.target)} (${e.action}): ${netResult(e.result)} (${e.result})${sum(e)}.`,
  netMissed: (e, n) => `${who(n, e.seat)} ${netVerb(e.action)} at nobody (${e.action}).`,
  ensnared: (e, n) => `${who(n, e.seat)} is caught in the ${e.means} of ${who(n, e.by)} (${e.place}).`,
  grabRolled: (e, n) => `${who(n, e.seat)} pulls at the net${sum(e)}.`,
  netGrabbed: (e, n) => `${who(n, e.seat)} ${e.takes ? 'wrests' : 'cannot wrest'} the net from ${who(n, e.from)}.`,
  escapeTried: (e, n) => `${who(n, e.seat)} struggles with ${e.cf} CF: ${e.free ? 'free' : 'still caught'}${sum(e)}.`,
  released: (e, n) => `${who(n, e.seat)} is released.`,
  dragged: (e, n) =>
    `${who(n, e.by)} pulls at ${who(n, e.seat)} with ${e.cf} CF: ${e.falls ? 'down he goes' : 'in vain'}${sum(e)}.`,
  turnedToFace: (e, n) => `${who(n, e.seat)} turns to face his opponent.`,
  advantageTaken: (e, n) => `${who(n, e.seat)} has ${signed(e.value)} by position against ${who(n, e.over)}.`,
  attacksRevealed: (e, n) => `${who(n, e.seat)} attacks: ${rowTexts(e.rows, e.beasts).join(', ')}.`,
  allocationSeen: (e, n) =>
    `${who(n, e.seat)} sees the defence of ${who(n, e.target)}: ${[e.defence.join(' '), ...guardName(e.guard)].join(', ')}.`,
  attackRolled: (e, n) =>
    `${who(n, e.seat)} strikes at the ${areaText(e)} of ${who(n, e.target)}, ${e.cf} CF against ${guardName(e.guard)[0] ?? e.defence}${e.defenceLoss ? ` less ${e.defenceLoss}` : ''}: ${e.roll}${e.modifier ? signed(e.modifier) : ''}, ${resultWords(e.result)}${e.counts === e.result ? '' : `, which counts as ${resultWords(e.counts)}`}.`,
  fumbled: (e, n) => `${who(n, e.seat)} is off balance and loses ${e.loss} CF of defence.`,
  shieldDamaged: (e, n) =>
    e.holds || e.boxes === undefined
      ? `The shield of ${who(n, e.seat)} ${e.holds ? 'holds' : 'suffers'}${sum(e)}.`
      : `The shield of ${who(n, e.seat)} loses ${counted(e.boxes, 'box', 'boxes')}${sum(e)}; its points are ${e.points}.`,
  shieldBattered: (e, n) => `The shield of ${who(n, e.seat)} is battered to pieces.`,
  dropChecked: (e, n) => `${who(n, e.seat)} ${e.drops ? 'loses hold of' : 'keeps'} his ${e.what}${sum(e)}.`,
  dropped: (e, n) => `The ${itemName(e.item)} of ${who(n, e.seat)} flies to ${hex(e.cell)}.`,
  weaponBroke: (e, n) =>
    `The ${itemName(e.item)} of ${who(n, e.seat)} breaks${sum(e)}${e.usable ? ' but can still be used' : ''}.`,
  weaponHeld: (e, n) => `The ${itemName(e.item)} of ${who(n, e.seat)} holds${sum(e)}.`,
  woundRolled: (e, n) =>
    `${who(n, e.seat)} is hit in the ${areaText(e)}${e.armour ? `, where ${e.onBeast ? 'hide' : 'armour'} takes off ${e.armour}` : ''}: ${woundsText(e.wounds, e.onBeast)}${sum(e)}.`,
  criticalHit: (e, n) => `Critical hit on the ${areaText(e)} of ${who(n, e.seat)}: ${criticalWords[e.code]}${sum(e)}.`,
  wounded: (e, n) =>
    `${who(n, e.seat)} takes ${counted(e.wounds, 'wound')} in the ${areaText(e)}${whyWounds(e.steps)}${e.cfLost ? ` and loses ${e.cfLost} CF` : ''}.`,
  bled: (e, n) => `${who(n, e.seat)} bleeds from the ${areaText(e)}.`,
  died: (e, n) => `${who(n, e.seat)} is ${e.cleaved ? 'cleaved' : 'dead'}.`,
  bloodSpilt: (e) => `Blood covers ${hex(e.cell)}.`,
  sandThrown: (e, n) => `Sand in the eyes of ${who(n, e.target)}, who loses ${e.total} CF.`,
  grappled: (e, n) => `${who(n, e.by)} grapples ${who(n, e.seat)} by the ${areaNames[e.area]}.`,
  squeezed: (e, n) => `${who(n, e.by)} squeezes ${who(n, e.seat)}${sum(e)}.`,
  exhausted: (e, n) => {
    if (e.loss === undefined) return `${who(n, e.seat)} draws breath.`
    return e.loss === 0 ? `${who(n, e.seat)} is not tired.` : `${who(n, e.seat)} tires and loses ${e.loss} CF.`
  },
  matchStopped: (e) => `The match is stopped after turn ${e.turn} (${e.total}).`,
  matchGoesOn: (e) => `The match goes on after turn ${e.turn} (${e.total}).`,
  matchEnded: (e) =>
    e.winner === null ? 'The match ends without a winner.' : `The match is over: side ${e.winner + 1} wins.`,
}

export function narrate(event: Event, names: Names): string {
  return (sentences[event.kind] as (event: Event, names: Names) => string)(disclosed(event), names)
}
