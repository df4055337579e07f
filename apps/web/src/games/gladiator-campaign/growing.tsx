/** What becomes of a man: the same face from his first match to the laurel. */
import { VICTORIES } from '@harena/colosseum'
import { t } from '@harena/engine'
import { Growing } from '../../figures/growing.tsx'
import { unarmed } from '../../figures/look.ts'

const champion = {
  when: t`${VICTORIES} victories: the Emperor's Champion`,
  face: { age: 2, scars: ['cheek'], mark: 'wreath' },
} as const

export function GrowingUp({ name, side }: { readonly name: string; readonly side: number }) {
  const after = (matches: number) => t`After ${matches} matches`
  return <Growing {...{ name, side, after }} arms={unarmed} size={84} best={champion} />
}
