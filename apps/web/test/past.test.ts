/** Long campaigns in the browser: the last year or two are at hand, what lies before is put away. */

import { opponents } from '@harena/bots'
import {
  type CampaignRecord,
  formatCampaign,
  type Month,
  parseCampaign,
  playMonths,
  seeded,
  Table,
  verify,
} from '@harena/engine'
import { heroesCareer } from '@harena/heroes'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkBase, partedCampaign } from '../src/app/past.ts'
import { readSaved, type SavedMatch, textOfSaved } from '../src/app/saved-match.ts'
import { readPast } from '../src/app/saved-past.ts'
import { MatchController, type Surroundings } from '../src/match/controller.ts'
import type { PlayedGame } from '../src/match/game.ts'

const game = {
  ruleset: heroesCareer,
  opponents: opponents['heroes-career'],
  isFinal: true,
  choicesFor: () => [],
} as unknown as PlayedGame<unknown>

/** A browser that puts pieces away, or refuses to. */
class Browser {
  private text: string | null = null
  readonly pieces: Month[] = []
  readonly around: Surroundings

  constructor(hasRoom: boolean) {
    this.around = {
      pause: () => 0,
      waits: () => false,
      later: () => () => {},
      now: () => 0,
      think: () => Promise.resolve(null),
      advise: () => Promise.resolve(null),
      save: (match: SavedMatch) => {
        this.text = textOfSaved(match)
        return { kept: 'kept', dropped: [] }
      },
      putAway: (_: string, number: number, piece: Month) => {
        if (hasRoom) this.pieces[number] = JSON.parse(JSON.stringify(piece))
        return Promise.resolve(hasRoom)
      },
    } as unknown as Surroundings
  }

  get saved(): SavedMatch | null {
    return this.text === null ? null : readSaved('x', this.text)
  }

  open(): MatchController {
    const sitters = [{ kind: 'person', name: 'You' }] as const
    const first = () => {
      const setup = { players: [{ name: 'You', stars: 1, grunts: [] }], months: 40 }
      return Table.open(heroesCareer, { setup, dice: seeded('past') }).record()
    }
    const { record, past } = this.saved ?? { record: first() }
    checkBase(record)
    return new MatchController(
      game,
      { id: 'x', record, sitters, isQuick: false, ...(past && { past }), pieces: [...this.pieces] },
      this.around,
    )
  }
}

/** Answers until a month has come, as the built-in opponent would. */
async function playTo(controller: MatchController, month: number): Promise<void> {
  const behind = () => heroesCareer.stretch!((controller as unknown as { table: Table<never> }).table.state as never)
  for (let given = 0; behind() < month && given < 5000; given++) {
    controller.skip()
    if (controller.get().isOver) throw new Error('it ended too soon')
    const { task } = controller.get()
    if (task?.kind !== 'answer') throw new Error('nobody is asked')
    controller.answer(task.question.kind === 'beginAgain' ? 'yes' : controller.suggest('standard'))
    // What is put away is on its way.
    await Promise.resolve()
    await Promise.resolve()
  }
}

describe('a career of two years', () => {
  const browser = new Browser(true)
  let controller: MatchController
  beforeAll(async () => {
    controller = browser.open()
    await playTo(controller, 26)
  })

  test('is kept from a snapshot on, and opened from there alone', () => {
    const { record, past } = browser.saved!
    expect(past!.pieces).toBeGreaterThan(0)
    expect(record.base!.tape).toBeGreaterThan(0)
    expect(record.tape.length).toBeLessThan(controller.record().tape.length)
    const again = browser.open()
    expect(again.record()).toEqual(controller.record())
    expect(again.get().task).toEqual(controller.get().task)
  })

  test('is whole as a record, and as the file of the command', () => {
    expect(verify(heroesCareer, controller.record())).toMatchObject({ isSame: true })
    const file: CampaignRecord = parseCampaign(formatCampaign(controller.campaign()!))
    expect([...playMonths(heroesCareer, file)].at(-1)!.digest()).toBe(controller.record().digest)
  })

  test('comes back from such a file with a year at hand', () => {
    const file = controller.campaign()!
    const { record, past, pieces } = partedCampaign(heroesCareer as never, file)
    expect(past.pieces).toBe(pieces.length)
    const sitters = [{ kind: 'person', name: 'You' }] as const
    const taken = new MatchController(game, { id: 'y', record, past, pieces, sitters, isQuick: false }, browser.around)
    expect(taken.record()).toEqual(controller.record())
    expect(taken.campaign() ?? taken.record()).toBeTruthy()
  })

  test('a snapshot that was changed on the disk is refused with a word', () => {
    const { record } = browser.saved!
    const changed = { ...record, base: { ...record.base!, rolls: 0 } }
    expect(() => checkBase(changed)).toThrow('is damaged; load it from a file')
    expect(readPast({ pieces: 'many' }).pieces).toBe(0)
    expect(readPast({ pieces: 1, base: {}, next: null }).pieces).toBe(0)
  })

  test('one whose earlier months are lost goes on, and says so', () => {
    const { record, past } = browser.saved!
    const sitters = [{ kind: 'person', name: 'You' }] as const
    const lost = { id: 'z', record, past: past!, pieces: null, sitters, isQuick: false }
    const left = new MatchController(game, lost, browser.around)
    left.save()
    expect(left.get().saving.lacksPast).toBe(true)
    expect(left.campaign()).toBeNull()
    expect(left.get().task).toEqual(controller.get().task)
  })
})

test('where nothing can be put away it stays whole', async () => {
  const browser = new Browser(false)
  const controller = browser.open()
  await playTo(controller, 26)
  expect(browser.saved!.record.base).toBeUndefined()
  expect(verify(heroesCareer, browser.saved!.record)).toMatchObject({ isSame: true })
})
