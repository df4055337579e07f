/** The sand with everybody on it, and over it what is being shown: plots that open, blows, odds. */
import type { Preview } from '@harena/engine'
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import type { Shed } from '../board/blood.ts'
import { MotionsShown } from '../board/motion.tsx'
import { type Motions, noMotions } from '../board/motions.ts'
import { BloodShown } from '../board/stains.tsx'
import { SoundCaption } from '../sound/sound-caption.tsx'
import type { Sound } from '../sound/sounds.ts'
import { type Heard, useSounds } from '../sound/use-sounds.ts'
import { PreviewCard } from '../ui/preview.tsx'
import { useSmall } from '../ui/use-small.ts'
import { Overlaid } from './blow-card.tsx'
import { Caption } from './caption.tsx'
import type { Choice } from './choices.ts'
import type { Playing } from './playing.ts'
import type { Slots } from './slots.ts'
import { bloodAfter, type Line } from './timeline.ts'

export function Stage<V>(playing: Playing<V>) {
  const { slots, actions, snapshot, shown, aiming, draft, endScene } = playing
  const { isPlayingBack, task } = snapshot
  const { Board } = slots
  const isSmall = useSmall()
  const choose = (here: readonly Choice[]) => {
    if (here.length > 1) aiming.setChooser(here)
    else if (here[0]) aiming.choose(here[0])
  }
  const onSand = useMemo(() => [...aiming.choices, ...aiming.walks], [aiming.choices, aiming.walks])
  // Behind a verdict nobody would see it.
  const newest = isPlayingBack && !snapshot.verdict ? shown.lines.at(-1) : undefined
  const motions = useMotions(slots, newest)
  const sealing = task?.kind === 'answer' && slots.panels?.[task.question.kind] ? task.question : undefined
  const sounds = useStageSounds(slots, {
    ...shown,
    hasVerdict: snapshot.verdict !== null,
    isOver: snapshot.isOver,
    sealing,
  })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click anywhere skips the playback; the keyboard has Space
    // biome-ignore lint/a11y/noStaticElementInteractions: as above; there is also a button
    <div className="stage" onClick={() => isPlayingBack && actions.skip()}>
      <OnSand motions={motions} lines={shown.lines}>
        <Board
          view={shown.view}
          asked={task?.seat ?? null}
          choices={onSand}
          looked={aiming.looked}
          draft={draft}
          choose={choose}
          point={aiming.point}
        />
      </OnSand>
      <SoundCaption sounds={sounds} />
      {aiming.preview && <Odds preview={aiming.preview} />}
      {!isSmall && <Overlaid {...playing} />}
      {!isSmall && isPlayingBack && <Caption slots={slots} {...shown} />}
      {snapshot.isOver && endScene}
    </div>
  )
}

interface OnSandProps {
  readonly motions: Motions
  readonly lines: readonly Line[]
  readonly children: ReactNode
}

/** A board with what moves on it now, and with the blood that has been shed so far. */
export function OnSand({ motions, lines, children }: OnSandProps) {
  return (
    <BloodShown value={useBlood(lines)}>
      <MotionsShown value={motions}>{children}</MotionsShown>
    </BloodShown>
  )
}

const noBlood: readonly Shed[] = []

/** The same until another line sheds more or moves it: every line is told after the same ones. */
function useBlood(lines: readonly Line[]): readonly Shed[] {
  const last = lines.findLast(({ blood, slide }) => blood || slide)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last one says all
  return useMemo(() => (last ? bloodAfter(lines) : noBlood), [last])
}

/** What is to be seen of the newest line. */
export function useMotions<V>(slots: Slots<V>, newest: Line | undefined): Motions {
  return useMemo(() => {
    const all = newest && slots.motions?.(newest)
    return all?.length ? { line: newest!.index, all } : noMotions
  }, [newest, slots])
}

/** What is heard of it. */
export function useStageSounds<V>(slots: Slots<V>, heard: Heard<Line>): readonly Sound[] {
  return useSounds(heard, (line) => ({
    rolls: line.rolls,
    motions: slots.motions?.(line) ?? [],
    isStep: slots.steps?.has(line.event.kind) ?? false,
  }))
}

/** The odds stand in the lower corner, or in the upper one where they would cover what can be chosen. */
function Odds({ preview }: { readonly preview: Preview }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    const stage = element?.parentElement
    if (!element || !stage) return
    element.classList.remove('on-top')
    const card = element.firstElementChild!.getBoundingClientRect()
    const covers = [...stage.querySelectorAll('g.target')].some((target) => {
      const { left, top, bottom } = target.getBoundingClientRect()
      return left < card.right && top < card.bottom && bottom > card.top
    })
    element.classList.toggle('on-top', covers)
  })
  return (
    <div ref={place} className="stage-odds">
      <PreviewCard preview={preview} />
    </div>
  )
}
