/** The correcting bytes of a QR code: Reed and Solomon's, over the field of 256 elements. */

/** The product in the field whose polynomial is 0x11d. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

/** The polynomial by which data is divided, without its first coefficient, which is 1. */
function divisorOf(degree: number): number[] {
  const divisor = [...Array.from({ length: degree - 1 }, () => 0), 1]
  let root = 1
  for (let i = 0; i < degree; i++) {
    for (let at = 0; at < degree; at++) {
      divisor[at] = times(divisor[at]!, root) ^ (divisor[at + 1] ?? 0)
    }
    root = times(root, 2)
  }
  return divisor
}

/** What remains of the data when it is divided. */
export function correctionOf(data: readonly number[], degree: number): number[] {
  const divisor = divisorOf(degree)
  const rest = Array.from({ length: degree }, () => 0)
  for (const byte of data) {
    const factor = byte ^ rest.shift()!
    rest.push(0)
    for (let at = 0; at < degree; at++) rest[at]! ^= times(divisor[at]!, factor)
  }
  return rest
}
