import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changed, deltaOf } from '../src/delta.ts'
import { canonicalJson } from '../src/digest.ts'
import { isWhole, type Kept, keepNext, type Last, lastFrom, lastOf, NO_SNAPSHOT } from '../src/snapshot.ts'

describe('a change', () => {
  test('leads from one piece of plain data to the other, as text too', () => {
    const plain = fc.jsonValue({ maxDepth: 3 })
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        const delta = JSON.parse(JSON.stringify(deltaOf(a, b)))
        expect(canonicalJson(changed(a, delta))).toBe(canonicalJson(b))
      }),
    )
  })

  test('is as small as what changed', () => {
    const before = { journal: ['a', 'b'], men: [{ name: 'Crixus', wins: 1 }, { name: 'Flamma' }], day: 1, left: true }
    const men = [{ name: 'Crixus', wins: 2 }, before.men[1]]
    const after = { journal: ['a', 'b', 'c'], men, day: 1, left: undefined }
    expect(deltaOf(before, after)).toEqual({
      parts: {
        journal: { items: {}, length: 2, more: ['c'] },
        men: { items: { 0: { parts: { wins: { to: 2 } } } }, length: 2, more: [] },
      },
      gone: ['left'],
    })
    expect(deltaOf(before, structuredClone(before))).toBeNull()
  })

  test('that does not fit is refused', () => {
    expect(() => changed(1, { parts: {} })).toThrow(RangeError)
    expect(() => changed({}, { items: {}, length: 0, more: [] })).toThrow('does not fit')
  })
})

describe('kept snapshots', () => {
  const snapshots = [1, 2, 3, 4, 5, 6].map((month) => ({ state: { month, journal: ['a', 'b', 'c'] } }) as never)

  function keptOf(): Kept[] {
    const kept: Kept[] = []
    let last: Last = NO_SNAPSHOT
    for (const snapshot of snapshots) {
      const next = keepNext(last, snapshot)
      kept.push(next.kept)
      last = next
    }
    return kept
  }

  test('lead to the last of them, at once or from one on the way', () => {
    const kept = keptOf()
    expect(lastOf(kept).snapshot).toEqual(snapshots[5])
    expect(lastOf(kept.slice(2), lastOf(kept.slice(0, 2)))).toEqual(lastOf(kept))
    expect(lastFrom(kept)).toEqual(lastOf(kept))
    expect(lastFrom([])).toEqual(NO_SNAPSHOT)
  })

  test('are whole again when the changes have become longer than a whole one', () => {
    expect(keptOf().map(isWhole)).toEqual([true, false, true, false, true, false])
  })

  test('are refused when one of them was changed, or one is missing', () => {
    const kept = keptOf()
    const tampered = kept.with(1, { ...kept[1]!, change: '{"to":{}}' })
    expect(() => lastOf(tampered)).toThrow('snapshot 2 is damaged: it does not match its digest')
    expect(() => lastOf([kept[0]!, kept[2]!])).toThrow('snapshot 2 is damaged')
  })
})
