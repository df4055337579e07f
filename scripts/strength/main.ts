// `npm run strength [-- --part levels,times --pairs 400 --long 100 --only <game>]`: measures the opponents and writes what it
// finds into docs/opponents.md, part by part. With --only it measures one game and writes nothing.
// Everything is seeded and played once; it is kept in the folder, so that the run goes on where it was interrupted. Remove
// the folder to measure anew.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeText } from '../../apps/cli/src/lib/files.ts'
import { actionsPart } from './actions.ts'
import { companyPart } from './company.ts'
import { drawnStylesPart } from './drawn-styles.ts'
import { equilibriumPart } from './equilibrium.ts'
import { levelsPart } from './levels.ts'
import { methodPart } from './method.ts'
import { namedPart } from './named.ts'
import { namedScoresPart } from './named-scores.ts'
import type { Keep, Part } from './part.ts'
import { withSection } from './report.ts'
import { responsesPart } from './responses.ts'
import { roomPart } from './room.ts'
import { otherStylesPart, stylesPart } from './styles.ts'
import { timesPart } from './times.ts'

const REPORT = 'docs/opponents.md'

/** In the order of the report. */
const parts: Readonly<Record<string, Part>> = {
  levels: levelsPart,
  room: roomPart,
  times: timesPart,
  company: companyPart,
  styles: stylesPart,
  otherStyles: otherStylesPart,
  drawn: drawnStylesPart,
  responses: responsesPart,
  equilibrium: equilibriumPart,
  named: namedPart,
  namedScores: namedScoresPart,
  actions: actionsPart,
  method: methodPart,
}

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: Object.keys(parts).join() },
    pairs: { type: 'string', default: '400' },
    long: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    folder: { type: 'string', default: '.strength' },
  },
})

const keep: Keep = (name, make) => {
  const path = join(values.folder, `${name.replaceAll(/\W+/g, '-')}.json`)
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  const made = make()
  writeFileSync(path, JSON.stringify(made))
  console.log(`${name} ${JSON.stringify(made)}`)
  return made
}

mkdirSync(values.folder, { recursive: true })
const size = { pairs: Number(values.pairs), long: Number(values.long), only: values.only }
const headings = Object.values(parts).map(({ heading }) => heading)
for (const name of values.part.split(',')) {
  const part = parts[name]
  if (!part) throw new RangeError(`unknown part "${name}"; known are ${Object.keys(parts).join(', ')}`)
  const body = part.measure(keep, size)
  if (values.only === '') writeText(REPORT, withSection(readFileSync(REPORT, 'utf8'), part.heading, body, headings))
}
