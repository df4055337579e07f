/** The rule ledger: every numbered paragraph of a game, in our words, with our rulings (docs/rules/*.md). */
import type { Rule } from './referee.ts'

/** `note`: nothing to enforce; `later`: a paragraph that is not played yet. All others need a test. */
export type ParagraphKind = 'rule' | 'table' | 'ruling' | 'example' | 'vector' | 'note' | 'later'

export interface Paragraph {
  readonly id: Rule
  readonly kind: ParagraphKind
  /** The heading it stands under. */
  readonly chapter: string
  /** What it says. */
  readonly text: string
  /** How we ruled where the book is silent or contradicts itself. */
  readonly ruling: string | null
  /** The switch that players may turn. */
  readonly switch: string | null
}

const BULLET = /^- \*\*(\S+)\*\* \*(rule|table|ruling|example|vector|note|later)\.\* (.+)$/

/** Reads a ledger; throws on a bullet it does not understand and on a paragraph that is listed twice. */
export function parseLedger(markdown: string): Map<Rule, Paragraph> {
  const paragraphs = new Map<Rule, Paragraph>()
  let chapter = ''
  for (const line of markdown.split(/\r?\n/)) {
    if (line.startsWith('## ')) chapter = line.slice(3).trim()
    if (!line.startsWith('- **')) continue
    const found = BULLET.exec(line)
    if (!found) throw new Error(`not a paragraph of a ledger: ${line.slice(0, 80)}`)
    const [, id, kind, body] = found as unknown as [string, string, ParagraphKind, string]
    if (paragraphs.has(id)) throw new Error(`the ledger lists ${id} twice`)
    const [beforeSwitch, switchText] = splitOnce(body, '**Switch:**')
    const [text, ruling] = splitOnce(beforeSwitch, '**Ruling:**')
    paragraphs.set(id, { id, kind, chapter, text, ruling: ruling || null, switch: switchText || null })
  }
  return paragraphs
}

/** What a ledger in another language says: paragraphs by their numbers, without kinds and switches. */
export function translatedLedger(markdown: string): Map<Rule, Pick<Paragraph, 'text' | 'ruling'>> {
  const paragraphs = new Map<Rule, Pick<Paragraph, 'text' | 'ruling'>>()
  for (const [, id, body] of markdown.matchAll(/^- \*\*(\S+)\*\* (.+)$/gm)) {
    const [text, ruling] = splitOnce(body!, '**Ruling:**')
    paragraphs.set(id!, { text, ruling: ruling || null })
  }
  return paragraphs
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + mark.length).trim()]
}

/** One citation, as the books' ledgers number them: `§6.4`, `T5.3`, `T5-3`, `R22`, `E1`, `V17`, `A.4`, `G-07`. */
const CITATION = '(?:§\\d+(?:\\.\\d+)*|[TREV]\\d+(?:[.-]\\d+)?|[A-H][.-]\\d+)'
const LEADING = new RegExp(`^${CITATION}(?:[ ,]+${CITATION})*(?=[ :])`)

/** The paragraphs that a test title names at its beginning, before its first word. */
export function citationsOf(title: string): Rule[] {
  return LEADING.exec(title)?.[0].split(/[ ,]+/) ?? []
}
