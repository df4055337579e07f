/** What everybody may see: all of it, for nothing is hidden (A.1). Built up from nothing. */
import { type ArenaView, type FigureView, type HeldView, listed, signed, t } from '@harena/engine'
import { gaulBonus } from '../rules/gauls.ts'
import { isNewMelee } from '../rules/modifiers.ts'
import { movementAllowance } from '../rules/movement.ts'
import { areEnemies, type Fighter, isIn, isLocked, mapOf, type State } from './state.ts'

export interface View extends ArenaView {
  /** Seats in this turn's order. */
  readonly order: readonly number[]
}

export function view(state: State): View {
  const map = mapOf(state)
  return {
    arena: { cols: state.cols, rows: state.rows },
    clock: { name: 'turn', number: state.turn },
    active: state.active >= 0 ? state.active : null,
    figures: state.fighters.map((fighter) => figure(state, fighter)),
    ground: state.ground.map(({ cell, kind }) => ({ hex: map.hex(cell), kind })),
    order: [...state.order],
  }
}

function figure(state: State, fighter: Fighter): FigureView {
  const { helmet } = fighter.equipment
  const left: HeldView[] = []
  if (fighter.shield) left.push({ kind: 'shield' })
  if (fighter.net) left.push({ kind: 'net' })
  return {
    seat: fighter.seat,
    team: fighter.team,
    name: fighter.name,
    type: fighter.type,
    hex: mapOf(state).hex(fighter.cell),
    facing: fighter.facing,
    out: fighter.out === 'mortallyWounded' ? 'mortally wounded' : fighter.out,
    health: { name: 'hits left', total: fighter.damage, lost: fighter.hits },
    points: fighter.touched >= 0 ? { name: 'movement points', left: fighter.points } : null,
    right: fighter.weapon ? [{ kind: fighter.weapon }] : [],
    left,
    helmet: helmet === 'helm' ? 'open' : helmet,
    armour: armourOf(fighter),
    marks: marksOf(state, fighter),
    facts: factsOf(state, fighter),
  }
}

function armourOf(fighter: Fighter): FigureView['armour'] {
  const { torso, legs, arms } = fighter.equipment
  const pieces = Number(torso) + Number(legs) + Number(arms)
  return pieces === 0 ? 'none' : pieces === 1 ? 'light' : 'heavy'
}

function marksOf(state: State, fighter: Fighter): string[] {
  const marks: string[] = []
  if (fighter.diesInTurns > 0) marks.push(diesIn(fighter.diesInTurns))
  if (!isIn(fighter)) return marks
  if (fighter.prone) marks.push('prone')
  if (isLocked(state, fighter)) marks.push('locked')
  if (fighter.weapon === null) marks.push('weaponless')
  return marks
}

/** Kept, as all marks are. */
function diesIn(turns: number): string {
  return `dies in ${turns} ${turns === 1 ? 'turn' : 'turns'}`
}

function factsOf(state: State, fighter: Fighter): FigureView['facts'] {
  const { torso, legs, arms, gaul } = fighter.equipment
  const armour = [torso && 'torso', legs && 'legs', arms && 'arms'].filter((piece) => piece !== false)
  const facts = [
    { label: 'Strength', value: String(fighter.strength) },
    { label: 'Agility', value: String(fighter.agility) },
    { label: 'Movement', value: movementOf(state, fighter) },
    { label: 'Armour', value: armour.length > 0 ? armour.join(', ') : 'none' },
    { label: 'Hits inflicted', value: String(fighter.hitsInflicted) },
  ]
  if (!gaul) return facts
  facts.push({ label: 'Fights as', value: 'a Gaul' })
  const enemies = state.fighters.filter((other) => areEnemies(fighter, other))
  if (enemies.length > 0) {
    facts.push({ label: 'Gaul bonus', value: listed(enemies.map((enemy) => bonusAgainst(state, fighter, enemy))) })
  }
  return facts
}

/** §3.1 The allowance, and if it is not the whole rate, what it is of. */
function movementOf(state: State, fighter: Fighter): string {
  const allowance = movementAllowance(state, fighter)
  return allowance === fighter.movement ? String(allowance) : `${allowance} of ${fighter.movement}`
}

/** §10.1 §10.2 In a new melee it can make a difference who attacks. */
function bonusAgainst(state: State, gaul: Fighter, enemy: Fighter): string {
  const attacking = gaulBonus(state, gaul, enemy, 'attacker', isNewMelee(state, gaul, enemy))
  const defending = gaulBonus(state, gaul, enemy, 'defender', isNewMelee(state, enemy, gaul))
  const bonus = attacking === defending ? signed(attacking) : t`${signed(attacking)} (attacked ${signed(defending)})`
  return t`${bonus} against ${enemy.name}`
}
