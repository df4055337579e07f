/** An arena of zones as text: the zones where they lie, and a card for every gladiator below; or sentences. */
import { capital, counted, t } from '@harena/engine'
import type { GladiatorView, View, ZoneView } from '@harena/heroes'
import type { Choice } from '../../terminal/choices.ts'
import { lettersOf, TEAM_COLOURS } from '../../terminal/drawing.ts'
import { paint, visibleLength, words, wrap } from '../../terminal/output.ts'

/** How much of the arena's box of 1000 by 720 one character covers. */
const ACROSS = 12.5
const DOWN = { grid: 43, oval: 26 } as const

/** Wall zones stand in square brackets, the Heart in round ones, the Center in pointed ones. */
const BRACKETS = { wall: '[]', heart: '()', center: '<>' } as const

export function zonesText(view: View, choices: readonly Choice[] = []): string {
  const letters = lettersOf(view.gladiators)
  const lines = new Map<number, { at: number; text: string }[]>()
  const write = (line: number, at: number, text: string) => lines.set(line, [...(lines.get(line) ?? []), { at, text }])
  for (const zone of view.arena.zones) {
    const [column, row] = [Math.round(zone.x / ACROSS), Math.round(zone.y / DOWN[view.arena.plan.kind])]
    const content = contentOf(view, zone, letters, choices)
    write(row, column - 2, nameOf(zone))
    if (content !== '') write(row + 1, column - 2, content)
  }
  const rows = [...lines.keys()]
  const drawing = Array.from({ length: Math.max(...rows) - Math.min(...rows) + 1 }, (_, i) =>
    lineOf(lines.get(Math.min(...rows) + i) ?? []),
  )
  const cards = view.gladiators.flatMap((gladiator, seat) => cardOf(gladiator, letters[seat]!))
  const ground = groundOf(view)
  return [headOf(view), '', ...drawing, '', ...cards, ...(ground ? [ground] : [])].join('\n')
}

function headOf({ clock, toTheDeath, order, gladiators, active }: View): string {
  const names = order.map((seat) => gladiators[seat]!.name)
  const parts = [`${capital(clock.name)} ${clock.number}`]
  if (toTheDeath) parts.push(t('to the death'))
  if (names.length > 0) parts.push(t`order: ${names.join(', ')}`)
  if (active !== null) parts.push(t`${gladiators[active]!.name} acts`)
  return `${parts.join('; ')}.`
}

function nameOf({ id, ring, gate }: ZoneView): string {
  const [open, close] = BRACKETS[ring]
  return paint('dim', `${open}${id}${close}${gate ?? ''}`)
}

/** Who stands in a zone, what lies there, and the number of the choice that leads there. */
function contentOf(view: View, { id }: ZoneView, letters: readonly string[], choices: readonly Choice[]): string {
  const here = view.gladiators.filter(({ zone, fate }) => zone === id && fate === 'functioning')
  const people = here.map((gladiator) => inColour(gladiator, letters[gladiator.seat]!)).join('')
  const things = view.ground.filter(({ zone }) => zone === id).map(({ kind }) => kind.slice(0, 1))
  const leading = choices.flatMap(({ aim }, i) =>
    aim?.kind === 'zone' && aim.zone === id && here.length === 0 ? [i + 1] : [],
  )
  const mark = leading.length === 1 ? paint('green', String(leading[0])) : ''
  return [people, paint('yellow', things.join('')), mark].filter((part) => visibleLength(part) > 0).join(' ')
}

/** Texts put on one line at their places; one that would run into its neighbour is moved on. */
function lineOf(texts: readonly { readonly at: number; readonly text: string }[]): string {
  let line = ''
  for (const { at, text } of [...texts].sort((a, b) => a.at - b.at)) {
    const used = visibleLength(line)
    line += ' '.repeat(Math.max(used === 0 ? 0 : 1, at - used)) + text
  }
  return line
}

function inColour({ side }: GladiatorView, text: string): string {
  return paint(['bold', TEAM_COLOURS[side % TEAM_COLOURS.length]!], text)
}

function cardOf(gladiator: GladiatorView, letter: string): string[] {
  const head = `${inColour(gladiator, letter)} ${paint('bold', gladiator.name)}, ${kindOf(gladiator)}`
  if (gladiator.fate !== 'functioning') return [`${head}: ${fateOf(gladiator)}`]
  const parts = gladiator.parts.map(partText).join(', ')
  return [head, wrap(`${conditionOf(gladiator)}.`, 3), wrap(`${capital(parts)}.`, 3)]
}

function kindOf({ style, control, signatures }: GladiatorView): string {
  const skills = signatures.filter((one) => one !== 'none').map(words)
  const who = control === 'star' ? 'Star' : 'NPG'
  return [`${capital(style)} (${who})`, ...skills].join(', ')
}

function fateOf({ fate, spared }: GladiatorView): string {
  return spared === true && fate !== 'dead' ? t`${words(fate)}, spared` : words(fate)
}

function conditionOf(gladiator: GladiatorView): string {
  const { attributes, bonus, starPower, right, left, marks } = gladiator
  const numbers = attributes.map(({ attribute, now, original }) => `${t(capital(attribute))} ${outOf(now, original)}`)
  const hands = [t`right hand ${words(right ?? 'empty')}`, t`left hand ${words(left ?? 'empty')}`]
  const dice = [t`${bonus} Bonus Dice`, ...(starPower > 0 ? [t`${starPower} Star Power`] : [])]
  return [...numbers, ...dice, ...hands, ...marks.map(words)].join('; ')
}

function outOf(now: number, all: number): string {
  return now === all ? String(now) : t`${now} of ${all}`
}

/** A part of the body with its points and its armor. */
function partText({ part, now, max, armour }: GladiatorView['parts'][number]): string {
  return `${words(part)} ${outOf(now, max)}${armour > 0 ? ` ${t`(armor ${armour})`}` : ''}`
}

function groundOf({ ground }: View): string {
  const things = ground.map(({ kind, zone }) => t`${words(kind)} in ${zone}`)
  return things.length > 0 ? t`On the ground: ${things.join(', ')}.` : ''
}

/** The arena in sentences, as seen by one of them. */
export function zoneSentences(view: View, seat: number | null): string {
  const own = view.gladiators.find((gladiator) => gladiator.seat === seat && gladiator.fate === 'functioning')
  const sentences = [headOf(view)]
  for (const gladiator of view.gladiators) {
    const { name, fate } = gladiator
    if (fate !== 'functioning') {
      sentences.push(t`${name} is out: ${fateOf(gladiator)}.`)
      continue
    }
    sentences.push(t`${name}, ${kindOf(gladiator)}, in ${placeOf(view, gladiator)}: ${conditionOf(gladiator)}.`)
    sentences.push(t`${name}'s body: ${gladiator.parts.map(partText).join(', ')}.`)
    if (own && own !== gladiator) sentences.push(farText(view, own, gladiator))
  }
  return [...sentences, groundOf(view)].filter(Boolean).join('\n')
}

function placeOf({ arena }: View, { zone }: GladiatorView): string {
  const { ring, gate } = arena.zones.find(({ id }) => id === zone)!
  return `${zone} (${capital(ring)}${gate ? `, ${t`gate ${gate}`}` : ''})`
}

function farText({ arena }: View, from: GladiatorView, to: GladiatorView): string {
  const far = stepsBetween(arena.zones, from.zone, to.zone)
  return far === 0
    ? t`${to.name} is in one zone with ${from.name}.`
    : t`${to.name} is ${counted(far, 'zone')} from ${from.name}.`
}

function stepsBetween(zones: readonly ZoneView[], from: string, to: string): number {
  let reached = new Set([from])
  for (let steps = 0; steps <= zones.length; steps++) {
    if (reached.has(to)) return steps
    reached = new Set(zones.flatMap(({ id, neighbours }) => (reached.has(id) ? [id, ...neighbours] : [])))
  }
  return Number.POSITIVE_INFINITY
}
