import { opponents } from '@harena/bots/gladiator-campaign'
import { type GladiatorCampaign, gladiatorCampaign } from '@harena/colosseum'
import { effectiveOptions, type Inside, Simulation } from '@harena/engine'
import { gameOf } from '@harena/games'
import { type MatchAhead, type WinsAhead, winsAhead } from '@harena/lab'
import { expect, test } from 'vitest'
import { work } from '../src/app/jobs.ts'
import { aheadFor, chanceWords } from '../src/campaign/chance-ahead.tsx'

/** The first match of one man's life of which this is true. */
function matchAhead(isMeant: (inside: Inside) => boolean): Inside {
  const options = effectiveOptions(gladiatorCampaign, {}) as never
  for (let life = 0; life < 50; life++) {
    const state = gladiatorCampaign.start({ players: [{ name: 'Anna' }], rounds: 1 }, options)
    const seed = `life ${life}`
    const referee = new Simulation<GladiatorCampaign>(gladiatorCampaign, state, [opponents.novice!.play], seed)
    while (state.phase !== 'bout') gladiatorCampaign.playStep(state, referee)
    const inside = gladiatorCampaign.inside!(state)!
    if (isMeant(inside)) return inside
  }
  throw new Error('no such match')
}

const isHunt = ({ setup }: Inside) =>
  (setup as { readonly gladiators: readonly { readonly beast?: string }[] }).gladiators.some(({ beast }) => beast)

function chanceOf(inside: Inside): WinsAhead {
  const match = JSON.parse(JSON.stringify(aheadFor(inside, 0)!)) as MatchAhead
  // The worker begins with it as it does here, and would go on for longer.
  expect(work(gameOf(match.ruleset), { do: 'chance', match }).next().value).toEqual({ done: 1, of: 200 })
  const steps = winsAhead(gameOf(match.ruleset), match, 30)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

test('§38.2.3 a first hunt has a chance, sampled and with its error, as any other match has', () => {
  for (const isMeant of [isHunt, (inside: Inside) => !isHunt(inside)]) {
    const chance = chanceOf(matchAhead(isMeant))
    expect(chance.low).toBeLessThan(chance.share + 1e-9)
    expect(chance.high).toBeGreaterThan(chance.share - 1e-9)
    expect(chance.high - chance.low).toBeGreaterThan(0)
    expect(chanceWords('Ajax', chance)).toMatch(/^Ajax wins about \S+ of such matches \(±\d+\): sampled in 30/)
  }
})

test('a match in which nobody of his fights has no chance for a player', () => {
  expect(aheadFor(matchAhead(isHunt), 1)).toBeNull()
  expect(aheadFor(null, 0)).toBeNull()
})
