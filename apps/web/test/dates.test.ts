import { speak } from '@harena/engine'
import { afterEach, expect, test } from 'vitest'
import { dateWords, dayWords, momentWords } from '../src/ui/dates.ts'

const evening = new Date(2026, 10, 16, 20, 11).getTime()

afterEach(() => speak('en'))

test('dates speak the language of the page, whatever the device speaks', () => {
  expect([dateWords('2026-11-16'), dayWords(evening)]).toEqual(['16 November 2026', '16 November 2026'])
  expect(momentWords(evening)).toBe('16 Nov 2026, 20:11')
  speak('de')
  expect([dateWords('2026-11-16'), dayWords(evening)]).toEqual(['16. November 2026', '16. November 2026'])
  expect(momentWords(evening)).toBe('16.11.2026, 20:11')
})
