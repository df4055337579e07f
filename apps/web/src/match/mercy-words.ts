/** What the crowd's throw needed, and what turned it, a sentence each. */
import { capital, isSparedBy, kept, type Mercy, signed, t, thrownWords, turnedBy } from '@harena/engine'

/** While the dice fall: what would spare him, with what counts besides. */
export function awaitedWords({ dice, added, from }: Mercy): string {
  const counts = added.reduce((sum, { value }) => sum + value, 0)
  if (counts === 0)
    return dice === 1 ? t`One die: ${from} or more spares him.` : t`Two dice: ${from} or more spares him.`
  return dice === 1
    ? t`One die, and ${signed(counts)} for what he has shown: ${from} or more spares him.`
    : t`Two dice, and ${signed(counts)} for what he has shown: ${from} or more spares him.`
}

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
