/** A gladiator between two matches: what he is worth, what he can, what it has cost him. */
import { areaNames, type ManView, ratingNames, styles, type Talent } from '@harena/colosseum'
import { capital, counted, signed, t } from '@harena/engine'
import type { ReactNode } from 'react'
import { ManCard } from '../../campaign/man-card.tsx'
import { ageAfter, type Look, scarPlaces } from '../../figures/look.ts'
import type { Line } from '../../match/timeline.ts'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import { figureOfStyle } from '../colosseum/looks.ts'
import { told } from './lines.ts'
import { originWords, ratingLevel, talentLevel, talentNote } from './words.ts'

export interface GladiatorCardProps {
  readonly man: ManView
  readonly lines: readonly Line[]
  /** Whose he is, where there are several players. */
  readonly whose: string | null
  readonly children?: ReactNode
}

const marks: Readonly<Record<ManView['status'], string | null>> = {
  active: null,
  dead: t('dead'),
  champion: t("the Emperor's Champion"),
}

/** As he fought last, or as a plain swordsman. */
function figureOf({ name, owner, status }: ManView, lines: readonly Line[]) {
  const last = told(lines, 'journalWritten').findLast(({ entry }) => entry.name === name)
  const figure = figureOfStyle(styles[last?.entry.style ?? 'myrmillo'].name, owner)
  return { ...figure, posture: status === 'dead' ? 'out' : 'standing' } as const
}

/** His scars, and the years by his matches. */
export function faceOf({ name, record }: ManView, lines: readonly Line[]): Partial<Look> {
  const scars = told(lines, 'injuryRolled').filter((one) => one.name === name && one.loss > 0)
  const fought = record.V + record.S + record.M
  return {
    age: ageAfter(fought),
    scars: scarPlaces(scars.map(({ area }) => areaNames[area])),
  }
}

export function GladiatorCard({ man, lines, whose, children }: GladiatorCardProps) {
  const { V, S, M, kills } = man.record
  const about = [man.origin && originWords[man.origin], whose && t`of ${whose}`].filter(Boolean)
  return (
    <ManCard
      figure={figureOf(man, lines)}
      name={man.name}
      known={faceOf(man, lines)}
      type={about.join(' ')}
      numbers={[
        ...ratingNames.map((rating) => ({
          label: rating,
          value: man.ratings[rating],
          note: ratingLevel(rating, man.ratings[rating]),
        })),
        { label: t('Luck'), value: man.LK },
        { label: t('Prestige'), value: signed(man.PR) },
        { label: 'XP', value: man.XP },
        { label: 'CV', value: man.combatValue },
      ]}
      notes={[
        t`${counted(V, 'victory', 'victories')}, ${S} stopped, ${M} spared`,
        counted(kills, 'kill'),
        t`${man.earned} XP earned in all`,
      ]}
      mark={marks[man.status]}
      isOut={man.status === 'dead'}
    >
      <Talents man={man} />
      <Earned man={man} lines={lines} />
      <Scars man={man} lines={lines} />
      {children}
    </ManCard>
  )
}

/** Each opens into what it does. */
function Talents({ man }: { readonly man: ManView }) {
  const owned = Object.entries(man.talents) as [Talent, number][]
  return (
    <details className="talents">
      <summary>{owned.map(([talent, level]) => talentLevel(talent, level)).join(', ')}</summary>
      <ul>
        {owned.map(([talent, level]) => (
          <li key={talent}>
            <b>{talentLevel(talent, level)}</b> {talentNote(talent).text} <Cite rule={talentNote(talent).rule} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What his last match brought, sum by sum. */
function Earned({ man, lines }: Pick<GladiatorCardProps, 'man' | 'lines'>) {
  const last = told(lines, 'experienceEarned').findLast(({ name }) => name === man.name)
  if (!last) return null
  return (
    <details className="talents">
      <summary>{tx`${last.XP} XP from his last match`}</summary>
      <ul>
        {last.steps.map(({ what, value, rule }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be earned twice
          <li key={at}>
            {capital(what)}: {value} <Cite rule={rule} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What never healed, from all that was told of him. */
function Scars({ man, lines }: Pick<GladiatorCardProps, 'man' | 'lines'>) {
  const scars = told(lines, 'injuryRolled').filter(({ name, loss }) => name === man.name && loss > 0)
  if (scars.length === 0) return null
  return (
    <ul className="man-scars" aria-label={t('Scars')}>
      {scars.map(({ area, rating, loss, rule }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: scars have no name
        <li key={at}>{tx`A scar on the ${areaNames[area]}: ${rating} −${loss} ${<Cite rule={rule} />}`}</li>
      ))}
    </ul>
  )
}
