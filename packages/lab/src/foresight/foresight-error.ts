/** Something that cannot be foreseen as it was asked: what is missing or wrong, and what would do. */
export class ForesightError extends RangeError {
  override readonly name = 'ForesightError'
}
