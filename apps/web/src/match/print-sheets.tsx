/** Sheets to print, blank or as they stand in a match. The games and the printer are fetched when somebody prints. */
import { effectiveOptions, type MatchRecord, midSentence, type Seat, Table, t } from '@harena/engine'
import type { Paper } from '@harena/sheets'
import { Suspense, use, useState } from 'react'
import { linkTo, packRecord } from '../app/link.ts'
import { saveText } from '../ui/save-text.ts'

export interface PrintSheetsProps {
  readonly ruleset: string
  /** The match; without it the sheets are blank. */
  readonly record?: () => MatchRecord
  /** Who prints; null is everybody. */
  readonly seat?: Seat | null
  /** Whether a code is printed that opens the match: it holds all answers, also those that others keep to themselves. */
  readonly withLink?: boolean
}

const fetchGames = () => import('@harena/games')
let fetched: ReturnType<typeof fetchGames> | null = null

function theGames() {
  fetched ??= fetchGames()
  // What could not be fetched is tried again.
  fetched.catch(() => {
    fetched = null
  })
  return fetched
}

/** A button until it is wanted: only then the games are fetched. */
export function PrintSheets(props: PrintSheetsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="print-sheets">
      <button type="button" className="button quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('Sheets to print')}
      </button>
      {isOpen && (
        <Suspense fallback={<p className="quiet-text">{t('Fetching the sheets ...')}</p>}>
          <Kinds {...props} />
        </Suspense>
      )}
    </div>
  )
}

function Kinds({ ruleset, record, seat = null, withLink = false }: PrintSheetsProps) {
  const [paper, setPaper] = useState<Paper>('a4')
  const [said, setSaid] = useState('')
  const { gameOf } = use(theGames())
  const entry = gameOf(ruleset)
  const print = async (id: string) => {
    const { pdfOfSheets } = await import('@harena/sheets')
    const kind = entry.sheets.find((one) => one.id === id)!
    const now = record?.()
    const sheets = now
      ? kind.filled(Table.load(entry.ruleset, now).state, seat)
      : kind.blank(effectiveOptions(entry.ruleset, {}))
    if (sheets.length === 0) {
      setSaid(t`There is nobody in this match for a ${midSentence(kind.title)}.`)
      return
    }
    const link = now && withLink ? linkTo(location.href, await packRecord(now)) : null
    const foot = t`${entry.ruleset.title}, version ${entry.ruleset.version}`
    saveText(`harena-${ruleset}-${id}.pdf`, 'application/pdf', pdfOfSheets(sheets, { paper, foot, link }))
    setSaid(t`${kind.title} saved as a PDF.`)
  }
  return (
    <fieldset className="print-kinds">
      <legend>{t('Save as PDF')}</legend>
      <label>
        <span>{t('Paper')}</span>
        <select value={paper} onChange={(event) => setPaper(event.target.value as Paper)}>
          <option value="a4">A4</option>
          <option value="letter">{t('Letter')}</option>
        </select>
      </label>
      {entry.sheets.map(({ id, title, what }) => (
        <button key={id} type="button" className="button quiet" title={what} onClick={() => print(id)}>
          {title}
        </button>
      ))}
      <p role="status" className="quiet-text">
        {said}
      </p>
    </fieldset>
  )
}
