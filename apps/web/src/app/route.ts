/** Where in the app one is: the part of the address after `#`, so that it also works from a file on disk. */
import { LINK_PREFIX } from './link.ts'

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'setup'; readonly ruleset: string | null }
  | { readonly screen: 'play'; readonly id: string }
  | { readonly screen: 'replay'; readonly id: string }
  /** One match of a career, by its number. */
  | { readonly screen: 'career'; readonly id: string; readonly match: number }
  | { readonly screen: 'link'; readonly packed: string }
  | { readonly screen: 'rules'; readonly ruleset: string | null; readonly paragraph: string | null }
  /** Trying out other tables and switches. */
  | { readonly screen: 'designer'; readonly ruleset: string | null }
  | { readonly screen: 'settings' }

export function parseRoute(hash: string): Route {
  if (hash.startsWith(LINK_PREFIX)) return { screen: 'link', packed: hash.slice(LINK_PREFIX.length) }
  const [screen = '', first = null, ...rest] = decode(hash.replace(/^#\/?/, '')).split('/')
  if ((screen === 'play' || screen === 'replay') && first) return { screen, id: first }
  if (screen === 'career' && first) return { screen, id: first, match: Number(rest[0] ?? 0) }
  if (screen === 'rules') return { screen, ruleset: first, paragraph: rest.join('/') || null }
  if (screen === 'setup' || screen === 'designer') return { screen, ruleset: first }
  if (screen === 'settings') return { screen }
  return { screen: 'home' }
}

export function hashOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#home'
    case 'setup':
      return route.ruleset ? `#setup/${route.ruleset}` : '#setup'
    case 'designer':
      return route.ruleset ? `#designer/${route.ruleset}` : '#designer'
    case 'play':
    case 'replay':
      return `#${route.screen}/${route.id}`
    case 'career':
      return `#career/${route.id}/${route.match}`
    case 'link':
      return `${LINK_PREFIX}${route.packed}`
    case 'rules':
      return ['#rules', route.ruleset, route.paragraph].filter((part) => part !== null).join('/')
    case 'settings':
      return '#settings'
  }
}

/** An address that somebody broke by hand is shown as it is rather than not at all. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
