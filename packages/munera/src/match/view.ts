/** What is seen of a bout. Nothing is hidden (A.1), so every seat sees the same; it is still built up from nothing. */
import { type ArenaView, type FigureView, type HeldView, type Seat, signed } from '@harena/engine'
import { LEFT, RIGHT } from '../rules/facing.ts'
import { isLightlyWounded, isSeriouslyWounded } from '../rules/wounds.ts'
import { skillName } from '../tables/skills.ts'
import { DARTS, weapons } from '../tables/weapons.ts'
import { weightClassNames } from '../tables/weight.ts'
import { numbersOf } from './context.ts'
import { type Fighter, hexOf, NOWHERE, type Sheet, type State } from './state.ts'

export interface View extends ArenaView {
  readonly order: readonly number[]
  readonly sparedToday: number
}

/** Gladiators who have not been placed yet are not in the picture. */
export function view(state: State): View {
  const { cols, rows, order, sparedToday } = state
  return {
    arena: { cols, rows },
    clock: { name: 'Round', number: state.round },
    active: activeSeat(state),
    figures: state.fighters.filter((fighter) => fighter.cell !== NOWHERE).map((fighter) => figure(state, fighter)),
    ground: state.ground.map(({ cell, kind }) => ({ hex: { ...hexOf(state, cell) }, kind })),
    order: [...order],
    sparedToday,
  }
}

/** Whose turn it is, or who chooses a skill. */
function activeSeat({ phase, order, turn, chooser }: State): Seat | null {
  if (phase === 'aftermath') return chooser
  return phase === 'setup' || phase === 'over' ? null : order[turn]!
}

function figure(state: State, fighter: Fighter): FigureView {
  const { seat, team, facing, out, strength, wounds, ap } = fighter
  const sheet = state.sheets[seat]!
  const { q, r } = hexOf(state, fighter.cell)
  return {
    seat,
    team,
    name: sheet.name,
    type: sheet.type,
    hex: { q, r },
    facing,
    out,
    health: { name: 'strength', total: strength, lost: wounds },
    points: activeSeat(state) === seat ? { name: 'action points', left: ap } : null,
    right: held(state, fighter, sheet, 'right'),
    left: held(state, fighter, sheet, 'left'),
    helmet: 'none',
    armour: sheet.armour,
    marks: marks(fighter),
    facts: facts(fighter, sheet),
  }
}

/** What he still has in that hand; a two-handed weapon is shown in the right one. */
function held(state: State, fighter: Fighter, sheet: Sheet, hand: 'right' | 'left'): HeldView[] {
  const items: HeldView[] = []
  if (sheet.shield?.hand === hand && !fighter.shieldLost) items.push({ kind: `${sheet.shield.size}Shield` })
  sheet.weapons.forEach(({ kind }, weapon) => {
    const bits = fighter.hands[weapon]!
    const isHere = hand === 'right' ? (bits & RIGHT) !== 0 : bits === LEFT
    const count = fighter.missilesLeft[weapon]!
    const index = fighter.arms[weapon]!
    if (!isHere || fighter.weaponLost[weapon] || (index === DARTS && count === 0)) return
    items.push(numbersOf(state).usesMissiles[index] ? { kind, count } : { kind })
  })
  return items
}

function marks(fighter: Fighter): string[] {
  const list: string[] = []
  if (fighter.entangled) list.push('entangled')
  if (fighter.offBalance > 0) list.push('off balance')
  if (!isLightlyWounded(fighter)) return list
  list.push(isSeriouslyWounded(fighter) ? 'seriously wounded' : 'lightly wounded')
  return list
}

function facts(fighter: Fighter, sheet: Sheet): { label: string; value: string }[] {
  const { won, lost, drawn, kills } = sheet.record
  const list = [
    { label: 'class', value: weightClassNames[fighter.weight]! },
    { label: 'save', value: signed(fighter.save) },
  ]
  const gone: string[] = sheet.weapons.flatMap(({ kind }, weapon) =>
    fighter.weaponLost[weapon] ? [weapons[kind].name] : [],
  )
  if (fighter.shieldLost) gone.push('shield')
  for (const thing of gone) list.push({ label: 'lost', value: thing })
  if (sheet.skills.length > 0) list.push({ label: 'skills', value: sheet.skills.map(skillName).join(', ') })
  if (won + lost + drawn > 0) {
    list.push({ label: 'record', value: `won ${won}, lost ${lost}, drawn ${drawn}, kills ${kills}` })
  }
  return list
}
