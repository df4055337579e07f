/** A Star of a career as he looks by now. */
import { type CareerGladiatorView, type CareerView, tables } from '@harena/heroes'
import { Portrait } from '../../figures/bust.tsx'
import { figureOfStyle } from '../heroes/figures.ts'
import { faceOf } from './face.ts'

export function StarPortrait({ one, now }: { readonly one: CareerGladiatorView; readonly now: CareerView }) {
  const { primary, owner, handed, name } = one
  const { weapon, other } = tables.styles[primary]
  const arms = figureOfStyle(primary, owner, weapon, other, handed === 'left')
  return <Portrait arms={arms} name={name} known={faceOf(one, now)} side={owner} size={130} />
}
