import { deflateRawSync } from 'node:zlib'
import { MAX_RECORD_LENGTH, RecordError } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { linkTo, packRecord, unpackRecord } from '../src/app/link.ts'
import { packedIn } from '../src/app/route.ts'
import { open, playToTheEnd } from './matches.ts'

function finished() {
  const { controller } = open()
  playToTheEnd(controller)
  return controller.record()
}

describe('links', () => {
  test('a record comes out of its link as it went in', async () => {
    const record = finished()
    const packed = await packRecord(record)
    expect(packed).toMatch(/^[\w-]+$/)
    expect(await unpackRecord(packed)).toEqual(record)
  })

  test('a bout fits into a link', async () => {
    expect((await packRecord(finished())).length).toBeLessThan(4000)
  })

  test('the record is found in a pasted address', () => {
    expect(packedIn(linkTo('https://example.org/harena/#home', 'abc-_1'))).toBe('abc-_1')
    expect(packedIn(' file:///x/index.html#r=abc \n')).toBe('abc')
    expect(packedIn('https://example.org/#rules')).toBeNull()
  })

  test.each([
    ['empty', ''],
    ['not base64', '%%%'],
    ['not deflated', 'aGVsbG8gd29ybGQ'],
    ['no record', deflateRawSync('{"format":"other"}').toString('base64url')],
  ])('a link that is %s is refused', async (_, packed) => {
    await expect(unpackRecord(packed)).rejects.toThrow(RecordError)
  })

  test('a link that was cut off anywhere is refused', async () => {
    const packed = await packRecord(finished())
    for (const share of [0.1, 0.5, 0.9]) {
      await expect(unpackRecord(packed.slice(0, packed.length * share))).rejects.toThrow(RecordError)
    }
  })

  test('a link that unpacks to more than any record is stopped', async () => {
    const bomb = deflateRawSync(Buffer.alloc(100 * MAX_RECORD_LENGTH)).toString('base64url')
    await expect(unpackRecord(bomb)).rejects.toThrow(/longer records are not read|more than/)
  })
})
