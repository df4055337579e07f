/** What happened: a sentence, the dice that led to it, the paragraph that says so. */
import { t } from '@harena/engine'
import { memo, type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { Cite } from '../ui/rules-context.tsx'
import type { Slots, Told } from './slots.ts'
import { roundOf } from './story.ts'
import { LineDice, type Throwing } from './thrown.tsx'
import type { Line } from './timeline.ts'
import { type Reckons, ToldLine } from './told-line.tsx'

export interface LogProps<V> extends Told {
  readonly slots: Throwing & Reckons & Pick<Slots<V>, 'unit' | 'routine'>
  /** How many of the lines can be read here: those after them are still being told over the sand. */
  readonly read?: number
  /** Another one is another question: then the newest lines are in sight. */
  readonly asked?: number | undefined
}

function LogBox<V>({ slots, lines, names, sides, read = lines.length, asked }: LogProps<V>) {
  const told = lines[read]?.index ?? Number.POSITIVE_INFINITY
  const { box, isAway, toEnd } = useFollowed<HTMLElement>(asked)
  const { dice, text } = useShown(slots, lines, names, sides)
  const [isWhole, setWhole] = useState(false)
  let round = 0
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section ref={box} className={isWhole ? 'log whole' : 'log'} tabIndex={0} aria-labelledby="log">
      <h2 id="log" className="heard">
        {t('What happened')}
      </h2>
      <button type="button" className="link-button log-all" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {t('All that happened')}
      </button>
      <ol>
        {folded(lines, slots.routine).map((some) => {
          const [line] = some
          const begun = roundOf(line)
          const isNew = begun !== null && begun !== round
          if (isNew) round = begun
          return (
            <li key={line.index} className={line.index >= told ? 'telling' : undefined}>
              {isNew && (
                <h3 className="log-round">
                  {t(slots.unit)} {begun}
                </h3>
              )}
              {some.length === 1 ? (
                <LogLine line={line} dice={dice} text={text} />
              ) : (
                <Folded lines={some} dice={dice} text={text} />
              )}
            </li>
          )
        })}
      </ol>
      {isAway && (
        <button type="button" className="button quiet small log-newest" onClick={toEnd}>
          {t('Newest line')} ↓
        </button>
      )}
    </section>
  )
}

/** It is long: drawn again only when something was told. */
export const Log = memo(LogBox) as typeof LogBox

/** Routine that follows on routine is one entry; a round begins an entry of its own. */
function folded(lines: readonly Line[], routine: ReadonlySet<string> | undefined): [Line, ...Line[]][] {
  const entries: [Line, ...Line[]][] = []
  for (const line of lines) {
    const last = entries.at(-1)
    const isRoutine = (one: Line) => routine?.has(one.event.kind) === true && roundOf(one) === null
    if (last && isRoutine(line) && isRoutine(last[0])) last.push(line)
    else entries.push([line])
  }
  return entries
}

/** What opens at a click cannot answer for single words: codes are left to the lines inside. */
function withoutCodes(text: string): string {
  return text.replace(/ \((?:\([LR]+\))?[A-Z]+(?:-[A-Z]+)?(?:\([LR]+\))?\)/g, '')
}

interface FoldedProps extends ShownParts {
  readonly lines: readonly Line[]
}

/** They are told when somebody asks for them. */
function Folded({ lines, dice, text }: FoldedProps) {
  return (
    <details className="log-folded">
      <summary>{t`… ${lines.length} lines: ${withoutCodes(lines[0]!.text)}`}</summary>
      {lines.map((line) => (
        <LogLine key={line.index} line={line} dice={dice} text={text} />
      ))}
    </details>
  )
}

/** So close to its end the box follows what is told. */
const NEAR = 40

/** What the box always keeps free below its last line. */
const BELOW = 10

/** How much of the line that is cut by the upper edge would still be seen: so much more room below, and it is gone. */
function cutIn(box: HTMLElement): number {
  const top = box.getBoundingClientRect().top
  const lines = [...box.querySelectorAll('li')].slice(-MOST_SEEN)
  const cut = lines
    .map((line) => line.getBoundingClientRect())
    .find((line) => line.top < top - 1 && line.bottom > top + 1)
  const rest = cut ? cut.bottom - top : 0
  // What fills most of the box is better cut than gone.
  return rest < 0.7 * box.clientHeight ? rest : 0
}

/** More are never in sight at once. */
const MOST_SEEN = 60

interface Followed<E> {
  readonly box: RefObject<E | null>
  /** Somebody has scrolled away from the newest line. */
  readonly isAway: boolean
  toEnd(): void
}

/**
 * Keeps a box at its end, whatever grows: the list in it, or the panel below that takes its room; with whole lines only.
 * Only whoever scrolls it himself takes it away from there, until another question is put.
 */
function useFollowed<E extends HTMLElement>(asked: unknown): Followed<E> {
  const box = useRef<E>(null)
  const isAtEnd = useRef(true)
  const [isAway, setAway] = useState(false)
  const follow = useRef(() => {})
  const toEnd = useCallback(() => {
    isAtEnd.current = true
    setAway(false)
    follow.current()
  }, [])
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    let top = 0
    follow.current = () => {
      if (!isAtEnd.current) return
      element.style.paddingBottom = `${BELOW}px`
      element.scrollTop = element.scrollHeight
      const spare = element.scrollTop > 0 ? cutIn(element) : 0
      element.style.paddingBottom = `${BELOW + spare}px`
      element.style.setProperty('--spare', `${spare}px`)
      element.scrollTop = element.scrollHeight
      top = element.scrollTop
    }
    const onScroll = () => {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
      // Only a reader goes up. What has grown meanwhile leaves the box where it was, however far its end is then; and it
      // often has: lines that come into sight get their height only there.
      if (isNear || element.scrollTop < top - 1) isAtEnd.current = isNear
      top = element.scrollTop
      setAway(!isAtEnd.current)
    }
    const observer = new ResizeObserver(() => follow.current())
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the reason
  useLayoutEffect(toEnd, [asked])
  return { box, isAway, toEnd }
}

/** How a line is shown: its dice, and what it says. */
interface ShownParts {
  readonly dice: (line: Line) => ReactNode
  readonly text: (line: Line) => ReactNode
}

/** Remembered, so that old lines of the log are not drawn again: they stay as they are, and so do names and sides. */
function useShown(
  game: Throwing & Reckons,
  lines: readonly Line[],
  names: readonly string[],
  sides: readonly number[],
): ShownParts {
  const told = useRef({ lines, names, sides })
  told.current = { lines, names, sides }
  const key = JSON.stringify([names, sides])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names or sides are another drawing
  const dice = useCallback((line: Line) => <LineDice line={line} game={game} {...told.current} />, [game, key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const text = useCallback((line: Line) => <ToldLine game={game} line={line} names={told.current.names} />, [game, key])
  return { dice, text }
}

interface LogLineProps extends ShownParts {
  readonly line: Line
}

const LogLine = memo(function LogLine({ line, dice, text }: LogLineProps) {
  return (
    <div className={`log-line ${line.event.kind}`}>
      <span className="log-text">{text(line)}</span>
      <Cite rule={line.rule} />
      {dice(line)}
    </div>
  )
})

/** Reads new lines to those who do not see the log: only what is new, however many lines came with it. */
export function LiveLines({ lines }: { readonly lines: readonly Line[] }) {
  const [heard, setHeard] = useState({ from: lines.length, to: lines.length })
  if (heard.to !== lines.length) setHeard({ from: Math.min(heard.to, lines.length), to: lines.length })
  return (
    <div className="heard" aria-live="polite" data-testid="live">
      {lines
        .slice(heard.from)
        .map((line) => line.text)
        .join(' ')}
    </div>
  )
}
