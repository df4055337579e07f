/** The screens of Munera Sine Missione. */
import { hexSlots } from '../hex/slots.tsx'
import { book } from './book.ts'
import { guide } from './guide.ts'
import { motions } from './motions.ts'

export const slots = { ...hexSlots({ ...guide, book, unit: 'round' }), motions }
