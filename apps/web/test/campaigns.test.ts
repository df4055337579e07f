import { type ClubView, matchesIn as innerMatches, seeded, Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { leftInside } from '../src/campaign/inner.ts'
import { questionInMatch, unwrapped } from '../src/campaign/lines.ts'
import { folded, sentencesOf } from '../src/campaign/told.tsx'
import { aftermath, matchesIn, playersIn } from '../src/games/club/lines.ts'
import { type LoadedGame, loadGame } from '../src/games/index.ts'
import { learned } from '../src/games/munera/club.ts'
import type { Snapshot } from '../src/match/snapshot.ts'
import type { Line } from '../src/match/timeline.ts'
import { resume, standard, you } from './matches.ts'

const names = ['Anna', 'Bruno', 'Carla', 'Dario']

/** A club of one person and three built-in owners, in its first bout: everybody has one man, so nobody chooses. */
async function clubOf(ruleset: string, pause = 0, seed = 'club') {
  const game = (await loadGame(ruleset)) as LoadedGame
  const setup = { owners: names.map((name) => ({ name })), roster: 1, send: 1, cycles: 1 }
  const record = Table.open(game.ruleset, { setup, options: { vacancies: 'empty' }, dice: seeded(seed) }).record()
  const opened = resume(
    game,
    { id: 'one', record, sitters: [you, standard, standard, standard], isQuick: false },
    pause,
  )
  opened.controller.answer({ name: 'Felix', type: ruleset.startsWith('munera') ? 'thracian' : 'samnite' })
  opened.controller.skip()
  return opened
}

/** Whether a verdict has been shown and waits. */
const isHeld = ({ verdict, lines }: Snapshot<unknown>) => verdict !== null && lines.at(-1)?.index === verdict.index

const isInBout = (question: Parameters<typeof questionInMatch>[0]) => questionInMatch(question) !== null

describe.each(['munera-campaign', 'outland-campaign'])('%s', (ruleset) => {
  test('the built-in opponent plays a bout to its end for whoever lets him', async () => {
    const { controller } = await clubOf(ruleset)
    // Nobody is thrown into a bout: it waits to be begun.
    expect(controller.get().verdict?.event.kind).toBe('menSent')
    controller.dismissVerdict()
    expect(controller.get().task).toMatchObject({ kind: 'answer', seat: 0, question: { kind: 'bout' } })
    controller.letPlay(0, isInBout)
    while (controller.get().verdict?.event.kind === 'bout') controller.dismissVerdict()
    const { view, verdict } = controller.get()
    expect(verdict?.event.kind).toBe('fixtureDecided')
    expect((view as ClubView<never>).match).toBeNull()
  })

  test('whoever has a bout decided sees what came of it at once, and his next bout blow by blow', async () => {
    const { controller, tick } = await clubOf(ruleset, 1000, ruleset.startsWith('munera') ? 'b' : 'c')
    const decided = (line: Line) => line.event.kind === 'fixtureDecided'
    controller.dismissVerdict()
    while (!controller.get().task) tick()
    controller.skipTo(decided)
    controller.letPlay(0, isInBout)
    expect(isHeld(controller.get())).toBe(true)
    expect(controller.get().verdict?.event.kind).toBe('fixtureDecided')
    controller.dismissVerdict()
    const before = controller.get().lines.length
    if (isHeld(controller.get())) controller.dismissVerdict()
    if (controller.get().task) controller.letPlay(0, isInBout)
    expect(controller.get().isOver).toBe(false)
    expect(controller.get()).toMatchObject({ isPlayingBack: true })
    expect(controller.get().lines.slice(before).some(decided)).toBe(false)
  })

  test('bouts among built-in owners are heard of, but not played back', async () => {
    const { controller, tick } = await clubOf(ruleset, 1000)
    const shown = new Set<number>()
    controller.subscribe(() => {
      const { lines, isPlayingBack } = controller.get()
      if (isPlayingBack) shown.add(lines.length - 1)
    })
    while (!controller.get().isOver) {
      const { task, isPlayingBack, verdict } = controller.get()
      if (task) controller.letPlay(0, isInBout)
      else if (isPlayingBack && !isHeld(controller.get())) tick()
      else if (verdict) controller.dismissVerdict()
    }
    const { lines } = controller.get()
    const counts = matchesIn(lines).map((part) => {
      const inside = [...shown].filter((index) => index > part.from && index < part.to - 1)
      return { isOwn: playersIn(part, lines).includes(0), shown: inside.length }
    })
    expect(counts.length).toBeGreaterThan(1)
    for (const { isOwn, shown } of counts) expect(shown > 0).toBe(isOwn)
  })
})

test('a blow is shown again from the end of a bout, and the campaign goes on from there line by line', async () => {
  const { controller, tick } = await clubOf('munera-campaign', 1000, 'b')
  const toTheEnd = () => {
    for (;;) {
      const { verdict, task } = controller.get()
      if (isHeld(controller.get()) && verdict!.event.kind === 'fixtureDecided') return
      if (task) controller.letPlay(0, isInBout)
      else if (isHeld(controller.get())) controller.dismissVerdict()
      else tick()
    }
  }
  toTheEnd()
  const { lines, verdict } = controller.get()
  const { from, to } = matchesIn(lines).at(-1)!
  const shown: number[] = []
  controller.subscribe(() => shown.push(controller.get().lines.length))
  controller.again(from + 2, from + 5)
  toTheEnd()
  expect(controller.get().verdict).toBe(verdict)
  expect(controller.get().lines).toHaveLength(lines.length)
  expect(Math.max(...shown.slice(0, -1))).toBe(from + 5)
  expect(to).toBeGreaterThan(from + 5)
  controller.dismissVerdict()
  expect(controller.get().isOver).toBe(false)
  toTheEnd()
  expect(shown.length).toBeGreaterThan(20)
})

test('what a stand-in answered in a match of a campaign is not laid at the door of its owner', async () => {
  const { controller, kept, game } = await clubOf('munera-campaign', 0, 'b')
  controller.dismissVerdict()
  const { task } = controller.get()
  if (task?.kind !== 'answer') throw new Error('nobody is asked')
  controller.answer(task.choices.find(({ isEnd }) => isEnd)!.answer)
  const own = controller.record().tape.length
  controller.letPlay(0, isInBout)
  const { record, left } = kept.at(-1)!
  const bouts = innerMatches(game.ruleset, record, null, record.tape)
  const bout = bouts.find(({ head, tape }) => head.of!.tape < own && head.of!.tape + tape.length > own)!
  const seat = bout.names.indexOf('Felix')
  const isLeft = leftInside(left, bout.head, seat === 0 ? [0, 1] : [1, 0])
  const byHim = bout.tape.flatMap((entry, at) => ('seat' in entry && entry.seat === seat ? [at] : []))
  const before = own - bout.head.of!.tape
  expect(byHim.filter((at) => isLeft(at, seat))).toEqual(byHim.filter((at) => at >= before))
  expect(byHim.filter((at) => at < before).length).toBeGreaterThan(0)
  expect(bout.tape.some((_, at) => isLeft(at, 1 - seat))).toBe(false)
})

test('§10.3 what a man of a club learned is told after his bout, with what it does', () => {
  const event = (skill: string | null) => ({ kind: 'skillTaken', rule: '§10.3', seat: 0, skill })
  expect(learned(event('attack') as never)).toBe('From now on: +1 to the attack die.')
  expect(learned(event(null) as never)).toBeNull()
  const line = (index: number, told: object) => ({ index, event: told }) as unknown as Line
  const lines = [
    line(0, { kind: 'bout', event: event('attack') }),
    line(1, { kind: 'fixtureDecided' }),
    line(2, { kind: 'bout', event: event(null) }),
  ]
  expect(aftermath(lines, (one) => learned(unwrapped(one).event)).map(({ index }) => index)).toEqual([0, 1])
})

test('what is told several times over is one line with all its dice', () => {
  const die = { dice: 1, faces: [1], by: 0 }
  const line = (index: number, text: string) => ({ index, text, rule: '§31.2', rolls: [die] }) as unknown as Line
  const lines = [
    'He learns nothing new.',
    'He learns nothing new.',
    'He learns the axe.',
    'He learns nothing new.',
  ].map((text, index) => line(index, text))
  expect(folded(lines).map(({ line: { index }, times, rolls }) => [index, times, rolls.length])).toEqual([
    [0, 2, 2],
    [2, 1, 1],
    [3, 1, 1],
  ])
  expect(sentencesOf(lines)).toEqual([
    'He learns nothing new. (2 times)',
    'He learns the axe.',
    'He learns nothing new.',
  ])
})
