/** Words of a game that need a sentence, and where they stand in a text. */
import type { Rule } from '@harena/engine'

export interface Term {
  readonly word: string
  /** How it is written in texts, as a regular expression, where it is not just the word. */
  readonly written?: string
  /** One sentence, for somebody who has never seen the game. */
  readonly means: string
  /** The same without the name of a number, for where that stands already. */
  readonly does?: string
  readonly rule: Rule
}

/** A number on a card: its name, and what it does. */
export function numberTerm(word: string, name: string, does: string, rule: Rule): Term {
  return { word, means: `${name}: ${does}`, does, rule }
}

/** A word that is a term only where nothing else is said, as how somebody ended. */
export function alone(word: string, means: string, rule: Rule): Term {
  return { word, written: `^${word}$`, means, rule }
}

/** A piece of a text; with a term where it is one. */
export interface Piece {
  readonly text: string
  readonly term?: Term
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patternOf = ({ word, written = `\\b${escaped(word)}\\b` }: Term) => `(?:${written})`

const patterns = new WeakMap<readonly Term[], RegExp>()

function found(terms: readonly Term[]): RegExp {
  let pattern = patterns.get(terms)
  if (!pattern) {
    pattern = new RegExp(terms.map((term) => `(${patternOf(term)})`).join('|'), 'g')
    patterns.set(terms, pattern)
  }
  return pattern
}

/** A text in pieces: each term is marked where it comes first, and again where it is written otherwise. */
export function piecesOf(text: string, terms: readonly Term[]): Piece[] {
  if (terms.length === 0) return [{ text }]
  const pieces: Piece[] = []
  const seen = new Set<string>()
  let at = 0
  for (const match of text.matchAll(found(terms))) {
    const term = terms[match.slice(1).findIndex((group) => group !== undefined)]!
    if (seen.has(match[0])) continue
    seen.add(match[0])
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) })
    pieces.push({ text: match[0], term })
    at = match.index + match[0].length
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}

/** The term of a label, such as that of a number on a card. */
export function termOf(label: string, terms: readonly Term[]): Term | undefined {
  const wanted = label.toLowerCase()
  return terms.find(({ word }) => word.toLowerCase() === wanted)
}
