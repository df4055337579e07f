/** A gladiator of a ludus. */

import {
  areaName,
  areaNames,
  firstTalents,
  type LudusManView,
  type LudusView,
  type StyleId,
  styles,
  type Talents,
  talentsWords,
  type View,
} from '@harena/colosseum'
import { t } from '@harena/engine'
import type { ReactNode } from 'react'
import { ManCard } from '../../campaign/man-card.tsx'
import { scarPlaces } from '../../figures/look.ts'
import type { Line } from '../../match/timeline.ts'
import { figureOfStyle } from '../colosseum/looks.ts'
import { eventOf } from './lines.ts'
import { denarii } from './words.ts'

const ratings = ['TR', 'ST', 'AG', 'CN', 'W'] as const

/** As he last fought; before that as he would with what he has learned. */
function styleOf({ name, talents }: Pick<LudusManView, 'name' | 'talents'>, { journal }: LudusView): StyleId {
  const last = journal.findLast((entry) => entry.name === name)
  if (last) return last.style
  if (talents.RE !== undefined) return 'retiarius'
  if (talents.DI !== undefined) return 'dimachaerus'
  if (talents.spear !== undefined) return 'hoplomachus'
  return talents.lasso === undefined ? 'myrmillo' : 'laquearius'
}

/** What never healed (§32). */
function injuriesOf(name: string, lines: readonly Line[]) {
  return lines.flatMap((line) => {
    const event = eventOf(line)
    return event.kind === 'injuryRolled' && event.name === name && event.loss > 0 ? [event] : []
  })
}

export interface LudusManProps {
  readonly man: LudusManView
  readonly view: LudusView
  readonly lines: readonly Line[]
  readonly children?: ReactNode
}

export function LudusMan({ man, view, lines, children }: LudusManProps) {
  const { name, combatValue, LK, PR, XP, record, upkeep, feast, suits } = man
  const style = styleOf(man, view)
  const injuries = injuriesOf(name, lines)
  const talents = talentsWords(man.talents)
  return (
    <ManCard
      figure={figureOfStyle(styles[style].name, man.owner)}
      name={name}
      known={{ scars: scarPlaces(injuries.map(({ area }) => areaNames[area])) }}
      type={record.V + record.S + record.M > 0 ? styles[style].name : t`${styles[style].name}, never fought yet`}
      numbers={[
        { label: 'CV', value: combatValue },
        ...ratings.map((rating) => ({ label: rating, value: man.ratings[rating] })),
        { label: 'LK', value: LK },
        { label: 'PR', value: PR },
        { label: 'XP', value: XP },
        { label: 'V–S–M', value: `${record.V}–${record.S}–${record.M}` },
        { label: t('Kills'), value: record.kills },
        { label: t('upkeep'), value: upkeep },
      ]}
      notes={[
        ...(talents ? [talents] : []),
        ...suits.map((suit) => t`Armour, ${suit}`),
        ...(injuries.length > 0
          ? [
              t`Injuries: ${injuries.map(({ area, rating, loss }) => `${areaName(area)} ${rating} −${loss}`).join(', ')}`,
            ]
          : []),
      ]}
      mark={markOf(man.isHired, man.isSent, feast)}
    >
      {children}
    </ManCard>
  )
}

interface RecruitProps {
  readonly name: string
  readonly seat: number
  readonly lines: readonly Line[]
}

/** What the dice and his lanista have made of him so far; null before the first throw. */
export function inTheMaking(name: string, lines: readonly Line[]) {
  const events = lines.map(eventOf)
  const from = events.findLastIndex((event) => event.kind === 'ratingsRolled' && event.name === name)
  const rolled = events[from]
  if (rolled?.kind !== 'ratingsRolled') return null
  const learned = events
    .slice(from)
    .flatMap((event) => (event.kind === 'talentGained' && event.name === name ? [event] : []))
  const gained = learned.flatMap(({ talent, level }) => (talent === null ? [] : [[talent, level] as const]))
  const talents: Talents = { ...firstTalents, ...Object.fromEntries(gained) }
  return { ratings: rolled.ratings, talents, lessons: learned.length }
}

/** One who is still being made. */
export function Recruit({ name, seat, lines }: RecruitProps) {
  const made = inTheMaking(name, lines)
  if (!made) return null
  return (
    <ManCard
      figure={figureOfStyle(styles.myrmillo.name, seat)}
      name={name}
      type={t('new, still being made')}
      numbers={ratings.map((rating) => ({ label: rating, value: made.ratings[rating] }))}
      notes={[talentsWords(made.talents)]}
    />
  )
}

function markOf(isHired: boolean, isSent: boolean, feast: number): string | null {
  const marks = [
    ...(isHired ? [t('hired for this month')] : []),
    ...(isSent ? [t('sent to the munus')] : []),
    ...(feast > 0 ? [handicap({ feast })!] : []),
  ]
  return marks.length > 0 ? marks.join(', ') : null
}

/** What makes him weaker in the match of this month; null for nothing. */
export function handicap({ feast }: Pick<LudusManView, 'feast'>): string | null {
  return feast > 0 ? t`${feast} CF less after the feast` : null
}

interface TickMenProps {
  readonly legend: string
  readonly men: readonly LudusManView[]
  readonly ticked: readonly string[]
  /** No more than so many. */
  readonly most?: number
  /** What it means for him. */
  readonly note: (man: LudusManView) => string
  /** What speaks against it this month. */
  readonly mark?: (man: LudusManView) => string | null
  readonly onChange: (names: readonly string[]) => void
}

/** Several men of a list. */
export function TickMen({ legend, men, ticked, most = men.length, note, mark, onChange }: TickMenProps) {
  const tick = (name: string, isOn: boolean) =>
    onChange(men.map((man) => man.name).filter((one) => (one === name ? isOn : ticked.includes(one))))
  return (
    <fieldset className="choices tick-men">
      <legend>{legend}</legend>
      {men.map((man) => {
        const isOn = ticked.includes(man.name)
        return (
          <label key={man.name} className="check">
            <input
              type="checkbox"
              checked={isOn}
              disabled={!isOn && ticked.length >= most}
              onChange={({ target }) => tick(man.name, target.checked)}
            />
            <span>
              <b>{man.name}</b> {mark?.(man) && <b className="mark">{mark(man)}</b>}
              <span className="tick-note quiet-text">{note(man)}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** `CV 7, TR 3 ST 4 AG 2 CN 5 W 4, costs 3 denarii a month`. */
export function shortly({ combatValue, ratings: of, upkeep }: LudusManView): string {
  return t`CV ${combatValue}, ${ratings.map((one) => `${one} ${of[one]}`).join(' ')}, costs ${denarii(upkeep)} a month`
}

/** By seat of a match. */
export function namesInMatch({ figures }: View): readonly string[] {
  return figures.map(({ name }) => name)
}
