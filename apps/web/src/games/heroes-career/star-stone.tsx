/** The stone of a Star. */
import { t } from '@harena/engine'
import type { CareerGladiatorView, CareerView } from '@harena/heroes'
import { Stone } from '../../figures/stone.tsx'
import type { Line } from '../../match/timeline.ts'
import { styleNames } from '../heroes/words.ts'
import { faceOf } from './face.ts'
import { telling } from './telling.ts'

export interface StarStoneProps {
  readonly one: CareerGladiatorView
  readonly view: CareerView
  readonly lines: readonly Line[]
}

export function StarStone({ one, view, lines }: StarStoneProps) {
  return (
    <Stone
      name={one.name}
      known={faceOf(one, view)}
      type={styleNames[one.primary]}
      epitaph={epitaphOf(one, lines, view)}
    />
  )
}

function epitaphOf({ name, gender }: CareerGladiatorView, lines: readonly Line[], { players }: CareerView): string {
  const wish = gender === 'female' ? t('May the earth lie light on her.') : t('May the earth lie light on him.')
  return `${telling.memorial(name, lines, players)} ${wish}`
}
