/** §3.4.1 In the order TR, ST, AG, CN, W: the best go where CF come from, the worst to constitution. */
export function arrange(totals: readonly number[]): number[] {
  const [first, second, third, fourth, fifth] = [...totals].sort((a, b) => b - a)
  return [first!, second!, third!, fifth!, fourth!]
}
