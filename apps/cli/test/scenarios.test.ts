import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scenarios } from '@harena/games/scenarios'
import { expect, test } from 'vitest'
import { freshFolder, harena } from './harena.ts'

test('scenarios are listed by game, and one is told of', async () => {
  const { stdout } = await harena(['scenarios'])
  for (const { id, title } of scenarios) expect(stdout).toMatch(new RegExp(`^  ${id} +${title}$`, 'm'))
  const one = await harena(['scenarios', 'to-the-beasts'])
  expect(one.stdout).toContain('The tiger: Tigris (tiger, by the book)')
  expect(one.stdout).toContain('Androcles wins by holding out for 3 turns.')
})

test('a scenario is a file that can be changed and played', async () => {
  const folder = freshFolder()
  const path = join(folder, 'mine.json')
  const { stdout } = await harena(['scenarios', 'first-lesson', '--json'])
  writeFileSync(path, stdout.replace('The first lesson', 'My own lesson'))
  const played = await harena(['play', '--scenario', path, '--seed', 'a'], { input: 'q\n', cwd: folder })
  expect(played.stdout).toContain('My own lesson')
  expect(played.stdout).toContain('It ends as the rules say.')
  writeFileSync(path, stdout.replace('"novice"', '"genius"'))
  const refused = await harena(['play', '--scenario', path], { input: 'q\n', cwd: folder })
  expect(refused).toMatchObject({ status: 2 })
  expect(refused.stderr).toContain('"deciders.1" must be "person" or "dummy" or "novice"')
})

test('opponents play a scenario out, each with its own level, and a goal ends it', async () => {
  const duel = await harena(['duel', '--scenario', 'three-to-one', '--seed', 'a', '--json'])
  expect(JSON.parse(duel.stdout).ruleset).toBe('colosseum')
  const many = await harena(['simulate', '--scenario', 'first-lesson', '--matches', '3', '--threads', '1', '--json'])
  const { seats } = JSON.parse(many.stdout)
  expect(seats.map(({ opponent }: { opponent: string }) => opponent)).toEqual(['standard', 'novice'])
})

test.each([
  [['play', '--scenario', 'the-frist-hunt'], 'unknown scenario "the-frist-hunt", perhaps the-first-hunt?'],
  [['play', 'munera', '--scenario', 'first-lesson'], 'first-lesson is a scenario of colosseum, not of munera'],
  [['duel', '--scenario', 'first-lesson', '--as', 'thraex'], '--scenario names everyone who fights and the rules'],
  [['simulate', '--scenario', 'none.json'], 'none.json cannot be read: there is no such file'],
  [['duel'], 'which ruleset, or which --scenario?'],
])('%j is refused', async (args, message) => {
  const { status, stderr } = await harena(args)
  expect(status).toBe(2)
  expect(stderr).toContain(message)
})
