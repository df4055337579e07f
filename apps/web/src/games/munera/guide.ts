/** Munera Sine Missione: its gladiators, and how they look. */
import { characters } from '@harena/bots/munera/characters'
import { midSentence, t } from '@harena/engine'
import { manifest, munera, type Setup, sampleGladiators, skillRows } from '@harena/munera'
import type { Dress, HexLooks } from '../hex/figures.ts'
import type { FighterForm, HexGuide, SheetValues } from '../hex/guide.ts'
import { onHexes } from '../hex/rules.ts'
import { duelOf, type NewMatch, quickMatchOf } from '../new-match.ts'
import { type Kept, life } from './life.ts'

const hands = { right: t('Right hand'), left: t('Left hand'), both: t('Both hands') }

const weaponNames: Readonly<Record<string, string>> = {
  none: t('None', 'weapon'),
  sword: t('Sword'),
  trident: t('Trident'),
  dagger: t('Dagger'),
  longSpear: t('Long spear'),
  javelin: t('Javelin'),
  darts: t('Darts (four)'),
  bow: t('Bow (four arrows)'),
  twoHanded: t('Two-handed weapon'),
  net: t('Net'),
  lasso: t('Lasso'),
  cone: t('Cone'),
}

const shieldNames = { none: t('None'), small: t('Small'), large: t('Large'), xlarge: t('Extra-large') }
const armourNames = { none: t('None', 'armour'), light: t('Light', 'weight'), heavy: t('Heavy') }

const dress: Readonly<Record<string, Dress>> = {
  samnite: { helmet: 'crested', legs: true },
  retiarius: { helmet: 'none', arms: true },
  thracian: { helmet: 'crested', legs: true },
  secutor: { helmet: 'closed', arms: true },
  myrmillo: { helmet: 'crested', arms: true },
  hoplomachus: { helmet: 'crested', legs: true },
  cataphractarius: { helmet: 'closed', legs: true, arms: true },
  diamecheri: { helmet: 'open' },
  laquearius: { helmet: 'none' },
  contraRetiarius: { helmet: 'closed' },
  velite: { helmet: 'open' },
  gaetulian: { helmet: 'none' },
  provocator: { helmet: 'closed' },
  sagittarius: { helmet: 'open' },
}

/** Rolled strength may be 3 against 12, over before a newcomer has struck: here both have what the dice of §1.1 mostly give. */
const EVEN_STRENGTH = 8

function quickMatch(id?: string): NewMatch {
  const match = quickMatchOf(manifest, id)
  const { fighters, ...rest } = match.setup as Setup
  return { ...match, setup: { ...rest, fighters: fighters.map((one) => ({ ...one, strength: EVEN_STRENGTH })) } }
}

const types = Object.entries(sampleGladiators).map(([type, { name, armour, shield, weapons }]) => ({
  id: type,
  name: t(name),
  note: [
    ...weapons.map(({ kind }) => midSentence(weaponNames[kind]!)),
    ...(shield ? [t`${midSentence(shieldNames[shield.size])} shield`] : []),
    armour === 'none' ? t('no armour') : t`${t(armour)} armour`,
  ].join(', '),
}))

function weaponsOf(sheet: SheetValues) {
  return [
    { kind: sheet.weapon1, hand: sheet.hand1 },
    { kind: sheet.weapon2, hand: sheet.hand2 },
    { kind: sheet.weapon3, hand: sheet.hand3 },
  ].filter(({ kind }) => kind !== 'none')
}

function fighterOf({ name, team, type, sheet }: FighterForm): unknown {
  const skills = skillRows.flatMap(({ skill }) =>
    skill === 'charisma' ? Array(Number(sheet.charisma ?? 0)).fill(skill) : sheet[skill] === true ? [skill] : [],
  )
  const { armour, shield, shieldHand, strength } = sheet
  const own = {
    type: 'gladiator',
    equipment: {
      armour,
      shield: shield === 'none' ? null : { size: shield, hand: shieldHand },
      weapons: weaponsOf(sheet),
    },
  }
  return {
    name,
    team,
    ...(type === 'own' ? own : { type }),
    ...(strength ? { strength: Number(strength) } : {}),
    ...(skills.length > 0 ? { skills } : {}),
  }
}

const looks: HexLooks = {
  typeName: (type) => types.find(({ id }) => id === type)?.name ?? t('Gladiator'),
  dressOf: ({ type }) => dress[type] ?? {},
  isLying: (out) => out !== 'spared',
  hasFallen: ({ health }) => health.total > 0 && health.lost >= health.total,
}

export const guide: HexGuide = {
  ruleset: onHexes(munera),
  looks,
  types,
  ownFields: [
    { kind: 'choice', id: 'armour', label: t('Armour'), values: armourNames },
    { kind: 'choice', id: 'shield', label: t('Shield'), values: shieldNames },
    {
      kind: 'choice',
      id: 'shieldHand',
      label: t('Shield hand'),
      values: { left: t('Left hand'), right: t('Right hand') },
    },
    { kind: 'choice', id: 'weapon1', label: t('First weapon'), values: weaponNames },
    { kind: 'choice', id: 'hand1', label: t('Hand of the first'), values: hands },
    { kind: 'choice', id: 'weapon2', label: t('Second weapon'), values: weaponNames },
    { kind: 'choice', id: 'hand2', label: t('Hand of the second'), values: hands },
    { kind: 'choice', id: 'weapon3', label: t('Third weapon'), values: weaponNames },
    { kind: 'choice', id: 'hand3', label: t('Hand of the third'), values: hands },
  ],
  mends: {
    hand1: Object.keys(hands),
    hand2: Object.keys(hands),
    hand3: Object.keys(hands),
    shieldHand: ['left', 'right'],
    shield: ['none'],
    weapon3: ['none'],
    weapon2: ['none'],
    weapon1: ['none'],
  },
  commonFields: [
    { kind: 'number', id: 'strength', label: t('Strength'), min: 2, max: 14 },
    ...skillRows.map(({ skill, name, effect }) =>
      skill === 'charisma'
        ? ({
            kind: 'choice',
            id: skill,
            label: t(name),
            values: { 0: t('None'), 1: '1', 2: '2', 3: '3', 4: '4' },
          } as const)
        : ({ kind: 'flag', id: skill, label: `${t(name)} (${t(effect)})` } as const),
    ),
  ],
  ownDefaults: {
    armour: 'light',
    shield: 'small',
    shieldHand: 'left',
    weapon1: 'sword',
    hand1: 'right',
    weapon2: 'none',
    hand2: 'left',
    weapon3: 'none',
    hand3: 'right',
  },
  life,
  // §10.3, §10.5 Strength as it was rolled, and the skills that he has taken.
  carried: (kept) => {
    const { strength, skills } = kept as Kept
    return {
      strength: String(strength),
      charisma: String(skills.filter((skill) => skill === 'charisma').length),
      ...Object.fromEntries(skills.filter((skill) => skill !== 'charisma').map((skill) => [skill, true])),
    }
  },
  characters,
  quickMatch,
  duel: (types) => duelOf(manifest, types),
  firstTypes: ['thracian', 'retiarius'],
  setupOf: (fighters) => ({ fighters: fighters.map(fighterOf) }),
}
