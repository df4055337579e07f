/** Lists that belong to the state of a match and are read in every step of it. */

/**
 * `from.map(make)`, but always with the same list inside: what `map` gives is another kind to the machine as soon as the
 * code around it is compiled for good, and then everything that was compiled for such a state is thrown away and compiled
 * once more, on every thread of a simulation.
 */
export function listOf<From, To>(from: readonly From[], make: (one: From, index: number) => To): To[] {
  const list: To[] = []
  for (let i = 0; i < from.length; i++) list.push(make(from[i]!, i))
  return list
}
