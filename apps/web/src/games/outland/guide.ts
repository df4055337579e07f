/** Outland's one-page Gladiator: its gladiators, and how they look. */
import { characters } from '@harena/bots/outland/characters'
import { t } from '@harena/engine'
import { manifest, outland } from '@harena/outland'
import type { Dress, HexLooks } from '../hex/figures.ts'
import type { FighterForm, HexGuide } from '../hex/guide.ts'
import { onHexes } from '../hex/rules.ts'
import { duelOf, quickMatchOf } from '../new-match.ts'
import { type Kept, life } from './life.ts'
import { typeNames } from './type-names.ts'

const types = [
  { id: 'samnite', name: t('Samnite'), note: t('sword, shield, helm, torso and leg armour') },
  { id: 'secutor', name: 'Secutor', note: t('sword, shield, closed helmet, arm armour') },
  { id: 'retarius', name: typeNames.retarius, note: t('trident, net, arm armour') },
  { id: 'gaul', name: t('Gaul'), note: t('sword, shield, helm; wild in the first rounds of a melee') },
]

const dress: Readonly<Record<string, Dress>> = {
  samnite: { helmet: 'crested', armour: 'light', legs: true },
  secutor: { helmet: 'closed', armour: 'none', arms: true },
  retarius: { helmet: 'none', armour: 'none', arms: true },
  gaul: { helmet: 'open', armour: 'none' },
}

const flags = {
  shield: t('Shield'),
  net: t('Net'),
  torso: t('Torso armour'),
  legs: t('Leg armour'),
  arms: t('Arm armour'),
}

function fighterOf({ name, team, type, sheet }: FighterForm): unknown {
  const { weapon, helmet, gaul } = sheet
  const has = Object.fromEntries(Object.keys(flags).map((flag) => [flag, sheet[flag] === true]))
  const rolled = ['strength', 'agility', 'damage'].flatMap((id) => (sheet[id] ? [[id, Number(sheet[id])]] : []))
  return {
    name,
    team,
    ...(type === 'own' ? { equipment: { weapon, helmet, ...has, gaul: gaul === true } } : { type }),
    ...Object.fromEntries(rolled),
  }
}

export const looks: HexLooks = {
  typeName: (type) => types.find(({ id }) => id === type)?.name ?? t('Gladiator'),
  dressOf: ({ type }) => dress[type] ?? {},
  // A Retiarius fights with a trident, which the rules call a spear (R14).
  drawnAs: (type, kind) => (type === 'retarius' && kind === 'spear' ? 'trident' : kind),
  isLying: (out) => out !== 'spared',
  hasFallen: ({ health }) => health.total > 0 && health.lost >= health.total,
}

export const guide: HexGuide = {
  ruleset: onHexes(outland),
  looks,
  types,
  ownFields: [
    { kind: 'choice', id: 'weapon', label: t('Weapon'), values: { sword: t('Sword'), spear: t('Spear or trident') } },
    {
      kind: 'choice',
      id: 'helmet',
      label: t('Helmet'),
      values: { none: t('None'), helm: t('Open helm'), closed: t('Closed') },
    },
    ...Object.entries(flags).map(([id, label]) => ({ kind: 'flag', id, label }) as const),
    { kind: 'flag', id: 'gaul', label: t('Fights as a Gaul') },
  ],
  commonFields: [
    { kind: 'number', id: 'strength', label: t('Strength'), min: 1, max: 3 },
    { kind: 'number', id: 'agility', label: t('Agility'), min: 1, max: 3 },
    { kind: 'number', id: 'damage', label: t('Hits he can take'), min: 1, max: 13 },
  ],
  mends: {},
  ownDefaults: { weapon: 'sword', helmet: 'helm', shield: true, torso: true },
  life,
  // §1.6 As it was rolled for him.
  carried: (kept) => {
    const { strength, agility, damage } = kept as Kept
    return { strength: String(strength), agility: String(agility), damage: String(damage) }
  },
  characters,
  quickMatch: (id) => quickMatchOf(manifest, id),
  duel: (types) => duelOf(manifest, types),
  firstTypes: ['samnite', 'retarius'],
  setupOf: (fighters) => ({ fighters: fighters.map(fighterOf) }),
}
