/** The legal answers in a match, sorted for people, with the zone in which each is chosen. */
import { capital, listed, t } from '@harena/engine'
import { arenas, type GladiatorView, type Heroes, heroes, isOpponent, type State, type View } from '@harena/heroes'
import type { TargetKind } from '../../board/target-kind.ts'
import type { Choice } from '../../match/choices.ts'
import { bonusDice, compass, itemNames } from './words.ts'

type MatchQuestion = Heroes['question']
type Act = Heroes['answers']['act'] | Heroes['answers']['handle']

export function matchChoices(state: State, question: MatchQuestion, view: View): Choice[] {
  const taken = new Set<string>()
  const choices = allChoices(state, question, view)
  const main = choices.some(({ isEnd }) => isEnd) ? null : nearestOf(choices, state, question.seat)
  // What nobody does but in need comes last.
  const sorted = choices.toSorted((a, b) => needOf(a) - needOf(b))
  return sorted.map((one) => {
    const choice = one === main ? { ...one, isMain: true } : one
    // Of two zones in about the same direction the first has the key.
    if (choice.key === null || !taken.has(choice.key)) {
      taken.add(choice.key ?? '')
      return choice
    }
    return { ...choice, key: null }
  })
}

function allChoices(state: State, question: MatchQuestion, view: View): Choice[] {
  const own = view.gladiators[question.seat]!
  return heroes.legal(state, question).map((answer, index): Choice => {
    const isAct = typeof answer === 'object'
    const looks = isAct ? looksOf(answer, view, own) : plainLooks(question)
    const label = isAct ? looks.label : capital(heroes.describe(state, question, answer))
    return {
      id: String(index),
      answer,
      label,
      short: looks.short ?? label,
      aim: looks.kind ? heroes.aim(state, question, answer as never) : null,
      look: looks.kind ?? 'other',
      group: looks.group,
      key: looks.key ?? (looks.isEnd ? 'e' : null),
      isEnd: looks.isEnd ?? false,
      isGrave: isAct && answer.do === 'surrender',
      isRare: isAct && answer.do === 'drop',
    }
  })
}

const needOf = ({ answer, isGrave }: Choice) => (isGrave ? 2 : (answer as Partial<Act>)?.do === 'drop' ? 1 : 0)

/** More than there is from one end of an arena to the other. */
const ARENA = 10_000

/** Where there is nothing to be done here: the way that leads nearest to an opponent. */
function nearestOf(choices: readonly Choice[], { arena, cards }: State, seat: number): Choice | null {
  const { numbers, distance, zones } = arenas[arena]
  const foes = cards.filter((one) => isOpponent(cards[seat]!.side, one))
  // Of two ways as long the straighter one.
  const apart = (a: number, b: number) => Math.hypot(zones[a]!.x - zones[b]!.x, zones[a]!.y - zones[b]!.y)
  const far = (zone: number) =>
    Math.min(...foes.map((foe) => distance[zone]![foe.zone]! + apart(zone, foe.zone) / ARENA))
  const ways = choices.flatMap((choice) => {
    const act = choice.answer as Partial<Act>
    return act.do === 'move' ? [{ choice, far: far(numbers.get((act as { to: string }).to)!) }] : []
  })
  return ways.toSorted((a, b) => a.far - b.far)[0]?.choice ?? null
}

interface Looks {
  readonly label: string
  readonly short?: string
  readonly group: Choice['group']
  readonly kind?: TargetKind
  readonly key?: string
  readonly isEnd?: boolean
}

function plainLooks({ kind }: MatchQuestion): Looks {
  if (kind === 'chooseOpponent') return { label: '', group: 'fight', kind: 'attack' }
  return { label: '', group: kind === 'starPower' ? 'other' : 'fight' }
}

const keys: Readonly<Record<string, string>> = {
  north: 'ArrowUp',
  south: 'ArrowDown',
  west: 'ArrowLeft',
  east: 'ArrowRight',
}

function looksOf(act: Act, view: View, own: GladiatorView): Looks {
  const name = (seat: number) => view.gladiators[seat]!.name
  const thing = (hand: 'left' | 'right') => itemNames[own[hand] ?? 'sword']
  switch (act.do) {
    case 'move':
    case 'rollAway':
      return moveLooks(act.to, act.do === 'rollAway', view, own)
    case 'fight': {
      const here = opponentsIn(view, own, own.zone)
      return {
        label: here.length === 1 ? t`Fight ${here[0]!.name}` : t('Fight'),
        group: 'fight',
        kind: 'attack',
        isEnd: true,
      }
    }
    case 'netToss':
      return { label: t`Toss the net at ${name(act.target)}`, group: 'fight', kind: 'cast' }
    case 'throw':
      return { label: t`Throw the ${thing(act.hand)} at ${name(act.target)}`, group: 'fight', kind: 'attack' }
    case 'kickSand':
      return { label: t`Kick sand at ${name(act.target)}`, group: 'fight', kind: 'other' }
    default:
      return quietLooks(act, view, own, thing)
  }
}

function quietLooks(act: Act, view: View, own: GladiatorView, thing: (hand: 'left' | 'right') => string): Looks {
  switch (act.do) {
    case 'rest': {
      const gain = own.recoveryCap - own.bonus
      const label = gain > 0 ? t`Rest, and have ${bonusDice(own.recoveryCap)}` : t('Rest')
      // Who has all that a rest brings back has better things to do.
      return { label, group: 'other', isEnd: gain > 0, key: 'e' }
    }
    case 'hold':
      return { label: t('Stand still'), group: 'other' }
    case 'standUp':
      return { label: t('Stand up'), group: 'other', isEnd: opponentsIn(view, own, own.zone).length === 0 }
    case 'escapeNet':
      return { label: t('Get out of the net'), group: 'other', isEnd: true }
    case 'clearEyes':
      return { label: t('Rub the sand out of the eyes'), group: 'other' }
    case 'switchHands':
      return { label: t`Take the ${thing(act.from)} into the other hand`, group: 'other' }
    case 'destroyNet':
      return { label: t('Destroy the net'), group: 'other' }
    case 'drop':
      return { label: t`Drop the ${thing(act.hand)}`, group: 'other' }
    case 'pickUp': {
      const kind = view.ground.find(({ item }) => item === act.item)?.kind ?? 'sword'
      return { label: t`Pick up the ${itemNames[kind]} with the ${t(act.hand)} hand`, group: 'other' }
    }
    case 'done':
      return { label: t('Leave it'), group: 'other', isEnd: true }
    default:
      return { label: t('Surrender'), group: 'other' }
  }
}

function opponentsIn(view: View, own: GladiatorView, zone: string): GladiatorView[] {
  return view.gladiators.filter((one) => one.zone === zone && one.side !== own.side && one.fate === 'functioning')
}

function moveLooks(to: string, isRolling: boolean, view: View, own: GladiatorView): Looks {
  const place = (id: string) => view.arena.zones.find((zone) => zone.id === id)!
  const point = compass(place(own.zone), place(to))
  const way = t(point)
  const foes = opponentsIn(view, own, to)
  if (foes.length > 0) {
    const who = listed(foes.map((foe) => foe.name))
    return { label: t`Go for ${who}, ${way} (${to})`, group: 'fight', kind: 'attack' }
  }
  const look = {
    label: isRolling ? t`Roll ${way} (${to})` : t`Move ${way} (${to})`,
    group: 'move',
    kind: 'step',
  } as const
  const key = keys[point]
  return key ? { ...look, short: `${capital(way)} ${to}`, key } : { ...look, short: `${capital(way)} ${to}` }
}
