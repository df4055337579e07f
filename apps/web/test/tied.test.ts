/** Signs beside a word that answers: they stay in its line. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { piecesOf } from '../src/ui/terms.ts'
import { closeSigns, Tied, type TiedProps } from '../src/ui/tied.tsx'

const terms = [
  { word: 'Advantage', means: '', rule: '§1' },
  { word: 'impact', means: '', rule: '§2' },
] as const

function signsIn(text: string) {
  const all = closeSigns(piecesOf(text, terms), ({ term }) => term !== undefined)
  expect(all.map(({ piece, before, after }) => before + piece.text + after).join('')).toBe(text)
  return all.flatMap(({ piece, before, after }) => (piece.term ? `${before}|${piece.text}|${after}` : []))
}

test('a full stop, a comma and brackets belong to the word; what is further off does not', () => {
  expect(signsIn('You have the Advantage. How many?')).toEqual(['|Advantage|.'])
  expect(signsIn('He stumbles (impact).')).toEqual(['(|impact|).'])
  expect(signsIn('„impact“, der Advantage')).toEqual(['„|impact|“,', '|Advantage|'])
  expect(signsIn('impact and Advantage')).toEqual(['|impact|', '|Advantage|'])
})

test('a word with signs is one piece of the line, one without stays as it is', () => {
  const tied = (after: string) => renderToStaticMarkup(createElement(Tied, { before: '', after } as TiedProps, '6'))
  expect(tied('.')).toBe('<span class="tied closes">6.</span>')
  expect(tied('')).toBe('6')
})
