/** Which edition a match is played by. */
import type { State } from '../../src/index.ts'

export const isClassic = ({ options }: Pick<State, 'options'>): boolean => options.edition === 'classic1981'
