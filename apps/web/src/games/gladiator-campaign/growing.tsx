/** What becomes of a man: the same face from his first match to the laurel. */
import { VICTORIES } from '@harena/colosseum'
import { t } from '@harena/engine'
import { Portrait } from '../../figures/bust.tsx'
import { type Look, unarmed } from '../../figures/look.ts'
import { AGES } from './man-card.tsx'

const stages: readonly { readonly when: string; readonly face: Partial<Look> }[] = [
  { when: t('Today'), face: { age: 1 } },
  { when: t`After ${AGES[0]} matches`, face: { age: 2, scars: ['cheek'] } },
  { when: t`After ${AGES[1]} matches`, face: { age: 3, scars: ['cheek', 'brow'] } },
  { when: t`${VICTORIES} victories: the Emperor's Champion`, face: { age: 2, scars: ['cheek'], mark: 'wreath' } },
]

export function Growing({ name, side }: { readonly name: string; readonly side: number }) {
  return (
    <ol className="growing" aria-label={t('What may become of him')}>
      {stages.map(({ when, face }) => (
        <li key={when}>
          <Portrait arms={unarmed} name={name} known={face} side={side} size={84} />
          <span>{when}</span>
        </li>
      ))}
    </ol>
  )
}
