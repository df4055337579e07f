/** A face from the front, the eyes at y -12, the chin at y 15: painted as on the wall of a Roman house, flat and outlined. */
import { paint } from '../board/paint.ts'
import { BackHair, Beard, Hair } from './hair.tsx'
import type { Look, Mood } from './look.ts'
import { HeadMark } from './marks.tsx'
import { FaceScars } from './scars.tsx'

const edge = { stroke: paint.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Square, oval, long. */
const skulls = [
  'M-17 -20C-17.5 -37 17.5 -37 17 -20C17.4 -9 16.6 0 12.8 7.4Q7.4 15.6 0 15.6Q-7.4 15.6 -12.8 7.4C-16.6 0 -17.4 -9 -17 -20Z',
  'M-17 -20C-17.5 -37 17.5 -37 17 -20C17.6 -8 14.6 3 9.4 10.4Q4.8 15.8 0 16Q-4.8 15.8 -9.4 10.4C-14.6 3 -17.6 -8 -17 -20Z',
  'M-15.8 -20C-16.4 -37 16.4 -37 15.8 -20C16.4 -7 14.4 5 10.4 12.6Q5.6 18.6 0 18.8Q-5.6 18.6 -10.4 12.6C-14.4 5 -16.4 -7 -15.8 -20Z',
]

/** Of women: with a finer chin. */
const finerSkulls = [
  'M-16.4 -20C-17 -37 17 -37 16.4 -20C16.8 -9 15 0 10.6 7.4Q5.8 14.4 0 14.8Q-5.8 14.4 -10.6 7.4C-15 0 -16.8 -9 -16.4 -20Z',
  'M-16 -20C-16.6 -37 16.6 -37 16 -20C16.4 -9 13.6 2 8.4 9.4Q4.2 14.6 0 15Q-4.2 14.6 -8.4 9.4C-13.6 2 -16.4 -9 -16 -20Z',
  'M-15.2 -20C-15.8 -37 15.8 -37 15.2 -20C15.6 -8 13.2 4 8.8 11Q4.6 16.6 0 17Q-4.6 16.6 -8.8 11C-13.2 4 -15.6 -8 -15.2 -20Z',
]

const skullOf = ({ isWoman, jaw }: Look) => (isWoman ? finerSkulls : skulls)[jaw]!

/** Straight, hooked, broken. */
const noses = [
  'M-2 -13C-2 -8 -3.6 -4 -3.4 -2.4Q0 0.4 3.4 -2.4',
  'M-2.4 -14C0.6 -10 -2.6 -6 -4 -2.6Q-1 1 3.2 -2',
  'M-1.6 -14L-3.4 -9.6L-1.8 -6.6C-3 -4.6 -4.4 -3.4 -3.6 -2Q0 0.6 3.6 -2.2',
]

const mouths: Readonly<Record<Mood, string>> = {
  calm: 'M-5 6Q0 7.2 5 6',
  grim: 'M-5.4 6.8Q0 5 5.4 6.8',
  smile: 'M-6 5Q0 9.6 6 5',
  sneer: 'M-5.4 6.6Q0 7 5.6 4.4',
  shout: 'M-4.6 5Q0 3.4 4.6 5Q5 11 0 11Q-5 11 -4.6 5Z',
  sad: 'M-5 7.6Q0 4.6 5 7.6',
}

const brows: Readonly<Record<Mood, string>> = {
  calm: 'M-12 -17.4Q-7.6 -20.4 -3 -17.6',
  grim: 'M-12 -18.6Q-7 -19.4 -2.6 -15.4',
  smile: 'M-12 -17.8Q-7.6 -22 -3 -18.6',
  sneer: 'M-12 -18Q-7 -19.6 -2.8 -16',
  shout: 'M-12 -19.6Q-7 -20 -2.8 -15',
  sad: 'M-12 -16Q-7.6 -19.6 -3 -19.6',
}

function Both({
  d,
  stroke,
  strokeWidth,
}: {
  readonly d: string
  readonly stroke: string
  readonly strokeWidth: number
}) {
  return (
    <>
      <path {...line} {...{ d, stroke, strokeWidth }} />
      <path {...line} {...{ d, stroke, strokeWidth }} transform="scale(-1 1)" />
    </>
  )
}

function Eye({ isWoman }: { readonly isWoman: boolean }) {
  return (
    <>
      <path
        d="M2.8 -11.6Q7 -15.6 11.4 -11.8Q7 -8.6 2.8 -11.6Z"
        fill={paint.cloth}
        stroke={paint.ink}
        strokeWidth={1.1}
      />
      <circle cx={7} cy={-12} r={2.3} fill={paint.ink} />
      <circle cx={7.8} cy={-12.8} r={0.7} fill={paint.cloth} />
      <path
        {...line}
        d={isWoman ? 'M2.4 -11.8Q7 -16.4 13 -13.4' : 'M2.4 -11.8Q7 -15.8 11.8 -12'}
        stroke={paint.ink}
        strokeWidth={1.7}
      />
    </>
  )
}

function Wrinkles({ age }: { readonly age: number }) {
  if (age < 2) return null
  return (
    <>
      <Both d="M4.6 -8.6Q7.6 -6.8 11 -8.6" stroke={paint.skinDark} strokeWidth={1.3} />
      <Both d="M5 -3Q8.6 0.6 8 5" stroke={paint.skinDark} strokeWidth={1.3} />
      <path {...line} d="M-8 -23.4Q0 -25 8 -23.4" stroke={paint.skinDark} strokeWidth={1.3} />
      {age > 2 && (
        <>
          <path
            {...line}
            d="M-7 -26.4Q0 -28 7 -26.4M-6 -20.6Q0 -21.8 6 -20.6"
            stroke={paint.skinDark}
            strokeWidth={1.2}
          />
          <Both d="M12.6 -12.6L15 -14.4M12.8 -10.8L15.2 -10.4" stroke={paint.skinDark} strokeWidth={1.2} />
        </>
      )}
    </>
  )
}

/** What is between the hair and the chin; helmets show it too. */
export function Features({ look }: { readonly look: Look }) {
  const { mood, nose, age, beard } = look
  const isBearded = beard === 'short' || beard === 'full' || beard === 'forked'
  return (
    <>
      <path
        d="M9 -28C16 -24 15 -6 11 3C8 9 4 13 0 15.4C8 14.6 13 8 15.4 -2C17 -12 17.6 -24 9 -28Z"
        fill={paint.skinDark}
        opacity={0.45}
      />
      <path {...line} d="M-9 -3Q-11 -4.6 -12 -2.4" stroke={paint.skinLight} strokeWidth={3} opacity={0.7} />
      <Beard look={look} />
      <path {...line} d={noses[nose]!} stroke={paint.skinDark} strokeWidth={1.9} />
      <path
        {...line}
        d={mouths[mood]}
        stroke={paint.ink}
        strokeWidth={1.7}
        {...(mood === 'shout' && { fill: 'var(--fig-mouth)' })}
      />
      {look.isWoman && mood !== 'shout' && (
        <path d="M-3.8 6.9Q0 8.2 3.8 6.9Q2.6 9.2 0 9.2Q-2.6 9.2 -3.8 6.9Z" fill="var(--fig-mouth)" opacity={0.8} />
      )}
      {!isBearded && !look.isWoman && (
        <path {...line} d="M-2.6 9.4Q0 10.6 2.6 9.4" stroke={paint.skinDark} strokeWidth={1.3} />
      )}
      <Eye isWoman={look.isWoman} />
      <g transform="scale(-1 1)">
        <Eye isWoman={look.isWoman} />
      </g>
      <Both d={brows[mood]} stroke={paint.hair} strokeWidth={look.isWoman || age === 0 ? 1.8 : 2.6} />
      <Wrinkles age={age} />
      <FaceScars scars={look.scars} />
    </>
  )
}

/** A bare head. */
export function Face({ look }: { readonly look: Look }) {
  return (
    <>
      <BackHair look={look} />
      <ellipse cx={-17} cy={-10} rx={3} ry={5} fill={paint.skin} {...edge} strokeWidth={1.7} />
      <ellipse cx={17} cy={-10} rx={3} ry={5} fill={paint.skin} {...edge} strokeWidth={1.7} />
      <path d={skullOf(look)} fill={paint.skin} {...edge} />
      <Features look={look} />
      <Hair look={look} />
      {look.mark && <HeadMark mark={look.mark} />}
    </>
  )
}

/** The skin under a helmet. */
export function Skull({ look }: { readonly look: Look }) {
  return <path d={skullOf(look)} fill={paint.skin} {...edge} />
}
