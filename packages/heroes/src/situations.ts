/** Situations of Heroes of the Colosseum. */
import { type Situation, situation, t } from '@harena/engine'
import { odds } from './odds.ts'

/** A number of dice; below zero counts as none (G-01). */
const dice = { kind: 'number', min: -40, max: 40 } as const
const few = { kind: 'number', min: 0, max: 40 } as const
const flag = { kind: 'flag' } as const

export const situations: readonly Situation[] = [
  situation(
    'contest',
    t('two pools against each other (T5-3): who is ahead, by one or by two and more'),
    [
      { name: 'a', what: t("the first one's dice"), ...dice },
      { name: 'b', what: t("the second one's dice"), ...dice },
    ],
    odds.contest,
  ),
  situation(
    'attackResolution',
    t('an Attack with all its re-takes and Counterstrikes (T5-5): hits by Impact, escape from the net'),
    [
      { name: 'attacker', what: t("the Attacker's dice"), ...dice },
      { name: 'defender', what: t("the Defender's dice"), ...dice },
      { name: 'attackerRetake', what: t('his dice after an equal result'), ...dice, default: 'attacker' },
      { name: 'defenderRetake', what: t('his dice after an equal result'), ...dice, default: 'defender' },
      { name: 'attackerCounter', what: t('his dice after a Counterstrike'), ...dice, default: 'attackerRetake' },
      { name: 'defenderCounter', what: t('his dice after a Counterstrike'), ...dice, default: 'defenderRetake' },
      { name: 'ensnared', what: t('the Defender lies under a net'), ...flag },
    ],
    odds.attackResolution,
  ),
  situation(
    'hitLocation',
    t('where a blow goes, and whether it is stopped (T5-6)'),
    [
      {
        name: 'shield',
        what: t('what the target holds up'),
        kind: 'choice',
        values: ['none', 'small', 'large', 'net', 'twoSwords'],
        default: 'none',
      },
      { name: 'swordsman', what: t('the hitter is a Swordsman and keeps the better of two rolls'), ...flag },
    ],
    odds.hitLocation,
  ),
  situation(
    'damage',
    t('damage and knock-down of a hit (T5-7), after Star Power dice'),
    [
      { name: 'impact', what: t('Impact of the hit'), kind: 'number', min: 0, max: 60 },
      { name: 'ac', what: t('Armor Class of the part'), kind: 'number', min: 0, max: 20, default: 0 },
      { name: 'hands', what: t('hands on the weapon, 0 unarmed'), kind: 'number', min: 0, max: 2 },
      { name: 'trident', what: t('the weapon is a trident'), ...flag },
      { name: 'starPower', what: t('Star Power dice rolled'), ...few, default: 0 },
    ],
    odds.damage,
  ),
  situation(
    'movementOrder',
    t('who moves first (T5-1)'),
    [
      { name: 'modifierA', what: t("sum of the first one's modifiers"), kind: 'number', min: -40, max: 40 },
      { name: 'modifierB', what: t("sum of the second one's modifiers"), kind: 'number', min: -40, max: 40 },
    ],
    odds.movementOrder,
  ),
  situation(
    'appeal',
    t('an appeal for mercy (T6-1) and what the Emperor makes of it (T6-2)'),
    [
      { name: 'savvy', what: t('original Savvy'), kind: 'number', min: 0, max: 20 },
      { name: 'opponentsDefeated', what: t('opponents he has defeated in this match'), ...few, default: 0 },
      { name: 'inflictedWound', what: t('he has inflicted a wound'), ...flag },
      { name: 'vitalWound', what: t('he is wounded in head, chest or belly'), ...flag },
      { name: 'center', what: t('he appeals from the Center'), ...flag },
      { name: 'wall', what: t('he appeals from the Wall'), ...flag },
      { name: 'kickedSand', what: t('he has kicked sand'), ...flag },
      { name: 'threwWeapon', what: t('he has thrown his weapon'), ...flag },
      { name: 'bonusDiceLeft', what: t('he has Bonus Dice left'), ...flag },
      { name: 'emperorIntervenedBefore', what: t('the Emperor has spared him before'), ...flag },
    ],
    (plea) => odds.appeal(plea),
  ),
  situation(
    'recovery',
    t('how a wounded part heals between matches (T7-1)'),
    [
      { name: 'strength', what: t('original Strength'), kind: 'number', min: 0, max: 20 },
      { name: 'belly', what: t('the wound is in the belly'), ...flag },
    ],
    odds.recovery,
  ),
  situation(
    'npgBonus',
    t('how many Bonus Dice an NPG uses (§3.7.3)'),
    [
      { name: 'bonusDice', what: t('Bonus Dice it has'), ...few },
      { name: 'table', what: t('what they are for'), kind: 'choice', values: ['maneuver', 'netToss', 'attack'] },
      { name: 'ensnaredOrDown', what: t('it is ensnared or down'), ...flag },
    ],
    odds.npgBonus,
  ),
  situation(
    'netToss',
    t('a Net Toss (T5-4)'),
    [
      { name: 'retiarius', what: t("the Retiarius' dice"), ...dice },
      { name: 'target', what: t("the target's dice"), ...dice },
    ],
    odds.netToss,
  ),
]
