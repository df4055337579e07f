/** The scenarios that come along, from a first lesson to a battle: files like any other, read like any other. */
import { checkScenario, type Scenario, t } from '@harena/engine'
import measuredFile from '../scenarios-measured.json' with { type: 'json' }
import aCenturionsWatch from './a-centurions-watch.json' with { type: 'json' }
import asIn1981 from './as-in-1981.json' with { type: 'json' }
import behindTheShield from './behind-the-shield.json' with { type: 'json' }
import everyManForHimself from './every-man-for-himself.json' with { type: 'json' }
import firstLesson from './first-lesson.json' with { type: 'json' }
import fourInTheRing from './four-in-the-ring.json' with { type: 'json' }
import knightAgainstKnight from './knight-against-knight.json' with { type: 'json' }
import netAndSword from './net-and-sword.json' with { type: 'json' }
import priscusAndVerus from './priscus-and-verus.json' with { type: 'json' }
import sixAgainstSix from './six-against-six.json' with { type: 'json' }
import theElephant from './the-elephant.json' with { type: 'json' }
import theFieldOfZama from './the-field-of-zama.json' with { type: 'json' }
import theFirstHunt from './the-first-hunt.json' with { type: 'json' }
import theGreatHunt from './the-great-hunt.json' with { type: 'json' }
import theHorsemen from './the-horsemen.json' with { type: 'json' }
import theKitchenAtCapua from './the-kitchen-at-capua.json' with { type: 'json' }
import theMosaicOfMadrid from './the-mosaic-of-madrid.json' with { type: 'json' }
import theNetMen from './the-net-men.json' with { type: 'json' }
import thePit from './the-pit.json' with { type: 'json' }
import theWhiteGazelle from './the-white-gazelle.json' with { type: 'json' }
import threePairsAtNoon from './three-pairs-at-noon.json' with { type: 'json' }
import threeToOne from './three-to-one.json' with { type: 'json' }
import toTheBeasts from './to-the-beasts.json' with { type: 'json' }
import twoSwords from './two-swords.json' with { type: 'json' }
import wolvesInTheGrove from './wolves-in-the-grove.json' with { type: 'json' }

/** In the order in which they are listed: the easiest first, then by game. */
export const scenarios: readonly Scenario[] = [
  firstLesson,
  behindTheShield,
  netAndSword,
  theNetMen,
  twoSwords,
  thePit,
  theFirstHunt,
  theGreatHunt,
  wolvesInTheGrove,
  toTheBeasts,
  theWhiteGazelle,
  theElephant,
  aCenturionsWatch,
  sixAgainstSix,
  everyManForHimself,
  threeToOne,
  theFieldOfZama,
  theHorsemen,
  knightAgainstKnight,
  theKitchenAtCapua,
  asIn1981,
  theMosaicOfMadrid,
  threePairsAtNoon,
  priscusAndVerus,
  fourInTheRing,
].map((file) => inLanguage(checkScenario(file)))

/** As the reader reads it; the files themselves are English. */
function inLanguage({ title, text, sides, ...rest }: Scenario): Scenario {
  return { ...rest, title: t(title), text: t(text), sides: sides.map((side) => t(side)) }
}

/** What came of a scenario when standard opponents played it: made by `npm run scenarios`. */
export interface Measured {
  /** Which side a person leads, by its place among the sides. */
  readonly side: number
  /** Of a hundred matches. */
  readonly won: number
  readonly drawn: number
  /** In turns or rounds. */
  readonly length: number
  /** How often the person is asked. */
  readonly decisions: number
}

/** By the names of those that come along. */
export const measured: Readonly<Record<string, Measured>> = measuredFile.scenarios

/** How often one is asked in the first quick bout of a game. */
export const usualDecisions: Readonly<Record<string, number>> = measuredFile.usual
