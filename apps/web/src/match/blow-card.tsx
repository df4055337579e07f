/** A blow with its dice: while it is told, and again when somebody asks for the last one. */
import { t } from '@harena/engine'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Key } from '../ui/key.tsx'
import { Cite } from '../ui/rules-context.tsx'
import { blowAt, harms, lastBlow } from './blows.ts'
import { keyName } from './keys.ts'
import type { Playing } from './playing.ts'
import type { Slots, Told } from './slots.ts'
import { LineDice } from './thrown.tsx'
import { ToldLine } from './told-line.tsx'
import './blow-card.css'

/** Over the sand, or on a phone in the panel: what is being shown, and what was. */
export function Overlaid<V>({ slots, snapshot, shown }: Playing<V>) {
  const { isPlayingBack } = snapshot
  const { lines } = shown
  /** Whoever asked for it has seen it when something else has been told. */
  const [askedAt, setAskedAt] = useState(-1)
  const last = isPlayingBack || snapshot.isOver ? null : lastBlow(slots, lines)
  const isOpen = last !== null && askedAt === lines.length
  const told = isOpen ? { ...shown, lines: lines.slice(0, last.to) } : shown
  const box = useRef<HTMLDivElement>(null)
  useFreeCorner(box)
  const { Overlay } = slots
  return (
    <div ref={box} className={isPlayingBack ? 'overlay running' : isOpen ? 'overlay open' : 'overlay'}>
      {last && (
        <button
          type="button"
          className="button quiet small last-blow"
          id="last-blow"
          aria-expanded={isOpen}
          onClick={() => setAskedAt(isOpen ? -1 : lines.length)}
        >
          {t('The last blow')}
          <Key>{keyName('b')}</Key>
        </button>
      )}
      {Overlay && <Overlay {...told} />}
      {(isPlayingBack || isOpen) && <BlowCard slots={slots} {...told} />}
    </div>
  )
}

interface BlowCardProps<V> extends Told {
  readonly slots: Slots<V>
}

/** What has been told of the blow that is the latest; nothing where that is something else. */
function BlowCard<V>({ slots, ...told }: BlowCardProps<V>) {
  const { lines } = told
  const before = useRef(0)
  useLayoutEffect(() => {
    before.current = lines.length
  }, [lines])
  const blow = blowAt(slots, lines, lines.length - 1)
  if (!blow) return null
  // What is told together with dice that fly is read when they have landed.
  const thrown = lines.findIndex(({ rolls }, at) => at >= before.current && rolls.length > 0)
  const isLate = (at: number) => thrown >= 0 && at > thrown
  return (
    <article className="blow-card" aria-label={t('The blow')}>
      {lines.slice(blow.from, blow.to).map((line, at) => (
        <div
          key={line.index}
          className={`blow-line${harms(slots, line) ? ' grave' : ''}${isLate(blow.from + at) ? ' late' : ''}`}
        >
          <span>
            <ToldLine game={slots} line={line} names={told.names} />
          </span>
          <Cite rule={line.rule} />
          <LineDice game={slots} line={line} size={30} {...told} />
        </div>
      ))}
    </article>
  )
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Covered extends Box {
  readonly weight: number
}

/** Who strikes, is struck or falls is looked at more than the others. */
const MOVING = 10
/** It moves to another corner only where that covers so much less. */
const MUCH_LESS = 0.6

const MARGIN = 14
/** The buttons of the board stand on the right. */
const BUTTONS = 64

/** Keeps what lies over the sand off the men and the odds: in the first corner where it covers the least of them. */
export function useFreeCorner(box: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current
    const stage = element?.closest('.stage')
    if (!element || !stage) return
    const settle = () => {
      const { width, height } = element.getBoundingClientRect()
      if (height === 0) return
      const men = [...stage.querySelectorAll('.figure:not(.ghost), .stage-odds > .preview')].map((man): Covered => {
        const { left, top, right, bottom } = man.getBoundingClientRect()
        return { left, top, right, bottom, weight: man.closest('.motion') ? MOVING : 1 }
      })
      element.dataset.corner = freest(stage.getBoundingClientRect(), width, height, men, element.dataset.corner)
    }
    // Measured once before the next picture, when everything else of it is in its place: earlier it would be laid out twice.
    const next = element.firstElementChild ? requestAnimationFrame(settle) : 0
    // The sand may glide to where the fight has gone.
    stage.addEventListener('transitionend', settle)
    return () => {
      cancelAnimationFrame(next)
      stage.removeEventListener('transitionend', settle)
    }
  })
}

/** The area that two have in common. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}

function freest(stage: Box, width: number, height: number, men: readonly Covered[], now: string | undefined): string {
  const left = stage.left + MARGIN
  const right = stage.right - BUTTONS - MARGIN - width
  const top = stage.top + MARGIN
  const bottom = stage.bottom - MARGIN - height
  const corners = [
    ['top left', left, top],
    ['bottom left', left, bottom],
    ['top right', right, top],
    ['bottom right', right, bottom],
  ] as const
  const covered = corners.map(([, x, y]) => {
    const card = { left: x, top: y, right: x + width, bottom: y + height }
    return men.reduce((sum, man) => sum + man.weight * shared(card, man), 0)
  })
  const least = Math.min(...covered)
  const current = covered[corners.findIndex(([name]) => name === now)]
  return current !== undefined && least >= MUCH_LESS * current ? now! : corners[covered.indexOf(least)]![0]
}
