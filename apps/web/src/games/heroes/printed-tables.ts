/** The tables of Heroes of the Colosseum as they are used in play, each with the paragraph that it belongs to. */
import { type AnyOptions, capital, type Rule, spaced, t, tableSet } from '@harena/engine'
import { heroes } from '@harena/heroes'
import { added, listed, type PrintedTable } from '../../ui/printed-table.ts'

type HeroesTables = {
  readonly gladiatorSize: Readonly<
    Record<string, { readonly upTo: number; readonly size: string; readonly speed: number; readonly strength: number }>
  >
  readonly signatures: Readonly<Record<string, string>>
  readonly signatureAp: Readonly<Record<string, number>>
  readonly styles: Readonly<
    Record<
      string,
      {
        readonly weapon: string
        readonly other: string
        readonly armour: Readonly<Record<string, number>>
        readonly opponents: Readonly<Record<string, string>>
      }
    >
  >
  readonly gladiatorPool: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly hitLocation: Readonly<Record<string, { readonly part: string; readonly blocked: string }>>
}

const stopped: Readonly<Record<string, string>> = {
  never: t('nothing'),
  arm: t('what that arm holds'),
  anyShield: t('any shield'),
  largeShield: t('a large shield'),
}

const makes: Readonly<Record<Rule, (tables: HeroesTables) => PrintedTable>> = {
  'T3-1': ({ gladiatorSize }) => {
    const all = Object.values(gladiatorSize)
    return listed<(typeof all)[number]>(
      t('Size, by two dice'),
      t('two dice'),
      {
        size: ({ size }) => spaced(size),
        Speed: ({ speed }) => added(speed),
        Strength: ({ strength }) => added(strength),
      },
      all.map((row, at) => {
        const from = at === 0 ? row.upTo : all[at - 1]!.upTo + 1
        return [from === row.upTo ? String(from) : t`${from} to ${row.upTo}`, row]
      }),
    )
  },
  'T3-2': ({ signatures, signatureAp }) => ({
    caption: t('Signatures, by two dice'),
    corner: t('two dice'),
    columns: ['Signature', t('to the AP Total')],
    rows: Object.entries(signatures).map(([dice, id]): [string, string, string] => [
      dice,
      capital(spaced(id)),
      added(signatureAp[id] ?? 0),
    ]),
  }),
  '§3.8': ({ styles }) => ({
    caption: t('The six styles, and whom they meet by one die'),
    corner: t('style'),
    columns: ['weapon', t('other hand'), ...['1', '2', '3', '4', '5', '6'].map((face) => t`on ${face}`)],
    rows: Object.entries(styles).map(([id, { weapon, other, opponents }]) => [
      capital(id),
      weapon,
      spaced(other),
      ...Object.values(opponents).map(capital),
    ]),
  }),
  '§3.9': ({ styles }) => {
    const parts = Object.keys(Object.values(styles)[0]!.armour)
    return {
      caption: t('Armor Class of each part, by style'),
      corner: t('style'),
      columns: parts.map(spaced),
      rows: Object.entries(styles).map(([id, { armour }]) => [
        capital(id),
        ...parts.map((part) => String(armour[part])),
      ]),
    }
  },
  'T4-1': ({ gladiatorPool }) => ({
    caption: t('The Gladiator Pool'),
    corner: t('row'),
    columns: ['Savvy', 'Strength', 'Speed'],
    rows: Object.entries(gladiatorPool).map(([row, points]) => [row, ...Object.values(points).map(String)]),
  }),
  'T5-6': ({ hitLocation }) => ({
    caption: t('Where a blow goes, by two dice'),
    corner: t('two dice'),
    columns: ['part', t('stopped by')],
    rows: Object.entries(hitLocation).map(([dice, { part, blocked }]): [string, string, string] => [
      dice,
      spaced(part),
      stopped[blocked] ?? blocked,
    ]),
  }),
}

const tablesOf = tableSet(heroes.tables as HeroesTables & Readonly<Record<string, object>>)

export function tableFor(rule: Rule, options: Readonly<Record<string, unknown>> = {}): PrintedTable | null {
  return makes[rule]?.(tablesOf(options as AnyOptions)) ?? null
}
