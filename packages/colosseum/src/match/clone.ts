/** A copy of the state that shares nothing which can change. */
import type { Fight } from '../09-combat/attack-order.ts'
import { cloneCampaignSheet } from './campaign-sheet.ts'
import { clonePhase } from './phase-sheet.ts'
import type { Gladiator, Item, State } from './state.ts'

export function clone(state: State): State {
  return {
    ...state,
    gladiators: state.gladiators.map(cloneGladiator),
    ground: state.ground.map(({ item, cell }) => ({ item: { ...item }, cell })),
    arena: {
      ...state.arena,
      obstacles: [...state.arena.obstacles],
      walls: [...state.arena.walls],
      blood: [...state.arena.blood],
    },
    fight: state.fight && cloneFight(state.fight),
  }
}

/** Foes, allocations, blows that are judged and attacks that are over never change. */
function cloneFight(fight: Fight): Fight {
  return {
    ...fight,
    allocations: [...fight.allocations],
    attacks: fight.attacks.map((attack) => (attack.status === 'planned' ? { ...attack } : attack)),
    due: [...fight.due],
    shown: [...fight.shown],
    seenBy: [...fight.seenBy],
    ducked: { ...fight.ducked },
    stepped: { ...fight.stepped },
  }
}

function cloneItem(item: Item | null): Item | null {
  return item && { ...item }
}

function cloneGladiator(who: Gladiator): Gladiator {
  return {
    ...who,
    armour: [...who.armour],
    wounds: [...who.wounds],
    cfLoss: [...who.cfLoss],
    arteries: [...who.arteries],
    hands: [cloneItem(who.hands[0]!), cloneItem(who.hands[1]!)],
    sheath: who.sheath.length === 0 ? [] : who.sheath.map((item) => ({ ...item })),
    snare: who.snare && { ...who.snare },
    beast: who.beast && { ...who.beast },
    centurion: who.centurion && { ...who.centurion },
    campaign: who.campaign && cloneCampaignSheet(who.campaign),
    now: clonePhase(who.now),
  }
}
