/** Citations that open the paragraph they name. */
import type { Paragraph, Rule } from '@harena/engine'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { hashOf } from '../app/route.ts'
import type { Book, Ledger } from '../games/book.ts'
import { Modal } from './modal.tsx'

interface OpenRules {
  /** Null until it has been fetched: then every citation is believed. */
  readonly ledger: Ledger | null
  open(rule: Rule): void
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
  const value = useMemo(() => ({ ledger, open: setRule }), [ledger])
  const paragraph = rule === null ? undefined : ledger?.paragraphs.get(rule)
  return (
    <Rules value={value}>
      {children}
      {paragraph && (
        <Modal title={paragraph.id} className="rule-dialog" onClose={() => setRule(null)}>
          <p className="quiet-text rule-chapter">{paragraph.chapter}</p>
          <ParagraphBody paragraph={paragraph} />
          <CurrentSwitch book={book} rule={paragraph} options={options} />
          <a
            className="button quiet small"
            href={hashOf({ screen: 'rules', ruleset: book.id, paragraph: paragraph.id })}
            onClick={() => setRule(null)}
          >
            Open in the rules
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
  const named = book.options.filter((option) => rule.switch?.includes(`\`${option.id}\``))
  if (!options || named.length === 0) return null
  return named.map((option) => {
    const value = String(options[option.id])
    const meaning = 'values' in option ? option.values[value] : undefined
    return (
      <p key={option.id} className="rule-switch">
        In this bout <code>{option.id}</code> is <b>{value}</b>
        {meaning === undefined ? '.' : `: ${meaning}.`}
      </p>
    )
  })
}

export function ParagraphBody({ paragraph }: { readonly paragraph: Paragraph }) {
  return (
    <>
      <p>
        <RichText text={paragraph.text} />
      </p>
      {paragraph.ruling && (
        <p className="rule-ruling">
          <b>Our ruling:</b> <RichText text={paragraph.ruling} />
        </p>
      )}
      {paragraph.switch && (
        <p className="rule-ruling">
          <b>Switch:</b> <RichText text={paragraph.switch} />
        </p>
      )}
    </>
  )
}

function knows({ ledger }: OpenRules, rule: Rule): boolean {
  return rule !== '' && (ledger === null || ledger.paragraphs.has(rule))
}

/** A citation; a button where the paragraph can be opened. */
export function Cite({ rule }: { readonly rule: Rule }) {
  const rules = useContext(Rules)
  if (!rules || !knows(rules, rule)) return rule ? <span className="citation">{rule}</span> : null
  return (
    <button
      type="button"
      className="citation cite"
      aria-label={`${rule}: read the rule`}
      onClick={() => rules.open(rule)}
    >
      {rule}
    </button>
  )
}

const PARTS = /(§\d+(?:\.\d+)*|\b[TREV]\d+(?:[.-]\d+)?\b|\b[BDG]-\d+\b|\b[ADGH]\.\d+\b|`[^`]+`|\*[^*]+\*)/

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
