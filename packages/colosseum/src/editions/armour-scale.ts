/** Armour that is printed for two dice, in the scale of coverage that the edition of the match keeps to. */
import type { Options } from '../match/options.ts'
import { type Armour, parseArmour, toOneDie } from '../tables/armour.ts'

export function readTwoDice({ edition }: Options, text: string): Armour | null | undefined {
  const piece = parseArmour(text, 2)
  return piece && edition !== 'classic1981' ? toOneDie(piece) : piece
}
