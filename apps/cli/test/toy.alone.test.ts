/** docs/add-a-ruleset.md: what a fifth ruleset has to bring, and that this is all. */
import { conformance } from '@harena/engine/conformance'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { freshFolder } from './harena.ts'
import { rudis } from './toy/ruleset.ts'

vi.mock('@harena/games', () => import('./toy/games.ts'))
const { main } = await import('../src/main.ts')

/** What the command prints. */
async function harena(...args: string[]): Promise<string> {
  let printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text
    return true
  })
  await main(args)
  vi.restoreAllMocks()
  return printed
}

afterEach(() => {
  process.exitCode = undefined
})

describe('the toy keeps the contract', () => {
  const subject = { ruleset: rudis, randomMatch: () => ({ setup: rudis.defaultSetup, options: {} }) }
  const paragraphs = new Set(['§1', '§2', '§3', '§4'])
  for (const check of conformance({ ...subject, paragraphs }, 5, 'rudis')) test(check.title, check.run)
})

test('a match is played, saved, drawn again and proven', async () => {
  const file = `${freshFolder()}/rudis.json`
  expect(await harena('duel', 'rudis', '--seed', 'ludus', '--record', file)).toMatch(
    /(Marcus|Attilius) won after \d+ rounds/,
  )
  const told = await harena('replay', file)
  expect(told).toMatch(/Marcus strikes: \d points?\. \[§3; dice: Marcus \d/)
  expect(told).toMatch(/\\__\/[AM][↑↗↘↓↙↖]\\__\//)
  expect(told).toMatch(/Attilius, veteran\n.*stamina \d of 5; right hand rudis/)
  expect(await harena('replay', file, '--verify')).toMatch(/^The same/)
})

test('many are simulated, with its own numbers and with others', async () => {
  const wins = async (...flags: string[]) => {
    const report = JSON.parse(
      await harena('simulate', 'rudis', '--matches', '400', '--seed', 'ludus', '--json', ...flags),
    )
    return report.seats.map(({ won }: { won: number }) => won)
  }
  const [recruit, veteran] = await wins()
  expect(veteran).toBeGreaterThan(recruit)
  const [one, other] = await wins('--option', 'tables.skill.recruit=3')
  expect(one).toBeGreaterThan(other)
})

test('its odds are exact, and it stands in every list', async () => {
  expect(await harena('odds', 'rudis', 'strike', '--skill', '1')).toMatch(
    /^0\s+33\.33 %\s+1\/3\n1\s+33\.33 %\s+1\/3\n2\s+33\.33 %/,
  )
  expect(await harena('rulesets')).toMatch(
    /rudis {2}Rudis, version 1\.0\.0\n {2}gladiators: recruit, veteran\n {2}opponents: standard/,
  )
})
