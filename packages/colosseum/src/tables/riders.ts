/** §30 Riders: what carries them, and the numbers of their chapter and card. */
import type { BeastId } from './beasts.ts'

/** §30.5, §30.6.6 A horse is what a zebra is. */
export const MOUNT: BeastId = 'zebra'

export const riding = {
  /** §30.4 Moving phases of a turn in the saddle, by the card. */
  rate: 8,
  /** §29.4.2.2 Added to the fighting spirit when he moves. */
  spirit: 2,
  /** §30.6.4.1 On the Fall Prone check. */
  fall: -2,
  /** §30.6.5.1 On the stun roll of one who comes off his horse. */
  stun: 3,
  /** §30.6.6.2 Defence CF of the mount for each hex that it has moved. */
  defence: 2,
}
