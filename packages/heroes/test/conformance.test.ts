import { conformance } from '@harena/engine/conformance'
import { describe, test } from 'vitest'
import { heroesCareer } from '../src/index.ts'
import { isKeen, paragraphs, randomCareer, subject } from './random-matches.ts'

// A few matches; the soak plays many.
describe('a match', () => {
  test.each(conformance(subject, 4, 'heroes'))('$title', ({ run }) => run())
})

describe('a career', () => {
  const careers = { ruleset: heroesCareer, randomMatch: randomCareer, isKeen, paragraphs }
  test.each(conformance(careers, 2, 'career'))('$title', ({ run }) => run())
})
