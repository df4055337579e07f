// The ledgers are read by players: no shorthand of specifications in them, neither in English nor in German.
//
// The German ledgers (docs/rules/german): each paragraph of a ledger, with the citations and names of switches that it has
// in English. `seen.json` says which English paragraph each German one was made from, so that a changed one is found.

import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Paragraph, parseLedger, translatedLedger } from '../packages/engine/src/ledger.ts'

const GERMAN = 'docs/rules/german'
const CITED = /§\d+(?:\.\d+)*|\b[TREV]\d+(?:[.-]\d+)?\b|\b[A-H][.-]\d+\b|`[^`]+`/g

/** Names of other paragraphs in capitals, formulas, and abbreviations that no player is told of. */
const SHORTHAND =
  /\b[A-Z]{3}-\d+\b|\btick\b|->|[<>]=| [<>=] |\b(?:floor|max|min)\(|\b(?:PA|IF|DRM|CRT|FS|SL|PB|RMC|NAA|Spd|Thr)\b|\(derived/

type Words = Pick<Paragraph, 'text' | 'ruling'>
type Seen = Readonly<Record<string, Readonly<Record<string, string>>>>

const cited = (words: string | null) => [...new Set((words ?? '').match(CITED))].sort().join(' ')
const headings = (markdown: string) => markdown.match(/^## .*/gm)?.length ?? 0
const hashOf = ({ text, ruling }: Words) => createHash('sha256').update(`${text}\n${ruling}`).digest('hex').slice(0, 6)

function booksIn(root: string) {
  return globSync('docs/rules/*.md', { cwd: join(root) }).map((path) => {
    const read = (place: string) => (existsSync(join(root, place)) ? readFileSync(join(root, place), 'utf8') : '')
    return { book: basename(path, '.md'), english: read(path), german: read(join(GERMAN, basename(path))) }
  })
}

/** Remembers that the German paragraphs are those of the English ones as they stand now. */
export function rememberSeen(root: string): void {
  const seen = booksIn(root).map(({ book, english }) => {
    const paragraphs = [...parseLedger(english)].map(([id, one]) => [id, hashOf(one)])
    return [book, Object.fromEntries(paragraphs)]
  })
  writeFileSync(join(root, GERMAN, 'seen.json'), `${JSON.stringify(Object.fromEntries(seen), null, 2)}\n`)
}

export function ledgerFaults(root: string): string[] {
  const seen: Seen = JSON.parse(readFileSync(join(root, GERMAN, 'seen.json'), 'utf8'))
  return booksIn(root).flatMap(({ book, english, german }) => {
    const said = translatedLedger(german)
    const paragraphs = parseLedger(english)
    const faults = [...paragraphs.values()].flatMap((one) => {
      const fault = faultOf(one, said.get(one.id), seen[book]?.[one.id])
      return fault ? [`${one.id}: ${fault}`] : []
    })
    if (headings(english) !== headings(german)) faults.push('other chapters than in English')
    for (const id of said.keys()) if (!paragraphs.has(id)) faults.push(`${id}: no longer in the ledger`)
    const shorthand = [...paragraphs.values()].flatMap((one) => [
      ...shorthandIn(`docs/rules/${book}.md`, one, one),
      ...shorthandIn(`${GERMAN}/${book}.md`, one, said.get(one.id)),
    ])
    return [...shorthand, ...faults.map((fault) => `${GERMAN}/${book}.md: ${fault}`)]
  })
}

/** What somebody who only plays would not understand; worked cases are sums, and may look like them. */
function shorthandIn(place: string, { id, kind }: Paragraph, words: Words | undefined): string[] {
  if (!words || kind === 'vector' || kind === 'example') return []
  const found = SHORTHAND.exec(`${words.text} ${words.ruling ?? ''}`.replace(/`[^`]+`/g, ''))
  return found ? [`${place}: ${id}: not a sentence for players: “${found[0].trim()}”`] : []
}

function faultOf(english: Paragraph, german: Words | undefined, seen: string | undefined): string | null {
  if (!german) return 'not in German'
  if ((english.ruling === null) !== (german.ruling === null)) return 'a ruling in one language only'
  if (cited(english.text) !== cited(german.text)) return `cites ${cited(english.text)} in English`
  if (cited(english.ruling) !== cited(german.ruling)) return `its ruling cites ${cited(english.ruling)} in English`
  if (seen !== hashOf(english)) return 'the English has changed: look at it, then `npm run language -- --seen`'
  return null
}
