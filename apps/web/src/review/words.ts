/** Chances to win, and changes of them, in words. */
import { capital, counted, listed, type Seat, t } from '@harena/engine'
import { type Estimate, type Parts, points, type Review, type TurningPoint } from '@harena/lab'
import type { ToldMoment } from '../match/story.ts'

/** In whole per cent; what was sampled may reach a little beyond. */
export function chanceText({ is }: Pick<Estimate, 'is'>): string {
  return `${Math.round(100 * Math.min(1, Math.max(0, is)))}%`
}

/** In points, of which a sure win has a hundred. */
export function pointsText(by: number): string {
  return points(by, 0)
}

export function errorText({ error, isExact }: Estimate): string {
  return isExact ? t('exact') : `±${Math.max(1, Math.round(100 * error))}`
}

export const PARTS = ['own', 'others', 'dice', 'disputed'] as const

/** Those that a match has: seldom is anything disputed. */
export function partsOf({ decisions }: Pick<Review, 'decisions'>): readonly (keyof Parts)[] {
  return PARTS.filter((part) => part !== 'disputed' || decisions.some(({ disputed }) => disputed.is !== 0))
}

/** Whose doing each part is. */
export function partNames({
  names,
  sides,
  seat,
}: Pick<Review, 'names' | 'sides' | 'seat'>): Record<keyof Parts, string> {
  const side = (isOwn: boolean) => names.filter((_, at) => (sides[at] === sides[seat]) === isOwn)
  const choices = (of: readonly string[], many: string) => (of.length === 1 ? t`${of[0]}’s choices` : many)
  return {
    own: choices(side(true), t('Our choices')),
    others: choices(side(false), t('The others’ choices')),
    dice: t('The dice'),
    disputed: t('Disputed'),
  }
}

/** What a plus and a minus mean. */
export function signSentence({ names, seat }: Pick<Review, 'names' | 'seat'>): string {
  return t`+ is more chance to win for ${names[seat]}, − is less, in points of a hundred. A choice is measured against what the standard opponent would have done instead, dice against what they bring on average.`
}

/** What is meant by disputed. */
export function disputedSentence({ names, seat }: Pick<Review, 'names' | 'seat'>): string {
  return t`Disputed: the master would have chosen as ${names[seat]} did, yet bouts that were played on from there went worse. It counts neither as a mistake nor as luck.`
}

/** When a decision was made: the round, the phase, and whose move it was where one man alone decided. */
export function whenText(
  { decisions, names }: Pick<Review, 'decisions' | 'names'>,
  number: number,
  { when }: Pick<ToldMoment, 'when'>,
): string {
  const seats = new Set(decisions[number]!.told.map(({ seat }) => seat))
  const [only] = seats
  if (seats.size !== 1 || only === undefined) return when
  const move = t`${names[only]}’s move`
  return when === '' ? move : `${when}, ${move}`
}

/** What turned it: somebody's mistake, a good choice, or luck, and by how much for the one whose review it is. */
export function turnText(
  review: Pick<Review, 'names' | 'sides' | 'seat'>,
  turn: TurningPoint,
  isLeft: boolean,
): string {
  const { names, seat } = review
  const { part, by, seats } = turn
  const much = t`${pointsText(by)} for ${names[seat]}`
  if (part === 'dice') return by > 0 ? t`Good luck: ${much}` : t`Bad luck: ${much}`
  const men = listed(seats.map((one) => names[one]!))
  // Nobody is blamed for what the computer chose for him.
  const who = isLeft ? t`the computer, for ${men}` : men
  return (part === 'own') === by > 0 ? t`Well chosen by ${who}: ${much}` : t`A mistake by ${who}: ${much}`
}

/**
 * Luck is what a throw did against what it does on average. Where it harmed the wrong man for that, it says so: a blow
 * that does little is bad luck for whoever struck it.
 */
export function usualText(
  { names, sides, seat }: Pick<Review, 'names' | 'sides' | 'seat'>,
  { by }: Pick<TurningPoint, 'by'>,
  harmed: readonly Seat[],
): string | null {
  const isHarmed = (isOwn: boolean) => harmed.some((one) => (sides[one] === sides[seat]) === isOwn)
  if (!isHarmed(by > 0) || isHarmed(by < 0)) return null
  return by < 0
    ? t`On average the same dice do more for ${names[seat]}.`
    : t`On average the same dice do more harm to ${names[seat]}.`
}

/** What the others had decided at the same time: it says why a choice was good or bad; null where nobody had. */
export function againstText(
  { decisions, names }: Pick<Review, 'decisions' | 'names'>,
  { number, seats, part }: Pick<TurningPoint, 'number' | 'seats' | 'part'>,
  say: (kind: string, label: string) => string,
): string | null {
  if (part === 'dice') return null
  const others = decisions[number]!.told.filter(({ seat }) => !seats.includes(seat))
  if (others.length === 0) return null
  const plans = others.map(({ seat, kind, label }) => `${names[seat]}: ${say(kind, label)}`)
  return t`Against it, ${plans.join('; ')}`
}

/** Where the rounds of a match begin along its decisions; of a single round its phases. Not more than there is room for. */
export function ticksOf(
  moments: readonly Pick<ToldMoment, 'round' | 'phase'>[],
  unit: string,
): readonly { readonly number: number; readonly label: string }[] {
  const rounds = moments.map(({ round }) => round)
  const isOne = new Set(rounds).size < 2
  const counts = isOne ? moments.map(({ phase }) => phase) : rounds
  const name = isOne ? t('Phase') : t(capital(unit))
  const starts = counts.flatMap((count, number) => (count !== null && count !== counts[number - 1] ? [number] : []))
  const every = Math.ceil(starts.length / MOST_TICKS)
  const shown = starts.filter((_, at) => at % every === 0)
  // The first carries the name as well and wants more room: what stands too close to it gives way.
  const room = ROOM * moments.length
  return shown
    .filter((number, at) => at === 0 || number - shown[0]! >= room)
    .map((number, at) => ({ number, label: at === 0 ? `${name} ${counts[number]}` : String(counts[number]) }))
}

const MOST_TICKS = 8
/** The share of the width that the first mark takes with its name. */
const ROOM = 0.2

/** What he or they decided whose choice it was, each by name. */
export function choiceText(
  { decisions, names }: Pick<Review, 'decisions' | 'names'>,
  { number, seats }: Pick<TurningPoint, 'number' | 'seats'>,
  say: (kind: string, label: string) => string,
): string {
  return decisions[number]!.told.filter(({ seat }) => seats.includes(seat))
    .map(({ seat, kind, label }) => `${names[seat]}: ${say(kind, label)}`)
    .join('; ')
}

export function noBetterSentence(name: string): string {
  return t`Nothing that ${name} chose was clearly worse than what the master, the computer’s strongest player, would have advised.`
}

/** What the dice gave and what they took once somebody decided; what made the men is another matter. */
export function luckOf({ decisions, openingDice, totals }: Pick<Review, 'decisions' | 'openingDice' | 'totals'>) {
  const all = decisions.map(({ dice }) => dice.is)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    gave: sum(all.filter((by) => by > 0)),
    took: -sum(all.filter((by) => by < 0)),
    left: { ...totals.dice, is: totals.dice.is - openingDice.is },
    opening: openingDice.is,
  }
}

/** One end of the bar of luck: whom the dice favour there, and the colour of his side; several sides together have none. */
export interface LuckEnd {
  readonly who: string
  readonly side: number | null
}

/** The seat's own end and the other one, in the colours that their men have on the sand. */
export function luckEnds({ names, sides, seat }: Pick<Review, 'names' | 'sides' | 'seat'>): {
  own: LuckEnd
  other: LuckEnd
} {
  const others = names.filter((_, at) => sides[at] !== sides[seat])
  const colours = new Set(sides.filter((side) => side !== sides[seat]))
  return {
    own: { who: names[seat]!, side: sides[seat]! },
    other: {
      who: others.length === 1 ? others[0]! : t('the others'),
      side: colours.size === 1 ? [...colours][0]! : null,
    },
  }
}

/** Fewer points than this are no luck to speak of. */
const EVEN = 3

/** In a few words: with whom the dice were. */
export function luckInShort(name: string, { left }: Pick<ReturnType<typeof luckOf>, 'left'>): string {
  const points = Math.round(100 * left.is)
  if (Math.abs(points) < EVEN) return t('Luck: almost even')
  if (Math.abs(left.is) < left.error) return t('Luck: about even, as far as can be told')
  return points > 0
    ? t`The dice were with ${name}: worth ${points} points of chance to win`
    : t`The dice were against ${name}: they cost ${-points} points of chance to win`
}

export function luckSentence(name: string, luck: ReturnType<typeof luckOf>): string {
  const points = (by: number) => Math.round(100 * by)
  const left = points(luck.left.is)
  const way = left === 0 ? t('as much one way as the other') : left > 0 ? t`${left} for him` : t`${-left} against him`
  const error = Math.max(1, points(luck.left.error))
  const gave = counted(points(luck.gave), 'point')
  const fight = t`In the fight the dice gave ${name} ${gave} of chance to win, one throw after the other, and took ${points(luck.took)}: ${way} (±${error}). A sure win is 100 points.`
  const made = points(luck.opening)
  if (made === 0) return fight
  const before =
    made > 0
      ? t`The dice before the first decision, which made the men, gave him ${made}.`
      : t`The dice before the first decision, which made the men, took ${-made} from him.`
  return `${before} ${fight}`
}

/** How it was reckoned; how far each value may be off stands beside it. */
export function methodSentence({ method, samples, playOuts }: Pick<Review, 'method' | 'samples' | 'playOuts'>): string {
  if (method === 'played') return t`Sampled: ${samples} bouts were played to the end from every position.`
  return t`All chances are estimates: in every position the master, the computer’s strongest player, looked ahead ${samples} times, and ${playOuts} bouts were played from there to the end to check him. “±” says how far a number may be off; “exact” means that every way the dice can fall was counted.`
}
