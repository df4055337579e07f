/** GLADIATOR as a book to read. */
import { colosseum, gladiatorCampaign, lanistaCampaign, presets } from '@harena/colosseum'
import type { AnyOptions, Option } from '@harena/engine'
import type { Edition, Reader } from '../../rules/reader.ts'
import { drawings } from './drawings.tsx'
import { presetWords } from './form.ts'

const all: readonly Option[] = [...colosseum.options, ...gladiatorCampaign.options, ...lanistaCampaign.options]
const options = all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)

const editions = Object.entries(presetWords).map(
  ([id, { title, note }]): Edition => ({ id, title, note, switches: (presets[id] ?? {}) as AnyOptions }),
)

/** The first that fits a title. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/^Worked cases/, 'Worked cases'],
  [/^[A-Z]{3}: |^Lost|^Contradictions|^Scenarios/, 'Rulings and details'],
  [/1981|Springsteen|Greenwood|Billings|V2/, 'Other editions'],
  [/^(39 |Rulings of the lan)/, 'The campaign of lanistas'],
  [/^(3[1-8] |Rulings of the cam)/, 'The campaign of gladiators'],
  [/^(2[89]|30) /, 'Beasts, centurions, riders'],
  [/^(19|2[0-7]) /, 'The Advanced Game'],
]

export const reader: Reader = {
  options,
  editions: [editions.find(({ id }) => id === 'book')!, ...editions.filter(({ id }) => id !== 'book')],
  parts: [
    'The Basic Game',
    'The Advanced Game',
    'Beasts, centurions, riders',
    'The campaign of gladiators',
    'The campaign of lanistas',
    'Other editions',
    'Rulings and details',
    'Worked cases',
  ],
  detailed: ['Rulings and details', 'Worked cases'],
  partOf: ({ title }) => parts.find(([pattern]) => pattern.test(title))?.[1] ?? 'The Basic Game',
  isOff({ title }, { edition }) {
    const isOlder = /1981|Springsteen's beasts/.test(title)
    return isOlder && edition !== 'classic1981'
  },
  drawings,
  summary: {
    turn: [
      'Plot: everybody writes up to two steps or one special action in secret. §5.2.1',
      'Move: all plots are opened and carried out together; then collisions and stumbles. §5.2.2',
      'Recover from stun: CN and the phases since, less a die. §11.5.1',
      'Items: draw, drop, throw, pick up, kick. §5.2.4',
      'Nets, then escapes. §5.2.5',
      'Combat: who has an enemy in front and in reach divides his CF in secret over attacks and defences, at most 8 in one. §9.3',
      'Attacks are struck round by round: six dice, attack less defence CF for the column, red dice for the row. §9.5',
      'A hit: white and black dice, hit bonus, less armour; wounds fill boxes; then the critical hit. §10.1',
      'After eight phases: endurance, CN less a die and the turn. From turn 3 the match may be stopped. §17.2.1',
      'Helpless before an armed man: appeal, two dice, prestige and boldness above 9. §18.3',
    ],
    tables: ['§9.5', '§10.1', '§10.4', '§9.4.2', '§10.2.1'],
    drawings: ['§6.1', '§9.2', '§7.3'],
  },
}
