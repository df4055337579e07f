/** JSON of unknown origin: how long and how deep it may be is looked at before it is read. */
import { t } from './language.ts'
import { MAX_DEPTH } from './plain.ts'

/** A record nests its answers five levels deep. */
export const MAX_JSON_DEPTH = MAX_DEPTH + 5

/** What a text of at most so many characters holds. Throws a RangeError that says why it cannot be read; `what` is how it is called there. */
export function parseJson(text: string, what: string, longest: number): unknown {
  if (text.length > longest) {
    throw new RangeError(t`${what} is ${text.length} characters long; at most ${longest} are read`)
  }
  if (isDeeper(text, MAX_JSON_DEPTH)) throw new RangeError(t`${what} is nested more than ${MAX_JSON_DEPTH} levels deep`)
  try {
    return JSON.parse(text)
  } catch (thrown) {
    // What else the message says is a piece of the text itself.
    const place = /line \d+ column \d+/.exec((thrown as Error).message)
    throw new RangeError(t`${what} is not JSON, or it was cut off${place ? ` (${place[0]})` : ''}`)
  }
}

const BACKSLASH = 0x5c
const QUOTE = 0x22

/** Whether brackets are nested deeper than this; those inside of texts do not count. */
function isDeeper(text: string, limit: number): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isText) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) isText = false
    } else if (code === QUOTE) isText = true
    // The brackets [ and {, and those that close them, differ in one bit.
    else if ((code | 0x20) === 0x7b) depth++
    else if ((code | 0x20) === 0x7d) depth--
    if (depth > limit) return true
  }
  return false
}
