/** T1 Characteristics: what one die says. */
import type { Rule } from '@harena/engine'

interface CharacteristicRow {
  readonly rule: Rule
  readonly from: number
  readonly to: number
  readonly value: number
}

export const strengthRows: readonly CharacteristicRow[] = [
  { rule: 'T1.1', from: 1, to: 2, value: 1 },
  { rule: 'T1.2', from: 3, to: 5, value: 2 },
  { rule: 'T1.3', from: 6, to: 6, value: 3 },
]

export const agilityRows: readonly CharacteristicRow[] = [
  { rule: 'T1.4', from: 1, to: 3, value: 1 },
  { rule: 'T1.5', from: 4, to: 5, value: 2 },
  { rule: 'T1.6', from: 6, to: 6, value: 3 },
]

/** The same by the face of the die, 1 to 6; place 0 is unused. */
function byFace(rows: readonly CharacteristicRow[]): readonly number[] {
  return [0, 1, 2, 3, 4, 5, 6].map((face) => rows.find((row) => row.from <= face && face <= row.to)?.value ?? 0)
}

export const strengthByFace = byFace(strengthRows)
export const agilityByFace = byFace(agilityRows)
