/** How a gladiator of one's own looks by now. */
import { type Look, lookOf, scarPlaces } from '../figures/look.ts'
import { endsOf, type OwnMan } from './men.ts'

/** So many bouts weather a man, and so many make him old. */
export const WEATHERED = 8
export const OLD = 20

export function faceOf(man: OwnMan): Partial<Look> {
  const ends = endsOf(man)
  const parts = ends.flatMap(({ scar }, at) => (scar ? [scar.where ?? somewhere(man.name, at)] : []))
  const age = ends.length >= OLD ? 3 : ends.length >= WEATHERED ? 2 : 1
  return { ...man.look, age, scars: scarPlaces(parts) }
}

/** Where the book says nothing of it, the parts follow each other. */
function somewhere(name: string, at: number): string {
  const parts = ['head', 'chest', 'arms', 'head', 'legs']
  return parts[(name.length + at) % parts.length]!
}

/** The look of a name, as one to begin with. */
export function bornWith(name: string, isWoman: boolean): OwnMan['look'] {
  const { skin, hair, colour, beard, jaw, nose } = lookOf(name, { isWoman })
  return { skin, hair, colour, beard, jaw, nose, isWoman }
}
