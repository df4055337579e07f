/** T1 Characteristics: what one die says, by its face. */

/** T1.1 to T1.3 */
export const strength: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 3 }

/** T1.4 to T1.6 */
export const agility: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3 }
