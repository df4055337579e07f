import { opponents } from '@harena/bots/gladiator-campaign'
import { type CampaignView, gladiatorCampaign } from '@harena/colosseum'
import { seeded, Table } from '@harena/engine'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { chaptersOf } from '../src/campaign/chronicle.ts'
import { facesIn } from '../src/campaign/inner.ts'
import { ageAfter, scarPlaces } from '../src/figures/look.ts'
import { ChooseArmour } from '../src/games/gladiator-campaign/ask-armour.tsx'
import { SpendExperience } from '../src/games/gladiator-campaign/ask-spend.tsx'
import { book } from '../src/games/gladiator-campaign/book.ts'
import { CampaignEnd } from '../src/games/gladiator-campaign/end.tsx'
import { Ladder } from '../src/games/gladiator-campaign/ladder.tsx'
import { telling } from '../src/games/gladiator-campaign/lines.ts'
import { campaign } from '../src/games/gladiator-campaign/slots.tsx'
import { replayed } from '../src/match/timeline.ts'
import { RulesProvider } from '../src/ui/rules-context.tsx'

/** A life of a few rounds that is over, as its record tells it. */
function finished(seed: string, rounds: number) {
  const setup = { players: [{ name: 'Anna' }], rounds }
  const record = Table.open(gladiatorCampaign, {
    setup,
    dice: seeded(seed),
    players: [opponents.novice!.play],
  }).record()
  const { timeline, result } = replayed<CampaignView>({ ruleset: gladiatorCampaign as never }, record)
  const { lines } = timeline
  return { lines, result, view: timeline.viewAt(lines.length)! }
}

const { lines, result, view } = finished('a life', 3)
const page = { view, names: ['Anna'], seat: 0, lines }

function markup(component: unknown, props: object): string {
  const child = createElement(component as FunctionComponent, props)
  return renderToStaticMarkup(createElement(RulesProvider, { book, options: {}, children: child } as never))
}

const shown = (component: unknown, props: object) =>
  markup(component, props)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe('a life that is over', () => {
  test('C.00 the ladder has ten steps, as many of them taken as there were victories', () => {
    const [man] = view.men
    const climbed = { ...man!, status: 'active' as const, record: { ...man!.record, V: 3 } }
    const ladder = markup(Ladder, { ...page, view: { ...view, men: [climbed] } })
    expect(ladder.match(/class="ladder-step[ "]/g)).toHaveLength(10)
    expect(ladder.match(/class="ladder-step taken/g)).toHaveLength(3)
    expect(ladder).toContain('7 victories more')
  })

  test('what the dice made of a man is read before his first match, and his stone before the next is made', () => {
    const reports = campaign.reports!(page, [0], null)
    const titles = reports.map(({ title }) => title)
    for (const { name, status } of view.men) {
      expect(titles).toContain(`This is what the dice have made of ${name}`)
      expect(titles.includes(`${name} is dead`)).toBe(status === 'dead')
    }
    const stone = reports.find(({ title }) => title.endsWith('is dead'))!
    expect(lines[stone.at]!.event.kind).toBe('journalWritten')
    expect(shown(() => stone.body(() => null), {})).toMatch(/fell in round \d+ against .*May the earth lie light/)
    const made = reports.find(({ title }) => title.startsWith('This is'))!
    expect(shown(() => made.body(() => null), {})).toMatch(/Training \(TR\).*He has \d+/)
    expect(campaign.reports!(page, [], null)).toEqual([])
  })

  test('the end tells what became of every man', () => {
    const end = shown(CampaignEnd, { ...page, result })
    expect(end).toMatch(/Nobody is left\.|nobody is champion|Emperor&#x27;s Champion/)
    for (const { name } of view.men) expect(end).toContain(name)
  })

  test('the first match is told in the first round, not in how it began', () => {
    const chapters = chaptersOf(telling, lines, ['Anna'])
    const titles = chapters.map(({ title }) => title)
    expect(titles.slice(0, 2)).toEqual(['How it began', 'Round 1'])
    const fought = chapters[0]!.sentences.filter(({ line }) => line.event.kind === 'journalWritten')
    expect(fought).toEqual([])
  })

  test('faces in its scenes have the years and the scars of its men', () => {
    const [man] = view.men
    const scarred = [{ ...lines[0]!, event: { kind: 'injuryRolled', name: man!.name, area: 1, loss: 1 } }]
    const old = { ...view, men: [{ ...man!, record: { V: 8, S: 0, M: 0, kills: 0 } }] }
    const face = facesIn(campaign, old, scarred as never)!
    expect(face(man!.name)).toEqual({ age: ageAfter(8), scars: scarPlaces(['head']) })
    expect(face('A stranger')).toEqual({})
  })
})

const asked = { ...page, prompt: 'What?', check: () => null, onDone() {}, onUndo() {} }

test('§37.2 nothing is worn before anything is chosen, and he may go without armour', () => {
  const text = shown(ChooseArmour, { ...asked, question: { kind: 'armour', rule: '§37.2', seat: 0, style: 'thraex' } })
  expect(text).toContain('Fight without armour')
  expect(text).not.toContain('0 of 4 denarii')
})

test('§33.3 what experience buys says what it does', () => {
  const [man] = view.men
  const rich = { ...view, men: [{ ...man!, XP: 200 }] }
  const question = { kind: 'spend', rule: '§33.3', seat: 0, name: man!.name, XP: 200 }
  const text = shown(SpendExperience, { ...asked, view: rich, question })
  expect(text).toContain('It counts fully in his combat factors')
  expect(text).toMatch(/level \d → \d .*Each level/)
  expect(text).toMatch(/A new talent .*Added to the red die nothing: \d+ XP 1: \d+ XP/)
})
