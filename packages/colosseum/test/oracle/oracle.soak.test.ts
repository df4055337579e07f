import { test } from 'vitest'
import { type Kind, kinds } from './matches.ts'
import { playOracle } from './portion.ts'

const PORTION = 50

/** Some 2,000 matches in all; those with the long lists of plots of 1982 take several times as long as others. */
const shares: Readonly<Record<Kind, number>> = {
  colosseum: 450,
  classic1981: 300,
  billings: 150,
  tablesV2: 250,
  billingsTablesV2: 100,
  centurions: 300,
  hunts: 200,
  hunts1981: 150,
  playedBeasts: 150,
  riders: 150,
  playedRiders: 100,
}

for (const kind of kinds) {
  for (let from = 0; from < shares[kind]; from += PORTION) {
    const title = `${kind}: matches ${from} to ${from + PORTION} are played as the book says`
    test(title, () => playOracle(kind, from, PORTION), 120_000)
  }
}
