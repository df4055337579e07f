/** Whoever opens the page again in the middle of a telling sees it go on from there. */
import { seeded, Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { keepIn } from '../src/app/storage.ts'
import { ToldMatches } from '../src/app/told.ts'
import { matchOf, matchSeen } from '../src/campaign/inner.ts'
import { questionInMatch } from '../src/campaign/lines.ts'
import { matchesIn } from '../src/games/club/lines.ts'
import { loadGame } from '../src/games/index.ts'
import { slots as munera } from '../src/games/munera/slots.ts'
import type { CardView } from '../src/match/card.tsx'
import { isLeftToMachine } from '../src/match/skip-to-end.tsx'
import { hexGameOf, open, resume, second, standard, you } from './matches.ts'

type Opened = ReturnType<typeof resume<unknown>>

/** What one sees. A verdict whose dice are falling is not told yet. */
function seen({ controller }: Opened) {
  const { view, lines, isPlayingBack, isWaiting, verdict, task, isOver } = controller.get()
  const isTold = verdict !== null && lines.at(-1)?.index === verdict.index
  const texts = lines.map(({ text }) => text)
  return { view, texts, isPlayingBack, isWaiting, verdict: isTold && verdict.text, task, isOver }
}

/** Goes through all that is told up to the next question, coming back at every line; how many of them. */
function tellThrough(opened: Opened): number {
  const { controller, tick } = opened
  let times = 0
  for (; controller.get().isPlayingBack || controller.get().verdict; times++) {
    expect(seen(opened.again() as Opened)).toEqual(seen(opened))
    if (seen(opened).verdict) controller.dismissVerdict()
    else if (controller.get().isWaiting) controller.skip()
    else tick()
  }
  expect(seen(opened.again() as Opened)).toEqual(seen(opened))
  return times
}

function strike({ controller }: Opened): void {
  const { task } = controller.get()
  if (task?.kind !== 'answer') throw new Error('nobody is asked')
  controller.answer((task.choices.find(({ group }) => group === 'fight') ?? task.choices.at(-1)!).answer)
}

const slots = { ...munera, opponents: hexGameOf('munera').opponents }

describe('a telling goes on where it stood', () => {
  test.each([false, true])('in a bout that one plays, also where blows wait (%s)', (waits) => {
    const { kept, game, controller } = open({ slots, pause: 500, dice: seeded('comes back') })
    controller.save()
    const opened = resume(game, { ...kept.at(-1)!, told: null }, 500, waits) as Opened
    for (let answers = 0; answers < 60 && !opened.controller.get().isOver; answers++) {
      tellThrough(opened)
      if (!opened.controller.get().isOver) strike(opened)
    }
    expect(opened.controller.get().lines.length).toBeGreaterThan(40)
  })

  test('in one that one watches: its end is not seen before its blows', () => {
    const opened = open({ slots, pause: 500, sitters: [standard, standard], dice: seeded('watched') }) as Opened
    opened.controller.save()
    expect(opened.kept.at(-1)!.isOver).toBe(true)
    expect(opened.again().controller.get().isOver).toBe(false)
    expect(tellThrough(opened)).toBeGreaterThan(20)
    expect(opened.controller.get().isOver).toBe(true)
  })

  test('with two people at the screen', () => {
    const opened = open({ ruleset: 'outland', pause: 500, sitters: [you, second], dice: seeded('two') }) as Opened
    opened.controller.save()
    for (let answers = 0; answers < 30 && !opened.controller.get().isOver; answers++) {
      tellThrough(opened)
      if (opened.controller.get().handOver) opened.controller.takeOver()
      if (opened.controller.get().task) strike(opened)
    }
    expect(opened.controller.get().lines.length).toBeGreaterThan(20)
  })

  test('while something is shown again it stands where it stood before', () => {
    const opened = open({ slots, pause: 500, dice: seeded('again') }) as Opened
    tellThrough(opened)
    opened.controller.save()
    const stood = seen(opened)
    opened.controller.again(0, 1)
    expect(seen(opened.again() as Opened)).toEqual(stood)
  })
})

test('in a campaign the match is there again, and its end is put away as before', async () => {
  const game = (await loadGame('munera-campaign'))!
  const owners = ['Anna', 'Bruno'].map((name) => ({ name }))
  const setup = { owners, roster: 1, send: 1, cycles: 1 }
  const record = Table.open(game.ruleset, { setup, options: { vacancies: 'empty' }, dice: seeded('club') }).record()
  const opened = resume(game, { id: 'one', record, sitters: [you, standard], isQuick: false }, 500) as Opened
  const { controller } = opened
  controller.answer({ name: 'Felix', type: 'thracian' })
  tellThrough(opened)
  controller.letPlay(0, (question) => questionInMatch(question) !== null)
  const isDecided = () => controller.get().lines.at(-1)?.event.kind === 'fixtureDecided'
  for (let i = 0; i < 2000 && !isDecided(); i++) {
    if (seen(opened).verdict) controller.dismissVerdict()
    else opened.tick()
  }
  const back = opened.again() as Opened
  expect(seen(back)).toEqual(seen(opened))
  const { lines } = back.controller.get()
  const part = matchesIn(lines).at(-1)!
  expect(matchOf(back.controller.get().view)).toBeNull()
  expect(matchSeen((at) => back.controller.viewAt(at), part, part.to - part.from)).not.toBeNull()
  tellThrough(opened)
})

test('what was told of matches that are gone is forgotten, and nonsense is none', () => {
  const storage = keepIn(null)
  const told = new ToldMatches(storage)
  told.set('one', { entries: 7, how: 'on' })
  told.set('two', { entries: 9, how: 'held' })
  storage.set('harena.told.three', '12 many')
  expect(told.get('one')).toEqual({ entries: 7, how: 'on' })
  expect([told.get('three'), told.get('four')]).toEqual([null, null])
  told.keepOnly(new Set(['two']))
  expect([told.get('one'), told.get('two')]).toEqual([null, { entries: 9, how: 'held' }])
})

test('the end can be gone to as soon as nobody at the screen fights on, and not before', () => {
  const cards = (...outs: (string | null)[]) => outs.map((out, seat) => ({ seat, out })) as CardView[]
  expect(isLeftToMachine(cards(null, null), [standard, standard])).toBe(true)
  expect(isLeftToMachine(cards(null, null), [you, standard])).toBe(false)
  expect(isLeftToMachine(cards('killed', null, null), [you, standard, standard])).toBe(true)
  expect(isLeftToMachine(cards('killed', null, null), [you, second, standard])).toBe(false)
})
