/** The one list of keys of a match, and how somebody may change it. */
import { isObject, t } from '@harena/engine'

/** Every key that can be changed, in the words of KeyboardEvent, with what it does. */
export const keyDeeds: Readonly<Record<string, string>> = {
  ArrowUp: t('a step ahead; north; a die more'),
  ArrowDown: t('a step back; south; a die fewer'),
  ArrowLeft: t('turn left; west; back in a replay'),
  ArrowRight: t('turn right; east; on in a replay'),
  a: t('the next attack; GLADIATOR: the pad, left'),
  e: t('end the turn, or the first button; GLADIATOR: the pad, above right'),
  w: t('GLADIATOR: the pad, above'),
  s: t('GLADIATOR: the pad, below'),
  d: t('GLADIATOR: the pad, right'),
  q: t('GLADIATOR: the pad, above left'),
  z: t('GLADIATOR: the pad, below left'),
  c: t('GLADIATOR: the pad, below right'),
  k: t('GLADIATOR: kneel'),
  r: t('GLADIATOR: recover an item'),
  Backspace: t('strike out the last move, or the last die'),
  b: t('the last blow again'),
  g: t('Suggest'),
  u: t('undo'),
  ' ': t('skip; play and pause a replay'),
  m: t('sound on or off'),
  t: t('the arena in words, or the sand'),
  '?': t('help'),
}

/** What is pressed instead, by the keys of the list. */
export type KeyMap = Readonly<Record<string, string>>

const names: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Backspace: '⌫',
  ' ': t('Space'),
}

export function nameOfKey(pressed: string): string {
  return names[pressed] ?? (pressed.length === 1 ? pressed.toUpperCase() : pressed)
}

/** Letters are the same with and without Shift. */
function plain(pressed: string): string {
  return pressed.length === 1 ? pressed.toLowerCase() : pressed
}

/** The key of the list that is meant; what has given its place to another key means nothing. */
export function meant(pressed: string, changed: KeyMap): string {
  const key = plain(pressed)
  const found = Object.keys(changed).find((one) => changed[one] === key)
  if (found !== undefined) return found
  return Object.hasOwn(changed, key) ? '' : key
}

/** Dice are typed with digits, the view is zoomed with signs, and the browser has its own keys. */
const RESERVED = /^([0-9+=_-]|Enter|Escape|Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Unidentified|F\d+)$/

/** The map with another key for a deed, or why it cannot be had. */
export function withKey(
  changed: KeyMap,
  key: string,
  pressed: string,
): { readonly map: KeyMap } | { readonly why: string } {
  const instead = plain(pressed)
  const name = nameOfKey(instead)
  if (RESERVED.test(instead)) return { why: t`${name} is needed for other things; choose another key.` }
  const holder = Object.keys(keyDeeds).find((one) => one !== key && (changed[one] ?? one) === instead)
  if (holder !== undefined) return { why: t`${name} is taken: ${keyDeeds[holder]!}. Change that one first.` }
  const { [key]: _, ...rest } = changed
  return { map: instead === key ? rest : { ...rest, [key]: instead } }
}

/** A map of unknown origin: none of it counts where a key would do two things or one that is needed elsewhere. */
export function checkedKeys(data: unknown): KeyMap {
  if (!isObject(data)) return {}
  const known = Object.entries(data).filter(
    (entry): entry is [string, string] => Object.hasOwn(keyDeeds, entry[0]) && typeof entry[1] === 'string',
  )
  const map = Object.fromEntries(known)
  const all = Object.keys(keyDeeds).map((key) => map[key] ?? key)
  const isFine = new Set(all).size === all.length && all.every((key) => key.length <= 20 && !RESERVED.test(key))
  return isFine ? map : {}
}
