/** The printed tables of GLADIATOR, to be shown with the paragraphs that they belong to. */
import { type Options, type Tables, tables, tablesOf } from '@harena/colosseum'
import type { Rule } from '@harena/engine'
import { type PrintedTable, printed } from '../../ui/printed-table.ts'

/** The tables that paragraphs are about, and what they are read by. */
const printedTables: Readonly<Record<Rule, readonly [table: keyof Tables, caption: string]>> = {
  '§3.4.1': ['characteristics', 'Ratings, by the sum of three dice'],
  '§3.9': ['penaltyBoxes', 'The lowest box of each CF penalty box'],
  '§3.12': ['armour', 'Armour by weight and die: head to legs, and the shield'],
  '§9.2': ['positionalAdvantage', 'Advantage of position: 0 is ahead of him, then clockwise'],
  '§9.4.2': ['attackSequence', 'Rounds, by the number of attacks'],
  '§9.5': ['combatResults', 'Combat results: the sum of three red dice down, modified CF across'],
  '§10.1': ['wounds', 'Wounds, by the total: 8 or less are none, 19 or more kill'],
  '§10.2.1': ['armourDRM', 'What armour takes off a wound roll'],
  '§10.4': ['criticalHits', 'Critical hits: area down, white dice and wounds across (8 or less, 15 or more)'],
  '§20.4.1.1': ['netModifiers', 'Modifiers of net attacks'],
  '§20.7.2.1': ['netModifiers', 'Modifiers of net attacks'],
  '§20.8.2.1': ['netModifiers', 'Modifiers of net attacks'],
}

/** The game of 1981 reads tables of its own. */
export function tableFor(rule: Rule, options?: Readonly<Record<string, unknown>>): PrintedTable | null {
  const found = printedTables[rule]
  if (!found || options?.edition === 'classic1981') return null
  const [table, caption] = found
  const used = options ? tablesOf(options as unknown as Options) : tables
  return printed(caption, used[table])
}
