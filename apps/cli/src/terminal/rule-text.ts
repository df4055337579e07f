/** Paragraphs of a ledger as text. */
import { nearest, type Paragraph, t } from '@harena/engine'
import { UsageError } from '../lib/errors.ts'
import { findChapter, findParagraph, type Ledger, readLedger, rulingsOf } from '../lib/ledger.ts'
import { paint, wrap } from './output.ts'

/** A paragraph with the rulings it refers to, or a whole chapter. */
export function lookUp(ledger: Ledger, wanted: string): Paragraph[] {
  const one = findParagraph(ledger, wanted)
  if (one) return [one, ...rulingsOf(ledger, one)]
  const chapter = findChapter(ledger, wanted)
  if (chapter.length > 0) return chapter
  const spelt = /^\d/.test(wanted) ? `§${wanted}` : wanted
  const near = nearest(spelt, [...ledger.keys()], 4).join(', ')
  throw new UsageError(t`there is no paragraph "${wanted}"; near it are ${near}`)
}

export function paragraphText(paragraph: Paragraph): string {
  const { id, kind, chapter, text, ruling, switch: choice } = paragraph
  const lines = [`${paint('bold', id)} ${paint('dim', `${t(kind)}, ${chapter}`)}`, wrap(text)]
  if (ruling) lines.push(wrap(`${paint('bold', t('Our ruling:'))} ${ruling}`))
  if (choice) lines.push(wrap(`${paint('bold', t('Switch:'))} ${choice}`))
  return lines.join('\n')
}

/** A rule by its citation, with the rulings it refers to. */
export function ruleText(book: string, wanted: string): string {
  return lookUp(readLedger(book), wanted).map(paragraphText).join('\n\n')
}
