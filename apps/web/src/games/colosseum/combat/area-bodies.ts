/** The five areas of a body, as they are drawn to be pointed at. */
import { type Area, areaNames, beastAreaNames } from '@harena/colosseum'

type Place = readonly [x: number, y: number]

export interface AreaBody {
  readonly shapes: Readonly<Record<Area, readonly string[]>>
  /** Where its number stands, and its armour. */
  readonly places: Readonly<Record<Area, { readonly number: Place; readonly armour: Place }>>
  /** The head is small: a finger may come down beside it. */
  readonly reachOfHead: string
  readonly names: readonly string[]
}

/** He faces us: arms and legs are one area each, drawn twice. */
const man: AreaBody = {
  shapes: {
    1: ['M65 3C76 3 80 12 79 21C78 31 72 37 65 37C58 37 52 31 51 21C50 12 54 3 65 3Z'],
    2: ['M43 41C52 38 78 38 87 41L84 82H46Z'],
    3: ['M46 85H84L83 110L68 121H62L47 110Z'],
    4: [
      'M40 42C31 43 26 48 24 56L13 98C12 104 21 107 24 101L40 70Z',
      'M90 42C99 43 104 48 106 56L117 98C118 104 109 107 106 101L90 70Z',
    ],
    5: ['M46 114L61 124L60 176C60 182 45 182 45 176Z', 'M84 114L69 124L70 176C70 182 85 182 85 176Z'],
  },
  places: {
    1: { number: [65, 27], armour: [91, 12] },
    2: { number: [74, 68], armour: [51, 55] },
    3: { number: [65, 104], armour: [97, 116] },
    4: { number: [103, 80], armour: [27, 74] },
    5: { number: [77, 154], armour: [53, 148] },
  },
  reachOfHead: 'M47 0H83V38H47Z',
  names: areaNames,
}

/** §28.7.1.2 From above, as on the board: fore and hind legs are one area each. */
const beast: AreaBody = {
  shapes: {
    1: [
      'M52 22L42 15C39 24 42 32 50 35Z',
      'M78 22L88 15C91 24 88 32 80 35Z',
      'M65 2C71 2 74 9 76 17C82 23 83 34 77 41C70 47 60 47 53 41C47 34 48 23 54 17C56 9 59 2 65 2Z',
    ],
    2: ['M50 49C58 46 72 46 80 49C88 60 90 78 88 99H42C40 78 42 60 50 49Z'],
    3: ['M42 102H88C90 120 90 138 82 150C76 157 54 157 48 150C40 138 40 120 42 102Z'],
    4: [
      'M41 72C27 66 16 56 12 40C9 28 25 24 28 35C31 46 36 51 45 54Z',
      'M89 72C103 66 114 56 118 40C121 28 105 24 102 35C99 46 94 51 85 54Z',
    ],
    5: [
      'M40 126C28 130 19 142 17 162C16 176 33 178 34 165C35 155 39 150 45 150Z',
      'M90 126C102 130 111 142 113 162C114 176 97 178 96 165C95 155 91 150 85 150Z',
    ],
  },
  places: {
    1: { number: [65, 34], armour: [91, 12] },
    2: { number: [65, 80], armour: [54, 70] },
    3: { number: [65, 133], armour: [54, 122] },
    4: { number: [107, 53], armour: [23, 48] },
    5: { number: [103, 158], armour: [27, 154] },
  },
  reachOfHead: 'M47 0H83V42H47Z',
  names: beastAreaNames,
}

export const bodies = { man, beast }
