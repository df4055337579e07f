/** §1 The gladiators, and A.4 what a self-made one may carry. */
import { addStep, type Refusal, type Row, type Steps, stepsFor, t } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Options } from '../match/options.ts'
import type { Fighter, Sheet, State } from '../match/state.ts'
import {
  BEHIND_LARGE_SHIELD,
  BEHIND_SMALL_SHIELD_OR_NET,
  BEHIND_WEAPON,
  BEHIND_XLARGE_SHIELD,
  UNGUARDED,
  UNGUARDED_HEAVY_ARMOUR,
} from '../tables/attack-modifiers.ts'
import { type Tables, tablesOf } from '../tables/index.ts'
import { STAMINA } from '../tables/skills.ts'
import { CONE, DARTS, type Hand, LASSO, MOST_WEAPONS, NET, type WeaponKind } from '../tables/weapons.ts'
import { type Armour, HEAVIEST, type ShieldSize, saveRows, weightRows } from '../tables/weight.ts'
import { LEFT, RIGHT } from './facing.ts'

/** Armour, shield and weapons with the hands that hold them. The order of the weapons matters (§7.7). */
export interface Equipment {
  readonly armour: Armour
  readonly shield: { readonly size: ShieldSize; readonly hand: 'right' | 'left' } | null
  readonly weapons: readonly { readonly kind: WeaponKind; readonly hand: Hand }[]
  readonly loseFirst?: 'right' | 'left'
}

const TWO_HIGHEST: Row = { what: 'two highest dice', rule: '§1.1' }

/** §1.1: three dice in one roll, the two highest count; Stamina adds 2 (§10.4). */
export function rollStrength(state: State, referee: Ref, fighter: Fighter): void {
  const faces = referee.dice(3, '§1.1', fighter.seat, 'strength')
  const [a, b, c] = faces as [number, number, number]
  const steps = stepsFor(referee)
  const hasStamina = state.sheets[fighter.seat]!.skills.includes('stamina')
  fighter.strength = addStep(steps, TWO_HIGHEST, a + b + c - Math.min(a, b, c))
  if (hasStamina) fighter.strength += addStep(steps, STAMINA, STAMINA.value)
  const { seat, strength } = fighter
  if (steps) referee.tell({ kind: 'strengthRolled', rule: '§1.1', seat, strength, steps })
}

type Worn = Pick<Equipment, 'armour' | 'shield'>

/** §1.3: the points of armour and shield. */
export function weightPoints({ armourWeight, shieldWeight }: Tables, worn: Worn, steps: Steps = null): number {
  const { armour, shield } = worn
  let points = addStep(steps, weightRows.armour[armour], armourWeight[armour])
  if (shield) points += addStep(steps, weightRows.shield[shield.size], shieldWeight[shield.size])
  return Math.max(0, points)
}

/** §1.6: what armour and shield give to the save. */
export function saveOf({ armourSave, shieldSave }: Tables, worn: Worn, steps: Steps = null): number {
  const { armour, shield } = worn
  let save = addStep(steps, saveRows.armour[armour], armourSave[armour])
  if (shield) save += addStep(steps, saveRows.shield[shield.size], shieldSave[shield.size])
  return save
}

/** §1.5, §1.7: weight, save and sides change at once with what he has lost. */
export function refit(fighter: Fighter, sheet: Sheet, options: Options): void {
  const shield = fighter.shieldLost ? null : sheet.shield
  const tables = tablesOf(options)
  const carried = { armour: sheet.armour, shield }
  fighter.weight = weightPoints(tables, carried)
  fighter.save = saveOf(tables, carried)
  fighter.rightSide = sideRow(fighter, sheet, options, shield, 'right', RIGHT)
  fighter.leftSide = sideRow(fighter, sheet, options, shield, 'left', LEFT)
}

const shieldRow: Readonly<Record<ShieldSize, number>> = {
  xlarge: BEHIND_XLARGE_SHIELD,
  large: BEHIND_LARGE_SHIELD,
  small: BEHIND_SMALL_SHIELD_OR_NET,
}

/** §6.6: of the rows of T6 that fit this side the lowest, which is also the first (R52). */
function sideRow(
  fighter: Fighter,
  sheet: Sheet,
  options: Options,
  shield: Sheet['shield'],
  hand: 'right' | 'left',
  bit: number,
): number {
  if (shield && shield.hand === hand) return shieldRow[shield.size]
  let row = sheet.armour === 'heavy' ? UNGUARDED_HEAVY_ARMOUR : UNGUARDED
  for (let weapon = 0; weapon < fighter.arms.length; weapon++) {
    if ((fighter.hands[weapon]! & bit) === 0 || fighter.weaponLost[weapon]) continue
    const index = fighter.arms[weapon]!
    if (index === LASSO || (index === CONE && options.coneGuards === 'no')) continue
    if (index === DARTS && fighter.missilesLeft[weapon] === 0) continue
    row = Math.min(row, index === NET ? BEHIND_SMALL_SHIELD_OR_NET : BEHIND_WEAPON)
  }
  return row
}

const refuse = (rule: string, message: string): Refusal => ({ rule, message })

/** A.4: what is wrong with self-made equipment; null if nothing is. */
export function checkEquipment(tables: Tables, equipment: Equipment): Refusal | null {
  const { shield, weapons } = equipment
  const weight = weightPoints(tables, equipment)
  if (weight > HEAVIEST) {
    return refuse('§1.4', t`His armour and shield weigh ${weight} points; at most ${HEAVIEST} are allowed.`)
  }
  if (weapons.length > MOST_WEAPONS)
    return refuse('A.4', t`He has ${weapons.length} weapons; at most ${MOST_WEAPONS} are allowed.`)
  const has = (...kinds: WeaponKind[]) => weapons.filter(({ kind }) => kinds.includes(kind)).length
  if (weapons.some(({ hand }) => hand === shield?.hand)) {
    return refuse('A.4', t('The hand that holds the shield holds nothing else; put the weapon in the other hand.'))
  }
  if (has('twoHanded') > 0 && (shield || weapons.length > 1)) {
    return refuse('A.4', t('A two-handed weapon leaves no hand for a shield or another weapon.'))
  }
  if (has('bow') > 0 && shield) return refuse('A.4', t('A bow cannot be used with a shield.'))
  if (has('net', 'lasso') > 1) return refuse('A.4', t('He may have one net or one lasso, not two of them.'))
  if (has('darts') > 1 || has('bow') > 1) {
    return refuse('§6.2', t('All his darts are one weapon, and so are bow and arrows: list them once.'))
  }
  return checkHands(weapons)
}

function checkHands(weapons: Equipment['weapons']): Refusal | null {
  for (const { kind, hand } of weapons) {
    if (kind === 'twoHanded' && hand !== 'both') return refuse('§11.5', t('A two-handed weapon uses both hands.'))
    if (kind !== 'twoHanded' && hand === 'both') {
      return refuse('A.4', t('Only a two-handed weapon uses both hands; give it the right or the left one.'))
    }
    if (kind === 'trident' && hand !== 'left') return refuse('§11.1', t('A trident is used in the left hand.'))
    if (kind === 'net' && hand !== 'right') return refuse('§11.10', t('A net is cast with the right hand.'))
    if (kind === 'lasso' && hand !== 'right')
      return refuse('§11.11', t('A lasso is cast with the right hand, as a net is.'))
  }
  return null
}
