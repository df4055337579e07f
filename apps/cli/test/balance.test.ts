import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder, harena } from './harena.ts'

const tiny = '--bouts 4 --seed capua --opponent novice'

test('balance: printed as text, or saved in every form', async () => {
  const printed = await harena(`balance outland ${tiny} --threads 1`)
  expect(printed.stdout).toContain('# Balance of Outland')
  const folder = join(freshFolder(), 'reports')
  const { stdout } = await harena(`balance outland ${tiny} --threads 2 --out ${folder}`)
  expect(stdout).toContain('The strongest style is the')
  expect(readdirSync(folder).sort()).toEqual(['outland.html', 'outland.json', 'outland.md'])
  expect(readFileSync(join(folder, 'outland.md'), 'utf8')).toBe(printed.stdout)
  const saved = join(folder, 'outland.json')
  expect((await harena(`balance --from ${saved}`)).stdout).toBe(printed.stdout)
  expect((await harena(`balance --from ${saved} --format json`)).stdout).toBe(readFileSync(saved, 'utf8'))
})

test('balance with a patch: what moved', async () => {
  const folder = freshFolder()
  const path = join(folder, 'patch.json')
  writeFileSync(path, '{"title": "No mercy", "options": {"crowd": "kills"}}')
  const { stdout } = await harena(`balance outland ${tiny} --threads 1 --patch ${path} --out ${folder} --format md`)
  expect(stdout).toContain('moved by more than chance')
  expect(readFileSync(join(folder, 'outland-patch.md'), 'utf8')).toContain('## What the patch moved: No mercy')
})

test.each([
  ['balance', /which ruleset\? Name one, or a saved report by --from/],
  ['balance --from package.json', /package\.json: this is not a balance report/],
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
