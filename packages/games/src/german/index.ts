/** German: everything but the first view. */
import type { Catalogue } from '@harena/engine'
import { byValue } from './by-value.ts'
import { web } from './web.ts'

export const german: Catalogue = { ...byValue, ...web }
