/**
 * An allocation of CF as it is typed: attacks, a bar, the defence. `head 4, chest 3 | 2 1 0 0 0`, or with more words
 * `feint head 4 left at Crixus, sweep 3 | head 2, legs rest, parry`.
 */

import {
  type Allocation,
  type Area,
  areaNames,
  areas,
  beastAreaNames,
  type CombatView,
  type FoeView,
  type Means,
  type QuestionOf,
  type Row,
} from '@harena/colosseum'
import { t } from '@harena/engine'
import { UsageError } from '../../lib/errors.ts'

export type Allocate = QuestionOf<'allocate'>

/** What has to be known to read one. */
export interface Circumstances {
  readonly question: Allocate
  readonly combat: CombatView
  readonly names: readonly string[]
  /** What is left of the pool after an allocation, and the most that one attack may take. */
  left(allocation: Allocation): number
  readonly limit: number
}

/** As a place for a number: all that is left. */
const REST = -1

/** More CF than anybody has. */
const MOST = 999

const NONE = [0, 0, 0, 0, 0] as const

export const AREAS = 'head, chest, groin, arms, legs'

/** Whether a line is meant as an allocation: it has a bar, or begins like an attack and gives CF. */
export function isAllocation(line: string, combat: CombatView): boolean {
  if (line.includes('|')) return true
  const said = wordsIn(line.toLowerCase())
  const [first = ''] = said
  const begins = areaNamed(first) !== null || specialNamed(first, combat) !== undefined || first === 'shield'
  return begins && said.some((word) => numberIn(word) !== null)
}

export function readAllocation(text: string, at: Circumstances): Allocation {
  const [attacking = '', defending = '', ...more] = text.toLowerCase().split('|')
  if (more.length > 0) throw new UsageError(t('one bar | parts attacks and defence; there are more of them'))
  const parts = attacking.split(/[,;]/).flatMap((part) => attacksIn(part, at.combat))
  const rows = parts.map((part) => readAttack(part, at))
  const { defence, guard } = readDefence(defending, at.combat)
  const attacks = rows.map(({ row }) => row)
  return withRest({ attacks, defence, guard, top: rows.findIndex(({ isTop }) => isTop) }, at)
}

const NOTHING = /^(?:nothing|nobody|none|attacks?|strikes?|-)$/

/** Attacks that no comma parts: where CF are given, the next area begins another one. */
function attacksIn(text: string, combat: CombatView): string[] {
  const attacks: string[][] = [[]]
  let hasCF = false
  for (const word of wordsIn(text).filter((one) => !NOTHING.test(one))) {
    const last = attacks.at(-1)!
    const isName = /^(?:at|on|against)$/.test(last.at(-1) ?? '')
    const begins = areaNamed(word) !== null || specialNamed(word, combat) !== undefined
    if (hasCF && begins && !isName) {
      attacks.push([word])
      hasCF = false
    } else last.push(word)
    if (numberIn(word) !== null) hasCF = true
  }
  return attacks.filter((attack) => attack.length > 0).map((attack) => attack.join(' '))
}

function specialNamed(word: string, { foes }: Pick<CombatView, 'foes'>) {
  return foes[0]?.specials.find(({ name }) => isShort(word, name.replace('Shield ', ''), 2))
}

/** §9.3.2 One attack: special, area, CF, and where there is a choice with what and at whom. */
function readAttack(part: string, at: Circumstances): { readonly row: Row; readonly isTop: boolean } {
  const [, own = part, whom] = /^(.*?)\s+(?:at|on|against)\s+(.+)$/.exec(part) ?? []
  const foe = foeNamed(whom, at)
  const said = { area: null as Area | null, special: '' as Row['special'], means: null as Means | null, isTop: false }
  let cf: number | null = null
  for (const word of wordsIn(own)) {
    const special = specialNamed(word, { foes: [foe] })
    const area = areaNamed(word)
    if (numberIn(word) !== null && cf !== null) throw new UsageError(t`"${part}": one number of CF is enough (§9.3.2)`)
    if (numberIn(word) !== null) cf = numberIn(word)
    else if (area) said.area = word === 'legs' ? (said.area ?? area) : area
    else if (special) said.special = special.code
    else if (word === 'top') said.isTop = true
    else if (word !== 'with' && word !== 'the' && word !== 'shield') said.means = meansNamed(word, foe, part)
  }
  const fixed = foe.specials.find(({ code }) => code === said.special)?.area ?? null
  // The area of a throw is a matter of chance (§21.6).
  const area = said.area ?? (said.means === 'thrown' ? 2 : fixed)
  if (area === null) throw new UsageError(t`"${part}": which area? One of ${AREAS} (§9.3.2)`)
  if (cf === null) throw new UsageError(t`"${part}": how many CF? For instance ${areaNames[area]} 4 (§9.3.2)`)
  const means = said.means ?? usualMeans(foe, said.special)
  return { row: { target: foe.seat, area, means, special: said.special, cf }, isTop: said.isTop }
}

/** Words and numbers also where no space parts them: `h4`. */
function wordsIn(text: string): string[] {
  return text.match(/-?\d+|\*|[^\s\d*]+/g) ?? []
}

function numberIn(word: string): number | null {
  if (word === 'rest' || word === '*') return REST
  return /^\d+$/.test(word) ? Math.min(MOST, Number(word)) : null
}

function isShort(word: string, name: string, least: number): boolean {
  return word.length >= least && name.toLowerCase().replace(/\s/g, '').startsWith(word)
}

/** A beast has fore and hind legs (§28.7.5). */
function areaNamed(word: string): Area | null {
  const named = (names: readonly string[]) => areas.find((area) => isShort(word, names[area]!, 1))
  return named(areaNames) ?? named(beastAreaNames) ?? null
}

function foeNamed(wanted: string | undefined, { question, combat, names }: Circumstances): FoeView {
  const open = question.foes.filter(({ canAttack }) => canAttack)
  const known = combat.foes.filter(({ seat }) => open.some((foe) => foe.seat === seat))
  const list = known.map(({ seat }) => names[seat]).join(', ')
  if (known.length === 0) throw new UsageError(t('nobody can be attacked from here (§9.1); defence alone: | 2 1 0 0 0'))
  if (wanted === undefined && known.length === 1) return known[0]!
  if (wanted === undefined) throw new UsageError(t`at whom? Several can be attacked: ... at ${list} (§26.5)`)
  const found = known.filter(({ seat }) => names[seat]!.toLowerCase().startsWith(wanted))
  if (found.length === 1) return found[0]!
  throw new UsageError(t`"${wanted}" is nobody who can be attacked from here; it can be ${list} (§9.1)`)
}

function meansNamed(word: string, { means }: FoeView, part: string): Means {
  const found = means.find(({ means: one, name }) => one === word || isShort(word, name, 3))
  if (found) return found.means
  const known = means.map(({ means: one, name }) => (one === name ? one : `${one} (${name})`)).join(', ')
  throw new UsageError(t`"${part}": "${word}" is neither an area (${AREAS}) nor something to strike with (${known})`)
}

function usualMeans({ means, specials }: FoeView, special: Row['special']): Means {
  const fitting = specials.find(({ code }) => code === special)?.means ?? means.map(({ means: one }) => one)
  return fitting.find((one) => one === 'right' || one === 'left') ?? fitting[0] ?? 'right'
}

type Defence = Pick<Allocation, 'defence' | 'guard'>

const DEFENCE = t`five numbers for ${AREAS}, or names as in head 2, legs 1`

function readDefence(text: string, { guards }: CombatView): Defence {
  const said = text.trim().replaceAll('back step', 'backstep')
  const words = wordsIn(said.replace(/[,;]/g, ' ')).filter((word) => word !== 'nothing' && word !== '-')
  let guard: Allocation['guard'] = ''
  const numbers: number[] = []
  const defence: number[] = [...NONE]
  let area: Area | null = null
  for (const word of words) {
    const number = numberIn(word)
    const card = guards.find(({ code, name }) => word === code.toLowerCase() || isShort(word, name, 3))
    if (number !== null && area) defence[area - 1] = number
    else if (number !== null) numbers.push(number)
    else if (areaNamed(word) && !card) {
      area = areaNamed(word)
      continue
    } else if (card) guard = card.code
    else throw new UsageError(t`"${word}" is no part of a defence: ${DEFENCE}, and ${guardNames(guards)} (§9.3.3)`)
    area = null
  }
  if (area) throw new UsageError(t`how many CF defend the ${areaNames[area]}? (§9.3.3)`)
  if (numbers.length === 0) return { defence, guard }
  if (numbers.length !== 5 || defence.some((cf) => cf !== 0)) throw new UsageError(t`a defence is ${DEFENCE} (§9.3.3)`)
  return { defence: numbers, guard }
}

function guardNames(guards: CombatView['guards']): string {
  return guards.map(({ name }) => name.toLowerCase()).join(', ')
}

/** Puts the rest of the pool where it was asked for. */
function withRest(allocation: Allocation, { left, limit }: Circumstances): Allocation {
  const { attacks, defence } = allocation
  const wanted = [...attacks.map(({ cf }) => cf), ...defence].filter((cf) => cf === REST).length
  if (wanted > 1) throw new UsageError(t('the rest can go to one place only'))
  if (wanted === 0) return allocation
  const settled = (cf: number, rest: number) => (cf === REST ? rest : cf)
  const without = {
    ...allocation,
    attacks: attacks.map((row) => ({ ...row, cf: settled(row.cf, 0) })),
    defence: defence.map((cf) => settled(cf, 0)),
  }
  const rest = Math.max(0, left(without))
  return {
    ...allocation,
    attacks: attacks.map((row) => ({ ...row, cf: settled(row.cf, Math.min(limit, rest)) })),
    defence: defence.map((cf) => settled(cf, rest)),
  }
}
