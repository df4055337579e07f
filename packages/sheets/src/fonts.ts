/** The fonts that every reader of PDF has: how wide their letters are, and how text is written in their code. */

export type Font = 'plain' | 'bold' | 'title'

/** Their names in a file. */
export const fontNames: Readonly<Record<Font, string>> = {
  plain: 'Helvetica',
  bold: 'Helvetica-Bold',
  title: 'Times-Bold',
}

/** In thousandths of the size, from the blank to the tilde; from Adobe's public metrics of the core fonts. */
const widths: Readonly<Record<Font, readonly number[]>> = {
  plain: numbers(`278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278
556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556
1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778
667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556
333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556
556 556 333 500 278 556 500 722 500 500 500 334 260 334 584`),
  bold: numbers(`278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278
556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611
975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778
667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556
333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611
611 611 389 556 333 611 556 778 556 556 500 389 280 389 584`),
  title: numbers(`250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278
500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500
930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778
611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500
333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500
556 556 444 389 333 556 500 722 500 500 444 394 220 394 520`),
}

function numbers(text: string): readonly number[] {
  return text.split(/\s+/).map(Number)
}

/** Signs beyond Latin-1 that the code of the fonts has, with their places there. */
const beyond: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
  Š: 0x8a,
  Œ: 0x8c,
  Ž: 0x8e,
  š: 0x9a,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
}

/** What a letter is without its marks. */
function bare(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '')
}

/** One number for each letter. A letter that the fonts lack loses its marks; what then still is missing is a `?`. */
export function encoded(text: string): number[] {
  return [...text.normalize('NFC')].map((letter) => {
    const code = letter.codePointAt(0)!
    if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code
    if (beyond[letter] !== undefined) return beyond[letter]
    const plain = bare(letter).codePointAt(0) ?? 0
    return plain >= 0x20 && plain < 0x7f ? plain : 0x3f
  })
}

/** Signs that are not letters with marks are about as wide as a figure. */
function widthOfCode(font: Font, code: number): number {
  const row = widths[font]
  if (code < 0x7f) return row[code - 0x20]!
  if (code === 0x97 || code === 0x85) return 1000
  const plain = bare(String.fromCharCode(code)).charCodeAt(0)
  return plain < 0x7f ? row[plain - 0x20]! : 556
}

/** How wide a line is. */
export function widthOf(text: string, font: Font, size: number): number {
  return (encoded(text).reduce((sum, code) => sum + widthOfCode(font, code), 0) * size) / 1000
}

/** The text in lines that are no wider than that; a word that is wider has a line of its own. */
export function wrapped(text: string, font: Font, size: number, width: number): string[] {
  const done: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, font, size) > width) {
      done.push(line)
      line = word
    } else line = longer
  }
  return [...done, line]
}

/** The text cut off where it would be wider, with dots. */
export function fitted(text: string, font: Font, size: number, width: number): string {
  if (widthOf(text, font, size) <= width) return text
  const letters = [...text]
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, font, size) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
