/** Munera Sine Missione on the screens. */

import type { ArenaGame, GameEntry } from '@harena/engine'
import { sampleGladiators, skillRows } from '@harena/munera'
import { type FighterForm, type Guide, gladiatorNames, type SheetValues } from '../guide.ts'
import { ledgers } from '../ledgers.ts'

const hands = { right: 'Right hand', left: 'Left hand', both: 'Both hands' }

const weaponNames: Readonly<Record<string, string>> = {
  none: 'None',
  sword: 'Sword',
  trident: 'Trident',
  dagger: 'Dagger',
  longSpear: 'Long spear',
  javelin: 'Javelin',
  darts: 'Darts (four)',
  bow: 'Bow (four arrows)',
  twoHanded: 'Two-handed weapon',
  net: 'Net',
  lasso: 'Lasso',
  cone: 'Cone',
}

const shieldNames = { none: 'None', small: 'Small', large: 'Large', xlarge: 'Extra-large' }
const armourNames = { none: 'None', light: 'Light', heavy: 'Heavy' }

const dress: Readonly<Record<string, ReturnType<Guide['dressOf']>>> = {
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

const howToPlay = [
  'Each gladiator in turn rolls a die for action points (AP); heavy arms, wounds and nets take some off. §3.1',
  'A step ahead costs 1 AP, a step any other way 2, a turn by one hexside 1. You keep your facing when you step aside. §4.2',
  'You cannot slip around somebody next to you: step away from him first. §4.5',
  'Strike whoever stands in the hex you face: 1 AP, each weapon once a turn. Spears, darts and bows reach farther. §6.1',
  'Your die plus modifiers minus his die is the score. 1 or more hits; then his save may still stop it. §6.5',
  'The score is the number of wounds. Come at his side or his back: it is worth up to +3. T6.8',
  'A miss drives him back one hex; with a wall or a man behind him he loses his balance instead. §6.11',
  'Two equal dice are a special event, from a lost weapon to a man killed on the spot. §7.1',
  'Net and lasso entangle on one die. One who is caught loses 3 AP each turn until he cuts himself free. §11.10',
  'At strength 0 he appeals to the crowd. Who fought well, and was hurt, is likelier to be spared. §9.2',
]

const types = Object.entries(sampleGladiators).map(([type, { name, armour, shield, weapons }]) => ({
  id: type,
  name,
  note: [
    ...weapons.map(({ kind }) => weaponNames[kind]!.toLowerCase()),
    ...(shield ? [`${shieldNames[shield.size].toLowerCase()} shield`] : []),
    armour === 'none' ? 'no armour' : `${armour} armour`,
  ].join(', '),
}))

function weaponsOf(sheet: SheetValues) {
  return [
    { kind: sheet.weapon1, hand: sheet.hand1 },
    { kind: sheet.weapon2, hand: sheet.hand2 },
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

export function muneraGuide(entry: GameEntry<ArenaGame>): Guide {
  return {
    entry,
    tagline: 'Action points, facing and one bold die against another; the crowd has the last word.',
    howToPlay,
    ledger: ledgers.munera!,
    types,
    ownFields: [
      { kind: 'choice', id: 'armour', label: 'Armour', values: armourNames },
      { kind: 'choice', id: 'shield', label: 'Shield', values: shieldNames },
      { kind: 'choice', id: 'shieldHand', label: 'Shield hand', values: { left: 'Left hand', right: 'Right hand' } },
      { kind: 'choice', id: 'weapon1', label: 'First weapon', values: weaponNames },
      { kind: 'choice', id: 'hand1', label: 'Its hand', values: hands },
      { kind: 'choice', id: 'weapon2', label: 'Second weapon', values: weaponNames },
      { kind: 'choice', id: 'hand2', label: 'Its hand', values: hands },
    ],
    commonFields: [
      { kind: 'number', id: 'strength', label: 'Strength', min: 2, max: 14 },
      ...skillRows.map(({ skill, name, effect }) =>
        skill === 'charisma'
          ? ({ kind: 'choice', id: skill, label: name, values: { 0: 'None', 1: '1', 2: '2', 3: '3', 4: '4' } } as const)
          : ({ kind: 'flag', id: skill, label: `${name} (${effect})` } as const),
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
    },
    names: gladiatorNames,
    firstTypes: ['thracian', 'retiarius'],
    setupOf: (fighters) => ({ fighters: fighters.map(fighterOf) }),
    dressOf: (type) => dress[type] ?? {},
    drawnAs: (_type, kind) => kind,
    typeName: (type) => types.find(({ id }) => id === type)?.name ?? 'Gladiator',
  }
}
