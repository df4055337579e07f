/** `harena odds`: the exact chances of a situation, from the rules themselves. */
import { fractionOf, type Odds, oddsOf, type Situation } from '@harena/lab'
import { UsageError, wholeNumber } from './errors.ts'
import { percent, print, printJson, table } from './terminal.ts'

/** Values as they were typed, by parameter. */
export function odds(situation: Situation, given: Readonly<Record<string, string | undefined>>, asJson: boolean): void {
  const values = situation.parameters.map(({ name, min, max }) => {
    const text = given[name]
    if (text === undefined) throw new UsageError(`--${name} is needed: a whole number from ${min} to ${max}`)
    return wholeNumber(text, `--${name}`, min, max)
  })
  const chances = oddsOf(situation, values)
  if (asJson) printJson(chances)
  else print(table(rowsOf(chances), [1, 2]))
}

/** `wounds 3`, its percentage, and its fraction where that is short. */
function rowsOf(chances: Odds, prefix = ''): string[][] {
  return Object.entries(chances).flatMap(([outcome, chance]) => {
    const name = `${prefix}${spaced(outcome)}`
    if (typeof chance !== 'number') return rowsOf(chance, `${name} `)
    const fraction = fractionOf(chance)
    return [[name, percent(chance, 2), fraction ? `${fraction.numerator}/${fraction.denominator}` : '']]
  })
}

function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
