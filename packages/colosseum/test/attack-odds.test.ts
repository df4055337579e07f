import { expect, test } from 'vitest'
import { type AttackQuery, attackOdds } from '../src/index.ts'

/**
 * Odds worked out apart from the rules' code, by trying every throw of the dice against the printed tables: the chances
 * of a fumble or bad miss, of a hit, of no wound and of a kill, the wounds to be expected, and the chances that weapon
 * or shield is dropped, that the shield is damaged, and of one more wound as the critical hit.
 */
test.each<[string, AttackQuery, number[]]>([
  [
    '§9.5 §10.4 all left out but the attack: a shield of twelve points, a weapon, no strength',
    { attackCF: 6, defenceCF: 2, area: 1, armour: 'A4' },
    [0, 1 / 2, 19327 / 23328, 1441 / 46656, 325 / 576, 73 / 11664, 5 / 3888, 415 / 7776, 0],
  ],
  [
    '§9.5 §10.1 strength two against the same helmet',
    { attackCF: 6, defenceCF: 2, area: 1, armour: 'A4', attackerST: 2 },
    [0, 1 / 2, 19327 / 23328, 1441 / 46656, 325 / 576, 365 / 11664, 25 / 3888, 263 / 2592, 0],
  ],
  [
    '§10.2.2 §10.5 an arm in part covered, three CF lost in it before',
    { attackCF: 8, defenceCF: 3, area: 4, armour: 'B3', attackerST: 3, armCFLoss: 3 },
    [0, 5 / 8, 1157 / 1728, 835 / 46656, 6233 / 5832, 9617 / 46656, 319 / 5832, 35 / 432, 553 / 15552],
  ],
  [
    '§9.6 no shield: what it would have stopped is parried',
    { attackCF: 5, defenceCF: 1, area: 2, armour: 'C', attackerST: 1, hasShield: false },
    [0, 5 / 8, 2707 / 3888, 893 / 46656, 38567 / 46656, 25 / 1458, 0, 0, 3991 / 46656],
  ],
  [
    '§9.6 no weapon: what it would have parried hits',
    { attackCF: 5, defenceCF: 1, area: 3, armour: '-', attackerST: 1, hasWeapon: false, woundsLeft: 4 },
    [0, 181 / 216, 7861 / 23328, 2525 / 11664, 14603 / 5184, 0, 25 / 7776, 25 / 324, 7633 / 46656],
  ],
  [
    '§9.6 neither shield nor weapon',
    { attackCF: 4, defenceCF: 6, area: 5, armour: 'A5', hasShield: false, hasWeapon: false },
    [7 / 27, 5 / 8, 43 / 48, 0, 565 / 1728, 0, 0, 0, 5 / 288],
  ],
  [
    '§10.5 a bare head has no helmet to lose',
    { attackCF: 7, defenceCF: 0, area: 1, armour: '-' },
    [0, 181 / 216, 665 / 2592, 377 / 2592, 5023 / 1728, 1085 / 46656, 35 / 15552, 29 / 1944, 0],
  ],
  [
    '§21.2 §10.1 an axe bites deeper',
    { attackCF: 6, defenceCF: 1, area: 5, armour: 'C5', attackerST: 2, woundBonus: 2, woundsLeft: 7 },
    [0, 5 / 8, 24245 / 46656, 2803 / 46656, 32099 / 23328, 2135 / 46656, 175 / 23328, 35 / 486, 2531 / 46656],
  ],
  [
    '§21.5 a flail goes two steps up',
    { attackCF: 5, defenceCF: 2, area: 2, armour: 'B4', attackerST: 2, flail: true },
    [1 / 216, 20 / 27, 17063 / 23328, 893 / 23328, 9991 / 11664, 65 / 5832, 0, 0, 65 / 1296],
  ],
  [
    '§21.9.1 §12.3.1 a pike on a small shield with four points left',
    {
      attackCF: 8,
      defenceCF: 2,
      area: 2,
      armour: 'B5',
      attackerST: 3,
      shieldType: 'small',
      shieldPoints: 4,
      shieldDamageBonus: 6,
    },
    [0, 20 / 27, 11291 / 15552, 35 / 864, 19907 / 23328, 7 / 72, 0, 5 / 108, 1439 / 23328],
  ],
  [
    '§12.3.1 §9.6 the last boxes of a small shield, and no weapon behind it',
    {
      attackCF: 4,
      defenceCF: 2,
      area: 4,
      armour: '-',
      attackerST: 5,
      shieldType: 'small',
      shieldPoints: 2,
      hasWeapon: false,
    },
    [1 / 54, 5 / 8, 545 / 1944, 7 / 3888, 86881 / 46656, 0, 2473 / 46656, 71 / 216, 1385 / 15552],
  ],
  [
    '§9.5.1.2 §9.5.1.3 §23.2 more CF than eight, with modifiers of dice and drops',
    {
      attackCF: 11,
      defenceCF: 0,
      area: 4,
      armour: 'A3',
      attackerST: 1,
      crtDRM: 2,
      dropDRM: 4,
      shieldType: 'large',
      shieldPoints: 7,
    },
    [0, 1, 12833 / 46656, 13175 / 46656, 78481 / 46656, 619 / 11664, 1907 / 46656, 0, 2821 / 46656],
  ],
  [
    'C-18 §9.5 1981: all left out but the attack',
    { attackCF: 6, defenceCF: 2, area: 1, armour: 'A7', edition: 'classic1981' },
    [
      0,
      1 / 2,
      150439 / 186624,
      0.01216954748386933,
      0.6200332397405122,
      73 / 11664,
      5 / 3888,
      415 / 7776,
      0.023624794794365696,
    ],
  ],
  [
    'C-18 §9.5 1981: less attack than defence',
    { attackCF: 1, defenceCF: 4, area: 2, armour: 'B8', attackerST: 3, edition: 'classic1981' },
    [
      5 / 54,
      1 / 216,
      209687 / 209952,
      2.4311112381242697e-5,
      0.003405143397856018,
      0,
      0,
      5 / 2592,
      0.00034313398618096835,
    ],
  ],
  [
    'C-18 §9.5 1981: above 18 the bonus grows on',
    { attackCF: 12, defenceCF: 0, area: 3, armour: 'C', attackerST: 2, crtDRM: 3, edition: 'classic1981' },
    [0, 1, 17 / 864, 0.45239030826093585, 3.4258181631992075, 0, 0, 0, 0.136029306698674],
  ],
  [
    '§13.1 §13.1.1 1981: hurt arms lose the weapon more easily, not the shield',
    { attackCF: 5, defenceCF: 1, area: 4, armour: 'B7', attackerST: 4, armCFLoss: 3, edition: 'classic1981' },
    [
      0,
      1 / 2,
      499 / 648,
      385 / 93312,
      0.6087522386069196,
      0.23150747948737488,
      0.03265855608266016,
      355 / 2592,
      8239 / 279936,
    ],
  ],
  [
    'C-8 §12.3.1 1981: the last boxes of a small shield',
    {
      attackCF: 6,
      defenceCF: 2,
      area: 5,
      armour: 'A6',
      attackerST: 4,
      shieldType: 'small',
      shieldPoints: 3,
      edition: 'classic1981',
    },
    [0, 1 / 2, 41951 / 62208, 539 / 93312, 0.9125135844542245, 749 / 5832, 0, 17 / 108, 0.04225484674274755],
  ],
  [
    '§9.6 1981: no shield',
    { attackCF: 5, defenceCF: 2, area: 1, armour: '-', hasShield: false, woundsLeft: 5, edition: 'classic1981' },
    [0, 1 / 2, 14107 / 23328, 22411 / 186624, 316211 / 209952, 13 / 5832, 0, 0, 0.048961786503581774],
  ],
  [
    '§9.6 1981: no weapon',
    { attackCF: 5, defenceCF: 2, area: 5, armour: 'C9', hasWeapon: false, attackerST: -1, edition: 'classic1981' },
    [0, 20 / 27, 44801 / 69984, 245 / 279936, 0.7558320870167149, 0, 0, 73 / 2592, 0.04642946165472743],
  ],
  [
    'C-7 §9.5 1981: a bad miss comes only in column 0',
    {
      attackCF: 2,
      defenceCF: 3,
      area: 4,
      armour: 'A5',
      hasShield: false,
      hasWeapon: false,
      woundBonus: 2,
      dropDRM: 3,
      edition: 'classic1981',
    },
    [1 / 54, 20 / 27, 138641 / 279936, 0.009999904740131078, 1.6136933481621196, 0, 0, 0, 0.06573724787888026],
  ],
])('%s', (_, query, expected) => {
  const odds = attackOdds(query)
  const fumble = query.edition === 'classic1981' ? 'M' : 'F'
  const found = [
    odds.crt[fumble],
    odds.crt.H,
    odds.wounds['0'] ?? 0,
    odds.kill,
    odds.expectedWounds,
    odds.weaponDrop,
    odds.shieldDrop,
    1 - odds.shieldBoxes['0']!,
    odds.critical['1'] ?? 0,
  ]
  for (const [at, chance] of expected.entries()) expect(found[at]).toBeCloseTo(chance, 10)
})
