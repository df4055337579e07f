/** §6.8 Appealing for mercy: the Fate of the Fallen (T6-1) and Imperial Intervention (T6-2). */
import {
  addStep,
  type Game,
  type Referee,
  type Row,
  type Seat,
  type Steps,
  type SumStep,
  type Worth,
} from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Card, State } from '../match/state.ts'
import { arenas } from '../tables/arenas.ts'
import { appealLines, emperorLines, type Favour, favours, SPARED_BEFORE } from '../tables/mercy.ts'
import { BELLY, CHEST, HEAD } from '../tables/styles.ts'
import { line } from './bonus-dice.ts'

/** The circumstances that both tables read. */
export interface Plea {
  /** Original Savvy. */
  readonly savvy: number
  readonly opponentsDefeated: number
  readonly inflictedWound: boolean
  readonly vitalWound: boolean
  readonly center: boolean
  readonly wall: boolean
  readonly kickedSand: boolean
  readonly threwWeapon: boolean
  readonly bonusDiceLeft: boolean
  readonly emperorIntervenedBefore: boolean
}

const SAVVY: Row = { what: 'Savvy', rule: 'T6-1' }
const EMPERORS_SAVVY: Row = { what: "The Emperor's Savvy", rule: 'T6-2' }

/** The lines that hold, each as often as it does. */
function favour(plea: Plea, lines: Readonly<Record<Favour, Worth>>, steps: Steps): number {
  let sum = 0
  for (const one of favours) {
    const times = Number(plea[one])
    if (times !== 0) sum += line(steps, lines[one], times)
  }
  return sum
}

/** T6-1 */
export function appealTarget(plea: Plea, steps: Steps = null): number {
  return addStep(steps, SAVVY, plea.savvy) + favour(plea, appealLines, steps)
}

/** T6-2 */
export function emperorTarget(plea: Plea, emperorSavvy: number, steps: Steps = null): number {
  const target = addStep(steps, EMPERORS_SAVVY, emperorSavvy) + favour(plea, emperorLines, steps)
  return plea.emperorIntervenedBefore ? target + line(steps, SPARED_BEFORE) : target
}

export function pleaOf(state: State, card: Card): Plea {
  const { ring } = arenas[state.arena].zones[card.zone]!
  return {
    savvy: card.original.savvy,
    opponentsDefeated: card.defeated.length,
    inflictedWound: card.woundsInflicted > 0,
    vitalWound: card.woundsAt[HEAD]! + card.woundsAt[CHEST]! + card.woundsAt[BELLY]! > 0,
    center: ring === 'center',
    wall: ring === 'wall',
    kickedSand: card.kickedSand,
    threwWeapon: card.threwWeapon,
    bonusDiceLeft: card.bonus > 0,
    emperorIntervenedBefore: card.imperialSpares > 0,
  }
}

/** A die passes at or below the target; a 6 always fails on these tables. */
function passes(die: number, target: number): boolean {
  return die <= target && die !== 6
}

export function passedOf(faces: readonly number[], target: number): number {
  let passed = 0
  for (const face of faces) if (passes(face, target)) passed++
  return passed
}

export type Verdict = 'mercy' | 'sparedByEmperor' | 'killedByEmperor' | 'death'

/** What is told of an appeal while it goes on. */
export interface AppealNotes {
  appealed(target: number, passed: number): void
  judged(target: number, passed: number, emperorTarget: number, emperorPassed: number): void
  hesitated(die: number, emperorDie: number): void
}

type Dice = Pick<Referee<Game>, 'dice' | 'roll'>

/** §6.8, §6.8.1 Two dice; with one passed the Emperor decides, with equal results a last die each. */
export function appeal(plea: Plea, emperorSavvy: number, referee: Dice, by: Seat, notes: AppealNotes | null): Verdict {
  const target = appealTarget(plea)
  const passed = passedOf(referee.dice(2, 'T6-1', by, 'appeal'), target)
  notes?.appealed(target, passed)
  if (passed !== 1) return passed === 2 ? 'mercy' : 'death'
  return intervene(plea.savvy, emperorTarget(plea, emperorSavvy), referee, by, notes)
}

/** §6.8.1, T6-2 The Emperor's dice against his. */
export function intervene(
  target: number,
  hisTarget: number,
  referee: Dice,
  by: Seat,
  notes: AppealNotes | null,
): 'sparedByEmperor' | 'killedByEmperor' {
  const own = passedOf(referee.dice(2, 'T6-2', by, 'gladiator'), target)
  const his = passedOf(referee.dice(2, 'T6-2', by, 'Emperor'), hisTarget)
  notes?.judged(target, own, hisTarget, his)
  if (his !== own) return his > own ? 'killedByEmperor' : 'sparedByEmperor'
  const [die, hisDie] = [referee.roll(1, 'T6-2', by, 'gladiator'), referee.roll(1, 'T6-2', by, 'Emperor')]
  notes?.hesitated(die, hisDie)
  return die > hisDie ? 'sparedByEmperor' : 'killedByEmperor'
}

/** Appeals for a fallen gladiator where he lies (G-54); tells whether he lives. */
export function appealFor(state: State, seat: Seat, referee: Ref): boolean {
  const card = state.cards[seat]!
  const plea = pleaOf(state, card)
  const { emperorSavvy } = state.options
  const notes = referee.listening ? notesOf(plea, emperorSavvy, seat, referee) : null
  const verdict = appeal(plea, emperorSavvy, referee, seat, notes)
  if (verdict === 'sparedByEmperor') card.imperialSpares++
  return verdict === 'mercy' || verdict === 'sparedByEmperor'
}

function notesOf(plea: Plea, emperorSavvy: number, seat: Seat, referee: Ref): AppealNotes {
  return {
    appealed(target, passed) {
      const steps: SumStep[] = []
      appealTarget(plea, steps)
      referee.tell({ kind: 'appealed', rule: 'T6-1', seat, target, passed, steps })
    },
    judged(target, passed, hisTarget, emperorPassed) {
      const steps: SumStep[] = []
      emperorTarget(plea, emperorSavvy, steps)
      const kind = 'emperorJudged'
      referee.tell({ kind, rule: 'T6-2', seat, target, passed, emperorTarget: hisTarget, emperorPassed, steps })
    },
    hesitated(die, emperorDie) {
      referee.tell({ kind: 'emperorHesitated', rule: 'T6-2', seat, die, emperorDie })
    },
  }
}
