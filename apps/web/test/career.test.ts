import { opponents } from '@harena/bots'
import { seeded, Table } from '@harena/engine'
import { type CareerView, chanceToRise, heroesCareer, SIGNATURES } from '@harena/heroes'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CareerEnd } from '../src/games/heroes-career/career-end.tsx'
import { ChooseSignature, sizeMeans } from '../src/games/heroes-career/create-star.tsx'
import { Day } from '../src/games/heroes-career/day.tsx'
import { Improve } from '../src/games/heroes-career/improve.tsx'
import { Journeys } from '../src/games/heroes-career/journey.tsx'
import { aftermathOf, killedIn } from '../src/games/heroes-career/lines.ts'
import { replayed } from '../src/match/timeline.ts'

const lanista = opponents['heroes-career'].novice.play

/** A career that is over, as its record tells it. */
function finished(seed: string, months: number) {
  const setup = { players: [{ name: 'Lanista', stars: 1, grunts: [] }], months }
  const record = Table.open(heroesCareer, { setup, dice: seeded(seed), players: [lanista] }).record()
  const { timeline, result } = replayed<CareerView>({ ruleset: heroesCareer as never }, record)
  const { lines } = timeline
  return { lines, result, views: lines.flatMap((line) => timeline.viewAt(line.index + 1) ?? []) }
}

const { lines, result, views } = finished('career', 4)
const last = views.at(-1)!

/** As it stands on the page, without its tags. */
function shown<P extends object>(component: (props: P) => unknown, props: object): string {
  const markup = renderToStaticMarkup(createElement(component as FunctionComponent, props))
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

const asked = { view: last, names: ['Lanista'], prompt: 'Which?', lines, check: () => null, onDone() {}, onUndo() {} }

describe('the reward of a victory', () => {
  const question = { kind: 'improve', seat: 0, rule: '§7.7.2', gladiator: 0, fame: 3, choices: ['savvy', 'strength'] }
  const attributes = { savvy: 4, strength: 5, speed: 7 }
  const view = { ...last, gladiators: [{ ...last.gladiators[0]!, attributes }] }
  const text = shown(Improve, { ...asked, view, question })

  test('§7.7.2 the chance that one of the dice shows more than the Attribute, or a 6', () => {
    // A 5 or a 6 on one of three dice: all but 4/6 of 4/6 of 4/6.
    expect(chanceToRise(4, 3)).toBeCloseTo(1 - 64 / 216)
    expect(chanceToRise(6, 1)).toBeCloseTo(1 / 6)
    expect(chanceToRise(1, 1)).toBeCloseTo(5 / 6)
  })

  test('each Attribute says what it is, does and becomes, and how likely that is', () => {
    expect(text).toMatch(/Savvy 4 → 5 .* a die on every Maneuver.* 70% that one of 3 dice shows 5 or more/)
    expect(text).toMatch(/Strength 5 → 6 .* 42% that one of 3 dice shows a 6/)
  })

  test('§3.6.5 what cannot rise says why', () => {
    expect(text).toMatch(/Speed 7 .* It cannot rise: 7 is the most\./)
    expect(text).not.toContain('Work on Speed')
  })
})

test('T3-2 every Signature says what it does', () => {
  const question = { kind: 'chooseSignature', seat: 0, rule: '§3.5', name: 'Verus', gender: 'male', size: 'average' }
  const text = shown(ChooseSignature, { ...asked, question: { ...question, speed: 0, strength: 0 } })
  expect(text).toContain('Agile One die more on every Maneuver. Counts +1 in his Attribute Points.')
  expect(text.match(/Counts [+−-]\d in his Attribute Points/g)).toHaveLength(SIGNATURES.length - 1)
})

test('T3-1 the throw for the size is shown, with what it changes; §3.3.1 of a woman more is said', () => {
  const rolled = lines.find(({ event }) => event.kind === 'sizeRolled')!
  const question = { kind: 'chooseSignature', seat: 0, rule: '§3.5', name: 'Verus', gender: 'male', size: 'giant' }
  const text = shown(ChooseSignature, { ...asked, question: { ...question, speed: -2, strength: 2 } })
  expect(text).toContain(`${rolled.text} That changes the Attributes: Strength +2, Speed -2.`)
  expect(rolled.rolls).not.toHaveLength(0)
  expect(sizeMeans({ size: 'average', strength: 0, speed: 0, gender: 'female' })).toBe(
    'That changes no Attribute. A woman takes 2 off the roll and 1 off her Strength.',
  )
})

test('nobody who has fallen is asked to fight next', () => {
  const [first] = last.gladiators
  const alive = { ...first!, number: 1, name: 'Verus', status: 'active' as const }
  const view = { ...last, gladiators: [{ ...first!, name: 'Priscus', status: 'dead' }, alive] }
  const text = shown(Day, { ...asked, view, question: { kind: 'day', seat: 0, rule: '§7.4' } })
  expect(text).toContain('Verus')
  expect(text).not.toContain('Priscus')
})

test('a rival who was killed is said to be killed, and one who was spared to be beaten', () => {
  const career = finished('rivals 1', 12)
  const killed = killedIn(career.lines)
  const view = career.views.findLast(
    ({ journal, gladiators }) => journal.length > 3 && gladiators[0]?.status === 'active',
  )!
  const text = shown(Journeys, { view, lines: career.lines })
  const beaten = view.journal.filter(({ result }) => result === 'win').flatMap(({ opponents }) => opponents)
  const said = beaten.slice(-6).filter((name) => text.includes(`${name} was`))
  for (const name of said) expect(text).toContain(`${name} was ${killed.has(name) ? 'killed' : 'beaten'},`)
  expect(new Set(said.map((name) => killed.has(name)))).toEqual(new Set([true, false]))
})

describe('a career that is over', () => {
  test('tells what became of everybody, with a stone for the fallen', () => {
    const fallen = { ...last, gladiators: last.gladiators.map((one) => ({ ...one, status: 'dead' as const })) }
    const markup = renderToStaticMarkup(
      createElement(
        CareerEnd as FunctionComponent,
        { view: fallen, names: ['Lanista'], seat: 0, lines, result } as object,
      ),
    )
    expect(markup).toContain('class="stones"')
    expect(markup).toMatch(/\d+ in the arena, \d+ won\..*May the earth lie light on/)
  })

  test('has led over the steps to freedom, past rivals', () => {
    const view = views.findLast(({ journal, gladiators }) => journal.length > 0 && gladiators[0]?.status === 'active')!
    const markup = renderToStaticMarkup(createElement(Journeys as FunctionComponent, { view, lines } as object))
    expect(markup).toMatch(/class="freedom".*aria-current="step"/)
    const [met] = view.journal.at(-1)!.opponents
    expect(markup).toMatch(new RegExp(`class="journey-rivals".*${met}`))
  })
})

test('§7.7.1 a victory that brought no Fame says why', () => {
  const line = (result: string, fame: number) =>
    ({
      index: 0,
      at: 0,
      text: 'journal',
      rule: '§7.2',
      rolls: [],
      event: { kind: 'journalWritten', entry: { name: 'Verus', result, fame } },
    }) as never
  expect(aftermathOf([line('win', 0)]).map(({ text }) => text)).toEqual([
    'No Fame for Verus: only who beats an equal, a better or several lesser men wins any.',
  ])
  expect(aftermathOf([line('win', 2), line('loss', 0)])).toEqual([])
})
