/** The sounds of the arena by name, each with the caption that says the same; and which of them a line makes. */
import type { Motion } from '../board/motions.ts'

export const captions = {
  horn: 'a horn',
  sand: 'steps in the sand',
  swing: 'a swing',
  steel: 'steel on steel',
  shield: 'a blow on a shield',
  wound: 'a blow strikes home',
  stun: 'a dull blow',
  net: 'a net flies',
  spear: 'a spear flies',
  grains: 'sand is thrown',
  stumble: 'feet stumble',
  fall: 'a body falls',
  dice: 'dice fall',
  seal: 'a seal is pressed',
  crowd: 'the crowd murmurs',
  cheer: 'the crowd cheers',
} as const

export type Sound = keyof typeof captions

const ofMotion: Readonly<Record<Exclude<Motion['kind'], 'flight' | 'recoil'>, Sound>> = {
  lunge: 'swing',
  block: 'shield',
  parry: 'steel',
  wounds: 'wound',
  stun: 'stun',
  stumble: 'stumble',
  fall: 'fall',
}

/** What the line of a log needs to have a sound. */
export interface Sounding {
  readonly rolls: readonly unknown[]
  readonly motions: readonly Motion[]
  /** Whether somebody walks. */
  readonly isStep: boolean
}

/** In the order in which they are heard, each once: the throw, then what came of it. */
export function soundsOf({ rolls, motions, isStep }: Sounding): readonly Sound[] {
  const seen = motions.flatMap((motion): Sound[] => {
    if (motion.kind === 'flight') return [motion.what === 'sand' ? 'grains' : motion.what]
    return motion.kind === 'recoil' ? [] : [ofMotion[motion.kind]]
  })
  return [
    ...new Set<Sound>([
      ...(rolls.length > 0 ? (['dice'] as const) : []),
      ...seen,
      ...(isStep ? (['sand'] as const) : []),
    ]),
  ]
}
