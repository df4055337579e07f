/** GLADIATOR as a book to read. */

import { colosseum, gladiatorCampaign, lanistaCampaign, presets } from '@harena/colosseum'
import type { AnyOptions, Option } from '@harena/engine'
import { t } from '@harena/engine'
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
  [/^Worked cases/, t('Worked cases')],
  [/^[A-Z]{3}: |^Lost|^Contradictions|^Scenarios/, t('Rulings and details')],
  [/1981|Springsteen|Greenwood|Billings|V2/, t('Other editions')],
  [/^(39 |Rulings of the lan)/, t('The campaign of lanistas')],
  [/^(3[1-8] |Rulings of the cam)/, t('The campaign of gladiators')],
  [/^(2[89]|30) /, t('Beasts, centurions, riders')],
  [/^(19|2[0-7]) /, t('The Advanced Game')],
]

export const reader: Reader = {
  options,
  editions: [editions.find(({ id }) => id === 'book')!, ...editions.filter(({ id }) => id !== 'book')],
  parts: [
    t('The Basic Game'),
    t('The Advanced Game'),
    t('Beasts, centurions, riders'),
    t('The campaign of gladiators'),
    t('The campaign of lanistas'),
    t('Other editions'),
    t('Rulings and details'),
    t('Worked cases'),
  ],
  detailed: [t('Rulings and details'), t('Worked cases')],
  partOf: ({ title }) => parts.find(([pattern]) => pattern.test(title))?.[1] ?? t('The Basic Game'),
  isOff({ title }, { edition }) {
    const isOlder = /1981|Springsteen's beasts/.test(title)
    return isOlder && edition !== 'classic1981'
  },
  drawings,
  summary: {
    turn: [
      t('Plot: everybody writes up to two steps or one special action in secret. §5.2.1'),
      t('Move: all plots are opened and carried out together; then collisions and stumbles. §5.2.2'),
      t('Recover from stun: CN and the phases since, less a die. §11.5.1'),
      t('Items: draw, drop, throw, pick up, kick. §5.2.4'),
      t('Nets, then escapes. §5.2.5'),
      t(
        'Combat: who has an enemy in front and in reach divides his CF in secret over attacks and defences, at most 8 in one. §9.3',
      ),
      t(
        'Attacks are struck round by round: six dice, attack less defence CF for the column, red dice for the row. §9.5',
      ),
      t('A hit: white and black dice, hit bonus, less armour; wounds fill boxes; then the critical hit. §10.1'),
      t('After eight phases: endurance, CN less a die and the turn. From turn 3 the match may be stopped. §17.2.1'),
      t('Helpless before an armed man: appeal, two dice, prestige and boldness above 9. §18.3'),
    ],
    tables: ['§9.5', '§10.1', '§10.4', '§9.4.2', '§10.2.1'],
    drawings: ['§6.1', '§9.2', '§7.3'],
  },
}
