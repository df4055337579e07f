/** Text of unknown origin: what may stand in a name, and how text is shown that could do harm. */
import { t } from './language.ts'

/**
 * Control characters (a terminal obeys them), marks that turn the direction of writing, invisible characters, separators of
 * lines, and halves of characters, which no file and no database can hold.
 */
const HARMFUL =
  /[\p{Cc}\p{Surrogate}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u
const EVERY_HARMFUL = new RegExp(HARMFUL, 'gu')

/** Whether a text is safe to show, to keep and to pass on. */
export function isClean(text: string): boolean {
  return !HARMFUL.test(text)
}

/** The text with such characters spelt out as in JSON, so that quoted text stays the same text. */
export function harmless(text: string): string {
  return text.replace(EVERY_HARMFUL, spelt)
}

function spelt(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}

/** What a gladiator can be called, in words. */
export const NAME_RULE = t('1 to 40 characters, none of them invisible')

export function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 40 && isClean(value)
}
