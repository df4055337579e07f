/**
 * The language of the page: what the settings say, at first the browser's own. It is set before anything else of the page
 * is loaded, so that texts may stand anywhere in a module; another one needs the page to be loaded again.
 */
import { learn, speak, spoken } from '@harena/engine/language'

/** Each by its own name. */
export const languages = { en: 'English', de: 'Deutsch' } as const

export type Language = keyof typeof languages

export function isLanguage(id: unknown): id is Language {
  return typeof id === 'string' && Object.hasOwn(languages, id)
}

/** Fetches the texts of the first view. What cannot be fetched stays English. */
export async function setLanguage(): Promise<void> {
  if (language() === 'de') {
    await import('@harena/games/german/first').then(({ first }) => speak('de', first)).catch(() => undefined)
  }
  document.documentElement.lang = spoken()
}

let rest: Promise<void> | null = null

/** Fetches all other texts: before any other screen is loaded. */
export function allTexts(): Promise<void> {
  if (spoken() === 'en') return Promise.resolve()
  rest ??= import('@harena/games/german').then(({ german }) => learn(german)).catch(() => undefined)
  return rest
}

function language(): Language {
  const own = navigator.language.slice(0, 2)
  const chosen = chosenIn(attempt(() => localStorage.getItem('harena.settings')))
  return isLanguage(chosen) ? chosen : isLanguage(own) ? own : 'en'
}

/** The settings themselves (settings.ts) have texts, so they are read here as they lie. */
function chosenIn(settings: string | null): unknown {
  return attempt(() => JSON.parse(settings ?? '{}')?.language)
}

function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}
