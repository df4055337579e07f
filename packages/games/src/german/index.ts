/** German: everything but the first view. */
import type { Catalogue } from '@harena/engine'
import { arenaWords } from './arena-words.ts'
import { balance } from './balance.ts'
import { byValue } from './by-value.ts'
import { campaigns } from './campaigns.ts'
import { engine } from './engine.ts'
import { gladiator } from './gladiator.ts'
import { gladiatorPage } from './gladiator-page.ts'
import { gladiatorSwitches } from './gladiator-switches.ts'
import { habits } from './habits.ts'
import { heroes } from './heroes.ts'
import { hexGames } from './hex-games.ts'
import { lessons } from './lessons.ts'
import { ludus } from './ludus.ts'
import { opponents } from './opponents.ts'
import { own } from './own.ts'
import { scenarios } from './scenarios.ts'
import { school } from './school.ts'
import { setups } from './setups.ts'
import { sheets } from './sheets.ts'
import { simulation } from './simulation.ts'
import { situations } from './situations.ts'
import { sums } from './sums.ts'
import { tables } from './tables.ts'
import { web } from './web.ts'
import { workshop } from './workshop.ts'

export const german: Catalogue = {
  ...byValue,
  ...campaigns,
  ...engine,
  ...gladiator,
  ...gladiatorPage,
  ...gladiatorSwitches,
  ...habits,
  ...heroes,
  ...hexGames,
  ...lessons,
  ...ludus,
  ...own,
  ...scenarios,
  ...school,
  ...arenaWords,
  ...web,
  ...workshop,
  ...tables,
  ...opponents,
  ...balance,
  ...sheets,
  ...situations,
  ...setups,
  ...simulation,
  ...sums,
}
