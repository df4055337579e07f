/**
 * Matches in which play and its second statement still differ, because the book has not yet been found to settle it: what
 * a man covers who rolls into another, tosses of a lasso, a bow that may break, pushes among three. Nothing may be added
 * here, and what is settled goes.
 */
export const open: readonly number[] = [162, 300, 313, 412, 549, 572, 858, 1100, 1294, 1500, 1701, 1812, 1866]
