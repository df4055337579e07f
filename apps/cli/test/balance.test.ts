import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder, harena } from './harena.ts'

const tiny = '--bouts 4 --seed capua --opponent novice --threads 2'

test('balance: printed as text, or saved in every form', async () => {
  const printed = await harena(`balance outland ${tiny}`)
  expect(printed.stdout).toContain('# Balance of Outland')
  const folder = join(freshFolder(), 'reports')
  const { stdout } = await harena(`balance outland ${tiny} --out ${folder}`)
  expect(stdout).toContain('The strongest style is the')
  expect(readdirSync(folder).sort()).toEqual(['outland.html', 'outland.json', 'outland.md'])
  expect(readFileSync(join(folder, 'outland.md'), 'utf8')).toBe(printed.stdout)
  const json = await harena(`balance outland ${tiny} --format json --threads 1`)
  expect(json.stdout).toBe(readFileSync(join(folder, 'outland.json'), 'utf8'))
  const again = await harena(`balance --from ${join(folder, 'outland.json')}`)
  expect(again.stdout).toBe(printed.stdout)
})

test('balance with a patch: what moved', async () => {
  const folder = freshFolder()
  const path = join(folder, 'patch.json')
  writeFileSync(path, '{"title": "No mercy", "options": {"crowd": "kills"}}')
  const { stdout } = await harena(
    `balance outland --bouts 20 --opponent novice --patch ${path} --out ${folder} --format md`,
  )
  expect(stdout).toContain('numbers moved by more than chance')
  expect(readFileSync(join(folder, 'outland-patch.md'), 'utf8')).toContain('## What the patch moved: No mercy')
})

test.each([
  ['balance', /which ruleset\? Name one, or a saved report by --from/],
  ['balance --from package.json', /package\.json is not a balance report/],
  ['balance heroes-career', /balance reports exist for munera, outland, heroes, colosseum/],
  ['balance munera --bouts 1', /--bouts must be a whole number from 2/],
  ['balance munera --opponent god', /unknown opponent "god"/],
  ['balance munera --format pdf', /--format takes html, md, json, not "pdf"/],
  ['balance munera --format html,md', /only one format can be printed; --out saves them all/],
  ['balance all --patch x.json', /a patch is for one ruleset/],
  ['balance munera --patch nowhere.json', /nowhere\.json cannot be read/],
])('refused: harena %s', async (command, message) => {
  const { status, stdout, stderr } = await harena(command)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(message)
})
