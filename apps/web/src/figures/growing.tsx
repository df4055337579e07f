/** What the sand makes of a man: the same face from today to its end. */
import { t } from '@harena/engine'
import type { Equipment } from '../board/figure.tsx'
import { Portrait } from './bust.tsx'
import { type Look, OLD, WEATHERED } from './look.ts'
import './growing.css'

interface Stage {
  readonly when: string
  readonly face: Partial<Look>
}

export interface GrowingProps {
  readonly name: string
  /** What he was born with. */
  readonly look?: Partial<Look>
  readonly arms: Equipment
  readonly side: number
  readonly size: number
  /** What a fight is called: "{0} bouts". */
  readonly after: (fights: number) => string
  /** How it may end for the best. */
  readonly best?: Stage
}

export function Growing({ name, look, arms, side, size, after, best }: GrowingProps) {
  const stages: readonly Stage[] = [
    { when: t('Today'), face: { age: 1 } },
    { when: after(WEATHERED), face: { age: 2, scars: ['cheek'] } },
    { when: after(OLD), face: { age: 3, scars: ['cheek', 'brow'] } },
    ...(best ? [best] : []),
  ]
  return (
    <ol className="growing" aria-label={t('What may become of him')}>
      {stages.map(({ when, face }) => (
        <li key={when}>
          <Portrait arms={arms} name={name} known={{ ...look, ...face }} side={side} size={size} />
          <span>{when}</span>
        </li>
      ))}
    </ol>
  )
}
