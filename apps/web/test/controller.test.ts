import { type ArenaView, canonicalJson, type Opponent, seeded, verify } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { readSaved, type Sitter, textOfSaved } from '../src/app/saved-match.ts'
import { leftIn } from '../src/app/sitters.ts'
import { slots } from '../src/games/munera/slots.ts'
import type { ViewGame } from '../src/match/timeline.ts'
import { hexGameOf, open, playToTheEnd, resume, second, standard, you } from './matches.ts'

describe('playing', () => {
  test.each(['munera', 'outland'])('a bout of %s comes to its end and its record proves it', (ruleset) => {
    const { controller, game } = open({ ruleset })
    playToTheEnd(controller)
    const { result, isOver, task } = controller.get()
    expect(isOver).toBe(true)
    expect(task).toBeNull()
    expect(result?.seats).toHaveLength(2)
    expect(verify(game.ruleset, controller.record()).isSame).toBe(true)
  })

  test('a person is asked with a sentence, legal answers and keys for them', () => {
    const { controller } = open()
    const { task } = controller.get()
    if (task?.kind !== 'answer') throw new Error('nobody is asked')
    expect(task.prompt).toMatch(/Flamma has \d AP/)
    expect(task.choices.find(({ key }) => key === 'ArrowUp')?.short).toBe('Ahead')
    const ways = task.choices.filter(({ group }) => group === 'move').map(({ short }) => short)
    expect(ways.filter((way) => !/^(Ahead|Back)( left| right)?$/.test(way))).toEqual([])
    expect(task.choices.filter(({ key }) => key === 'ArrowLeft' || key === 'ArrowRight')).toHaveLength(2)
    expect(task.choices.filter(({ isEnd }) => isEnd)).toHaveLength(1)
  })

  test('an illegal answer is refused with its paragraph and changes nothing', () => {
    const { controller } = open()
    const before = controller.record()
    controller.answer({ act: 'cutFree' })
    expect(controller.get().refusal?.rule).toBe('§11.13')
    expect(controller.record()).toEqual(before)
  })

  test('who was not asked for a skill is not said to take none', () => {
    const entry = hexGameOf('munera')
    const texts: string[] = []
    for (let seed = 0; seed < 6; seed++) {
      const { controller } = open({ dice: seeded(`skill ${seed}`), slots: { ...slots, opponents: entry.opponents } })
      playToTheEnd(controller)
      texts.push(...controller.get().lines.map(({ text }) => text))
      const passed = controller
        .record()
        .tape.filter((one) => 'answer' in one && canonicalJson(one.answer) === '{"skill":null}')
      if (passed.length > 0) texts.push('passed')
    }
    expect(texts).toContain('passed')
    expect(texts.filter((text) => /takes no skill/.test(text))).toEqual([])
  })

  test('whoever has seen enough has it decided: the rest is played at once, and the record proves it', () => {
    const { controller, kept, timers, game } = open({ pause: 900, dice: seeded('decided') })
    controller.skip()
    controller.answer({ act: 'end' })
    expect(controller.ended()).toBeNull()
    expect(controller.canBeDecided).toBe(true)
    const own = controller.record().tape.length
    controller.decide()
    const { isOver, verdict, isPlayingBack, result, lines } = controller.get()
    expect({ isOver, verdict, isPlayingBack }).toEqual({ isOver: true, verdict: null, isPlayingBack: false })
    expect(result?.seats).toHaveLength(2)
    expect(lines.length).toBeGreaterThan(20)
    expect(timers).toEqual([])
    expect(kept.at(-1)?.isOver).toBe(true)
    expect(verify(game.ruleset, controller.record()).isSame).toBe(true)
    // Which answers were his own is kept, so that he is not blamed for the others.
    const { left } = readSaved('kept', textOfSaved(kept.at(-1)!))!
    const isLeft = leftIn(left)
    expect([isLeft(own - 1, 0), isLeft(own, 0), isLeft(own, 1)]).toEqual([false, true, false])
    expect(leftIn(undefined)(own, 0)).toBe(false)
  })

  test('what was decided for somebody and is taken back is his own when he answers again', () => {
    const { controller, kept, game } = open()
    const own = controller.record().tape.length
    controller.decide()
    const again = resume(game, kept.at(-1)!)
    while (again.controller.record().tape.length > own) {
      again.controller.undo()
      again.controller.takeBack()
    }
    expect(again.kept.at(-1)!.left).toBeUndefined()
    again.controller.answer({ act: 'end' })
    expect(leftIn(readSaved('kept', textOfSaved(again.kept.at(-1)!))!.left)(own, 0)).toBe(false)
  })

  test('it is decided against a master who thinks elsewhere, too: nobody is asked or waited for any more', async () => {
    const { controller } = open({ sitters: [you, { kind: 'opponent', level: 'master' }] })
    await expect.poll(() => controller.get().task?.kind).toBe('answer')
    controller.decide()
    const answers = controller.record().tape.length
    await expect
      .poll(() => controller.get().isOver || controller.record().tape.length > answers + 6, { timeout: 20_000 })
      .toBe(true)
    const { task, isPlayingBack, verdict } = controller.get()
    expect({ task, isPlayingBack, verdict }).toEqual({ task: null, isPlayingBack: false, verdict: null })
  }, 30_000)

  test('nobody decides for two people, nor throws real dice', () => {
    expect(open({ sitters: [you, second] }).controller.canBeDecided).toBe(false)
    expect(open({ dice: { kind: 'typed' } }).controller.canBeDecided).toBe(false)
  })

  test('every answer is saved', () => {
    const { controller, kept } = open()
    const saved = kept.length
    controller.answer({ act: 'end' })
    expect(kept.length).toBe(saved + 1)
    expect(kept.at(-1)?.record).toEqual(controller.record())
  })

  test('a saved match goes on where it stood', () => {
    const { controller, kept, game } = open()
    controller.answer({ act: 'turn', to: 'left' })
    const again = resume(game, kept.at(-1)!).controller
    const texts = (one: typeof controller) => one.get().lines.map(({ text }) => text)
    expect(again.get().view).toEqual(controller.get().view)
    expect(texts(again)).toEqual(texts(controller))
    expect(again.get().task).toEqual(controller.get().task)
  })
})

describe('an opponent who thinks', () => {
  const thinker: Sitter = { kind: 'opponent', level: 'master' }

  /** A standard opponent who takes his time, and the same one who answers at once. */
  function both() {
    const usual = open({ ruleset: 'outland' })
    const plain = usual.game.opponents.standard as Opponent<ViewGame<ArenaView>>
    const game = { ...usual.game, opponents: { ...usual.game.opponents, master: { ...plain, explain: () => null } } }
    const record = { ...usual.controller.record(), tape: [] }
    return { usual, slow: resume(game, { id: 'two', record, sitters: [you, thinker], isQuick: false }) }
  }

  test('keeps the match waiting, which says so, and plays the same match', async () => {
    const { usual, slow } = both()
    let waited = 0
    for (let i = 0; i < 300 && !slow.controller.get().isOver; i++) {
      const { task, thinking, verdict } = slow.controller.get()
      if (verdict) slow.controller.dismissVerdict()
      else if (task?.kind === 'answer') slow.controller.answer(task.choices.at(-1)!.answer)
      else if (thinking.length > 0) {
        expect(thinking).toEqual([1])
        waited++
        await Promise.resolve()
      }
    }
    for (let i = 0; i < 300 && !usual.controller.get().isOver; i++) {
      const { task, verdict } = usual.controller.get()
      if (verdict) usual.controller.dismissVerdict()
      else if (task?.kind === 'answer') usual.controller.answer(task.choices.at(-1)!.answer)
    }
    expect(waited).toBeGreaterThan(0)
    expect(slow.controller.get().isOver).toBe(true)
    expect(slow.controller.record().tape).toEqual(usual.controller.record().tape)
  })
})

describe('playback', () => {
  /** Nobody is beaten in the first turns. */
  const calm = seeded('calm')

  test('what happens is seen line by line, and nobody is asked meanwhile', () => {
    const { controller, tick } = open({ pause: 500, dice: calm })
    while (controller.get().isPlayingBack) tick()
    const before = controller.get().lines.length
    controller.answer({ act: 'end' })
    expect(controller.get().lines.length).toBe(before + 1)
    expect(controller.get().isPlayingBack).toBe(true)
    expect(controller.get().task).toBeNull()
    const seen: number[] = []
    while (controller.get().isPlayingBack) {
      tick()
      seen.push(controller.get().lines.length)
    }
    expect(seen).toEqual(seen.map((_, index) => before + 2 + index))
    expect(seen.length).toBeGreaterThan(1)
    expect(controller.get().task).not.toBeNull()
  })

  test('stage, cards and log go by one clock: what is seen belongs to the last line', () => {
    const { controller, tick } = open({ pause: 500, dice: calm })
    while (controller.get().isPlayingBack) tick()
    controller.answer({ act: 'end' })
    while (controller.get().isPlayingBack) {
      const { lines, view } = controller.get()
      expect(controller.viewAt(lines.length)).toBe(view)
      tick()
    }
  })

  test('skipping leads to the same place as waiting', () => {
    const [waited, skipped] = [open({ pause: 500, dice: calm }), open({ pause: 500, dice: calm })]
    for (const { controller, tick } of [waited, skipped]) {
      while (controller.get().isPlayingBack) tick()
      controller.answer({ act: 'end' })
    }
    while (waited.controller.get().isPlayingBack) waited.tick()
    skipped.controller.skip()
    expect(skipped.controller.get()).toEqual(waited.controller.get())
    expect(skipped.timers).toHaveLength(0)
  })

  test('a screen that is left stops its clock, and goes on when it is opened again', () => {
    const { controller, timers, tick } = open({ pause: 500, sitters: [standard, standard] })
    expect(timers).toHaveLength(1)
    controller.leave()
    expect(timers).toHaveLength(0)
    controller.resume()
    controller.resume()
    expect(timers).toHaveLength(1)
    const { length } = controller.get().lines
    tick()
    expect(controller.get().lines).toHaveLength(length + 1)
  })
})

describe('the crowd', () => {
  /** With the first seeds at hand somebody is beaten and appeals; which one does not matter. */
  function beaten(pause = 0) {
    for (let seed = 0; seed < 50; seed++) {
      const opened = open({ dice: seeded(`crowd ${seed}`), pause })
      const { controller, tick } = opened
      for (let i = 0; i < 400 && !controller.get().verdict && !controller.get().isOver; i++) {
        while (controller.get().isPlayingBack && !controller.get().verdict) tick()
        const { task } = controller.get()
        if (task?.kind !== 'answer') break
        controller.answer((task.choices.find(({ group }) => group === 'fight') ?? task.choices.at(-1)!).answer)
      }
      if (controller.get().verdict) return opened
    }
    throw new Error('nobody appealed in fifty bouts')
  }

  test('an appeal stops everything until it has been seen', () => {
    const { controller } = beaten()
    const { verdict, task, isOver } = controller.get()
    expect(task).toBeNull()
    expect(isOver).toBe(false)
    expect(verdict?.rolls[0]?.faces).toHaveLength(2)
    controller.dismissVerdict()
    expect(controller.get().verdict).toBeNull()
  })

  test('first the dice fall, then the verdict is told, and only then can it be put away', () => {
    const { controller, tick } = beaten(500)
    const { verdict, lines } = controller.get()
    expect(lines).not.toContain(verdict)
    controller.dismissVerdict()
    expect(controller.get().verdict).toBe(verdict)
    tick()
    expect(controller.get().lines.at(-1)).toBe(verdict)
    controller.dismissVerdict()
    expect(controller.get().verdict).toBeNull()
  })
})

describe('undo', () => {
  test('takes back what was done within the plan at hand', () => {
    const { controller } = open()
    const before = controller.get()
    controller.answer({ act: 'turn', to: 'left' })
    controller.undo()
    expect(controller.get().lines).toEqual(before.lines)
    expect(controller.get().view).toEqual(before.view)
    expect(controller.get().task).toEqual(before.task)
  })

  test('across dice and the opponent it is another act, which has to be meant', () => {
    const { controller } = open()
    const before = controller.get()
    controller.answer({ act: 'end' })
    const after = controller.record()
    controller.undo()
    expect(controller.get()).toMatchObject({
      refusal: { message: expect.stringMatching(/that stands/) },
      canTakeBack: true,
    })
    expect(controller.record()).toEqual(after)
    controller.takeBack()
    expect(controller.get().lines).toEqual(before.lines)
    expect(controller.get().task).toEqual(before.task)
    expect(controller.get()).toMatchObject({ refusal: null, canTakeBack: false })
  })

  test('what was revealed in a career stands', () => {
    const { controller } = open({ isFinal: true })
    controller.answer({ act: 'end' })
    const after = controller.record()
    controller.undo()
    expect(controller.get()).toMatchObject({
      refusal: { message: expect.stringMatching(/that stands/) },
      canTakeBack: false,
    })
    controller.takeBack()
    expect(controller.record()).toEqual(after)
  })

  test('at the beginning there is nothing to take back', () => {
    const { controller } = open()
    controller.undo()
    expect(controller.get().refusal?.message).toBe('There is nothing to take back.')
  })

  test('with two people at the screen it is refused across dice', () => {
    const { controller } = open({ sitters: [you, second] })
    controller.answer({ act: 'end' })
    controller.undo()
    expect(controller.get().refusal?.message).toMatch(/with two players it stands|only one's own/)
    expect(controller.get().canTakeBack).toBe(false)
  })
})

describe('real dice', () => {
  test('the one who throws is asked for the faces, and a wrong number of them is refused', () => {
    const { controller } = open({ dice: { kind: 'typed' } })
    const { task } = controller.get()
    expect(task).toMatchObject({ kind: 'dice', seat: 0, count: 3, rule: '§1.1' })
    controller.typeDice([1, 2])
    expect(controller.get().refusal?.rule).toBe('§1.1')
    controller.typeDice([6, 5, 1])
    expect(controller.get().lines.at(-1)?.text).toContain('strength 11')
    expect(controller.get().task).toMatchObject({ kind: 'dice', seat: 1 })
  })

  test('a bout with real dice comes to its end', () => {
    const { controller } = open({ dice: { kind: 'typed' } })
    playToTheEnd(controller)
    expect(controller.get().isOver).toBe(true)
  })
})

describe('secret plans', () => {
  /** Two gladiators of the same agility who roll the same initiative. */
  function tied(sitters = [you, second]) {
    const { controller, kept, game } = open({
      ruleset: 'outland',
      setup: {
        fighters: [
          { name: 'Flamma', type: 'samnite', team: 0, strength: 2, agility: 2, damage: 6 },
          { name: 'Verus', type: 'gaul', team: 1, strength: 2, agility: 2, damage: 6 },
        ],
      },
      options: { ties: 'simultaneous' },
      dice: { kind: 'typed' },
      sitters,
    })
    while (controller.get().task?.kind === 'dice') controller.typeDice([4])
    return { controller, kept, game }
  }
  const stand = { plan: [], intention: null }

  test('the screen is handed to each in turn, and nothing shows before both have sealed', () => {
    const { controller } = tied()
    expect(controller.get()).toMatchObject({ handOver: { seat: 0, person: 'You' }, task: null })
    controller.takeOver()
    expect(controller.get().task).toMatchObject({ kind: 'answer', seat: 0, isSecret: true })
    const lines = controller.get().lines.length
    controller.answer(stand)
    expect(controller.get()).toMatchObject({ handOver: { seat: 1, person: 'Second player' }, task: null })
    expect(controller.get().lines).toHaveLength(lines)
    controller.takeOver()
    controller.answer(stand)
    expect(
      controller
        .get()
        .lines.slice(lines)
        .filter(({ event }) => event.kind === 'planRevealed'),
    ).toHaveLength(2)
  })

  test('a plan can be taken back before the other is sealed, and only by handing the screen over again', () => {
    const { controller } = tied()
    controller.takeOver()
    controller.answer(stand)
    expect(controller.get().handOver).toMatchObject({ seat: 1, canTakeBack: true })
    controller.undo()
    expect(controller.get().handOver).toMatchObject({ seat: 0, canTakeBack: false })
    controller.takeOver()
    controller.answer(stand)
    expect(controller.get().handOver).toMatchObject({ seat: 1 })
  })

  test('whoever plans second cannot open what the first has sealed', () => {
    const { controller } = tied()
    controller.takeOver()
    controller.answer(stand)
    controller.takeOver()
    const sealed = controller.record()
    controller.undo()
    expect(controller.get().refusal?.message).toMatch(/only one's own/)
    expect(controller.record()).toEqual(sealed)
  })

  test('after a reload in the middle the second plan is still asked for in secret', () => {
    const { controller, kept, game } = tied()
    controller.takeOver()
    controller.answer(stand)
    const again = resume(game, kept.at(-1)!).controller
    expect(again.get()).toMatchObject({ handOver: { seat: 1, person: 'Second player' }, task: null })
  })

  test('against an opponent there is nobody to hand it to', () => {
    const { controller } = tied([you, standard])
    expect(controller.get()).toMatchObject({ handOver: null, task: { kind: 'answer', seat: 0 } })
  })
})
