/** How often each kind of answer is given by a master, and what it was worth to him. */
import { type Bot, Dice, effectiveOptions, playOut } from '@harena/engine'
import { gameOf } from '@harena/games'
import { boutsOf, type Part, percent, table, titleOf } from './part.ts'

/** By kind of answer: how often it was given, and the share of these matches that he won. */
interface Counted {
  readonly game: string
  readonly answers: Readonly<Record<string, { readonly count: number; readonly won: number }>>
}

function countAnswers(id: string, matches: number): Counted {
  const { ruleset, opponents, balance, setup: setupOf } = gameOf(id)
  const options = effectiveOptions(ruleset, {})
  const answers: Record<string, { count: number; won: number }> = {}
  for (let i = 0; i < matches; i++) {
    const random = Dice.fromSeed(`counts/${id}/${i}`)
    const style = () => balance!.styles[random.below(balance!.styles.length)]!
    const setup = setupOf([[style()], [style()]], true)
    if (ruleset.checkSetup(setup, options) !== null) continue
    const given: string[] = []
    const watched: Bot<never> = (known, question, stream) => {
      const answer = opponents.master!.play(known, question, stream)
      given.push(...kindsOf((question as { kind: string }).kind, answer))
      return answer as never
    }
    const state = ruleset.start(setup, options)
    playOut(ruleset, state, [watched as never, opponents.veteran!.play], `counts/${id}/${i}`)
    const isWon = ruleset.result(state).winners.includes(0)
    for (const kind of given) {
      answers[kind] ??= { count: 0, won: 0 }
      answers[kind].count++
      if (isWon) answers[kind].won++
    }
  }
  return { game: id, answers }
}

/** What an answer is, in a word or two; an allocation is several things at once. */
function kindsOf(question: string, answer: unknown): string[] {
  if (question === 'plot') return [`plot ${plotWord(String(answer))}`]
  if (question === 'allocate') return allocationWords(answer as Allocated)
  if (typeof answer === 'object' && answer !== null) {
    const { act, do: done } = answer as { readonly act?: string; readonly do?: string }
    const [first] = Object.entries(answer)
    return [`${question} ${act ?? done ?? first?.join(' ') ?? ''}`]
  }
  return [typeof answer === 'number' && question === 'bid' ? `bid ${answer}` : `${question} ${String(answer)}`]
}

function plotWord(text: string): string {
  const toss = text.endsWith('+TN') ? ' with a toss' : ''
  const code = /^(KN|RN|RO|UP|DOWN|[CLRXSW])(?![a-z0-9])/.exec(text)?.[0]
  return `${code ?? 'move'}${toss}`
}

interface Allocated {
  readonly attacks: readonly { readonly special: string; readonly means: string; readonly area: number }[]
  readonly guard: string
}

const specials: Readonly<Record<string, string>> = {
  A: 'Disarm',
  F: 'Feint',
  S: 'Sweep',
  H: 'Shield Bash',
  T: 'Sand',
}
const areas = ['', 'head', 'chest', 'groin', 'arms', 'legs']

function allocationWords({ attacks, guard }: Allocated): string[] {
  const words = attacks.map(({ special, means, area }) => specials[special] ?? `${means} hand at the ${areas[area]}`)
  if (attacks.length === 0) words.push('defence alone')
  if (guard !== '') words.push(`special defence ${guard}`)
  return words
}

function chosen({ game, answers }: Counted): string {
  const sorted = Object.entries(answers).sort(([, a], [, b]) => b.count - a.count)
  const rows = sorted.map(([kind, { count, won }]) => [kind, String(count), percent(won / count)])
  return `### ${titleOf(game)}\n\n${table(['answer', 'given', 'in matches he won'], rows)}`
}

export const actionsPart: Part = {
  heading: 'What a master chooses',
  measure(keep, size) {
    const counts = boutsOf(size).map(({ ruleset: { id } }) => keep(`${id} counts`, () => countAnswers(id, size.long)))
    return [
      'How often in his matches against the veteran, and the share of these answers that were given in a match he won.',
      ...counts.map(chosen),
    ].join('\n\n')
  },
}
