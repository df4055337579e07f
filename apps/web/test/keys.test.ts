import { expect, test } from 'vitest'
import { checkedKeys, keyDeeds, meant, withKey } from '../src/app/key-map.ts'

test('a key that was changed is meant by its new one, and no longer by the old one', () => {
  expect(meant('E', {})).toBe('e')
  expect(meant('x', { e: 'x' })).toBe('e')
  expect(meant('e', { e: 'x' })).toBe('')
  expect(meant('e', { e: 'a', a: 'e' })).toBe('a')
  expect(meant('ArrowUp', { e: 'x' })).toBe('ArrowUp')
})

test('a key that is taken, or needed elsewhere, is refused with a word', () => {
  expect(withKey({}, 'e', 'X')).toEqual({ map: { e: 'x' } })
  expect(withKey({ e: 'x' }, 'e', 'e')).toEqual({ map: {} })
  expect(withKey({}, 'e', 'u')).toEqual({ why: expect.stringMatching(/^U is taken: undo/) })
  expect(withKey({ u: 'x' }, 'e', 'u')).toEqual({ map: { u: 'x', e: 'u' } })
  for (const key of ['3', 'Enter', 'Escape', '+', 'F5']) {
    expect(withKey({}, 'e', key)).toEqual({ why: expect.stringMatching(/needed for other things/) })
  }
})

test('no two deeds have one key, and a map from outside is taken only as a whole', () => {
  expect(checkedKeys({})).toEqual({})
  expect(checkedKeys({ e: 'a', a: 'e' })).toEqual({ e: 'a', a: 'e' })
  expect(checkedKeys({ e: 'u' })).toEqual({})
  expect(checkedKeys({ e: 'x', u: 'x' })).toEqual({})
  expect(checkedKeys({ e: 'Enter' })).toEqual({})
  expect(checkedKeys({ e: 3, made: 'up' })).toEqual({})
  expect(checkedKeys('none')).toEqual({})
  expect(new Set(Object.values(keyDeeds)).size).toBe(Object.keys(keyDeeds).length)
})
