/** What would come of an answer that throws dice: every modifier with its row, and the exact odds. */
import {
  capital,
  type Dir,
  dirs,
  exactly,
  type Favours,
  neededOf,
  type Preview,
  type Seat,
  type SumStep,
  signed,
  sumOfSteps,
  t,
} from '@harena/engine'
import { breakFreeOdds, ensnareOdds, meleeOdds, type RowOdds } from '../odds.ts'
import { beg, crowdModifier, nearestEnemy } from '../rules/crowd.ts'
import { resolveExchange } from '../rules/exchange.ts'
import { attack } from '../rules/melee.ts'
import { facingValue, hexside, isNewMelee, listOfModifiers } from '../rules/modifiers.ts'
import { playStep } from '../rules/turn.ts'
import { clone } from './clone.ts'
import type { Outland, Ref } from './game.ts'
import { type Answer, type Answers, FOLLOW, type Question, SLIDE_LEFT, SPARE } from './questions.ts'
import { areTouching, type ExchangeKind, type Fighter, isDeciding, type State } from './state.ts'
import { stepWords, throwOf } from './words.ts'

type Part = Preview['odds'][number]

/** Null for an answer that throws no dice, and for a plan, whose course depends on others. */
export function preview(state: State, question: Question, answer: Answer): Preview | null {
  if (question.kind !== 'activate') return null
  const action = answer as Answers['activate']
  const fighter = state.fighters[question.seat]!
  switch (action.act) {
    case 'melee':
    case 'whip':
      return previewExchange(state, fighter, state.fighters[action.target]!, action.act)
    case 'ensnare':
      return previewEnsnare(state, fighter, state.fighters[action.target]!)
    case 'beg':
      return state.options.crowd === 'dice' ? previewBeg(state, fighter) : null
    default:
      return null
  }
}

function linesOf(steps: readonly SumStep[], fighter?: Fighter): Preview['lines'] {
  const of = fighter ? `${fighter.name}: ` : ''
  return steps.map(({ what, rule, value }) => ({ text: `${of}${stepWords(what)}`, rule, value }))
}

function previewExchange(state: State, attacker: Fighter, defender: Fighter, kind: ExchangeKind): Preview {
  const isNew = isNewMelee(state, attacker, defender)
  const ourSide = hexside(state, attacker, defender)
  const theirSide = hexside(state, defender, attacker)
  const ours = listOfModifiers(state, attacker, defender, 'attacker', ourSide, false, isNew)
  const theirs = listOfModifiers(state, defender, attacker, 'defender', theirSide, kind === 'whip', isNew)
  const [our, their] = [sumOfSteps(ours), sumOfSteps(theirs)]
  const odds = exchangeOdds(state, attacker, defender, kind)
  const shareFor = (side: Favours) => odds.reduce((sum, one) => (one.favours === side ? sum + one.share : sum), 0)
  const better = shareFor('other') > shareFor('you') ? betterSide(state, attacker, defender) : null
  return {
    title: kind === 'whip' ? t`${attacker.name} whips ${defender.name}` : t`${attacker.name} fights ${defender.name}`,
    lines: [...linesOf(ours, attacker), ...linesOf(theirs, defender)],
    summary: t`Two dice each: ${attacker.name} ${signed(our)}, ${defender.name} ${signed(their)}, difference ${signed(our - their)}.`,
    more: [rowsInWords(attacker, defender, our - their)],
    ...(better !== null && { notes: [`${capital(better)}.`] }),
    odds,
  }
}

/** In the order of T5. */
const FROM = [
  t('from the front'),
  t('from his right front'),
  t('from his right rear'),
  t('from behind'),
  t('from his left rear'),
  t('from his left front'),
] as const

/** T5 From where the defender would add less than against an attack from here; null where there is no such side. */
export function betterSide(state: State, attacker: Fighter, defender: Fighter): string | null {
  const here = hexside(state, defender, attacker)
  const adds = (side: Dir) => facingValue(state, defender, side)
  const best = dirs.reduce((found, side) => (adds(side) < adds(found) ? side : found), here)
  if (adds(best) === adds(here)) return null
  const from = (side: Dir) => FROM[(side - defender.facing + 6) % 6]!
  return t`${from(here)} he gets ${signed(adds(here))}, ${from(best)} ${signed(adds(best))}`
}

/** What can come of an exchange; none of these hides a hit, on either side. At most ten are possible at a time. */
type Upshot =
  | 'out'
  | 'outAndHit'
  | 'prone'
  | 'onlyHit'
  | 'bothOut'
  | 'bothHit'
  | 'backsUp'
  | 'stays'
  | 'undecided'
  | 'weBackUp'
  | 'weStay'
  | 'weOnlyHit'
  | 'weProne'
  | 'weOutAndHit'
  | 'weOut'

/** The exchange itself, played along every path of its dice on copies of the state. */
function exchangeOdds(state: State, attacker: Fighter, defender: Fighter, kind: ExchangeKind): Part[] {
  const chances = exactly<Outland, Upshot>((referee) => {
    const copy = clone(state)
    attack(copy, referee, copy.fighters[attacker.seat]!, copy.fighters[defender.seat]!, kind)
    finish(copy, referee)
    return upshotOf(state, copy, attacker.seat, defender.seat)
  }, answerAnyhow)
  const them = defender.name
  const we = attacker.name
  const felled = (name: string) =>
    state.options.winnerHurt === 'never' ? t`${name} is hit and falls prone` : t`${name} falls prone, both are hit`
  // From what he gains to what he loses.
  const labels: readonly [Upshot, string, Part['tone'], Favours][] = [
    ['out', t`${them} goes out`, 'kill', 'you'],
    ['outAndHit', t`${them} goes out, ${we} is hit`, 'kill', 'you'],
    ['prone', felled(them), 'wound', 'you'],
    ['onlyHit', t`only ${them} is hit`, 'wound', 'you'],
    ['backsUp', t`${them} backs up, no hits`, 'good', 'you'],
    ['stays', t`${them} loses but cannot back up, no hits`, 'good', 'you'],
    ['undecided', areTouching(state, attacker, defender) ? t('both are locked') : t('no result'), 'miss', 'neither'],
    ['bothHit', t('both are hit'), 'both', 'neither'],
    ['bothOut', t('both go out'), 'both', 'neither'],
    ['weBackUp', t`${we} backs up, no hits`, 'yield', 'other'],
    ['weStay', t`${we} loses but cannot back up, no hits`, 'yield', 'other'],
    ['weOnlyHit', t`only ${we} is hit`, 'bad', 'other'],
    ['weProne', felled(we), 'bad', 'other'],
    ['weOutAndHit', t`${we} goes out, ${them} is hit`, 'bad', 'other'],
    ['weOut', t`${we} goes out`, 'bad', 'other'],
  ]
  return labels.flatMap(([upshot, label, tone, favours]) => {
    const share = chances.get(upshot) ?? 0
    return share > 0 ? [{ label, share, tone, favours }] : []
  })
}

/** Plays on until all of an action is decided. */
function finish(state: State, referee: Ref): void {
  resolveExchange(state, referee)
  while (isDeciding(state)) playStep(state, referee)
}

/** Answers on the way do not change what is told here. */
function answerAnyhow(question: Question): unknown {
  return question.kind === 'follow' ? FOLLOW : question.kind === 'slide' ? SLIDE_LEFT : SPARE
}

function upshotOf(before: State, after: State, attacker: Seat, defender: Seat): Upshot {
  const isOut = (seat: Seat) => after.fighters[seat]!.out !== null
  const isHit = (seat: Seat) => after.fighters[seat]!.hits > before.fighters[seat]!.hits
  const isFelled = (seat: Seat) => after.fighters[seat]!.prone && !before.fighters[seat]!.prone
  if (isOut(attacker)) return isOut(defender) ? 'bothOut' : isHit(defender) ? 'weOutAndHit' : 'weOut'
  if (isOut(defender)) return isHit(attacker) ? 'outAndHit' : 'out'
  if (isFelled(defender)) return 'prone'
  if (isFelled(attacker)) return 'weProne'
  if (isHit(attacker)) return isHit(defender) ? 'bothHit' : 'weOnlyHit'
  if (isHit(defender)) return 'onlyHit'
  const { loser, first } = after.exchange
  if (loser === defender) return first >= 0 ? 'backsUp' : 'stays'
  if (loser === attacker) return first >= 0 ? 'weBackUp' : 'weStay'
  return 'undecided'
}

/** T3 row by row: Priscus wins by 2 (9.6 %), ... 10 or more (0.1 %); Verus wins by ...; neither wins (32.9 %). */
function rowsInWords(attacker: Fighter, defender: Fighter, difference: number): string {
  const odds = meleeOdds(difference)
  const rows = (of: RowOdds) => {
    const possible = Object.entries(of).filter(([, share]) => share > 0)
    return possible.map(([row, share]) => `${row === '10' ? t('10 or more') : row} (${percent(share)})`)
  }
  const ours = rows(odds.attacker)
  const theirs = rows(odds.defender)
  const parts: string[] = []
  if (ours.length > 0) parts.push(t`${attacker.name} wins by ${ours.join(', ')}`)
  if (theirs.length > 0) parts.push(t`${defender.name} wins by ${theirs.join(', ')}`)
  if (odds.none > 0) parts.push(t`neither wins (${percent(odds.none)})`)
  return `${parts.join('; ')}.`
}

/** 12.3 % */
function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function previewEnsnare(state: State, retarius: Fighter, target: Fighter): Preview {
  const { netted, netLost, nothing } = ensnareOdds(retarius.agility, target.agility, state.options)
  const { free } = breakFreeOdds(target.strength, target.agility)
  const parts: Part[] = [
    { label: t`${target.name} is netted and helpless`, share: netted * (1 - free), tone: 'kill' },
    { label: t`${target.name} is netted and breaks free`, share: netted * free, tone: 'saved' },
    { label: t('nothing happens'), share: nothing, tone: 'miss' },
    { label: t('the net is lost'), share: netLost, tone: 'bad' },
  ]
  return {
    title: t`${retarius.name} ensnares ${target.name}`,
    lines: [
      { text: t`${retarius.name}: agility`, rule: '§9.4', value: retarius.agility },
      { text: t`${target.name}: agility`, rule: '§9.4', value: target.agility },
      {
        text: t`${target.name}: strength and agility, to break free`,
        rule: '§9.5',
        value: target.strength + target.agility,
      },
    ],
    summary: t`One die each, and the higher total wins; ${target.name} breaks free with more than 5.`,
    odds: parts.filter(({ share }) => share > 0),
  }
}

function previewBeg(state: State, fighter: Fighter): Preview {
  const chances = exactly<Outland, string>((referee) => {
    const copy = clone(state)
    beg(copy, referee, copy.fighters[fighter.seat]!)
    return copy.fighters[fighter.seat]!.out!
  })
  const parts: Part[] = [
    { label: t`${fighter.name} is spared`, share: chances.get('spared') ?? 0, tone: 'saved' },
    {
      label: t`${nearestEnemy(state, fighter).name} puts him to death`,
      share: chances.get('dispatched') ?? 0,
      tone: 'kill',
    },
  ]
  const steps: SumStep[] = []
  crowdModifier(state, fighter, 'begging', steps)
  const needed = neededOf(throwOf(steps))
  return {
    title: t`${fighter.name} begs for mercy`,
    lines: linesOf(steps),
    summary:
      needed === 6
        ? t('One die: he needs a 6, 1 in 6. If not, he dies. Either way he is out.')
        : t`One die: he needs ${needed} or more, ${7 - needed} in 6. If not, he dies. Either way he is out.`,
    odds: parts.filter(({ share }) => share > 0),
  }
}
