/** The stone of one who has fallen: his portrait and what is to be said of him. */
import { t } from '@harena/engine'
import type { ReactNode } from 'react'
import type { Equipment } from '../board/figure.tsx'
import { Portrait } from './bust.tsx'
import { type Look, unarmed } from './look.ts'

export interface StoneProps {
  readonly name: string
  readonly arms?: Equipment
  readonly known?: Partial<Look>
  readonly type: string
  readonly epitaph: string
  readonly children?: ReactNode
}

export function Stone({ name, arms = unarmed, known = {}, type, epitaph, children }: StoneProps) {
  return (
    <article className="stone" aria-label={t`The stone of ${name}`}>
      <span className="stone-head display" aria-hidden="true">
        D · M
      </span>
      <Portrait arms={arms} name={name} known={known} side={6} isOut size={110} />
      <h3 className="card-name">{name}</h3>
      <p className="card-type">{type}</p>
      <p>{epitaph}</p>
      {children}
    </article>
  )
}
