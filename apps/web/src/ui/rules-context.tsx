/** Citations that open the paragraph they name. */
import type { Option, Paragraph, Rule } from '@harena/engine'
import { kept, t } from '@harena/engine'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { hashOf } from '../app/route.ts'
import type { Book, Ledger } from '../games/book.ts'
import { Modal } from './modal.tsx'
import { meaningOf, plainSentence, switchesOf, tablesNamed, valuesInWords } from './paragraph-words.ts'
import type { PrintedTable } from './printed-table.ts'
import { tx } from './tx.ts'

interface OpenRules {
  /** Null until it has been fetched: then every citation is believed. */
  readonly ledger: Ledger | null
  open(rule: Rule): void
  readonly book: Book
  /** The switches of the match in view. */
  readonly options: Readonly<Record<string, unknown>> | undefined
}

const Rules = createContext<OpenRules | null>(null)

export interface RulesProviderProps {
  readonly book: Book
  /** The switches of the match in view. */
  readonly options?: Readonly<Record<string, unknown>>
  /** Whether to fetch the paragraphs before anybody asks for one. */
  readonly isEager?: boolean
  readonly children: ReactNode
}

export function RulesProvider({ book, options, isEager = false, children }: RulesProviderProps) {
  const [rule, setRule] = useState<Rule | null>(null)
  const [ledger, setLedger] = useState<Ledger | null>(null)
  const isWanted = isEager || rule !== null
  useEffect(() => {
    if (isWanted) book.ledger().then(setLedger)
  }, [book, isWanted])
  const value = useMemo(() => ({ ledger, open: setRule, book, options }), [ledger, book, options])
  const paragraph = rule === null ? undefined : ledger?.paragraphs.get(rule)
  return (
    <Rules value={value}>
      {children}
      {paragraph && (
        <Modal
          title={isRuling(paragraph.id) ? t`${paragraph.id}: our ruling` : paragraph.id}
          className="rule-dialog"
          onClose={() => setRule(null)}
        >
          <p className="quiet-text rule-chapter">{paragraph.chapter}</p>
          <ParagraphBody paragraph={paragraph} />
          <NamedTables paragraph={paragraph} />
          <CurrentSwitch book={book} rule={paragraph} options={options} />
          <a
            className="button quiet small"
            href={hashOf({ screen: 'rules', ruleset: book.id, paragraph: paragraph.id })}
            onClick={() => setRule(null)}
          >
            {t('Open in the rules')}
          </a>
        </Modal>
      )}
    </Rules>
  )
}

/** How the switch of a paragraph is set in this match. */
function CurrentSwitch(props: {
  readonly book: Book
  readonly rule: Paragraph
  readonly options: Readonly<Record<string, unknown>> | undefined
}) {
  const { book, rule, options } = props
  if (!options || !rule.switch) return null
  return switchesOf(rule, book.options).map((option) => (
    <p key={option.id} className="rule-switch">
      {tx`In this bout: ${<b>{meaningOf(option, options[option.id])}</b>}.`}
    </p>
  ))
}

interface ParagraphBodyProps {
  readonly paragraph: Paragraph
  /** Whether the table that it is about comes with it. */
  readonly isTableShown?: boolean
}

export function ParagraphBody({ paragraph, isTableShown = true }: ParagraphBodyProps) {
  const rules = useContext(Rules)
  const options = rules?.book.options ?? []
  const table = isTableShown && rules?.book.tableFor?.(paragraph.id, rules.options)
  const turned = paragraph.switch ? switchesOf(paragraph, options) : []
  return (
    <>
      <p>
        <RichText text={plainSentence(paragraph.text, paragraph, options)} />
      </p>
      {table && <TableOf {...table} />}
      {paragraph.ruling && (
        <p className="rule-ruling">
          <b>{t('Our ruling:')}</b> <RichText text={plainSentence(paragraph.ruling, paragraph, options)} />
        </p>
      )}
      {turned.map((option) => (
        <SwitchLine key={option.id} option={option} />
      ))}
    </>
  )
}

/** What a switch is called, and what it can be set to. */
export function SwitchLine({ option }: { readonly option: Option }) {
  return (
    <p className="rule-ruling">
      <b>{t('Switch:')}</b> {option.title}: {valuesInWords(option)}.
    </p>
  )
}

export function TableOf({ caption, corner = '', columns, rows, tone }: PrintedTable) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="rule-table" tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        {columns.length > 0 && (
          <thead>
            <tr>
              {corner ? <th scope="col">{t(corner)}</th> : <td />}
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{kept(head)}</th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={at} className={tone && `cell-${tone(cell)}`}>
                  {t(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Tables that stand in the ledger line by line, where a paragraph names them; in the rules they are to be found anyway. */
function NamedTables({ paragraph }: { readonly paragraph: Paragraph }) {
  const ledger = useContext(Rules)?.ledger
  const named = ledger ? tablesNamed(paragraph, ledger.paragraphs) : []
  return named.map((lines) => (
    <section key={lines[0]!.id} className="rule-table">
      <h3>{lines[0]!.chapter}</h3>
      <ul>
        {lines.map(({ id, text }) => (
          <li key={id} className={id === paragraph.id ? 'here' : ''}>
            <RichText text={text} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function knows({ ledger }: OpenRules, rule: Rule): boolean {
  return rule !== '' && (ledger === null || ledger.paragraphs.has(rule))
}

/** The rulebook of the game in view. */
export function useBook(): Book | undefined {
  return useContext(Rules)?.book
}

/** The switches of the match in view. */
export function useOptions(): Readonly<Record<string, unknown>> {
  return useContext(Rules)?.options ?? noOptions
}

const noOptions = {}

/** Opens a paragraph; null where there is no book. */
export function useOpenRule(): ((rule: Rule) => void) | null {
  return useContext(Rules)?.open ?? null
}

/** R and a number is one of ours. */
const isRuling = (rule: Rule) => /^R\d/.test(rule)

/** A citation; a button where the paragraph can be opened. */
export function Cite({ rule }: { readonly rule: Rule }) {
  const rules = useContext(Rules)
  if (!rules || !knows(rules, rule)) return rule ? <span className="citation">{rule}</span> : null
  return (
    <button
      type="button"
      className="citation cite"
      aria-label={isRuling(rule) ? t`${rule}: read our ruling` : t`${rule}: read the rule`}
      title={isRuling(rule) ? t('A ruling: how we play what the book leaves open') : undefined}
      onClick={() => rules.open(rule)}
    >
      {rule}
    </button>
  )
}

const PARTS = /(§\d+(?:\.\d+)*|\b[TREV]\d+(?:[.-]\d+)?\b|\b[BDG]-\d+\b|\b[ADGH]\.\d+\b|`[^`]+`|(?<!\w)\*[^*]+\*)/

/** A sentence of a ledger: citations can be opened, `code` and *emphasis* look so. */
export function RichText({ text }: { readonly text: string }) {
  const rules = useContext(Rules)
  return text.split(PARTS).map((part, index) => {
    const key = `${index} ${part}`
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>
    if (part.startsWith('*') && part.length > 2) return <em key={key}>{part.slice(1, -1)}</em>
    if (index % 2 === 1 && rules && knows(rules, part)) return <Cite key={key} rule={part} />
    return part
  })
}
