/** Situations of Heroes of the Colosseum. */
import { type Situation, situation } from '@harena/engine'
import { odds } from './odds.ts'

/** A number of dice; below zero counts as none (G-01). */
const dice = { kind: 'number', min: -40, max: 40 } as const
const few = { kind: 'number', min: 0, max: 40 } as const
const flag = { kind: 'flag' } as const

export const situations: readonly Situation[] = [
  situation(
    'contest',
    'two pools against each other (T5-3): who is ahead, by one or by two and more',
    [
      { name: 'a', what: "the first one's dice", ...dice },
      { name: 'b', what: "the second one's dice", ...dice },
    ],
    odds.contest,
  ),
  situation(
    'attackResolution',
    'an Attack with all its re-takes and Counterstrikes (T5-5): hits by Impact, escape from the net',
    [
      { name: 'attacker', what: "the Attacker's dice", ...dice },
      { name: 'defender', what: "the Defender's dice", ...dice },
      { name: 'attackerRetake', what: 'his dice after an equal result', ...dice, default: 'attacker' },
      { name: 'defenderRetake', what: 'his dice after an equal result', ...dice, default: 'defender' },
      { name: 'attackerCounter', what: 'his dice after a Counterstrike', ...dice, default: 'attackerRetake' },
      { name: 'defenderCounter', what: 'his dice after a Counterstrike', ...dice, default: 'defenderRetake' },
      { name: 'ensnared', what: 'the Defender lies under a net', ...flag },
    ],
    odds.attackResolution,
  ),
  situation(
    'hitLocation',
    'where a blow goes, and whether it is stopped (T5-6)',
    [
      {
        name: 'shield',
        what: 'what the target holds up',
        kind: 'choice',
        values: ['none', 'small', 'large', 'net', 'twoSwords'],
        default: 'none',
      },
      { name: 'swordsman', what: 'the hitter is a Swordsman and keeps the better of two rolls', ...flag },
    ],
    odds.hitLocation,
  ),
  situation(
    'damage',
    'damage and knock-down of a hit (T5-7), after Star Power dice',
    [
      { name: 'impact', what: 'Impact of the hit', kind: 'number', min: 0, max: 60 },
      { name: 'ac', what: 'Armor Class of the part', kind: 'number', min: 0, max: 20, default: 0 },
      { name: 'hands', what: 'hands on the weapon, 0 unarmed', kind: 'number', min: 0, max: 2 },
      { name: 'trident', what: 'the weapon is a trident', ...flag },
      { name: 'starPower', what: 'Star Power dice rolled', ...few, default: 0 },
    ],
    odds.damage,
  ),
  situation(
    'movementOrder',
    'who moves first (T5-1)',
    [
      { name: 'modifierA', what: "sum of the first one's modifiers", kind: 'number', min: -40, max: 40 },
      { name: 'modifierB', what: "sum of the second one's modifiers", kind: 'number', min: -40, max: 40 },
    ],
    odds.movementOrder,
  ),
  situation(
    'appeal',
    'an appeal for mercy (T6-1) and what the Emperor makes of it (T6-2)',
    [
      { name: 'savvy', what: 'original Savvy', kind: 'number', min: 0, max: 20 },
      { name: 'opponentsDefeated', what: 'opponents he has defeated in this match', ...few, default: 0 },
      { name: 'inflictedWound', what: 'he has inflicted a wound', ...flag },
      { name: 'vitalWound', what: 'he is wounded in head, chest or belly', ...flag },
      { name: 'center', what: 'he appeals from the Center', ...flag },
      { name: 'wall', what: 'he appeals from the Wall', ...flag },
      { name: 'kickedSand', what: 'he has kicked sand', ...flag },
      { name: 'threwWeapon', what: 'he has thrown his weapon', ...flag },
      { name: 'bonusDiceLeft', what: 'he has Bonus Dice left', ...flag },
      { name: 'emperorIntervenedBefore', what: 'the Emperor has spared him before', ...flag },
    ],
    (plea) => odds.appeal(plea),
  ),
  situation(
    'recovery',
    'how a wounded part heals between matches (T7-1)',
    [
      { name: 'strength', what: 'original Strength', kind: 'number', min: 0, max: 20 },
      { name: 'belly', what: 'the wound is in the belly', ...flag },
    ],
    odds.recovery,
  ),
  situation(
    'npgBonus',
    'how many Bonus Dice an NPG uses (§3.7.3)',
    [
      { name: 'bonusDice', what: 'Bonus Dice it has', ...few },
      { name: 'table', what: 'what they are for', kind: 'choice', values: ['maneuver', 'netToss', 'attack'] },
      { name: 'ensnaredOrDown', what: 'it is ensnared or down', ...flag },
    ],
    odds.npgBonus,
  ),
  situation(
    'netToss',
    'a Net Toss (T5-4)',
    [
      { name: 'retiarius', what: "the Retiarius' dice", ...dice },
      { name: 'target', what: "the target's dice", ...dice },
    ],
    odds.netToss,
  ),
]
