export { roundsOf } from './fixtures.ts'
export type {
  Club,
  ClubBook,
  ClubEvent,
  ClubQuestion,
  ClubSetup,
  ClubSheet,
  ClubState,
  ClubView,
  FixtureResult,
  ManView,
  Recruit,
  Standing,
} from './game.ts'
export { freshName, NAME_COUNT } from './names.ts'
export { type ClubOptions, clubOptions } from './options.ts'
export { clubManifest, clubOf } from './ruleset.ts'
export { standings } from './standings.ts'
export { sheetWords } from './words.ts'
