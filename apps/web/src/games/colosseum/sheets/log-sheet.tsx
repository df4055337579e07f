/** Chapter 3: the log sheet as the book draws it, with everything that has been marked on it. */
import { type BeastView, type ItemKind, type ItemView, itemName, type SheetView } from '@harena/colosseum'
import type { FigureView } from '@harena/engine'
import { kept, t } from '@harena/engine'
import type { CSSProperties } from 'react'
import { sideOf } from '../../../board/paint.ts'
import { CardNumber } from '../../../match/card-sums.tsx'
import type { Line } from '../../../match/timeline.ts'
import { Cite } from '../../../ui/rules-context.tsx'
import { TermAs, TermLabel, TermText } from '../../../ui/term.tsx'
import { tx } from '../../../ui/tx.ts'
import { outWords } from '../words.ts'
import { type CriticalNote, criticalsOf, phaseRecord } from './record.ts'
import { ShieldTrack } from './shield-track.tsx'
import { WoundTrack } from './wound-track.tsx'
import './sheets.css'
import './tracks.css'

export interface LogSheetProps {
  /** What everybody sees of him. */
  readonly figure: FigureView
  /** Null where his sheet is hidden (§3.1). */
  readonly sheet: SheetView | null
  /** §28.3 What is printed on the sheet of a beast instead. */
  readonly beast: BeastView | undefined
  readonly side: number
  /** What this viewer may know of the log. */
  readonly lines: readonly Line[]
  readonly turn: number
  readonly phase: number
}

export function LogSheet(props: LogSheetProps) {
  const { figure, sheet, beast, side, lines } = props
  return (
    <article
      className="log-sheet"
      style={{ '--side': sideOf(side).colour } as CSSProperties}
      aria-label={t`Log sheet of ${figure.name}`}
    >
      <header className="sheet-head">
        <h3>{figure.name}</h3>
        <span className="sheet-style">
          {t(figure.type)}
          {sheet && !beast && `, ${t(sheet.weight)}`}
        </span>
        {figure.out && <b className="card-out">{outWords(figure.out)}</b>}
        {figure.marks.map((mark) => (
          <b key={mark} className="mark sheet-mark">
            <TermText text={kept(mark)} />
          </b>
        ))}
      </header>
      {sheet ? (
        <>
          <Ratings sheet={sheet} beast={beast} />
          {!beast && <Factors sheet={sheet} />}
          <section aria-label={t('Wounds')}>
            <p className="sheet-label wound-legend">
              <span>{t('area')}</span>
              <span>{!beast && <TermLabel label={t('armour')} />}</span>
              <span>{tx`wounds, from the right ${<Cite rule="§10.3" />}`}</span>
              <span>
                <TermLabel label="CF" />
              </span>
            </p>
            {sheet.areas.map((area) => (
              <WoundTrack key={area.name} area={area} W={sheet.ratings.W} isBeast={beast !== undefined} />
            ))}
          </section>
          {sheet.shield && <ShieldTrack shield={sheet.shield} />}
        </>
      ) : (
        <p className="quiet-text">{tx`His log sheet is hidden ${<Cite rule="§3.1" />}`}</p>
      )}
      {!beast && (
        <>
          <Gear figure={figure} sheet={sheet} />
          <Phases {...props} />
        </>
      )}
      <Criticals notes={criticalsOf(lines, figure.seat)} />
    </article>
  )
}

/** §10.5 What critical hits have done to him, with turn and phase. */
function Criticals({ notes }: { readonly notes: readonly CriticalNote[] }) {
  if (notes.length === 0) return null
  return (
    <section className="sheet-criticals">
      <p className="sheet-label">{tx`Critical hits ${<Cite rule="§10.5" />}`}</p>
      <ul>
        {notes.map(({ turn, phase, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
          <li key={at}>
            <span className="quiet-text">
              {turn}.{phase}
            </span>{' '}
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** §3.4 for a man; a beast is neither trained nor agile, and has hide and cunning instead (§28.3.3). */
function ratingsOf({ ratings, NF, stun }: SheetView, beast: BeastView | undefined): Readonly<Record<string, number>> {
  const { ST, CN, W } = ratings
  return beast ? { ST, CN, W, HI: beast.hide, CU: beast.cunning, stun } : { ...ratings, NF }
}

function Ratings({ sheet, beast }: { readonly sheet: SheetView; readonly beast: BeastView | undefined }) {
  return (
    <dl className="sheet-ratings">
      {Object.entries(ratingsOf(sheet, beast)).map(([name, value]) => (
        <div key={name}>
          <dt>
            <TermLabel label={name} />
          </dt>
          <dd>
            <CardNumber of={name}>{value}</CardNumber>
          </dd>
        </div>
      ))}
      <div className="wide">
        <dt>
          <TermLabel label="CF" />
        </dt>
        <dd>
          <CardNumber of="CF">{sheet.cfNow}</CardNumber>
          <small>/{sheet.CF}</small>
        </dd>
      </div>
    </dl>
  )
}

/** Those of them that are sums, as the game's reckonings call them. */
const reckonedAs: Readonly<Record<string, string>> = { [t('stun')]: 'stun', [t('this phase')]: 'this phase' }

/** What besides wounds takes CF, and what the crowd has seen. */
function Factors({ sheet }: { readonly sheet: SheetView }) {
  const facts: readonly (readonly [label: string, value: string | number, rule: string])[] = [
    [t('stun'), sheet.stun, '§3.16'],
    [t('endurance'), sheet.enduranceLoss === 0 ? 0 : `−${sheet.enduranceLoss}`, '§17.2'],
    ...(sheet.visionLoss > 0 ? ([[t('vision'), `−${sheet.visionLoss}`, '§10.5']] as const) : []),
    [t('this phase'), t`${sheet.pool.total} CF`, '§9.3.1'],
    [t('attack CF'), sheet.attackTally, '§18.3'],
    [t('defence CF'), sheet.defenceTally, '§18.3'],
    ...(sheet.limp > 0 ? ([[t('limp'), t`−${sheet.limp} phases`, '§10.5']] as const) : []),
    ...(sheet.stumbler > 0 ? ([[t('bad leg'), sheet.stumbler, '§10.5']] as const) : []),
    ...(sheet.prestige !== 0 ? ([[t('prestige'), sheet.prestige, '§3.7']] as const) : []),
  ]
  return (
    <dl className="sheet-facts">
      {facts.map(([label, value, rule]) => (
        <div key={label}>
          <dt>
            <TermLabel label={label} />
          </dt>{' '}
          <dd>
            <b>
              <CardNumber of={reckonedAs[label] ?? ''}>{value}</CardNumber>
            </b>{' '}
            <Cite rule={rule} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const conditions: Readonly<Record<ItemView['condition'], string>> = {
  whole: '',
  battered: t(', battered'),
  short: t(', broken short'),
  useless: t(', broken'),
}

function nameOfKind(kind: string): string {
  return itemName(kind as ItemKind)
}

function inHand(held: ItemView | null | undefined, seen: FigureView['right']): string {
  if (held) return `${held.name}${conditions[held.condition]}`
  return seen[0] ? nameOfKind(seen[0].kind) : t('empty')
}

function Gear({ figure, sheet }: { readonly figure: FigureView; readonly sheet: SheetView | null }) {
  const sheathed = sheet?.sheath.map(nameOfKind).join(', ')
  return (
    <dl className="sheet-facts">
      <div>
        <dt>{t('right', 'hand')}</dt>{' '}
        <dd>
          <b>{inHand(sheet?.hands[0], figure.right)}</b>
        </dd>
      </div>
      <div>
        <dt>{t('left', 'hand')}</dt>{' '}
        <dd>
          <b>{inHand(sheet?.hands[1], figure.left)}</b>
        </dd>
      </div>
      {sheathed && (
        <div>
          <dt>{t('sheathed')}</dt>{' '}
          <dd>
            <b>{sheathed}</b>
          </dd>
        </div>
      )}
      {sheet && sheet.arrows > 0 && (
        <div>
          <dt>{t('arrows')}</dt>{' '}
          <dd>
            <b>{sheet.arrows}</b>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Phases({ figure, sheet, lines, turn, phase }: LogSheetProps) {
  const notes = phaseRecord(lines, figure.seat, turn)
  const used = notes.filter(({ isMoving }) => isMoving).length
  return (
    <section className="sheet-phases">
      <p className="sheet-label">
        {tx`Turn ${turn}: ${sheet ? t`moved in ${sheet.movesUsed} of ${sheet.turnRate} phases` : t`moved in ${used} phases`}`}{' '}
        <Cite rule="§3.10" />
      </p>
      <ol>
        {notes.map((note) => (
          <li
            key={note.phase}
            className={`${note.isMoving ? 'moving' : ''}${note.phase === phase ? ' now' : ''}`}
            aria-current={note.phase === phase ? 'step' : undefined}
          >
            <small className="phase-number">{note.phase}</small>
            <b>
              {/* §15.2 In a plot S is a stumble, elsewhere a shield. */}
              {note.plot === 'S' ? <TermAs word={t('stumble')}>S</TermAs> : <TermText text={note.plot} isQuiet />}
            </b>
            {note.overexerts && <span className="heard">{t(', overexerted')}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
