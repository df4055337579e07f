/** How a gladiator of one's own looks by now. */
import { ageAfter, type Look, lookOf, scarPlaces } from '../figures/look.ts'
import { endsOf, type OwnMan } from './men.ts'

export function faceOf(man: OwnMan): Partial<Look> {
  const ends = endsOf(man)
  const parts = ends.flatMap(({ scar }, at) => (scar ? [scar.where ?? somewhere(man.name, at)] : []))
  return { ...man.look, age: ageAfter(ends.length), scars: scarPlaces(parts) }
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
