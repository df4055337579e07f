import { describe, expect, test } from 'vitest'
import { effectiveOptions, type Option } from '../src/index.ts'

const options: Option[] = [
  {
    id: 'circling',
    rule: '§4.5',
    title: 'Circling',
    values: { anyone: 'all', enemiesOnly: 'enemies' },
    default: 'anyone',
  },
  { id: 'roundLimit', rule: '§2.7', title: 'Rounds', min: 1, max: 500, default: 100 },
]

describe('effective options', () => {
  test('are the defaults where nothing is given', () => {
    expect(effectiveOptions({ options }, {})).toEqual({ circling: 'anyone', roundLimit: 100 })
    expect(effectiveOptions({ options: [] }, {})).toEqual({})
  })

  test('keep what is given, up to the limits', () => {
    expect(effectiveOptions({ options }, { circling: 'enemiesOnly', roundLimit: 1 })).toEqual({
      circling: 'enemiesOnly',
      roundLimit: 1,
    })
    expect(effectiveOptions({ options }, { roundLimit: 500 }).roundLimit).toBe(500)
  })

  test('do not change what was given', () => {
    const given = { roundLimit: 3 }
    effectiveOptions({ options }, given)
    expect(given).toEqual({ roundLimit: 3 })
  })

  test.each([
    [{ circle: 'anyone' }, 'unknown option "circle"; known are circling, roundLimit'],
    [{ circling: 'friends' }, 'option "circling" cannot be "friends"; it can be anyone, enemiesOnly (§4.5)'],
    [{ circling: 'toString' }, 'option "circling" cannot be "toString"'],
    [{ circling: undefined }, 'option "circling" cannot be none'],
    [{ circling: ['anyone'] }, 'option "circling" cannot be ["anyone"]'],
    [{ roundLimit: 0 }, 'option "roundLimit" cannot be 0; it can be a whole number from 1 to 500 (§2.7)'],
    [{ roundLimit: 501 }, 'option "roundLimit" cannot be 501'],
    [{ roundLimit: 1.5 }, 'option "roundLimit" cannot be 1.5'],
    [{ roundLimit: '100' }, 'option "roundLimit" cannot be "100"'],
    [{ roundLimit: Number.NaN }, 'option "roundLimit" cannot be'],
    [{ roundLimit: null }, 'option "roundLimit" cannot be null'],
    [JSON.parse('{"__proto__":1}'), 'unknown option "__proto__"'],
  ])('%j is refused', (given, message) => {
    expect(() => effectiveOptions({ options }, given)).toThrow(RangeError)
    expect(() => effectiveOptions({ options }, given)).toThrow(message)
  })

  test('where there are none, none are known', () => {
    expect(() => effectiveOptions({ options: [] }, { x: 1 })).toThrow('unknown option "x"; known are none')
  })
})
