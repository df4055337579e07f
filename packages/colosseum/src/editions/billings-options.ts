/** The Billings Rules of 1982, each change a switch of its own. */
import type { ChoiceOption } from '@harena/engine'
import { t } from '@harena/engine'

const values = { off: t('not used'), on: 'used' }

export const billingsOptions = [
  { id: 'walledMap', rule: '§27.4', title: t('Walls stun by the steps taken (B-1)'), values, default: 'off' },
  { id: 'creation3d6', rule: '§3.4.1', title: t('Three dice for each rating (B-2)'), values, default: 'off' },
  { id: 'arrangeRolls', rule: '§3.4.1', title: t('Five rolls assigned as wished (B-102)'), values, default: 'off' },
  { id: 'armourTables', rule: '§3.12', title: t('The armour tables of 1982 (B-3)'), values, default: 'off' },
  { id: 'armourPurchase', rule: '§3.12', title: t('Armour bought in sesterces (B-103)'), values, default: 'off' },
  { id: 'retiariusLight', rule: '§19.3.2', title: t('The Retiarius is light (B-4)'), values, default: 'off' },
  { id: 'quickSidesteps', rule: '§7.3', title: t('Quick moves to the side (B-10)'), values, default: 'off' },
  {
    id: 'rollAfterFall',
    rule: '§15.3',
    title: t('Falls before the plot, and a roll at once (B-9)'),
    values,
    default: 'off',
  },
  { id: 'quickImpact', rule: '§8.4', title: t('The impact of quick moves to the side (B-16)'), values, default: 'off' },
  { id: 'backStumbleNote', rule: '§15.1.1', title: t('Back after a sidestep forward (B-13)'), values, default: 'off' },
  { id: 'kickOrGrab', rule: '§13.5', title: t('Kick and recovery of one item race (B-14)'), values, default: 'off' },
  { id: 'collisionFacing', rule: '§8.4', title: t('Plotted turns soften a collision (B-17)'), values, default: 'off' },
  { id: 'tieStunsBoth', rule: '§8.4.2', title: t('After a tie both stand adjacent (B-18)'), values, default: 'off' },
  { id: 'missusRecord', rule: '§18.3', title: t('The record counts in an appeal (B-6)'), values, default: 'off' },
  { id: 'enduranceAtStart', rule: '§17.2', title: t('Endurance at the start of turns (B-8)'), values, default: 'off' },
  { id: 'crossedPaths', rule: '§8.1.1', title: t('Crossed paths collide on doubles (B-15)'), values, default: 'off' },
  { id: 'doubleStumble', rule: '§8.4.4', title: t('A second stumble is a fall (B-20)'), values, default: 'off' },
  {
    id: 'recoverThroughCollision',
    rule: '§13.4.1',
    title: t('A collision does not cancel R (B-21)'),
    values,
    default: 'off',
  },
  { id: 'netAfterCollision', rule: '§20.2.2', title: t('Nets after a collision at -4 (B-22)'), values, default: 'off' },
  {
    id: 'netLayTiming',
    rule: '§20.8',
    title: t('Laid nets before recoveries and collisions (B-23)'),
    values,
    default: 'off',
  },
  {
    id: 'netStumble',
    rule: '§20.4.1.1',
    title: t('Two dice and agility against a net (B-24)'),
    values,
    default: 'off',
  },
  { id: 'stunRecoveryLast', rule: '§5.2.3', title: t('Stun recovery after the nets (B-25)'), values, default: 'off' },
  { id: 'aimedThrow', rule: '§13.3.2', title: t('Throws by item, range and training (B-26)'), values, default: 'off' },
  { id: 'crt8', rule: '§9.5', title: t('The Combat Results Table of 1982 (B-27)'), values, default: 'off' },
  {
    id: 'attackCap',
    rule: '§9.3.2',
    title: t('No attack over 8 CF, all of 6 or fewer (B-127)'),
    values,
    default: 'off',
  },
  {
    id: 'dropDefenderStrength',
    rule: '§13.1.1',
    title: t("The defender's strength counts in drops (B-29)"),
    values,
    default: 'off',
  },
  {
    id: 'wallSidestepStun',
    rule: '§27.4',
    title: t('Stun of a sidestep into the wall, by B-1'),
    values: { '1': t('one, by the table'), '2': t('two, by the text') },
    default: '1',
  },
  {
    id: 'billingsNetHits',
    rule: '§20.7.2.1',
    title: t('A hit with a swung or laid net in 1982'),
    values: { stumble: 'trips', ensnare: 'ensnares' },
    default: 'stumble',
  },
  { id: 'knife', rule: '§21.4', title: t('A knife for the Retiarius (B-30)'), values, default: 'off' },
] as const satisfies readonly ChoiceOption[]

/** What stands beside another change, is an experiment, or reads a line otherwise. */
const notInPreset: readonly string[] = [
  'arrangeRolls',
  'armourPurchase',
  'knife',
  'wallSidestepStun',
  'billingsNetHits',
]

/** All others, over the 1981 game, with Greenwood's cards. */
export const billingsPreset = {
  ...Object.fromEntries(billingsOptions.filter(({ id }) => !notInPreset.includes(id)).map(({ id }) => [id, 'on'])),
  collisionPA: 'always',
  mapEdge: 'walls',
  defenceCards: 'greenwood',
}
