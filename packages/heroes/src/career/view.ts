/** What everybody may see of a career: all of it but decisions that are not revealed yet. */
import { apTotal, attributeSum } from '../match/setup.ts'
import type { Attributes, Control } from '../match/state.ts'
import { type View, view } from '../match/view.ts'
import { type HeroesTables, tablesOf } from '../tables/index.ts'
import type { Signature } from '../tables/signatures.ts'
import type { Size } from '../tables/size.ts'
import type { Style } from '../tables/styles.ts'
import type { CareerGladiator, CareerPhase, CareerState, JournalEntry, Locale, MonthOf } from './state.ts'

export interface CareerGladiatorView {
  readonly number: number
  readonly owner: number
  readonly name: string
  readonly control: Control
  readonly gender: 'male' | 'female'
  readonly handed: 'left' | 'right'
  readonly size: Size
  readonly primary: Style
  readonly secondary: Style | null
  readonly attributes: Attributes
  readonly attributeSum: number
  readonly apTotal: number
  readonly partPenalty: readonly number[]
  readonly signatures: readonly Signature[]
  readonly totalFame: number
  readonly laurels: number
  readonly imperialSpares: number
  readonly locale: Locale
  readonly nextLocale: Locale
  readonly free: boolean
  readonly status: CareerGladiator['status']
  readonly missesDay: MonthOf | null
  readonly foughtToday: number
  readonly record: { readonly wins: number; readonly losses: number; readonly draws: number; readonly kills: number }
}

export interface CareerView {
  readonly players: readonly string[]
  readonly year: number
  readonly month: number
  readonly monthsLeft: number
  readonly phase: CareerPhase
  /** Without matches as long as the month has not opened its Day (§7.4). */
  readonly day: { readonly total: number; readonly used: number }
  readonly gladiators: readonly CareerGladiatorView[]
  readonly journal: readonly JournalEntry[]
  readonly match: View | null
  /** By card of the match: the number of the gladiator, -1 for a stranger. */
  readonly fighters: readonly number[]
}

/** The month is another one already; its matches are still to be rolled. */
const betweenDays: ReadonlySet<CareerPhase> = new Set(['creation', 'month', 'over'])

export function careerView(state: CareerState): CareerView {
  const tables = tablesOf(state.options)
  return {
    players: [...state.players],
    year: state.year,
    month: state.month,
    monthsLeft: state.monthsLeft,
    phase: state.phase,
    day: betweenDays.has(state.phase) ? { total: 0, used: 0 } : { total: state.day.total, used: state.day.used },
    gladiators: state.gladiators.map((gladiator, number) => gladiatorView(gladiator, number, tables)),
    journal: state.journal.map(journalView),
    match: state.bout ? view(state.bout.match) : null,
    fighters: state.bout ? [...state.bout.fighters] : [],
  }
}

function gladiatorView(gladiator: CareerGladiator, number: number, tables: HeroesTables): CareerGladiatorView {
  const { sheet, missesDay, record } = gladiator
  const { savvy, strength, speed } = sheet.attributes
  return {
    number,
    owner: gladiator.owner,
    name: sheet.name,
    control: gladiator.control,
    gender: sheet.gender,
    handed: sheet.handed,
    size: sheet.size,
    primary: sheet.primary,
    secondary: sheet.secondary,
    attributes: { savvy, strength, speed },
    attributeSum: attributeSum(sheet),
    apTotal: apTotal(sheet, 'primary', tables),
    partPenalty: [...sheet.partPenalty],
    signatures: [...sheet.signatures],
    totalFame: gladiator.totalFame,
    laurels: gladiator.laurels,
    imperialSpares: gladiator.imperialSpares,
    locale: gladiator.locale,
    nextLocale: gladiator.nextLocale,
    free: gladiator.free,
    status: gladiator.status,
    missesDay: missesDay && { year: missesDay.year, month: missesDay.month },
    foughtToday: gladiator.foughtToday,
    record: { wins: record.wins, losses: record.losses, draws: record.draws, kills: record.kills },
  }
}

function journalView(entry: JournalEntry): JournalEntry {
  return {
    year: entry.year,
    month: entry.month,
    locale: entry.locale,
    name: entry.name,
    style: entry.style,
    opponents: [...entry.opponents],
    result: entry.result,
    end: entry.end,
    fame: entry.fame,
    totalFame: entry.totalFame,
    laurel: entry.laurel,
    toTheDeath: entry.toTheDeath,
  }
}
