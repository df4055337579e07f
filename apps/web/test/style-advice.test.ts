import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StyleId, styleIds, styles } from '@harena/colosseum'
import { expect, test } from 'vitest'
import { adviceOn, firstChoice, whyFirst, winsOf } from '../src/games/gladiator-campaign/style-advice.ts'

const report = readFileSync(join(import.meta.dirname, '../../../docs/balance/colosseum.md'), 'utf8')

const fighting = styleIds.filter((style) => styles[style].class > 0)

test('every style that fights men says what it is good at, how hard it is, and what the balance report says', () => {
  for (const style of fighting) {
    expect(adviceOn(style), style).toMatch(/easy|hard|rules/i)
    const row = report.match(new RegExp(`^\\| ${styles[style].name} \\| ([\\d.]+) % \\|`, 'm'))
    expect(winsOf(style), style).toBe(Number(row![1]))
  }
})

const ofClass = (number: number) => fighting.filter((style) => styles[style].class === number)

test.each<[number, StyleId]>([
  [1, 'dimachaerus'],
  [2, 'myrmillo'],
  [3, 'provocator'],
])('§38.4.2 who knows only the sword begins in class %i as %s', (number, first) => {
  expect(firstChoice(ofClass(number), { sword: 0 })).toBe(first)
})

test('a style whose weapon he has not learned is never advised, and one that he has may be', () => {
  expect(firstChoice(['velite', 'hoplomachus'], { sword: 0 })).toBeNull()
  expect(firstChoice(['parmularius', 'velite'], { sword: 0, spear: 0 })).toBe('velite')
  expect(whyFirst('velite')).toContain('47 of 100')
})
