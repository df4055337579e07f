/** Small words that every game needs, in one place. */
import { fill, spoken, t } from './language.ts'
import { harmless } from './text.ts'

/** `+2`, `-1`, `0`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A title within a sentence; German nouns keep their capitals. */
export function midSentence(title: string): string {
  return spoken() === 'en' ? title.toLowerCase() : title
}

/** `1 wound`, `2 wounds`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return fill(`{0} ${count === 1 ? one : many}`, count)
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : t`${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`
}

/** A value of unknown origin for an error message, on one line and not too long. */
export function shown(value: unknown, most = 60): string {
  // JSON has no word for numbers that are none.
  const json = typeof value === 'number' ? String(value) : JSON.stringify(value)
  const text = harmless(json ?? (value === undefined ? 'none' : String(value)))
  return text.length > most ? `${text.slice(0, most - 3)}...` : text
}

/** As flags and commands are spelt: `targetAgility` is `target-agility`, `armCFLoss` is `arm-cf-loss`. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
}

/** A name of the code in words, what is written in capitals as it is: `leftArm` is `left arm`, `CF` is `CF`. */
export function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
}

/** A name of the code as people read it: `targetAgility` is `target agility`. */
export function inWords(name: string): string {
  return kebabCase(name).replaceAll('-', ' ')
}
