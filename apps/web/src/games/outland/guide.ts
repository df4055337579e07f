/** Outland's one-page Gladiator on the screens. */
import type { ArenaGame, GameEntry } from '@harena/engine'
import { type FighterForm, type Guide, gladiatorNames } from '../guide.ts'
import { ledgers } from '../ledgers.ts'

const types = [
  { id: 'samnite', name: 'Samnite', note: 'sword, shield, helm, torso and leg armour' },
  { id: 'secutor', name: 'Secutor', note: 'sword, shield, closed helmet, arm armour' },
  { id: 'retarius', name: 'Retarius', note: 'trident, net, arm armour' },
  { id: 'gaul', name: 'Gaul', note: 'sword, shield, helm; wild in the first rounds of a melee' },
]

const dress: Readonly<Record<string, ReturnType<Guide['dressOf']>>> = {
  samnite: { helmet: 'crested', armour: 'light', legs: true },
  secutor: { helmet: 'closed', armour: 'none', arms: true },
  retarius: { helmet: 'none', armour: 'none', arms: true },
  gaul: { helmet: 'open', armour: 'none' },
}

const howToPlay = [
  'Every turn begins with initiative: one die plus agility. The highest acts first. §2.1',
  'When it is your place, move first and attack once after that; the attack ends your activation. §2.3',
  'You have strength + agility movement points, less for heavy armour. You step only into the hex ahead. §3.2',
  'A turn by one hexside costs 1 point. Without a helmet the first one is free. §3.4',
  'A step next to an enemy stops you, and if he is in one of your three front hexes you must fight. §4.1',
  'Each rolls two dice and adds modifiers; the higher total wins, whoever attacked, by the difference. §4.5',
  'The difference decides: ground given, hits taken, and the winner can be hurt as well. At 10 it is mortal. T3.10',
  'A difference of 1 or less locks both for the turn; a tie may cost weapon, net or shield. §4.7',
  'A Retarius may throw his net or whip with it at two hexes. One who does not break free is helpless. §9.1',
  'Each hit fills a box and takes 1 off all later rolls. With no box left the crowd decides. §11.1',
]

const flags = { shield: 'Shield', net: 'Net', torso: 'Torso armour', legs: 'Leg armour', arms: 'Arm armour' }

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

export function outlandGuide(entry: GameEntry<ArenaGame>): Guide {
  return {
    entry,
    tagline: 'Two pages of rules: walk up, roll two dice each, and see who gives ground.',
    howToPlay,
    ledger: ledgers.outland!,
    types,
    ownFields: [
      { kind: 'choice', id: 'weapon', label: 'Weapon', values: { sword: 'Sword', spear: 'Spear or trident' } },
      { kind: 'choice', id: 'helmet', label: 'Helmet', values: { none: 'None', helm: 'Open helm', closed: 'Closed' } },
      ...Object.entries(flags).map(([id, label]) => ({ kind: 'flag', id, label }) as const),
      { kind: 'flag', id: 'gaul', label: 'Fights as a Gaul' },
    ],
    commonFields: [
      { kind: 'number', id: 'strength', label: 'Strength', min: 1, max: 3 },
      { kind: 'number', id: 'agility', label: 'Agility', min: 1, max: 3 },
      { kind: 'number', id: 'damage', label: 'Damage boxes', min: 1, max: 13 },
    ],
    ownDefaults: { weapon: 'sword', helmet: 'helm', shield: true, torso: true },
    names: gladiatorNames,
    firstTypes: ['samnite', 'retarius'],
    setupOf: (fighters) => ({ fighters: fighters.map(fighterOf) }),
    dressOf: (type) => dress[type] ?? {},
    // A Retarius fights with a trident, which the rules call a spear (R14).
    drawnAs: (type, kind) => (type === 'retarius' && kind === 'spear' ? 'trident' : kind),
    typeName: (type) => types.find(({ id }) => id === type)?.name ?? 'Gladiator',
  }
}
