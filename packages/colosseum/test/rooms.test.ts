import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billingsOptions } from '../src/editions/billings-options.ts'
import { campaignEditionOptions } from '../src/editions/campaign-options.ts'
import { classicOptions } from '../src/editions/classic-1981-options.ts'
import { tablesV2Options } from '../src/editions/tables-v2-options.ts'

const src = new URL('../src/', import.meta.url)
const rooms = readdirSync(src).filter(
  (room) => /^\d\d-/.test(room) || ['match', 'odds', 'campaign', 'ludus'].includes(room),
)
const files = rooms.flatMap((room) => readdirSync(new URL(`${room}/`, src)).map((name) => `${room}/${name}`))

/** A file without its comments. */
function codeOf(file: string): string {
  return textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
}

function textOf(file: string): string {
  return readFileSync(new URL(file, src), 'utf8')
}

/** The lists of switches, and the rulesets, which bring the editions along. */
const doors = ['campaign/options.ts', 'campaign/ruleset.ts', 'ludus/ruleset.ts', 'match/options.ts', 'match/ruleset.ts']

test('no chapter imports an edition', () => {
  const importing = files.filter((file) => /'\.\.\/editions\//.test(codeOf(file)))
  expect(importing.sort()).toEqual(doors)
})

/** The ids of all switches that another edition brings along; each of them is one word and means nothing else. */
const foreign = [...classicOptions, ...billingsOptions, ...tablesV2Options, ...campaignEditionOptions].map(
  ({ id }) => id,
)

test('no chapter asks for a switch of another edition', () => {
  const ids = foreign.filter((id) => id !== 'edition')
  const asks = new RegExp(`\\b(${ids.join('|')})\\b|\\boptions\\.edition\\b|\\bedition\\b[^;\\n]* = [\\w.]*options\\b`)
  const asking = files.filter((file) => file !== 'match/options.ts' && asks.test(codeOf(file)))
  expect(asking).toEqual([])
})

test('the chapters read tables through the match', () => {
  const printed =
    /import \{[^}]*\b(armour|armourDRM|attackSequence|characteristics|combatResults|criticalHits|netModifiers|penaltyBoxes|positionalAdvantage|shieldTracks|styles|items|wounds|tables|campaignTables|lanistaTables)\b[^}]*\} from '\.\.\/tables\//
  // The rulesets hand out the printed tables, and odds may be asked for without a match.
  const reading = files.filter((file) => ![...doors, 'odds/odds.ts'].includes(file) && printed.test(codeOf(file)))
  expect(reading).toEqual([])
})

test('every chapter file begins with its chapter', () => {
  const first = (file: string) => /^\/\*\*[\s\S]*?\*\//.exec(textOf(file))?.[0] ?? ''
  const chapters = files.filter((file) => /^\d\d-/.test(file))
  expect(chapters.length).toBeGreaterThan(40)
  expect(chapters.filter((file) => !/§\d|[Cc]hapters? \d/.test(first(file)))).toEqual([])
})
