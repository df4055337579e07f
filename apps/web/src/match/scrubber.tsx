/** Going through a match: forwards, backwards, as fast as one likes. */
import { t } from '@harena/engine'
import { useEffect, useState } from 'react'
import { speeds } from '../app/settings.ts'
import { isFree, keyOf } from './keys.ts'
import { SkipToEnd } from './skip-to-end.tsx'

const paces = { 1: '1 ×', 2: '2 ×', 4: '4 ×', 8: '8 ×' } as const

type Pace = keyof typeof paces

export function useScrubber(last: number, shareAt: (at: number) => number, first = 0) {
  const [at, setAt] = useState(first)
  const [isRunning, setRunning] = useState(false)
  const [pace, setPace] = useState<Pace>(1)
  const go = (to: number) => setAt(Math.max(0, Math.min(last, to)))
  /** Up to where it is played; null to the end. */
  const [until, setUntil] = useState<number | null>(null)
  const isMoving = isRunning && at < (until ?? last)
  if (isRunning && until !== null && at >= until) {
    setRunning(false)
    setUntil(null)
  }
  const time = (speeds.normal.pause * shareAt(at)) / pace
  useEffect(() => {
    if (!isMoving) return
    const timer = window.setTimeout(() => setAt(at + 1), time)
    return () => window.clearTimeout(timer)
  }, [isMoving, at, time])
  const play = (from: number, to: number) => {
    go(from)
    setUntil(to)
    setRunning(true)
  }
  /** What is being played is seen as it ends. */
  const skip = () => {
    go(until ?? last)
    setRunning(false)
  }
  const toggle = () => {
    setUntil(null)
    if (!isMoving && at >= last) setAt(0)
    setRunning(!isMoving)
  }
  return { at, last, go, play, skip, isMoving, toggle, pace, setPace, stop: () => setRunning(false) }
}

export type Scrubber = ReturnType<typeof useScrubber>

export function useScrubberKeys(scrubber: Scrubber): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isFree(event)) return
      const key = keyOf(event)
      if (key === ' ') scrubber.toggle()
      else if (key === 'ArrowRight') scrubber.go(scrubber.at + 1)
      else if (key === 'ArrowLeft') scrubber.go(scrubber.at - 1)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

export function ScrubberPanel({ scrubber }: { readonly scrubber: Scrubber }) {
  const { at, last, go } = scrubber
  return (
    <div className="scrubber">
      <div className="scrubber-row">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('Place in the match')}
          aria-valuetext={t`${at} of ${last}`}
          onChange={(event) => {
            scrubber.stop()
            go(Number(event.target.value))
          }}
        />
        <span className="scrubber-place">
          {at}/{last}
        </span>
        {scrubber.isMoving && <SkipToEnd onSkip={() => scrubber.skip()} />}
      </div>
      <div className="scrubber-buttons">
        <button type="button" className="button small scrubber-toggle" onClick={scrubber.toggle}>
          <span aria-hidden={scrubber.isMoving}>{t('Play')}</span>
          <span aria-hidden={!scrubber.isMoving}>{t('Pause')}</span>
        </button>
        <button type="button" className="button quiet small" disabled={at === 0} onClick={() => go(at - 1)}>
          {t('Back')}
        </button>
        <button type="button" className="button quiet small" disabled={at === last} onClick={() => go(at + 1)}>
          {t('Forward')}
        </button>
        <label className="scrubber-pace">
          <span className="heard">{t('Speed')}</span>
          <select value={scrubber.pace} onChange={(event) => scrubber.setPace(Number(event.target.value) as Pace)}>
            {Object.entries(paces).map(([pace, title]) => (
              <option key={pace} value={pace}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  )
}
