/**
 * Matches in which play and its second statement still differ, because the book has not yet been found to settle it: what
 * a man covers who rolls into another, tosses of a lasso, a bow that may break, pushes among three. Nothing may be added
 * here, and what is settled goes.
 */
export const open: readonly number[] = [255, 262, 389, 1040, 1098, 1104, 1518, 1900, 1923, 1954, 1977]
