/** The sounds of the arena by name, each with the caption that says the same; and which of them a line makes. */
import { t } from '@harena/engine'
import type { Motion } from '../board/motions.ts'

export const captions = {
  horn: t('a horn'),
  sand: t('steps in the sand'),
  swing: t('a swing'),
  steel: t('steel on steel'),
  shield: t('a blow on a shield'),
  wound: t('a blow strikes home'),
  stun: t('a dull blow'),
  net: t('a net flies'),
  spear: t('a spear flies'),
  grains: t('sand is thrown'),
  stumble: t('feet stumble'),
  fall: t('a body falls'),
  dice: t('dice fall'),
  seal: t('a seal is pressed'),
  crowd: t('the crowd murmurs'),
  cheer: t('the crowd cheers'),
} as const

export type Sound = keyof typeof captions

const ofMotion: Readonly<Record<Exclude<Motion['kind'], 'flight' | 'recoil' | 'tired'>, Sound>> = {
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
    return motion.kind === 'recoil' || motion.kind === 'tired' ? [] : [ofMotion[motion.kind]]
  })
  return [
    ...new Set<Sound>([
      ...(rolls.length > 0 ? (['dice'] as const) : []),
      ...seen,
      ...(isStep ? (['sand'] as const) : []),
    ]),
  ]
}
