import { seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import type { GladiatorResult } from '@harena/munera'
import { describe, expect, test } from 'vitest'
import { keepIn } from '../src/app/storage.ts'
import { lookOf, scarPlaces } from '../src/figures/look.ts'
import { life } from '../src/games/munera/life.ts'
import type { Line } from '../src/match/timeline.ts'
import { faceOf } from '../src/own/face.ts'
import { carriedInto, isDead, type OwnMan, OwnMen, tallyOf } from '../src/own/men.ts'
import { endFor, noteEnd } from '../src/own/note.ts'
import { boutWords, epitaphOf } from '../src/own/words.ts'
import { duels, open } from './matches.ts'

const look = { skin: 1, hair: 'curls', colour: 'red', beard: 'short', jaw: 0, nose: 1, isWoman: false } as const
const people = [
  { kind: 'person', name: 'You' },
  { kind: 'opponent', level: 'standard' },
] as const

function storage() {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

function withAjax() {
  const browser = storage()
  const men = new OwnMen(keepIn(browser))
  men.add({ id: 'a', name: 'Ajax', kind: 'net', look })
  return { browser, men, ajax: () => men.list()[0] as OwnMan }
}

const ended = {
  outcome: 'lost',
  end: 'spared',
  kills: 1,
  against: ['Verus'],
  scar: { where: 'head', by: 'Verus' },
} as const
const title = () => 'Munera'

describe('gladiators of one’s own', () => {
  test('a match that is over counts, though its last lines are still being told', () => {
    const { men, ajax } = withAjax()
    men.enter('one', 'munera', ['Ajax', 'Verus'], people, 1)
    const [ajaxInIt, verus] = (duels.munera as { readonly fighters: readonly object[] }).fighters
    const { controller } = open({ setup: { fighters: [{ ...ajaxInIt, name: 'Ajax' }, verus] }, pause: 900 })
    for (let i = 0; i < 400 && !controller.ended(); i++) {
      const { task, verdict, isPlayingBack } = controller.get()
      if (verdict) controller.dismissVerdict()
      else if (isPlayingBack) controller.skip()
      else if (task?.kind === 'answer') controller.answer(controller.suggest('standard'))
    }
    expect(controller.get()).toMatchObject({ isPlayingBack: true, isOver: false })
    noteEnd(men, 'one', { ...controller.ended()!, shows: () => [] })
    expect(tallyOf(ajax()).fought).toBe(1)
  })

  test('a bout is noted once it is over, and forgotten when its end is taken back', () => {
    const { men, ajax } = withAjax()
    men.enter('m1', 'munera', ['Ajax', 'Verus'], people, 1)
    expect(men.inMatch('m1').map(({ bout }) => bout.seat)).toEqual([0])
    men.note('a', 'm1', { ...ended, carried: { strength: 9, skills: ['attack'] } })
    expect(tallyOf(ajax())).toEqual({ fought: 1, won: 0, lost: 1, drawn: 0, missio: 1, kills: 1 })
    expect(carriedInto(ajax(), 'munera')).toEqual({ strength: 9, skills: ['attack'] })
    expect(carriedInto(ajax(), 'outland')).toBeNull()
    expect(boutWords(ajax().bouts[0]!, title)).toBe('Lost against Verus and was spared. A scar from Verus: head.')
    expect(faceOf(ajax()).scars).toEqual(['cheek'])
    men.reopen('m1')
    expect(tallyOf(ajax()).fought).toBe(0)
  })

  test('whoever an opponent leads is nobody of mine, and the dead fight no more', () => {
    const { men, ajax } = withAjax()
    men.enter('m1', 'munera', ['Verus', 'Ajax'], people, 1)
    expect(ajax().bouts).toEqual([])
    men.enter('m2', 'munera', ['Ajax', 'Verus'], people, 2)
    men.note('a', 'm2', { ...ended, end: 'killed', carried: null })
    expect(boutWords(ajax().bouts[0]!, title)).toBe('Lost against Verus and was killed.')
    expect(isDead(ajax())).toBe(true)
    expect(epitaphOf(ajax(), title)).toMatch(
      /^1 bout, 0 won, 1 kill\. Fell to Verus in Munera, .* earth lie light on him\.$/,
    )
    men.enter('m3', 'munera', ['Ajax', 'Verus'], people, 3)
    expect(ajax().bouts.length).toBe(1)
  })

  test('what somebody wrote into the storage by hand is left out', () => {
    const { browser, men } = withAjax()
    const [good] = JSON.parse(browser.getItem('harena.gladiators')!)
    const bad = [{ ...good, look: 1 }, { ...good, name: '' }, { ...good, bouts: [{}] }, null, 7]
    browser.setItem('harena.gladiators', JSON.stringify([...bad, good]))
    men.changed()
    expect(men.list()).toEqual([good])
    browser.setItem('harena.gladiators', '{')
    men.changed()
    expect(men.list()).toEqual([])
  })

  test('§10.3 the end of a bout: the gravest wound with part and striker, strength and skills', () => {
    const { ruleset, opponents } = gameOf('munera')
    const players = [opponents.standard!, opponents.novice!]
    const fighters = ['Ajax', 'Verus'].map((name, team) => ({ name, type: 'thracian', team }))
    const table = Table.open(ruleset, { setup: { fighters }, dice: seeded('m7'), players })
    const result = table.result()
    const blows = [
      [{ kind: 'lunge', seat: 1, other: 0 }],
      [{ kind: 'wounds', seat: 0, number: 1, where: 'chest' }],
      [{ kind: 'wounds', seat: 0, number: 3, where: 'head' }],
      [{ kind: 'wounds', seat: 1, number: 9 }],
    ] as const
    const lines = blows.map((_, index) => ({ index })) as unknown as Line[]
    const told = { result, lines, names: ['Ajax', 'Verus'], shows: ({ index }: Line) => blows[index]! }
    const end = endFor(0, told)
    expect(end.scar).toEqual({ where: 'head', by: 'Verus' })
    expect(end.against).toEqual(['Verus'])
    const { men, ajax } = withAjax()
    men.enter('m1', 'munera', ['Ajax', 'Verus'], people, 1)
    noteEnd(men, 'm1', { ...told, life, setup: table.setup, state: table.state })
    const { strength, skills } = table.result().seats[0] as GladiatorResult
    expect(carriedInto(ajax(), 'munera')).toEqual({ strength, skills })
    men.learn(ajax(), 'munera', { strength, skills: ['attack'] })
    expect(carriedInto(ajax(), 'munera')).toEqual({ strength, skills: ['attack'] })
  })
})

describe('faces', () => {
  test('a name has one face, years and scars change it', () => {
    expect(lookOf('Ajax')).toEqual(lookOf('Ajax'))
    expect(lookOf('Ajax', { age: 0 }).beard).toBe('none')
    expect(lookOf('Ajax', { age: 3 }).colour).toBe('grey')
    expect(scarPlaces(['head', 'left leg', 'head', 'belly', 'rightArm'])).toEqual([
      'cheek',
      'leg',
      'brow',
      'belly',
      'shoulder',
    ])
  })
})
