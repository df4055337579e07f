/** Situations of GLADIATOR, Colosseum Edition. */
import { type Situation, situation } from '@harena/engine'
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
    'one attack (§9.5): result, wounds, critical hit, drops and shield damage',
    [
      { name: 'attackCF', what: 'CF of the attack', ...count },
      { name: 'defender', what: 'who is attacked', kind: 'choice', values: ['man', 'beast'], default: 'man' },
      { name: 'defenceCF', what: 'CF of the defence in the area', ...count, unless: ['defender', 'beast', 0] },
      { name: 'area', what: 'the area attacked', kind: 'choice', values: areaNames },
      { name: 'armour', what: 'its armour', kind: 'choice', values: armourCodes, unless: ['defender', 'beast', '-'] },
      { name: 'hide', what: 'the hide of a beast, as printed (§28.3.3)', kind: 'number', min: -20, max: 0, default: 0 },
      { name: 'attackerST', what: "the attacker's strength", ...none },
      { name: 'hasShield', what: 'the defender has a shield', ...held },
      { name: 'hasWeapon', what: 'the defender has a weapon', ...held },
      { name: 'shieldType', what: 'his shield', kind: 'choice', values: ['small', 'large'], default: 'large' },
      { name: 'shieldPoints', what: 'points left of his shield', kind: 'number', min: 0, max: 12, default: 12 },
      { name: 'armCFLoss', what: 'CF he has lost in the arms', ...noCount },
      { name: 'woundBonus', what: 'what the weapon adds to the wound roll', ...none },
      { name: 'dropDRM', what: 'what the weapon adds against drops', ...none },
      { name: 'shieldDamageBonus', what: 'what the weapon adds to shield damage', ...none },
      { name: 'crtDRM', what: 'modifier of the dice on the Combat Results Table', ...none },
      { name: 'flail', what: 'the weapon is a flail', ...flag },
      { name: 'hasHelmet', what: 'the defender has a helmet', ...flag, omitted: 'if the area has armour' },
      {
        name: 'woundsLeft',
        what: 'wounds of which the area dies',
        kind: 'number',
        min: 1,
        max: 1000,
        omitted: 'death by wounds is not counted',
      },
      {
        name: 'edition',
        what: 'whose tables',
        kind: 'choice',
        values: ['colosseum', 'classic1981'],
        default: 'colosseum',
      },
    ],
    ({ defender, area, armour, hide, ...query }) => {
      const names: readonly string[] = areasOf[defender]
      if (!names.includes(area)) throw new RangeError(`§28.7.1.2 a ${defender} has ${names.join(', ')}, and no ${area}`)
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
    'how much stun a man shakes off (§11.5)',
    [
      { name: 'cn', what: 'his constitution', ...any },
      { name: 'phasesSince', what: 'phases since he was stunned', ...count },
      { name: 'stun', what: 'his stun', ...count },
    ],
    odds.stunRecovery,
  ),
  situation(
    'stumble',
    'a Stumble check (§15.1)',
    [
      { name: 'stun', what: 'his stun', ...count },
      { name: 'hazards', what: 'hazards entered', ...noCount },
      { name: 'drm', what: 'other modifiers, against him', ...none },
    ],
    odds.stumble,
  ),
  situation(
    'fallProne',
    'a Fall Prone check (§15.3)',
    [
      { name: 'ag', what: 'his agility', ...any },
      { name: 'drm', what: 'modifiers, in his favour', ...none },
    ],
    odds.fallProne,
  ),
  situation(
    'missus',
    'an appeal to the crowd (§18.3)',
    [
      { name: 'attackCFTotal', what: 'attack CF of the match', kind: 'number', min: 0, max: 100_000 },
      { name: 'defenceCFTotal', what: 'defence CF of the match', kind: 'number', min: 0, max: 100_000 },
      { name: 'prestige', what: 'his prestige', ...none },
    ],
    odds.missus,
  ),
  situation(
    'endurance',
    'CF lost at the end of a turn (§17.2)',
    [
      { name: 'cn', what: 'his constitution', ...any },
      { name: 'turn', what: 'the turn that ends', kind: 'number', min: 1, max: 1000 },
      { name: 'exceeded', what: 'he has overexerted himself', ...flag },
    ],
    odds.endurance,
  ),
  situation(
    'netAttack',
    'a cast of the net (§20.4)',
    [{ name: 'drm', what: 'sum of the modifiers', ...none }],
    odds.netAttack,
  ),
  situation(
    'netEscape',
    'one try to get out of the net (§20.6.1)',
    [{ name: 'escapeCF', what: 'CF spent on it', ...count }],
    odds.netEscape,
  ),
  situation(
    'dragProne',
    'dragging an ensnared man to the ground (§20.6.2)',
    [
      { name: 'attackerST', what: 'strength of the one who drags', ...any },
      { name: 'dragCF', what: 'CF he spends', ...count },
      { name: 'drm', what: 'other modifiers', ...none },
    ],
    odds.dragProne,
  ),
  situation(
    'collision',
    'two men run into each other (§8.4): who wins, and the stun of both',
    [
      { name: 'ifDifference', what: 'impact factor of A less that of B, before dice and stun', ...any },
      { name: 'stunA', what: 'stun that A has already', ...noCount },
      { name: 'stunB', what: 'stun that B has already', ...noCount },
    ],
    odds.collision,
  ),
  situation('stunRoll', 'a stun roll (§11.1)', [{ name: 'drm', what: 'sum of the modifiers', ...none }], odds.stunRoll),
  situation(
    'stansMissus',
    'whether the match is stopped as a draw (§5.4.1)',
    [{ name: 'turn', what: 'the turn that ends', kind: 'number', min: 1, max: 1000 }],
    odds.stansMissus,
  ),
  situation(
    'recovery',
    'picking up an item (§13.4.1)',
    [{ name: 'drm', what: 'sum of the modifiers', ...none }],
    odds.recovery,
  ),
  situation(
    'weaponBreak',
    'whether a trident or javelin breaks (§20.10.2.1)',
    [
      { name: 'opponentST', what: "the opponent's strength", ...any },
      { name: 'breakNumber', what: 'the number above which it breaks', ...any },
    ],
    odds.weaponBreak,
  ),
]
