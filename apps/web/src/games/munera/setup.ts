import { hexSetup } from '../hex/setup.tsx'
import { guide } from './guide.ts'

export const { Setup, quickMatch, duel } = hexSetup(guide)
