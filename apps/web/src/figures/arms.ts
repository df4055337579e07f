/** What the board says of a man's arms, as a portrait reads it. */
import type { Equipment, HeldItem, ShieldKind } from '../board/figure.tsx'
import type { HelmetKind } from './helmets.tsx'

const shields: readonly string[] = ['smallShield', 'largeShield', 'xlargeShield']

export function isShield(item: HeldItem): item is HeldItem & { readonly kind: ShieldKind } {
  return shields.includes(item.kind)
}

function holds({ right, left }: Equipment, ...kinds: readonly string[]): boolean {
  return [...right, ...left].some(({ kind }) => kinds.includes(kind))
}

/** The board knows four helmets; who wears a crest is told apart by his arms, as the crowd did. Null: a bare head. */
export function helmetOf(equipment: Equipment): HelmetKind | null {
  const { helmet, armour } = equipment
  if (helmet === 'none') return null
  if (helmet === 'open') return 'cap'
  if (helmet === 'closed') {
    if (armour === 'heavy') return 'cone'
    return holds(equipment, 'spear', 'longSpear') || equipment.legs ? 'visor' : 'egg'
  }
  if (holds(equipment, 'spear', 'longSpear')) return 'feathers'
  if (holds(equipment, 'smallShield')) return 'griffin'
  return holds(equipment, 'largeShield') && equipment.arms ? 'fin' : 'plume'
}

/** Net and trident leave the head bare: a plate on the shoulder takes what would strike it. */
export function hasShoulderPlate(equipment: Equipment): boolean {
  return equipment.helmet === 'none' && holds(equipment, 'net', 'trident')
}
