/** §6.5 When it is better to give up. */
import { appealOdds, arenas, type Card, type HeroesState, type Plea } from '@harena/heroes'
import { BELLY, CHEST, HEAD, isFoe } from './cards.ts'
import { worthOfMeeting } from './exchange.ts'

/** Meeting a foe is hopeless when it is worth less than this. */
const HOPELESS = -0.45
/** He appeals only if he is likely to live. */
const LIKELY_MERCY = 0.6

/** Spent, alone, far worse than his foe, and the crowd is kind: later it would only be worse. */
export function isHopeless(state: HeroesState, me: Card): boolean {
  if (state.toTheDeath || me.bonus > 0) return false
  let worst = 0
  for (const other of state.cards) {
    if (other.fate !== 'functioning' || other === me) continue
    if (!isFoe(me, other)) return false
    worst = Math.min(worst, worthOfMeeting(state, me, other, true))
  }
  return worst < HOPELESS && chanceOfMercy(state, me) > LIKELY_MERCY
}

const chances = new Map<string, number>()

/** T6-1, T6-2 as he stands now. */
function chanceOfMercy(state: HeroesState, me: Card): number {
  const plea = pleaOf(state, me)
  const { emperorSavvy } = state.options
  const key = `${Object.values(plea)} ${emperorSavvy}`
  let chance = chances.get(key)
  if (chance === undefined) {
    chance = appealOdds(plea, emperorSavvy).spared!
    chances.set(key, chance)
  }
  return chance
}

function pleaOf(state: HeroesState, me: Card): Plea {
  const { ring } = arenas[state.arena].zones[me.zone]!
  return {
    savvy: me.original.savvy,
    opponentsDefeated: me.defeated.length,
    inflictedWound: me.woundsInflicted > 0,
    vitalWound: me.woundsAt[HEAD]! + me.woundsAt[CHEST]! + me.woundsAt[BELLY]! > 0,
    center: ring === 'center',
    wall: ring === 'wall',
    kickedSand: me.kickedSand,
    threwWeapon: me.threwWeapon,
    bonusDiceLeft: me.bonus > 0,
    emperorIntervenedBefore: me.imperialSpares > 0,
  }
}
