/** What the crowd's throw needed, and what turned it, a sentence each. */
import { capital, isSparedBy, kept, type Mercy, signed, t, thrownWords, turnedBy } from '@harena/engine'

export function neededWords(mercy: Mercy): readonly string[] {
  const first = `${capital(thrownWords(mercy))}.`
  const [most] = turnedBy(mercy).toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
  if (!most) return [first]
  const line = `${kept(most.what)} ${signed(most.value)}`
  return [
    first,
    isSparedBy(mercy)
      ? t`Without “${line}” he would not have been spared.`
      : t`Without “${line}” he would have been spared.`,
  ]
}
