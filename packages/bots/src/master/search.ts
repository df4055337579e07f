/**
 * Thinking about one secret decision: answers of his own are tried against answers that the others may give, each pair
 * played on a little and valued by the network. The better ones are tried more often. What he answers is drawn from his
 * habit, shifted towards what promises more: a best response alone could be foreseen and used against him. Where nothing
 * is secret he looks through his whole turn instead.
 */
import { type AnyAnswer, type Belief, type Bot, Dice, type Game, type Reasons, type Seat } from '@harena/engine'
import { draw } from '../lib/fictitious-play.ts'
import { meet } from './meeting.ts'
import type { Effort, Mind, Random, Turns } from './mind.ts'
import { Outlook } from './outlook.ts'
import { type Opening, Sampling } from './sample.ts'
import { SureChances } from './sure.ts'
import { likingOf } from './temper.ts'
import { asUsual, type Candidate, tryAll, weigh } from './trials.ts'

/** How many answers are drawn from the habits of all, and of each at least and at most. */
const DRAWS = 32
const [FEWEST_DRAWS, MOST_DRAWS] = [4, 16]
/** What he likes comes to him as often as this at least, whatever his habits. */
const LIKED = 0.2
/** So many answers are tried to the end. */
const FINALISTS = 3
/** The share of his samples that he spends where he only wants to say why. */
const TO_SAY_WHY = 1 / 4
/** From one of so many throws on the dice of a meeting are spread evenly. */
const STARTS = 2 ** 16

/** Null where he answers by habit. */
export function think<G extends Game>(
  mind: Mind<G>,
  effort: Effort,
  known: G['state'],
  question: G['question'],
  random: Random,
): Reasons<G> | null {
  const others = mind.candidates(known, question, random)
  if (!others) return null
  const sampling = new Sampling(mind)
  const together = sampling.questionsAt(known)
  const own = together?.findIndex((one) => one.kind === question.kind && one.seat === question.seat) ?? -1
  if (!together || own < 0) return null
  if (mind.turns && together.length === 1) return lookAhead(mind, mind.turns, effort, known, question, others)
  const likingFor = (answer: AnyAnswer<G>) => likingOf(effort.likes, mind.tagsOf(known, question, answer))
  const isHabitual = mind.isHabitual?.(question) === true
  // What it costs he would not find out there: all that he likes shares in it.
  const least = isHabitual ? LIKED / Math.max(1, others.filter((answer) => likingFor(answer) > 0).length) : LIKED
  const candidates = candidatesOf(mind, mind.habit, known, question, others, likingFor, least)
  const drawn = random.below(2 ** 31)
  const seed = `${drawn}`
  const worlds = worldsOf(mind, sampling, known, question.seat, together, seed)
  const opening: AnyAnswer<G>[] = together.map(() => undefined as AnyAnswer<G>)
  const look = (number: number) => {
    const { state, together: asked, sure } = worlds[number % worlds.length]!
    let chance = sure.get(opening)
    if (chance !== undefined) return chance
    const answered = state === known ? opening : openingIn(mind, state, asked, opening, own)
    chance = sampling.chanceAfter(state, question, answered, seed, number)
    if (sampling.wasSure) sure.set(opening, chance)
    return chance
  }
  // The more there are, the longer each sample takes.
  const budget = effort.samples * shareFor(mind.ruleset.names(known).length) * (isHabitual ? TO_SAY_WHY : 1)
  const his =
    candidates.length > 1 && !isHabitual && isMeeting(mind, known, together)
      ? mind.candidates(known, together[1 - own]!, random)
      : null
  if (!his) {
    const draws = Math.min(MOST_DRAWS, Math.max(FEWEST_DRAWS, Math.floor(DRAWS / together.length)))
    const answers = together.map((one, at) =>
      at === own ? [] : drawsOf(mind, mind.others ?? mind.habit, known, one, draws),
    )
    const trial = (candidate: Candidate<G>, number: number) => {
      for (let at = 0; at < opening.length; at++) opening[at] = answers[at]![number % draws]!
      opening[own] = candidate.answer
      candidate.sum += look(number)
    }
    if (candidates.length > 1) tryAll(candidates, budget, FINALISTS, trial)
    const considered = isHabitual ? asUsual(candidates, effort.grain) : weigh(candidates, effort.grain)
    return { considered, beliefs: beliefsOf(together, own, answers) }
  }
  const columns = candidatesOf(mind, mind.others ?? mind.habit, known, together[1 - own]!, his)
  // With the same dice every time his errors would be the same as well, and could be foreseen.
  const start = drawn % STARTS
  const chanceIn = (mine: AnyAnswer<G>, other: AnyAnswer<G>, number: number) => {
    opening[own] = mine
    opening[1 - own] = other
    return look(start + number)
  }
  const trust = mind.trust?.(question) ?? 0
  const guesses = mind.guesses?.(known, [question, together[1 - own]!], answersOf(candidates), answersOf(columns)) ?? []
  return meet({ rows: candidates, columns, other: together[1 - own]!.seat, effort, trust, budget, guesses, chanceIn })
}

const answersOf = <G extends Game>(list: readonly Candidate<G>[]) => list.map(({ answer }) => answer)

/** Where nothing is secret: the whole turn is looked through, and no answer need be foreseen. */
function lookAhead<G extends Game>(
  mind: Mind<G>,
  turns: Turns<G>,
  effort: Effort,
  known: G['state'],
  question: G['question'],
  others: readonly AnyAnswer<G>[],
): Reasons<G> {
  const outlook = new Outlook(mind, turns, question.seat, effort.samples)
  const likingFor = (answer: AnyAnswer<G>) => likingOf(effort.likes, mind.tagsOf(known, question, answer))
  const candidates = candidatesOf(mind, mind.habit, known, question, others, likingFor)
  for (const one of candidates) {
    one.sum = outlook.after(known, one.answer)
    one.samples = 1
  }
  return { considered: weigh(candidates, effort.grain), beliefs: [] }
}

/** Among many men there are more steps to a sample, and more answers that may be given. */
function shareFor(men: number): number {
  return Math.max(1 / 18, Math.min(1, 4 / (men * men)))
}

/** Whether two foes choose at once, and nothing is known of the other but his habit. */
function isMeeting<G extends Game>(
  { ruleset, others }: Mind<G>,
  known: G['state'],
  together: readonly G['question'][],
): boolean {
  if (together.length !== 2 || others) return false
  const sides = ruleset.sides(known)
  return sides[together[0]!.seat] !== sides[together[1]!.seat]
}

/** His habit, each answer with its share, and what else he thinks of. */
function candidatesOf<G extends Game>(
  mind: Mind<G>,
  habit: Bot<G>,
  known: G['state'],
  question: G['question'],
  others: readonly AnyAnswer<G>[],
  likingFor: (answer: AnyAnswer<G>) => number = () => 0,
  least = LIKED,
): Candidate<G>[] {
  const drawn = sharesOf(drawsOf(mind, habit, known, question, MOST_DRAWS))
  const seen = new Set(drawn.map(({ answer }) => JSON.stringify(answer)))
  const novel = others.filter((answer) => !seen.has(JSON.stringify(answer)) && seen.add(JSON.stringify(answer)))
  return [...drawn, ...novel.map((answer) => ({ answer, share: 0 }))].map(({ answer, share }) => {
    const liking = likingFor(answer)
    return { answer, habit: liking > 0 ? Math.max(share, least) : share, liking, sum: 0, samples: 0 }
  })
}

/** Answers of somebody's habit, evenly over all that it may draw. */
function drawsOf<G extends Game>(
  mind: Mind<G>,
  habit: Bot<G>,
  known: G['state'],
  question: G['question'],
  count: number,
): AnyAnswer<G>[] {
  const his = mind.ruleset.known(known, question.seat)
  const mix = habit === mind.habit ? mind.mixAt?.(his, question) : null
  return Array.from({ length: count }, (_, at) => {
    let drawn = 0
    const later = Dice.fromSeed(`habit/${at}`)
    const random = {
      below: (sides: number) => (drawn++ === 0 ? Math.floor((sides * (at + 0.5)) / count) : later.below(sides)),
    }
    return mix ? mix(random) : habit(his, question, random)
  })
}

function sharesOf<A>(answers: readonly A[]): { answer: A; share: number }[] {
  const found = new Map<string, { answer: A; share: number }>()
  for (const answer of answers) {
    const key = JSON.stringify(answer)
    const one = found.get(key) ?? { answer, share: 0 }
    one.share += 1 / answers.length
    found.set(key, one)
  }
  return [...found.values()].sort((a, b) => b.share - a.share)
}

const WORLDS = 8

/** A position that he may believe in, and what is asked in it. */
interface World<G extends Game> {
  readonly state: G['state']
  readonly together: readonly G['question'][]
  readonly sure: SureChances
}

/** One where he sees everything; where something is hidden from him, several in which the same is asked. */
function worldsOf<G extends Game>(
  { believe }: Mind<G>,
  sampling: Sampling<G>,
  known: G['state'],
  seat: Seat,
  together: readonly G['question'][],
  seed: string,
): World<G>[] {
  const worlds: World<G>[] = [{ state: known, together, sure: new SureChances() }]
  const random = Dice.fromSeed(`${seed}/worlds`)
  for (let i = 1; believe && i < WORLDS; i++) {
    const state = believe(known, seat, random)
    if (state === known) break
    const asked = sampling.questionsAt(state)
    if (asked?.length === together.length) worlds.push({ state, together: asked, sure: new SureChances() })
  }
  return worlds
}

/** What another could not answer there is answered as he would by habit. */
function openingIn<G extends Game>(
  { ruleset, policy }: Mind<G>,
  state: G['state'],
  together: readonly G['question'][],
  opening: Opening<G>,
  own: number,
): Opening<G> {
  return opening.map((answer, at) => {
    const question = together[at]!
    if (at === own || ruleset.check(state, question, answer) === null) return answer
    return policy(ruleset.known(state, question.seat), question, Dice.fromSeed('there'))
  })
}

function beliefsOf<G extends Game>(
  together: readonly G['question'][],
  own: number,
  answers: readonly (readonly AnyAnswer<G>[])[],
): Belief<G>[] {
  return together.flatMap(({ seat }, at) => (at === own ? [] : [{ seat, answers: sharesOf(answers[at]!) }]))
}

/** One of the answers by its share. */
export function answerOf<G extends Game>({ considered }: Reasons<G>, random: Random): AnyAnswer<G> {
  const shares = considered.map(({ share }) => share)
  return considered[draw(shares, random)]!.answer
}
