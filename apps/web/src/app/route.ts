/** Where in the app one is: the part of the address after `#`, so that it also works from a file on disk. */
import { LINK_PREFIX } from '@harena/engine'

/** A whole scenario in the address. */
export const SCENARIO_PREFIX = '#s='

export type Route =
  | { readonly screen: 'home' }
  /** For one of one's own gladiators, if he is named. */
  | { readonly screen: 'setup'; readonly ruleset: string | null; readonly man?: string | null }
  | { readonly screen: 'play'; readonly id: string }
  /** Of a record with several matches one by its number; and where in it to stand. */
  | { readonly screen: 'replay'; readonly id: string; readonly part: number | null; readonly at?: number | null }
  | { readonly screen: 'link'; readonly packed: string }
  | { readonly screen: 'rules'; readonly ruleset: string | null; readonly paragraph: string | null }
  /** Trying out other tables and switches. */
  | { readonly screen: 'designer'; readonly ruleset: string | null }
  | { readonly screen: 'scenarios' }
  /** One that somebody has sent. */
  | { readonly screen: 'scenario'; readonly packed: string }
  /** Without a name the one that was worked on last. */
  | { readonly screen: 'editor'; readonly id: string | null }
  /** The fight of the day and one's record in it. */
  | { readonly screen: 'daily' }
  /** The same two men under every book. */
  | { readonly screen: 'books' }
  /** One's own, and their stones. */
  | { readonly screen: 'gladiators' }
  | { readonly screen: 'settings' }
  /** With the lessons of that game first. */
  | { readonly screen: 'school'; readonly game: string | null }
  | { readonly screen: 'lesson' | 'puzzle'; readonly id: string }

export function parseRoute(hash: string): Route {
  if (hash.startsWith(LINK_PREFIX)) return { screen: 'link', packed: hash.slice(LINK_PREFIX.length) }
  if (hash.startsWith(SCENARIO_PREFIX)) return { screen: 'scenario', packed: hash.slice(SCENARIO_PREFIX.length) }
  const [screen = '', first = null, ...rest] = decode(hash.replace(/^#\/?/, '')).split('/')
  if (screen === 'play' && first) return { screen, id: first }
  if (screen === 'replay' && first) return { screen, id: first, part: numberOf(rest[0]), at: numberOf(rest[1]) }
  if (screen === 'rules') return { screen, ruleset: first, paragraph: rest.join('/') || null }
  if (screen === 'setup') return { screen, ruleset: first, man: rest[0] ?? null }
  if (screen === 'designer') return { screen, ruleset: first }
  if (screen === 'editor') return { screen, id: first }
  if (screen === 'school') return { screen, game: first }
  if ((screen === 'lesson' || screen === 'puzzle') && first) return { screen, id: first }
  if (isPlain(screen)) return { screen }
  return { screen: 'home' }
}

export function hashOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#home'
    case 'setup':
      return ['#setup', route.ruleset, route.man].filter((part) => part != null).join('/')
    case 'designer':
      return route.ruleset ? `#designer/${route.ruleset}` : '#designer'
    case 'play':
      return `#play/${route.id}`
    case 'replay':
      return ['#replay', route.id, ...placeOf(route.part, route.at ?? null)].join('/')
    case 'link':
      return `${LINK_PREFIX}${route.packed}`
    case 'rules':
      return ['#rules', route.ruleset, route.paragraph].filter((part) => part !== null).join('/')
    case 'scenario':
      return `${SCENARIO_PREFIX}${route.packed}`
    case 'editor':
      return route.id ? `#editor/${route.id}` : '#editor'
    case 'school':
      return route.game ? `#school/${route.game}` : '#school'
    case 'lesson':
    case 'puzzle':
      return `#${route.screen}/${route.id}`
    case 'scenarios':
    case 'daily':
    case 'books':
    case 'gladiators':
    case 'settings':
      return `#${route.screen}`
  }
}

/** The packed record in a pasted address or in what stands after its `#`; null if there is none. */
export function packedIn(text: string): string | null {
  const at = text.indexOf(LINK_PREFIX)
  return at < 0 ? null : text.slice(at + LINK_PREFIX.length).trim()
}

const plain = ['settings', 'scenarios', 'daily', 'books', 'gladiators'] as const

/** A screen without anything more to say. */
function isPlain(screen: string): screen is (typeof plain)[number] {
  return (plain as readonly string[]).includes(screen)
}

/** Part and place in it, as far as they are needed. */
function placeOf(part: number | null, at: number | null): string[] {
  if (at !== null) return [String(part ?? WHOLE), String(at)]
  return part === null ? [] : [String(part)]
}

/** Instead of the number of a part. */
const WHOLE = 'whole'

function numberOf(text: string | undefined): number | null {
  return text === undefined || text === WHOLE ? null : Number(text)
}

/** An address that somebody broke by hand is shown as it is rather than not at all. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
