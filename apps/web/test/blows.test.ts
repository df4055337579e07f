import { seeded } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { quiet } from '../src/games/hex/played.ts'
import { motions as muneraMotions } from '../src/games/munera/motions.ts'
import { motions } from '../src/games/outland/motions.ts'
import { endsHarm, lastBlow, strikes } from '../src/match/blows.ts'
import type { Snapshot } from '../src/match/snapshot.ts'
import { hexGameOf, open, resume } from './matches.ts'

/** A bout of Outland in which whoever was harmed is shown until somebody goes on. */
function bout(waits: boolean, ruleset = 'outland', seed = 'test') {
  const { controller } = open({ ruleset, dice: seeded(seed) })
  const record = { ...controller.record(), tape: [] }
  const saved = { id: 'two', record, sitters: controller.sitters, isQuick: false }
  const own = { motions: ruleset === 'outland' ? motions : muneraMotions, quiet, steps: new Set(['stepped', 'turned']) }
  return resume({ ...hexGameOf(ruleset), ...own }, saved, 100, waits)
}

/** Plays on until that is there. */
function playTo(
  isThere: (now: Snapshot<unknown>) => boolean,
  waits: boolean,
  { game, controller, timers, tick } = bout(waits),
) {
  for (let i = 0; i < 2000 && !isThere(controller.get()); i++) {
    const { task, verdict } = controller.get()
    if (timers.length > 0) tick()
    else if (verdict) controller.dismissVerdict()
    else if (task?.kind === 'answer') {
      const of = (wanted: string) => task.choices.find(({ group }) => group === wanted)
      controller.answer((of('fight') ?? of('move') ?? task.choices.at(-1)!).answer)
    } else if (controller.get().isWaiting) controller.skip()
  }
  return { game, controller, timers }
}

describe('a blow that harms somebody', () => {
  test('is told to its end and stays until somebody goes on', () => {
    const { game, controller, timers } = playTo(({ isWaiting }) => isWaiting, true)
    const { lines, task, isPlayingBack } = controller.get()
    expect(timers).toHaveLength(0)
    expect([task, isPlayingBack]).toEqual([null, true])
    expect(endsHarm(game, lines, lines.length - 1)).toBe(true)
    const blow = lastBlow(game, lines)!
    expect(lines[blow.from]!.event.kind).toBe('exchangeRolled')
    expect(blow.to).toBe(lines.length)
    controller.skip()
    expect(controller.get().isWaiting).toBe(false)
  })

  test('stops nobody who does not want to be stopped', () => {
    const { controller } = playTo(({ isOver, isWaiting }) => isOver || isWaiting, false)
    expect(controller.get().isOver).toBe(true)
  })

  test.each(['outland', 'munera'])(
    'is read once in %s, before the crowd decides, and not again after that',
    (ruleset) => {
      let judged = 0
      for (let seed = 0; seed < 12; seed++) {
        const shown: { readonly what: 'blow' | 'verdict'; readonly at: number }[] = []
        const one = bout(true, ruleset, `verdict ${seed}`)
        playTo(
          ({ isOver, isWaiting, verdict, lines }) => {
            const last = lines.findLastIndex((line) => strikes(one.game, line))
            if (verdict && shown.at(-1)?.at !== verdict.index) shown.push({ what: 'verdict', at: verdict.index })
            if (isWaiting && shown.at(-1)?.at !== last) shown.push({ what: 'blow', at: last })
            return isOver
          },
          true,
          one,
        )
        const places = shown.map(({ at }) => at)
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        judged += shown.filter(({ what }, at) => what === 'verdict' && shown[at - 1]?.what === 'blow').length
      }
      expect(judged).toBeGreaterThan(2)
    },
  )
})

describe('who is put to death', () => {
  type Fates = { readonly figures: readonly { readonly out: string | null }[] }
  const isDeath = ({ verdict }: Snapshot<unknown>) =>
    (verdict?.event as { readonly verdict?: string } | undefined)?.verdict === 'dispatched'

  /** A bout that came so far that the crowd has put somebody to death, and its dice have fallen. */
  function sentenced() {
    for (let seed = 0; seed < 20; seed++) {
      const one = bout(false, 'outland', `verdict ${seed}`)
      playTo((now) => now.isOver || isDeath(now), false, one)
      if (isDeath(one.controller.get())) {
        one.tick()
        return one
      }
    }
    throw new Error('everybody was spared')
  }

  test('is seen to fall when the verdict has been put away, and before the end', () => {
    const { controller, timers } = sentenced()
    const { seat } = controller.get().verdict!.event as unknown as { readonly seat: number }
    const fate = () => (controller.get().view as Fates).figures[seat]!.out
    expect(controller.get().lines.at(-1)).toBe(controller.get().verdict)
    expect(fate()).toBe(null)
    controller.dismissVerdict()
    expect(fate()).toBe('dispatched')
    expect(controller.get()).toMatchObject({ isPlayingBack: true, isOver: false, verdict: null })
    expect(motions(controller.get().lines.at(-1)!)).toEqual([{ kind: 'fall', seat }])
    expect(timers).toHaveLength(1)
  })
})
