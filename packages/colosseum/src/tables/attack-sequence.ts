/** §9.4.2 The rounds in which one to five planned attacks are made. */
export const attackSequence: readonly (readonly number[])[] = [
  [],
  [3],
  [2, 4],
  [1, 3, 5],
  [1, 2, 4, 5],
  [1, 2, 3, 4, 5],
]
