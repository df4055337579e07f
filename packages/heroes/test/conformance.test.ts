import { readFileSync } from 'node:fs'
import { parseLedger } from '@harena/engine'
import { conformance } from '@harena/engine/conformance'
import { describe, test } from 'vitest'
import { heroes, heroesCareer } from '../src/index.ts'
import { isKeen, randomCareer, randomMatch } from './random-matches.ts'

const ledger = new URL('../../../docs/rules/heroes.md', import.meta.url)
const paragraphs = new Set(parseLedger(readFileSync(ledger, 'utf8')).keys())

describe('a match', () => {
  const subject = { ruleset: heroes, randomMatch, isKeen, paragraphs }
  test.each(conformance(subject, 40, 'heroes'))('$title', ({ run }) => run(), 120_000)
})

describe('a career', () => {
  const subject = { ruleset: heroesCareer, randomMatch: randomCareer, isKeen, paragraphs }
  test.each(conformance(subject, 4, 'career'))('$title', ({ run }) => run(), 120_000)
})
