/** Every house-rule switch and disputed ruling, with its default and the paragraph it is about. */
import type { ChoiceOption, NumberOption, OptionsOf } from '@harena/engine'
import { t } from '@harena/engine'
import { billingsOptions, billingsPreset } from '../editions/billings-options.ts'
import { classicOptions, classicPreset } from '../editions/classic-1981-options.ts'
import { tablesV2Options, tablesV2Preset } from '../editions/tables-v2-options.ts'

export { conflictOf } from '../editions/conflicts.ts'

const on = { on: 'used', off: t('not used') }

/** The advanced chapters, each of which may be used or not. */
const modules = [
  { id: 'styles', rule: '§19.1', title: t('Fighting styles (19)'), values: on, default: 'on' },
  { id: 'nets', rule: '§20.1', title: t('Net and trident (20)'), values: on, default: 'on' },
  { id: 'optionalWeapons', rule: '§21.1', title: t('Optional weapons (21)'), values: on, default: 'on' },
  { id: 'unarmed', rule: '§22.1', title: t('Unarmed combat (22)'), values: on, default: 'on' },
  { id: 'specials', rule: '§23.1', title: t('Special attacks and defences (23)'), values: on, default: 'on' },
  { id: 'twoWeapons', rule: '§24.1', title: t('Two-handed fighting (24)'), values: on, default: 'on' },
  { id: 'cleaving', rule: '§25.1', title: t('Blood of the cleaved (25)'), values: on, default: 'on' },
  { id: 'teams', rule: '§26.1', title: t('Team combat (26)'), values: on, default: 'on' },
  { id: 'arena', rule: '§27.1', title: t('Arena, walls and obstacles (27)'), values: on, default: 'on' },
  { id: 'beasts', rule: '§28.1', title: t('Beasts (28)'), values: on, default: 'on' },
  { id: 'centurions', rule: '§29.1', title: t('Centurions (29)'), values: on, default: 'on' },
  { id: 'riders', rule: '§30.1', title: t('Riders (30)'), values: on, default: 'on' },
] as const satisfies readonly ChoiceOption[]

const disputed = [
  {
    id: 'startDistance',
    rule: '§4.5',
    title: t('Hexes between the start places'),
    values: { '5': t('five apart, four empty'), '4': t('four apart, three empty') },
    default: '5',
  },
  {
    id: 'stansMissus',
    rule: '§5.4.1',
    title: t('When the match is stopped as a draw'),
    values: { d3gt7: t('1D3 + turn above 7'), d6gt8: t('1D6 + turn above 8'), off: 'never' },
    default: 'd3gt7',
  },
  {
    id: 'stansKills',
    rule: '§5.4.2',
    title: t('A failed appeal after a stopped match'),
    values: { yes: 'kills', no: t('only costs the honour') },
    default: 'yes',
  },
  { id: 'turnLimit', rule: '§5.3', title: t('Last turn where nothing else ends it'), min: 1, max: 99, default: 14 },
  { id: 'teamTurns', rule: '§26.7', title: t('Turns of a team match (0: no limit)'), min: 0, max: 99, default: 0 },
  {
    id: 'winnersHelp',
    rule: '§26.7',
    title: t('Winners of a pair help their team'),
    values: { yes: t('they do'), no: t('fixed pairs') },
    default: 'yes',
  },
  {
    id: 'deathMatch',
    rule: '§18.1',
    title: t('Appeals'),
    values: { no: t('missus may be granted'), yes: t('a match to the death') },
    default: 'no',
  },
  {
    id: 'armsCrit15',
    rule: '§10.4',
    title: t('Critical hit on the arms, 15 or more'),
    values: { SA: t('severed artery'), SAM: t('severed artery, mortal') },
    default: 'SA',
  },
  {
    id: 'limbLimit',
    rule: '§23.3',
    title: t('CF lost in a limb that still allow Parry, Jump and grapple'),
    values: { '3': 'three', '2': 'two' },
    default: '3',
  },
  {
    id: 'endurance',
    rule: '§17.2.1',
    title: t('Endurance loss'),
    values: { text: t('as printed'), mild: t('after the threshold of 1981'), off: 'none' },
    default: 'text',
  },
  {
    id: 'brokenTrident',
    rule: '§20.10.2.2',
    title: t('A broken trident on 5 and 6'),
    values: { usableOn56: t('can be used at one hex'), uselessOn56: t('is useless, else usable') },
    default: 'usableOn56',
  },
  {
    id: 'throwResolve',
    rule: '§13.3.2.1',
    title: t('A thrown hit'),
    values: { crt: t('rolls on the Combat Results Table'), wound: t('rolls for wounds at once') },
    default: 'crt',
  },
  {
    id: 'stumbleBase',
    rule: '§15.1.1',
    title: t('Flat modifier of the Stumble check'),
    values: { '1': t('minus one'), '0': 'none' },
    default: '1',
  },
  {
    id: 'criticalStumble',
    rule: '§15.1',
    title: t('Stumble check after a critical hit'),
    values: { stuOnly: t('only the STU result, by its own die'), any: t('after any critical result') },
    default: 'stuOnly',
  },
  {
    id: 'kickDistance',
    rule: '§13.5.1',
    title: t('How far a kick sends an item'),
    values: { unmodified: t('the die'), modified: t('the die less the hexes moved') },
    default: 'unmodified',
  },
  {
    id: 'sweepDrm',
    rule: '§23.2',
    title: t('Modifier of the Stumble check after a Sweep'),
    values: { hPlus1: t('hit bonus and one'), h: t('hit bonus') },
    default: 'hPlus1',
  },
  {
    id: 'grappleHarm',
    rule: '§22.4.2',
    title: t('A grapple inflicts'),
    values: { stun: 'stun', wounds: 'wounds' },
    default: 'stun',
  },
  {
    id: 'javelinCount',
    rule: '§21.6',
    title: t('Javelins in the sheath'),
    values: { d3plus1: '1D3 + 1', six: 'six' },
    default: 'd3plus1',
  },
  {
    id: 'netTossAdjacent',
    rule: '§20.4.1.1',
    title: t('Net toss at an adjacent target'),
    values: { minus2: '-2', plus2: '+2' },
    default: 'minus2',
  },
  {
    id: 'statusStack',
    rule: '§9.2.3',
    title: t('Prone and ensnared together'),
    values: { add: t('both bonuses'), max: t('the higher one') },
    default: 'add',
  },
  {
    id: 'rockHit',
    rule: '§27.8.2.2',
    title: t('A man on a rock who is hit'),
    values: { stumble: t('checks for a stumble'), fallProne: t('checks for a fall') },
    default: 'stumble',
  },
  {
    id: 'beastCap',
    rule: '§28.7.3',
    title: t('CF of one attack of a beast'),
    values: { eight: t('at most eight'), none: t('without limit') },
    default: 'eight',
  },
  {
    id: 'beastImpact',
    rule: '§28.6',
    title: t('Impact of a beast'),
    values: { full: t('with its strength'), noStrength: t('without its strength, as in 1981') },
    default: 'full',
  },
  {
    id: 'zebraCu',
    rule: '§28.3.3',
    title: t('Cunning of a zebra'),
    values: { minus3: '-3', minus2: '-2' },
    default: 'minus3',
  },
  {
    id: 'riderSeat',
    rule: '§30.2.1',
    title: t('Who rides'),
    values: { centurions: t('only centurions'), anybody: t('played gladiators too') },
    default: 'centurions',
  },
  {
    id: 'riderHeight',
    rule: '§30.6.3',
    title: t('Men on the ground before a rider'),
    values: {
      kneeling: t('count as kneeling: their blows at him are halved'),
      legs: t('only have their legs out of reach'),
    },
    default: 'kneeling',
  },
  {
    id: 'centurionCompare',
    rule: '§29.4.1',
    title: t('Checks of a centurion succeed'),
    values: { lt: t('below 10 and below 1'), le: t('at 10 and at 1 as well') },
    default: 'lt',
  },
  {
    id: 'centurionEscape',
    rule: '§29.6.1.2',
    title: t('Escape CF of a centurion for every six CF'),
    values: { twoD3: '2D3', d6: '1D6' },
    default: 'twoD3',
  },
  {
    id: 'centurionPrestige',
    rule: '§29.2',
    title: t('Prestige of a centurion'),
    values: { none: 'none', rolled: '1D3 - 1D3' },
    default: 'none',
  },
  {
    id: 'collisionPA',
    rule: '§8.4',
    title: t('Positional advantage in collisions'),
    values: { always: 'always', notIfBothMoved: t('not if both moved') },
    default: 'always',
  },
  {
    id: 'halfCf',
    rule: '§9.3.2',
    title: t('Attacks at half CF'),
    values: { perAttack: t('each attack is halved'), pool: t('halved before they are allocated') },
    default: 'perAttack',
  },
  {
    id: 'strikeCrit',
    rule: '§22.3',
    title: t('Critical hits of unarmed strikes'),
    values: { replace: t('falls and grapples instead'), add: t('besides what the table says') },
    default: 'replace',
  },
  {
    id: 'proneFootprint',
    rule: '§16.2',
    title: t('Hexes of a man who lies prone'),
    values: { '2': 'two', '1': 'one' },
    default: '2',
  },
  {
    id: 'mapEdge',
    rule: '§7.7',
    title: t('The edge of the map'),
    values: { shift: t('the men are moved inwards'), unbounded: t('there is none'), walls: t('a wall all round') },
    default: 'shift',
  },
  {
    id: 'illegalMovePenalty',
    rule: '§7.6',
    title: t('An illegal move'),
    values: { no: t('cannot be made'), yes: t('may be forfeited, with a stun roll') },
    default: 'no',
  },
  { id: 'plotTimer', rule: '§7.5', title: t('Seconds for a plot (0: no limit)'), min: 0, max: 600, default: 0 },
  {
    id: 'sheets',
    rule: '§3.1',
    title: t('Log sheets'),
    values: { open: t('open to everybody'), hidden: t("hidden from the opponent's eyes") },
    default: 'open',
  },
] as const satisfies readonly (ChoiceOption | NumberOption)[]

/** The switches of the Colosseum Edition itself. */
export const colosseumOptions = [...modules, ...disputed] as const

export const options = [...modules, ...disputed, ...classicOptions, ...billingsOptions, ...tablesV2Options] as const

export type Options = OptionsOf<typeof options>

/** Bundles of switches. `book` is as printed; `house` plays better where the print is harsh. */
export const presets: Readonly<Record<string, Partial<Options>>> = {
  book: {},
  house: { endurance: 'mild', stansMissus: 'd6gt8', startDistance: '4', mapEdge: 'unbounded' },
  classic1981: classicPreset,
  billings: { ...classicPreset, ...(billingsPreset as Partial<Options>) },
  tablesV2: { ...classicPreset, styles: 'on', optionalWeapons: 'on', ...(tablesV2Preset as Partial<Options>) },
  billingsTablesV2: {
    ...classicPreset,
    styles: 'on',
    optionalWeapons: 'on',
    ...(billingsPreset as Partial<Options>),
    ...(tablesV2Preset as Partial<Options>),
    creation3d6: 'off',
    armourTables: 'off',
    retiariusLight: 'off',
  },
  basic: {
    styles: 'off',
    nets: 'off',
    optionalWeapons: 'off',
    unarmed: 'off',
    specials: 'off',
    twoWeapons: 'off',
    cleaving: 'off',
    teams: 'off',
    arena: 'off',
  },
}
