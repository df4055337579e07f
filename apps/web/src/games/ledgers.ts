/** The ledgers of all games, carried inside the page. */
import { type Paragraph, parseLedger, type Rule } from '@harena/engine'
import colosseum from '../../../../docs/rules/colosseum.md?raw'
import heroes from '../../../../docs/rules/heroes.md?raw'
import munera from '../../../../docs/rules/munera.md?raw'
import outland from '../../../../docs/rules/outland.md?raw'

export const ledgers: Readonly<Record<string, ReadonlyMap<Rule, Paragraph>>> = {
  colosseum: parseLedger(colosseum),
  heroes: parseLedger(heroes),
  munera: parseLedger(munera),
  outland: parseLedger(outland),
}

/** The words before the first chapter: whose game it is, and what the kinds of paragraphs mean. */
export const introductions: Readonly<Record<string, string>> = {
  colosseum: introductionOf(colosseum),
  heroes: introductionOf(heroes),
  munera: introductionOf(munera),
  outland: introductionOf(outland),
}

function introductionOf(markdown: string): string {
  return markdown
    .split('\n## ', 1)[0]!
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join(' ')
    .trim()
}
