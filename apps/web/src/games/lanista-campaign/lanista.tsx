/** Whoever runs a ludus: the built-in ones have the face of their temper, people that of their name. */
import { temperOf } from '@harena/bots/colosseum/tempers'
import { LanistaBust } from '../../figures/lanistas.tsx'

export interface LanistaProps {
  /** Of his ludus. */
  readonly name: string
  readonly seat: number
  readonly isBuiltIn: boolean
  readonly size: number
}

export function Lanista({ name, seat, isBuiltIn, size }: LanistaProps) {
  return <LanistaBust name={name} temper={isBuiltIn ? temperOf(name).name : null} side={seat} size={size} />
}
