/** A copy of a bout to play on with. Sheets and options never change, so copies share them. */
import type { Fighter, State } from './state.ts'

export function clone(state: State): State {
  return { ...state, fighters: state.fighters.map(cloneFighter), order: [...state.order], ground: [...state.ground] }
}

function cloneFighter(fighter: Fighter): Fighter {
  return {
    ...fighter,
    weaponLost: [...fighter.weaponLost],
    missilesLeft: [...fighter.missilesLeft],
    used: [...fighter.used],
  }
}
