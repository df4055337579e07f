/** Follows a match step by step and notes every difference between what was played and what the book says. */
import { colosseum, type State } from '../../src/index.ts'
import { playActions } from './actions.ts'
import { playEscapes } from './escapes.ts'
import { Feed, Missing } from './feed.ts'
import { playAllocation, playAttack, playEngagement } from './fight.ts'
import { compareLists } from './lists.ts'
import { playMovement } from './movement.ts'
import { playNets } from './nets.ts'
import type { Answered, StepSeen } from './observe.ts'
import type { Play } from './play.ts'
import { prepare } from './preparation.ts'
import { follow } from './riders.ts'
import { beginPhase, endPhase, endTurn, playAppeals } from './turn.ts'

const parts: Partial<Record<State['step'], (play: Play) => void>> = {
  preparation: prepare,
  beginning: beginPhase,
  appeals: playAppeals,
  movement: playMovement,
  actions: playActions,
  nets: playNets,
  escapes: playEscapes,
  engagement: playEngagement,
  allocation: playAllocation,
  attack: playAttack,
  end: endPhase,
  endOfTurn: endTurn,
}

export interface Counts {
  matches: number
  steps: number
  events: number
  lists: number
}

export class Watch {
  readonly differences: string[] = []
  private fight: Play['fight'] = null
  private readonly counts: Counts

  constructor(counts: Counts) {
    this.counts = counts
  }

  private seeList({ turn, phase, step }: State, answered: Answered): void {
    const found = compareLists(answered)
    if (!found) return
    this.counts.lists++
    for (const what of found) this.differences.push(`${turn}.${phase} ${step}: ${what}`)
  }

  see(step: StepSeen): void {
    const { before, after } = step
    for (const answered of step.answers) this.seeList(before, answered)
    const part = parts[before.step]
    if (!part) return
    const play: Play = { state: colosseum.clone(before), feed: new Feed(step), fight: this.fight }
    const found: string[] = []
    try {
      part(play)
      follow(play.state)
      const isMade = before.step === 'preparation'
      found.push(...play.feed.leftOver(), ...compare(play.state, after, isMade ? gear : []))
    } catch (thrown) {
      found.push(
        thrown instanceof Missing
          ? thrown.message
          : `${(thrown as Error).message} ${/at (\S+ .*)/.exec((thrown as Error).stack ?? '')?.[1]?.replace(/.*oracle./, '')}`,
      )
    }
    this.fight = play.fight
    this.counts.steps++
    this.counts.events += step.events.length
    for (const what of found) this.differences.push(`${before.turn}.${before.phase} ${before.step}: ${what}`)
  }
}

const ignored = new Set(['options', 'fight', 'step'])

/** What the preparation does not state: the things of a style, and the rates that change with them. */
const gear: readonly string[] = ['hands', 'sheath', 'arrows', 'rate', 'turnRate']

function compare(own: State, played: State, except: readonly string[]): string[] {
  const found: string[] = []
  for (const key of Object.keys(own) as (keyof State)[]) {
    if (ignored.has(key)) continue
    if (key === 'gladiators')
      for (const man of own.gladiators) found.push(...compareMan(man, played.gladiators[man.seat]!, except))
    else if (key === 'ground') differ(found, 'ground', sorted(own.ground), sorted(played.ground))
    else differ(found, key, own[key], played[key])
  }
  return found
}

const sorted = (ground: State['ground']) => ground.map((one) => JSON.stringify(one)).sort()

function differ(found: string[], what: string, own: unknown, played: unknown): void {
  if (JSON.stringify(own) !== JSON.stringify(played)) {
    found.push(`${what}: played ${JSON.stringify(played)}, by the book ${JSON.stringify(own)}`)
  }
}

type Man = State['gladiators'][number]

/** Of those who are out only that they are, and what they left. */
const lasting: readonly (keyof Man)[] = ['out', 'cell', 'hands', 'sheath', 'kills']

function compareMan(own: Man, played: Man, except: readonly string[]): string[] {
  const found: string[] = []
  const keys = played.out ? lasting : (Object.keys(own) as (keyof Man)[])
  for (const key of keys) {
    if (except.includes(key)) continue
    if (key === 'now') {
      for (const part of Object.keys(own.now) as (keyof Man['now'])[]) {
        // Horses and beasts mind nothing that lies in their way.
        if (part === 'hazards' && (played.mount >= 0 || played.beast)) continue
        differ(found, `${own.seat}.now.${part}`, own.now[part], played.now[part])
      }
    } else if (key === 'centurion' && own.centurion) {
      // How far he might have turned is over when he has moved.
      const { turns } = played.centurion!
      differ(found, `${own.seat}.centurion`, { ...own.centurion, turns }, played.centurion)
    } else differ(found, `${own.seat}.${key}`, own[key], played[key])
  }
  return found
}
