/** What kind of thing an answer is, in a word or two; an allocation is several things at once. */
import type { State } from '@harena/colosseum'
import type { Question } from '@harena/engine'

export function kindsOf({ kind: question, seat }: Question, answer: unknown, known: unknown): string[] {
  if (question === 'plot') return plotWords(String(answer), hasLasso(known as State, seat))
  if (question === 'allocate') return allocationWords(answer as Allocated)
  if (question === 'bid') return [Number(answer) === 0 ? 'bid nothing' : 'bid Bonus Dice']
  if (question === 'plan') return ['plan']
  if (typeof answer === 'object' && answer !== null) {
    const { act, do: done } = answer as { readonly act?: string; readonly do?: string }
    const [first] = Object.entries(answer)
    return [act ?? done ?? `${question} ${first?.join(' ') ?? ''}`]
  }
  return [typeof answer === 'number' ? question : `${question} ${String(answer)}`]
}

const plots: Readonly<Record<string, string>> = {
  C: 'charge',
  L: 'leap',
  KN: 'kneel',
  R: 'bend down to recover',
  RN: 'repel the net',
  RO: 'roll',
  S: 'stumble on',
  W: 'whirl round',
  UP: 'rise on the hind legs',
  DOWN: 'drop down',
  X: 'stand or turn',
}
const nets: Readonly<Record<string, string>> = { TN: 'toss', SN: 'swing', LN: 'lay' }

/** §21.7 A lasso is plotted as a net is, but catches otherwise. */
function hasLasso({ gladiators }: State, seat: number): boolean {
  return gladiators[seat]!.hands.some((item) => item?.kind === 'lasso')
}

function plotWords(text: string, isLasso: boolean): string[] {
  const net = /\+(TN|SN|LN)/.exec(text)?.[1]
  const code = /^(KN|RN|RO|UP|DOWN|[CLRXW]|S(?![FB]))(?![a-z0-9])/.exec(text)?.[1]
  const isRepelling = text.includes('(RN)')
  return [
    plots[isRepelling ? 'RN' : (code ?? '')] ?? 'walk',
    ...(net ? [`${nets[net]!} the ${isLasso ? 'lasso' : 'net'}`] : []),
  ]
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
const guards: Readonly<Record<string, string>> = { D: 'Duck', B: 'Block', K: 'Back Step', P: 'Parry', J: 'Jump' }
const areas = ['', 'head', 'chest', 'groin', 'arms', 'legs']

/** All that an allocation can be. */
export const allocations = [
  ...Object.values(specials),
  ...Object.values(guards),
  'only defends',
  'several blows',
  'bare hand',
]

function allocationWords({ attacks, guard }: Allocated): string[] {
  const words = attacks.map(({ special, area }) => specials[special] ?? `blow at the ${areas[area]}`)
  if (attacks.some(({ means, special }) => means === 'bare' && special === '')) words.push('bare hand')
  if (attacks.length === 0) words.push('only defends')
  if (attacks.length > 1) words.push('several blows')
  if (guard !== '') words.push(guards[guard]!)
  return [...new Set(words)]
}
