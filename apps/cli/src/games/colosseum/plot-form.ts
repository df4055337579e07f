/** A plot is written as in the book: `F(R) SFL`, `X(RR)`, `C`, `F +TN`; small letters and loose spaces will do. */
import type { Colosseum, QuestionOf, State, View } from '@harena/colosseum'
import { counted, dirNames, distance, hexAim, inArc, type Ruleset, t } from '@harena/engine'
import { UsageError } from '../../lib/errors.ts'
import type { Form } from '../../terminal/form.ts'
import { paint, table, wrap } from '../../terminal/output.ts'
import { hexName } from './arena.ts'

type Plot = QuestionOf<'plot'>

/** Commands that look like no plot, though they begin like one. */
const COMMAND =
  /^(?:(?:board|coordinates|log|save|undo|help|rule|quit|yes)\b.*|[uhqy]|[?/].*|r\s*§?\d.*|s\s+\S*[./]\S*)$/i

export function plotForm(ruleset: Ruleset<Colosseum>, state: State, question: Plot, view: View): Form {
  const plots = ruleset.legal(state, question) as string[]
  return {
    text: textOf(plots),
    takes: (line) => /^[(a-z]/i.test(line) && (readIn(plots, line).length > 0 || !COMMAND.test(line)),
    read: (line) => {
      const found = readIn(plots, line)
      if (found.length > 1)
        throw new UsageError(t`this can be read as ${found.join(` ${t('or as')} `)}: mind the space`)
      return found[0] ?? tidy(line)
    },
    help: (about) => {
      const [plot] = readIn(plots, about)
      if (about === '') return groupsText(plots)
      if (plot === undefined) throw new UsageError(t`"${about}" is not a plot that is open to him; ? lists them`)
      return leadsTo(ruleset, state, question, view, plot)
    },
    review: () => null,
  }
}

/** As plots are spelt: capitals, single spaces. */
function tidy(line: string): string {
  return line.trim().toUpperCase().replaceAll(',', ' ').replace(/\s+/g, ' ')
}

const bare = (text: string) => text.replace(/[\s-]/g, '')

/** The plots that a line may mean: the one that is written just so, or else all that differ from it only in spaces. */
function readIn(plots: readonly string[], line: string): string[] {
  const wanted = tidy(line)
  if (plots.includes(wanted)) return [wanted]
  return plots.filter((plot) => bare(plot) === bare(wanted))
}

function textOf(plots: readonly string[]): string {
  if (plots.length <= 12) return wrap(t`Write one of ${plots.join(', ')}.`)
  const examples = ['F', 'F(R) SFL', 'F(R)', 'B', 'X', 'X(RR)', 'C', 'KN'].filter((plot) => plots.includes(plot))
  return wrap(t`Write a plot, such as ${examples.join(', ')}. ? lists all ${plots.length}; ?F tells where F leads.`)
}

/** Each kind of plot with what it does; the first that fits. */
const GROUPS = [
  [t('one hex'), /^(?:\(\w+\))*(?:F|B|S[FB][RL])(?:\([RLA]+\))*$/],
  [t('two hexes'), /^(?!RO|.*\+|.*\(K).*[ Q]/],
  [t('stand still, with turns'), /^X(?:\([RLA]+\))*$/],
  [t('three hexes straight ahead'), /^C$/],
  [t('leap over a hex'), /^L$/],
  [t('kneel, or rise to the knees'), /^KN(?:\(|$)/],
  [t('make ready to ward off a net'), /RN/],
  [t('pick something up'), /^R(?:\(|$)/],
  ['stumble', /^S(?:\(|$)/],
  [t('roll on the ground'), /^RO/],
  [t('kick what lies there, K1 ahead and on clockwise'), /\(K/],
  [t('with the net: after a plot that is listed here without it'), /\+/],
] as const

/** Few enough to be written out. */
const FEW = 36

function groupsText(plots: readonly string[]): string {
  const kinds = Map.groupBy(plots, (plot) => GROUPS.findIndex(([, fits]) => fits.test(plot)))
  const lines = GROUPS.flatMap(([what], at) => {
    const all = kinds.get(at) ?? []
    if (all.length === 0) return []
    const shown = all.length <= FEW ? all.join(', ') : `${samples(all).join(', ')} ... (${all.length})`
    return [paint('bold', what), wrap(shown, 2)]
  })
  return [...lines, '', notes(plots)].join('\n')
}

/** A few from all over the list. */
function samples(plots: readonly string[]): string[] {
  return Array.from({ length: 6 }, (_, i) => plots[Math.floor((i * plots.length) / 6)]!)
}

/** What a sign means, told where the first plot is open. */
const NOTES = [
  ['F', 'F B', t('forward, backward')],
  ['SFR', 'SFR SFL', t('sidestep ahead to the right, to the left')],
  ['SBR', 'SBR SBL', t('sidestep back to the right, to the left')],
  ['F(R)', '(R)F F(R)', t('turn before the step, which then goes that way, or after it')],
  ['F F', 'F SFL', t('any two of these steps, one after the other')],
  ['F(Q)', '(Q)', t('a second hex the same way')],
  ['X +TN', '+TN +SN', t('toss the net, swing it')],
  ['X +LN1', '+LN1 +LN2 +LN3', t('lay the net so many hexes away')],
] as const

function notes(plots: readonly string[]): string {
  return table(NOTES.filter(([plot]) => plots.includes(plot)).map(([, sign, what]) => [`  ${sign}`, what]))
}

/** Where a plot ends if nothing comes between, and who is then before him. */
function leadsTo(ruleset: Ruleset<Colosseum>, state: State, question: Plot, { figures }: View, plot: string): string {
  const aim = hexAim(ruleset.aim(state, question, plot))
  const own = figures.find(({ seat }) => seat === question.seat)!
  if (!aim) return t`${plot}: he stays where he is.`
  const facing = aim.facing ?? own.facing
  const others = figures.filter(({ seat, out }) => seat !== question.seat && out === null)
  const seen = others.map(({ name, hex }) => {
    const far = distance(aim.hex, hex)
    if (far === 0) return t`in the hex of ${name}`
    const front = inArc(aim.hex, facing, hex, 120, true) ? t('in his front') : t('not in his front')
    return t`${name} ${counted(far, 'hex', 'hexes')} away, ${front}`
  })
  const end = t`${plot} ends at ${hexName(aim.hex)}, facing ${dirNames[facing]}`
  return wrap(t`${[end, ...seen].join('; ')}, if nobody moves or comes between.`)
}
