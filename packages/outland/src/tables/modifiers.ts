/** T4 Modifiers to the two dice. */

export const modifiers = {
  /** T4.1 */
  shield: 1,
  /** T4.2 */
  helm: 1,
  /** T4.3 Instead of T4.2. */
  closedHelmet: 2,
  /** T4.4 */
  legs: 1,
  /** T4.5 */
  arms: 1,
  /** T4.6 */
  torso: 1,
  /** T4.7 */
  net: 1,
  /** T4.8 */
  spearAgainstSword: 1,
  /** T4.9 */
  hit: -1,
  /** T4.10 For each point by which his agility is higher. */
  agility: 1,
  /** T4.11 The attacker, when the defender has lost his weapon. */
  weaponless: 1,
  /** T4.13 */
  whipped: -2,
}

/** T4.14 A Gaul in the first, the second and every later round of a melee. */
export const gaulBonuses = { firstRound: 4, secondRound: 2, later: 1 }
