/** What the books of Munera and Outland have in common: one edition, and ledgers with the same parts. */
import { t } from '@harena/engine'
import type { Reader } from '../../rules/reader.ts'

/** Of the switches of a bout and of a club, each once. */
export function hexBook(
  options: Reader['options'],
): Pick<Reader, 'options' | 'editions' | 'parts' | 'detailed' | 'partOf'> {
  return {
    options: options.filter(({ id }, at) => options.findIndex((other) => other.id === id) === at),
    editions: [
      { id: 'book', title: t('As printed'), note: t('Every ruling as close to the text as it goes.'), switches: {} },
    ],
    parts: [t('The bout'), t('Beyond the duel'), t('Tables'), t('Rulings and worked cases')],
    detailed: [t('Rulings and worked cases')],
    partOf({ title }) {
      if (/^T\d/.test(title)) return t('Tables')
      if (/^(Rulings|Examples|Vectors|G )/.test(title)) return t('Rulings and worked cases')
      return /^[CH] /.test(title) ? t('Beyond the duel') : t('The bout')
    },
  }
}
