import { expect, test } from 'vitest'
import { count, failures, figures, sentence, slowest } from './summary.mjs'

const file = (status, ...tests) => ({
  name: '/here/a.test.ts',
  status,
  assertionResults: tests.map((test, i) => ({ status: test, ancestorTitles: ['a part'], title: `test ${i + 1}` })),
})
const line = (testResults, status) => sentence(count({ testResults }, status))

test('a good run', () => {
  expect(line([file('passed', 'passed', 'passed'), file('passed', 'passed')], 0)).toBe('3 passed, 0 failed')
})

test('skipped tests and those still to write are told apart from passed ones', () => {
  expect(line([file('passed', 'passed', 'skipped', 'todo')], 0)).toBe('1 passed, 0 failed, 2 skipped')
})

test('failed tests are counted, their file is not', () => {
  expect(line([file('failed', 'passed', 'failed', 'failed')], 1)).toBe('1 passed, 2 failed')
})

test('a file that failed to load is a failure, and so is one whose preparation failed', () => {
  expect(line([file('failed'), file('failed', 'skipped'), file('passed', 'passed')], 1)).toBe(
    '1 passed, 2 failed, 1 skipped',
  )
})

test('an unhandled error is a failure though every test passed', () => {
  expect(line([file('passed', 'passed')], 1)).toBe('1 passed, 1 failed')
})

test('no tests found, or no report at all, is a failure', () => {
  expect(line([], 1)).toBe('0 passed, 1 failed')
  expect(sentence(count(null, 0))).toBe('0 passed, 1 failed')
})

test('what failed is named by file and title', () => {
  const testResults = [file('failed', 'passed', 'failed'), { ...file('failed'), message: 'no such module\n at ...' }]
  expect(failures({ testResults }, 1, '/here')).toEqual(['a.test.ts > a part > test 2', 'a.test.ts > no such module'])
  expect(failures({ testResults: [file('passed', 'passed')] }, 0)).toEqual([])
})

test('an error without a test is named as well', () => {
  expect(failures({ testResults: [file('passed', 'passed')] }, 1)).toEqual([
    'an error outside of every test, or no test at all',
  ])
  expect(failures(null, 1)).toEqual(['the run ended without a report'])
})

test('the ten slowest files are named with their seconds', () => {
  const testResults = Array.from({ length: 12 }, (_, i) => ({
    name: `/here/${i}.test.ts`,
    startTime: 0,
    endTime: i * 1000,
  }))
  expect(slowest({ testResults }, '/here')).toMatch(
    /^slowest: 11\.test\.ts 11 s, 10\.test\.ts 10 s, .*, 2\.test\.ts 2 s$/,
  )
})

test('what was measured is told', () => {
  const measured = { assertionResults: [{ meta: { figures: ['first view: 3 kB'] } }, { meta: {} }, {}] }
  expect(figures({ testResults: [measured, {}] })).toEqual(['first view: 3 kB'])
  expect(figures(null)).toEqual([])
})
