/** T8: what moves the crowd. */

export const appealModifiers = {
  /** T8.1 */
  startedLight: 1,
  /** T8.2 */
  startedHeavy: -1,
  /** T8.3 */
  unwounded: -2,
  /** T8.4 */
  seriouslyWounded: 1,
  /** T8.5 */
  inflictedNothing: -1,
  /** T8.6, for each */
  wounded: 1,
  /** T8.7, for each */
  defeated: 2,
  /** T8.8, for each */
  sparedToday: -1,
  /** T8.9, for each */
  charisma: 1,
}

/** §9.2: the crowd spares from this sum on; a natural 12 always, a natural 2 never. */
export const MERCY = 8
