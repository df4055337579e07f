/** T2 Costs in movement points. Getting up (T2.5) costs what the switch `getUpCost` says, 2 by default. */
export const costs = {
  /** T2.1 */
  step: 1,
  /** T2.2 */
  turn: 1,
  /** T2.3 The first turn without a helmet. */
  freeTurn: 0,
  /** T2.4 */
  pickUp: 1,
}
