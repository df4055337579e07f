/** T7 Crowd: what it adds to the die of one who is judged. */

export const crowdModifiers = {
  /** T7.1 */
  inflictedThree: 1,
  /** T7.2 */
  inflictedNone: -1,
  /** T7.3 */
  begsTooEarly: -1,
  /** T7.4 */
  nettedUnhurt: -1,
}

/** §11.1 A total of this or more spares; a natural 6 always does, a natural 1 never. */
export const SPARED_FROM = 4
