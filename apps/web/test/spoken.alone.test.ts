import type { State, View } from '@harena/colosseum'
import { expect, test } from 'vitest'

// The language is set before the games are loaded, as the page does it.
const { speak } = await import('@harena/engine/language')
const { first } = await import('@harena/games/german/first')
const { german } = await import('@harena/games/german')
speak('de', first, german)
const { colosseum, gladiatorCampaign, spokenName } = await import('@harena/colosseum')
const { effectiveOptions, seeded, Table } = await import('@harena/engine')
const { gameOf } = await import('@harena/games')
const { played } = await import('../src/games/colosseum/played.ts')
const { spokenCampaign } = await import('../src/games/colosseum/spoken.ts')

const riders = {
  gladiators: [
    { name: 'Habilis', team: 0, style: 'eques', centurion: true },
    { name: 'Felix', team: 1, style: 'myrmillo' },
  ],
}

test('§30.6.6 a horse is called in German on cards, on the sand and in every line, and kept in English', () => {
  const { opponents } = gameOf('colosseum')
  const players = [opponents.standard!, opponents.standard!, opponents.standard!]
  const table = Table.open(gameOf('colosseum').ruleset, { setup: riders, dice: seeded('horse'), players })
  const state = table.state as State
  expect(state.gladiators.at(-1)!.name).toBe("Habilis's horse")
  expect(played.ruleset.names(state)).toEqual(['Habilis', 'Felix', 'Pferd von Habilis'])
  expect(played.ruleset.view(state, null).figures.map(({ name }) => name)).toContain('Pferd von Habilis')
  const told = table.log.flatMap((entry) => ('event' in entry ? [entry.event] : []))
  const names = colosseum.names(state)
  const lines = told.map((event) => colosseum.narrate(event as never, names))
  expect(lines.some((line) => line.includes('Pferd von Habilis'))).toBe(true)
  expect(lines.filter((line) => /horse/.test(line))).toEqual([])
})

test('§38.2.3 the beasts of a hunt are called in German, also in the match inside a campaign', () => {
  expect(spokenName('Lion 2')).toBe('Löwe 2')
  expect(spokenName('Felix')).toBe('Felix')
  const match = { figures: [{ name: 'Lion' }], sheets: [] } as unknown as View
  const state = gladiatorCampaign.start(
    gladiatorCampaign.defaultSetup,
    effectiveOptions(gladiatorCampaign, {}) as never,
  )
  const view = gladiatorCampaign.view(state, null)
  const campaign = spokenCampaign({ ...gladiatorCampaign, view: () => ({ ...view, match }) })
  expect(campaign.view(state, null).match!.figures[0]!.name).toBe('Löwe')
})
