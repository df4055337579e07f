/**
 * Room for numbers that are worked with and then forgotten. A typed array lies outside of the heap: to make one costs far
 * more than to use it again, and the collector has to see to it.
 */
export class Rooms {
  private readonly byLength: Float64Array[] = []

  /** So many numbers, whatever they were last: good until the next of that length are asked for. */
  of(length: number): Float64Array {
    this.byLength[length] ??= new Float64Array(length)
    return this.byLength[length]
  }

  zeros(length: number): Float64Array {
    return this.of(length).fill(0)
  }
}
