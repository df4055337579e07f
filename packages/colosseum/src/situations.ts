/** Situations of GLADIATOR, Colosseum Edition. */
import { type Situation, situation, t } from '@harena/engine'
import { odds } from './odds/odds.ts'

/** Modifiers and ratings have no limits in the book. */
const any = { kind: 'number', min: -1000, max: 1000 } as const
const none = { ...any, default: 0 } as const
const count = { kind: 'number', min: 0, max: 1000 } as const
const noCount = { ...count, default: 0 } as const
const flag = { kind: 'flag' } as const
const held = { kind: 'flag', default: true } as const

const areasOf = {
  man: ['head', 'chest', 'groin', 'arms', 'legs'],
  beast: ['head', 'chest', 'groin', 'fore', 'hind'],
} as const
const areaNames = ['head', 'chest', 'groin', 'arms', 'legs', 'fore', 'hind'] as const

/** §3.12 A letter alone covers all, `-` or `none` nothing; 1 to 5 are read with one die, 5 to 9 with the two of 1981. */
const covers = ['', '1', '2', '3', '4', '5', '6', '7', '8', '9']
const armourCodes = ['-', 'none', ...['A', 'B', 'C'].flatMap((letter) => covers.map((number) => letter + number))]

export const situations: readonly Situation[] = [
  situation(
    'attack',
    t('one attack (§9.5): result, wounds, critical hit, drops and shield damage'),
    [
      { name: 'attackCF', what: t('CF of the attack'), ...count },
      { name: 'defender', what: t('who is attacked'), kind: 'choice', values: ['man', 'beast'], default: 'man' },
      { name: 'defenceCF', what: t('CF of the defence in the area'), ...count, unless: ['defender', 'beast', 0] },
      { name: 'area', what: t('the area attacked'), kind: 'choice', values: areaNames },
      {
        name: 'armour',
        what: t('its armour'),
        kind: 'choice',
        values: armourCodes,
        unless: ['defender', 'beast', '-'],
      },
      {
        name: 'hide',
        what: t('the hide of a beast, as printed (§28.3.3)'),
        kind: 'number',
        min: -20,
        max: 0,
        default: 0,
      },
      { name: 'attackerST', what: t("the attacker's strength"), ...none },
      { name: 'hasShield', what: t('the defender has a shield'), ...held },
      { name: 'hasWeapon', what: t('the defender has a weapon'), ...held },
      { name: 'shieldType', what: t('his shield'), kind: 'choice', values: ['small', 'large'], default: 'large' },
      { name: 'shieldPoints', what: t('points left of his shield'), kind: 'number', min: 0, max: 12, default: 12 },
      { name: 'armCFLoss', what: t('CF he has lost in the arms'), ...noCount },
      { name: 'woundBonus', what: t('what the weapon adds to the wound roll'), ...none },
      { name: 'dropDRM', what: t('what the weapon adds against drops'), ...none },
      { name: 'shieldDamageBonus', what: t('what the weapon adds to shield damage'), ...none },
      { name: 'crtDRM', what: t('modifier of the dice on the Combat Results Table'), ...none },
      { name: 'flail', what: t('the weapon is a flail'), ...flag },
      { name: 'hasHelmet', what: t('the defender has a helmet'), ...flag, omitted: t('if the area has armour') },
      {
        name: 'woundsLeft',
        what: t('wounds of which the area dies'),
        kind: 'number',
        min: 1,
        max: 1000,
        omitted: t('death by wounds is not counted'),
      },
      {
        name: 'edition',
        what: t('whose tables'),
        kind: 'choice',
        values: ['colosseum', 'classic1981'],
        default: 'colosseum',
      },
    ],
    ({ defender, area, armour, hide, ...query }) => {
      const names: readonly string[] = areasOf[defender]
      if (!names.includes(area))
        throw new RangeError(t`§28.7.1.2 a ${defender} has ${names.join(', ')}, and no ${area}`)
      return odds.attack({
        ...query,
        armour: armour === 'none' ? '-' : armour,
        area: ([1, 2, 3, 4, 5] as const)[names.indexOf(area)]!,
        ...(defender === 'beast' && { hide: -hide }),
      })
    },
  ),
  situation(
    'stunRecovery',
    t('how much stun a man shakes off (§11.5)'),
    [
      { name: 'cn', what: t('his constitution'), ...any },
      { name: 'phasesSince', what: t('phases since he was stunned'), ...count },
      { name: 'stun', what: t('his stun'), ...count },
    ],
    odds.stunRecovery,
  ),
  situation(
    'stumble',
    t('a Stumble check (§15.1)'),
    [
      { name: 'stun', what: t('his stun'), ...count },
      { name: 'hazards', what: t('hazards entered'), ...noCount },
      { name: 'drm', what: t('other modifiers, against him'), ...none },
    ],
    odds.stumble,
  ),
  situation(
    'fallProne',
    t('a Fall Prone check (§15.3)'),
    [
      { name: 'ag', what: t('his agility'), ...any },
      { name: 'drm', what: t('modifiers, in his favour'), ...none },
    ],
    odds.fallProne,
  ),
  situation(
    'missus',
    t('an appeal to the crowd (§18.3)'),
    [
      { name: 'attackCFTotal', what: t('attack CF of the match'), kind: 'number', min: 0, max: 100_000 },
      { name: 'defenceCFTotal', what: t('defence CF of the match'), kind: 'number', min: 0, max: 100_000 },
      { name: 'prestige', what: t('his prestige'), ...none },
    ],
    odds.missus,
  ),
  situation(
    'endurance',
    t('CF lost at the end of a turn (§17.2)'),
    [
      { name: 'cn', what: t('his constitution'), ...any },
      { name: 'turn', what: t('the turn that ends'), kind: 'number', min: 1, max: 1000 },
      { name: 'exceeded', what: t('he has overexerted himself'), ...flag },
    ],
    odds.endurance,
  ),
  situation(
    'netAttack',
    t('a cast of the net (§20.4)'),
    [{ name: 'drm', what: t('sum of the modifiers'), ...none }],
    odds.netAttack,
  ),
  situation(
    'netEscape',
    t('one try to get out of the net (§20.6.1)'),
    [{ name: 'escapeCF', what: t('CF spent on it'), ...count }],
    odds.netEscape,
  ),
  situation(
    'dragProne',
    t('dragging an ensnared man to the ground (§20.6.2)'),
    [
      { name: 'attackerST', what: t('strength of the one who drags'), ...any },
      { name: 'dragCF', what: t('CF he spends'), ...count },
      { name: 'drm', what: t('other modifiers'), ...none },
    ],
    odds.dragProne,
  ),
  situation(
    'collision',
    t('two men run into each other (§8.4): who wins, and the stun of both'),
    [
      { name: 'ifDifference', what: t('impact factor of A less that of B, before dice and stun'), ...any },
      { name: 'stunA', what: t('stun that A has already'), ...noCount },
      { name: 'stunB', what: t('stun that B has already'), ...noCount },
    ],
    odds.collision,
  ),
  situation(
    'stunRoll',
    t('a stun roll (§11.1)'),
    [{ name: 'drm', what: t('sum of the modifiers'), ...none }],
    odds.stunRoll,
  ),
  situation(
    'stansMissus',
    t('whether the match is stopped as a draw (§5.4.1)'),
    [{ name: 'turn', what: t('the turn that ends'), kind: 'number', min: 1, max: 1000 }],
    odds.stansMissus,
  ),
  situation(
    'recovery',
    t('picking up an item (§13.4.1)'),
    [{ name: 'drm', what: t('sum of the modifiers'), ...none }],
    odds.recovery,
  ),
  situation(
    'weaponBreak',
    t('whether a trident or javelin breaks (§20.10.2.1)'),
    [
      { name: 'opponentST', what: t("the opponent's strength"), ...any },
      { name: 'breakNumber', what: t('the number above which it breaks'), ...any },
    ],
    odds.weaponBreak,
  ),
]
