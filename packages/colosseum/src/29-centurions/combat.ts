/** §29.7 How a centurion allocates his CF: by dice, after everybody else has allocated. */
import { distanceTo } from '../06-movement/facing.ts'
import { poolOf } from '../09-combat/allocation.ts'
import { meansAgainst } from '../09-combat/engagement.ts'
import { refuseSpecialAttack, specialAttacks } from '../19-advanced/special-attacks.ts'
import { guardCost, refuseSpecialDefence, specialDefences } from '../19-advanced/special-defences.ts'
import { halvings } from '../19-advanced/weapons.ts'
import { openAreas } from '../28-beasts/beasts.ts'
import { pickByDice, type RuleContext } from '../match/context.ts'
import { onBeasts } from '../match/events.ts'
import type { Allocation, Foe, Means, QuestionOf, Row, SpecialAttack, SpecialDefence } from '../match/questions.ts'
import type { Gladiator } from '../match/state.ts'
import { fromSheets, step, stepsFor, sumOf } from '../match/sums.ts'
import { type Area, areas, armourWorth, type Weight } from '../tables/armour.ts'
import { nearest } from './closest.ts'

type Allocate = QuestionOf<'allocate'>

/** §29.7.1 One die for so many CF. */
const CF_PER_DIE = 6

const spiritOfWeight: Readonly<Record<Weight, number>> = { light: 0, medium: 1, heavy: 2 }

/** §29.7 Defence CF first, each to an area by a die; with all others he attacks one opponent. */
export function allocationOfCenturion(context: RuleContext, question: Allocate): Allocation {
  const who = context.state.gladiators[question.seat]!
  const foe = chooseFoe(context, question)
  const plan = foe ? new AttackPlan(context, who, foe, question) : null
  const total = foe && plan?.isPossible ? poolAgainst(question, foe) : Math.max(0, question.base)
  // Against several the advantage over one of them is no CF for defence (§26.5).
  const own = question.foes.length > 1 ? Math.max(0, question.base) : total
  const most = question.canDefend ? Math.min(total, own) : 0
  const forDefence = plan?.isPossible ? Math.min(most, rollDefence(context, who, total)) : most
  const { defence, guard } = defend(context, who, forDefence)
  const attacks = plan?.isPossible ? plan.spend(total - forDefence) : []
  if (context.referee.listening) {
    const onWhom = onBeasts(context.state, attacks)
    const { seat } = who
    context.referee.tell({ kind: 'centurionAllocates', rule: '§29.7.2', seat, defence, guard, attacks, ...onWhom })
  }
  return { attacks, defence, guard, top: -1 }
}

/** §29.7 Of several opponents he attacks the closest that he can reach (our ruling). */
function chooseFoe(context: RuleContext, { seat, foes }: Allocate): Gladiator | null {
  const { gladiators } = context.state
  const open = foes.filter(({ canAttack }) => canAttack).map((foe) => gladiators[foe.seat]!)
  if (open.length === 0) return null
  const close = nearest(open, (foe) => distanceTo(gladiators[seat]!, foe))
  return pickByDice(context, close, '§29.7', seat, 'whom to attack')
}

/** §26.5 Positional advantage over one opponent serves only against him. */
function poolAgainst({ base, foes }: Allocate, { seat }: Gladiator): number {
  const foe = foes.find((one) => one.seat === seat) as Foe
  return poolOf(foes.length > 1 ? Math.max(0, base) : base, [foe.advantage])
}

/** §29.7.1 A die for every six full CF, each less his fighting spirit; a rider counts as heavy (§30.6.2). */
function rollDefence(context: RuleContext, who: Gladiator, total: number): number {
  const count = Math.floor(total / CF_PER_DIE)
  const spirit = who.centurion!.FS + spiritOfWeight[who.mount < 0 ? who.weight : 'heavy']
  const steps = stepsFor(context)
  let sum = 0
  for (let i = 0; i < count; i++) {
    const die = context.referee.roll(1, '§29.7.1', who.seat, 'defence CF')
    const kept = Math.max(0, die - spirit)
    step(steps, 'defence CF', die, '§29.7.1')
    step(steps, 'fighting spirit and weight', kept - die, '§29.7.1')
    sum += kept
  }
  if (steps) {
    const told = fromSheets(context.state.options, [], { all: total, ...sumOf(steps) })
    context.referee.tell({ kind: 'centurionDefends', rule: '§29.7.1', seat: who.seat, ...told })
  }
  return sum
}

const guardsByDie: readonly Exclude<SpecialDefence, ''>[] = ['D', 'B', 'K', 'P', 'J']

/** §29.7.2.1 A die for each defence CF: its area, or on a 6 a special defence. */
function defend(context: RuleContext, who: Gladiator, cf: number): Pick<Allocation, 'defence' | 'guard'> {
  const { state } = context
  const defence = [0, 0, 0, 0, 0]
  let guard: SpecialDefence = ''
  for (let left = cf; left > 0; ) {
    const die = context.referee.roll(1, '§29.7.2.1', who.seat, 'defence area')
    if (die < 6) {
      if (guard !== '' && specialDefences[guard].area === die) continue
      defence[die - 1]!++
      left--
    } else if (guard === '' && left >= guardCost(state)) {
      const isOpen = (one: Exclude<SpecialDefence, ''>) =>
        defence[specialDefences[one].area - 1] === 0 && refuseSpecialDefence(state, who, one, true) === null
      const open = guardsByDie.filter(isOpen)
      if (open.length === 0) continue
      guard = byFace(context, who, guardsByDie, open, '§29.7.2.1', 'special defence')
      left -= guardCost(state)
    }
  }
  return { defence, guard }
}

/** The one of five whose number comes up; sixes, and what is not open, are thrown again. */
function byFace<T>(
  context: RuleContext,
  who: Gladiator,
  all: readonly T[],
  open: readonly T[],
  rule: string,
  name: string,
): T {
  for (;;) {
    const found = all[context.referee.roll(1, rule, who.seat, name) - 1]
    if (found !== undefined && open.includes(found)) return found
  }
}

const specialsByDie: readonly Exclude<SpecialAttack, ''>[] = ['A', 'F', 'S', 'H', 'T']

/** Of two weapons that do not go together he strikes with the one in his right hand (our ruling). */
const inHand: readonly Means[] = ['right', 'left', 'bare']

/** §29.7.2.2 A die for each attack CF: its area, or on a 6 a special attack and then the weakest armour. */
class AttackPlan {
  readonly isPossible: boolean
  private readonly cf = [0, 0, 0, 0, 0]
  private special: SpecialAttack = ''
  private specialArea: Area | 0 = 0
  private readonly handy: readonly Means[]
  private readonly open: readonly Exclude<SpecialAttack, ''>[]
  private readonly limit: number
  /** §28.7.1.2 What he can strike from where he stands. */
  private readonly areas: readonly Area[]

  private readonly context: RuleContext
  private readonly who: Gladiator
  private readonly target: Gladiator

  constructor(context: RuleContext, who: Gladiator, target: Gladiator, question: Allocate) {
    this.context = context
    this.who = who
    this.target = target
    const { state, edition } = context
    this.areas = openAreas(who, target)
    const means = meansAgainst(state, who, target)
    const handy = inHand.filter((one) => means.includes(one))
    const armed = handy.filter((one) => one !== 'bare')
    const isPair = armed.length > 1 && edition.refusePair(state, who) === null
    this.handy = isPair ? armed : (armed.length > 0 ? armed : handy).slice(0, 1)
    this.open = specialsByDie.filter((one) => this.isOpen(one, means))
    this.limit = edition.attackLimit(poolAgainst(question, target))
    this.isPossible = this.handy.length > 0 || this.open.length > 0
  }

  private isOpen(special: Exclude<SpecialAttack, ''>, means: readonly Means[]): boolean {
    const by = this.meansOf(special)
    const area = specialAttacks[special].area ?? this.areas[0]!
    if (by === undefined || !means.includes(by) || !this.areas.includes(area)) return false
    return refuseSpecialAttack(this.context.state, this.who, this.target, special, area, by) === null
  }

  private meansOf(special: SpecialAttack, row = 0): Means | undefined {
    return special === 'H' ? 'shield' : special === 'T' ? 'sand' : this.handy[row % this.handy.length]
  }

  spend(cf: number): Row[] {
    for (let i = 0; i < cf; i++) this.place()
    return this.rows()
  }

  private place(): void {
    const { context, who } = this
    const isOnlySpecial = this.handy.length === 0
    const die = isOnlySpecial ? 6 : this.rollDie()
    if (die === 6 && this.special === '' && this.open.length > 0) {
      this.special = byFace(context, who, specialsByDie, this.open, '§29.7.2.2', 'special attack')
      this.specialArea = specialAttacks[this.special].area ?? this.rollArea()
      this.put(this.specialArea)
    } else if (isOnlySpecial) this.put(this.specialArea as Area)
    else this.put(die < 6 ? (die as Area) : this.weakest())
  }

  /** An area that he can strike, or a 6. */
  private rollDie(): number {
    for (;;) {
      const die = this.context.referee.roll(1, '§29.7.2.2', this.who.seat, 'attack area')
      if (die === 6 || this.areas.includes(die as Area)) return die
    }
  }

  /** §23.2 A Feint goes anywhere. */
  private rollArea(): Area {
    return byFace(this.context, this.who, areas, this.areas, '§29.7.2.2', 'attack area')
  }

  /** What an attack cannot take goes to the weakest armour that has room; what nothing can take is lost. */
  private put(area: Area): void {
    const at = this.cf[area - 1]! < this.limit ? area : this.weakest()
    const hasRoom = this.cf[at - 1]! < this.limit && (this.handy.length > 0 || at === this.specialArea)
    if (hasRoom) this.cf[at - 1]!++
  }

  private weakest(): Area {
    const { armourDRM } = this.context.tables
    const withRoom = this.areas.filter((area) => this.cf[area - 1]! < this.limit)
    const worth = (area: Area) => armourWorth(armourDRM, this.target.armour[area - 1]!)
    const weak = nearest(withRoom.length > 0 ? withRoom : this.areas, worth)
    return pickByDice(this.context, weak, '§29.7.2.2', this.who.seat, 'weakest armour')
  }

  /** The rows, strongest first; those that halving leaves nothing of are not made. */
  private rows(): Row[] {
    const { context, who, target } = this
    const isPool = context.state.options.halfCf === 'pool'
    const used = areas.filter((area) => this.cf[area - 1]! > 0)
    used.sort((a, b) => this.cf[b - 1]! - this.cf[a - 1]!)
    const rows: Row[] = []
    for (const [at, area] of used.entries()) {
      const special = area === this.specialArea ? this.special : ''
      const means = this.meansOf(special, at)!
      const cf = this.cf[area - 1]!
      const left = cf >> halvings(context.state, who, target, area, means, distanceTo(who, target))
      if (left >= 1) rows.push({ target: target.seat, area, means, special, cf: isPool ? left : cf })
    }
    return rows
  }
}
