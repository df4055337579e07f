/** §18.3 What the crowd wants to see before it spares. */

/** What two dice and all that counts for him must come to. */
export const SPARED_FROM = 10

/** What the one die of 1981 and his column must come to. */
export const SPARED_BY_COLUMN_FROM = 6
