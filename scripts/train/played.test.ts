import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { courses } from './courses.ts'
import { digestOfPlay, type Noted } from './played.ts'

describe('the rules play as they did when a master learnt by them', () => {
  test.each(Object.entries(courses))('%s', (id, course) => {
    const path = new URL(`../../packages/bots/src/weights/${id}.json`, import.meta.url)
    const { rules, played }: Noted = JSON.parse(readFileSync(path, 'utf8'))
    expect(rules).toMatch(/^[0-9a-f]{64}$/)
    expect(played.why).not.toBe('')
    const again = `a match can go another way: npm run train -- ${id}, or, where the weights still do, npm run train -- ${id} --why "..."`
    expect(digestOfPlay(course()), again).toBe(played.digest)
  })
})
