/** The log sheets (chapter 3) as text: ratings, wounds by area with the CF they cost, shield, moves and plots. */
import type { Event, SheetView, View } from '@harena/colosseum'
import { type FigureView, type GameEvent, listed, type Seat, t } from '@harena/engine'
import { table, words, wrap } from '../../terminal/output.ts'

/** What a sheet needs to stand beside the arena. */
export const SHEET_WIDTH = 42

/** §3.19 The plots of the turn so far, by seat. */
export function plotsOf(events: readonly GameEvent[]): Map<Seat, string[]> {
  const plots = new Map<Seat, string[]>()
  let phase = 0
  for (const event of events as readonly Event[]) {
    if (event.kind === 'turnBegan') plots.clear()
    else if (event.kind === 'phaseBegan') phase = event.phase
    else if (event.kind === 'plotRevealed') {
      plots.set(event.seat, [...(plots.get(event.seat) ?? []), `${phase} ${event.plot}`])
    }
  }
  return plots
}

/** A figure's log sheet; `head` names him. Where sheets are hidden, only what can be seen from the stands. */
export function sheetLines(
  view: View,
  figure: FigureView,
  head: string,
  plots: readonly string[],
  width: number,
): string[] {
  const sheet = view.sheets.find(({ seat }) => seat === figure.seat)
  const { type, out } = figure
  if (out !== null) return [`${head}, ${type}: ${words(out)}`]
  const wrapped = (text: string) => wrap(text, 3, 5, width).split('\n')
  const rest = [...(plots.length > 0 ? [t`plots: ${plots.join(', ')}`] : []), ...marksOf(figure)]
  if (!sheet) return [`${head}, ${type}`, ...wrapped(handsOf(figure)), ...rest.flatMap(wrapped)]
  if (!isRolled(sheet)) return [`${head}, ${type} (${sheet.weight})`, ...wrapped(NOT_ROLLED)]
  return [
    `${head}, ${type} (${sheet.weight})`,
    ...wrapped(`${ratingsOf(sheet)}; ${factorsOf(sheet)}`),
    ...areaTable(sheet).map((line) => `   ${line}`),
    ...wrapped(t`moves ${movesOf(sheet)}; ${gearOf(sheet)}`),
    ...rest.flatMap(wrapped),
  ]
}

export function sheetSentences(view: View, figure: FigureView, plots: readonly string[]): string[] {
  const sheet = view.sheets.find(({ seat }) => seat === figure.seat)
  const { name } = figure
  if (sheet && !isRolled(sheet)) return [`${name}: ${NOT_ROLLED}.`]
  const sentences = sheet
    ? [
        `${name}: ${ratingsOf(sheet)}; ${factorsOf(sheet)}.`,
        t`${name}'s body: ${sheet.areas.map((area) => areaText(sheet, area)).join(', ')}.`,
        `${name}: ${movesInWords(sheet)}; ${gearOf(sheet)}.`,
      ]
    : [`${name}: ${handsOf(figure)}.`]
  if (plots.length > 0) sentences.push(t`${name}'s plots in this turn: ${plots.join(', ')}.`)
  return [...sentences, ...marksOf(figure).map((mark) => `${name}: ${mark}.`)]
}

const NOT_ROLLED = t('ratings and armour are still to be rolled')

const isRolled = ({ ratings }: SheetView) => ratings.W > 0

function ratingsOf({ ratings }: SheetView): string {
  return Object.entries(ratings)
    .map(([rating, value]) => `${rating} ${value}`)
    .join(' ')
}

function factorsOf(sheet: SheetView): string {
  const parts = [t`CF ${sheet.cfNow} of ${sheet.CF}`]
  if (sheet.visionLoss > 0) parts.push(t`vision -${sheet.visionLoss}`)
  if (sheet.enduranceLoss > 0) parts.push(t`endurance -${sheet.enduranceLoss}`)
  if (sheet.stun > 0) parts.push(t`stun ${sheet.stun}`)
  return parts.join(', ')
}

type AreaOf = SheetView['areas'][number]

/** Armour, wounds of how many, and lost CF of the five areas. */
function areaTable({ areas, ratings }: SheetView): string[] {
  const rows = [
    ['', ...areas.map(({ name }) => name)],
    ['armour', ...areas.map(({ armour }) => armour)],
    [t`wounds/${ratings.W}`, ...areas.map(({ wounds }) => (wounds > 0 ? String(wounds) : '.'))],
  ]
  if (areas.some(({ cfLoss }) => cfLoss > 0)) rows.push([t('CF lost'), ...numbers(areas, ({ cfLoss }) => cfLoss)])
  if (areas.some(({ arteries }) => arteries > 0)) rows.push(['bleeding', ...numbers(areas, ({ arteries }) => arteries)])
  return table(rows, [1, 2, 3, 4, 5]).split('\n')
}

function numbers(areas: readonly AreaOf[], value: (area: AreaOf) => number): string[] {
  return areas.map((area) => (value(area) > 0 ? String(value(area)) : '.'))
}

function areaText({ ratings }: SheetView, { name, armour, wounds, cfLoss, arteries }: AreaOf): string {
  const parts = [armour === '-' ? t('bare') : t`armour ${armour}`]
  if (wounds > 0) parts.push(t`${wounds} of ${ratings.W} wounds`)
  if (cfLoss > 0) parts.push(t`${cfLoss} CF lost`)
  if (arteries > 0) parts.push('bleeding')
  return `${name} ${parts.join(` ${t('and')} `)}`
}

/** A filled box for every moving phase that is used. */
function movesOf({ movesUsed, turnRate, hasOverexerted }: SheetView): string {
  const left = Math.max(0, turnRate - movesUsed)
  const used = Math.min(movesUsed, turnRate)
  return `${'■'.repeat(used)}${'□'.repeat(left)} ${t`${left} left`}${hasOverexerted ? `, ${t('overexerted')}` : ''}`
}

function movesInWords({ movesUsed, turnRate, hasOverexerted }: SheetView): string {
  return `${t`${Math.max(0, turnRate - movesUsed)} of ${turnRate} moves left`}${hasOverexerted ? `, ${t('overexerted')}` : ''}`
}

function gearOf(sheet: SheetView): string {
  const { hands, shield, sheath, arrows, attackTally, defenceTally } = sheet
  const held = hands.flatMap((item) => {
    if (!item) return []
    const condition = item.condition === 'whole' ? '' : ` (${item.condition})`
    const points = shield && isShield(item.kind) && item.condition === 'whole' ? shieldText(shield) : ''
    return [`${item.name}${condition}${points}`]
  })
  const parts = [listed(held) || t('empty hands')]
  if (sheath.length > 0) parts.push(t`sheath: ${sheath.map(words).join(', ')}`)
  if (arrows > 0) parts.push(t`${arrows} arrows`)
  if (attackTally + defenceTally > 0) parts.push(t`tally ${attackTally} attack, ${defenceTally} defence`)
  return parts.join('; ')
}

const isShield = (kind: string) => kind === 'smallShield' || kind === 'largeShield'

/** §12 Points left, and how many boxes of those with numbers are gone. */
function shieldText({ points, boxes, numbers: all }: NonNullable<SheetView['shield']>): string {
  return boxes === 0 ? ` ${t`(${points} points)`}` : ` ${t`(${points} points, ${boxes} of ${all} boxes gone)`}`
}

function handsOf({ right, left }: FigureView): string {
  const held = [...right, ...left].map(({ kind }) => words(kind))
  return listed(held) || t('empty hands')
}

/** What the sheet does not say already. */
function marksOf({ marks }: FigureView): string[] {
  const told = marks.filter((mark) => mark !== 'overexerted' && !mark.startsWith('stun '))
  return told.length > 0 ? [told.join(', ')] : []
}
