/** Citations that open the paragraph they name. */
import type { Paragraph, Rule } from '@harena/engine'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { hashOf } from '../app/route.ts'
import type { Book } from '../games/guide.ts'
import { Modal } from './modal.tsx'

interface OpenRules {
  readonly ledger: ReadonlyMap<Rule, Paragraph>
  open(rule: Rule): void
}

const Rules = createContext<OpenRules | null>(null)

export interface RulesProviderProps {
  readonly guide: Book
  /** The switches of the match in view. */
  readonly options?: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

export function RulesProvider({ guide, options, children }: RulesProviderProps) {
  const [rule, setRule] = useState<Rule | null>(null)
  const value = useMemo(() => ({ ledger: guide.ledger, open: setRule }), [guide])
  const paragraph = rule === null ? undefined : guide.ledger.get(rule)
  return (
    <Rules value={value}>
      {children}
      {paragraph && (
        <Modal title={paragraph.id} className="rule-dialog" onClose={() => setRule(null)}>
          <p className="quiet-text rule-chapter">{paragraph.chapter}</p>
          <ParagraphBody paragraph={paragraph} />
          <CurrentSwitch guide={guide} rule={paragraph} options={options} />
          <a
            className="button quiet small"
            href={hashOf({ screen: 'rules', ruleset: guide.entry.ruleset.id, paragraph: paragraph.id })}
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
  readonly guide: Book
  readonly rule: Paragraph
  readonly options: Readonly<Record<string, unknown>> | undefined
}) {
  const { guide, rule, options } = props
  const named = guide.entry.ruleset.options.filter((option) => rule.switch?.includes(`\`${option.id}\``))
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

/** A citation; a button where the paragraph can be opened. */
export function Cite({ rule }: { readonly rule: Rule }) {
  const rules = useContext(Rules)
  if (!rules?.ledger.has(rule)) return rule ? <span className="citation">{rule}</span> : null
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
    if (index % 2 === 1 && rules?.ledger.has(part)) return <Cite key={key} rule={part} />
    return part
  })
}
