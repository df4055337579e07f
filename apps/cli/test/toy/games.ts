/** The list of games with a fifth ruleset in it: its manifest, its opponents, one line. */
import { arenaManifest, type Bot, exactly, gameEntry, gameLookup, type Manifest, situation } from '@harena/engine'
import * as four from '@harena/games'
import { type Rudis, strike, types } from './rules.ts'
import { rudis } from './ruleset.ts'

const manifest: Manifest<Rudis> = {
  ...arenaManifest(rudis),
  types,
  unit: 'round',
  firstMove: { act: 'asked' },
  situations: [
    situation(
      'strike',
      'one strike (§3): points lost',
      [{ name: 'skill', what: 'what he adds to the die', kind: 'number', min: 0, max: 5 }],
      ({ skill }) => Object.fromEntries(exactly<Rudis, number>((referee) => strike(referee, 0, skill))),
    ),
  ],
  balance: null,
}

/** Strikes when he can, otherwise goes anywhere. */
const play: Bot<Rudis> = (known, question, random) => {
  const legal = rudis.legal(known, question)
  return legal[0]!.do === 'strike' ? legal[0]! : legal[random.below(legal.length)]!
}

export const games = [...four.games, gameEntry(manifest, { standard: { id: 'rudis/standard', version: '1', play } })]
export const gameOf = gameLookup(games)
