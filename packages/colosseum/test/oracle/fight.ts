/** §5.2.6 The three steps of a fight. */
import type { Allocation, Foe } from '../../src/match/questions.ts'
import type { Area } from '../../src/tables/armour.ts'
import { answerOf, weakestOf } from './answers.ts'
import { settleMatch } from './appeals.ts'
import { blowOf, shakeRider, strike } from './attack.ts'
import { canBeMade, nextAttacks } from './attack-order.ts'
import { beastAllocation } from './beast-fights.ts'
import { openAreas } from './beasts.ts'
import { guardCost } from './cards.ts'
import { centurionAllocation } from './centurion-fights.ts'
import { engage } from './engagement.ts'
import { throwJavelin } from './javelins.ts'
import { manOf, type Play } from './play.ts'
import { allocateQuestions, halvingsOf, planRows } from './pools.ts'
import type { OwnRow } from './rows.ts'
import { isAwake, isLiving, isProne, type Man } from './sheet.ts'

export function playEngagement(play: Play): void {
  const engagement = engage(play)
  play.fight = engagement && {
    ...engagement,
    allocations: [],
    rows: [],
    due: [],
    feint: null,
    shaken: null,
    balance: [],
  }
}

export function playAllocation(play: Play): void {
  const fight = play.fight!
  const asked = allocateQuestions(play, fight)
  fight.allocations.length = 0
  for (const man of play.state.gladiators) {
    const expected = asked.find(({ seat }) => seat === man.seat)
    const question = play.feed.question('allocate', man.seat)
    if (!expected) {
      fight.allocations.push(null)
      continue
    }
    if (question) {
      const { base, canDefend, foes } = question
      const seen = JSON.stringify({ base, canDefend, foes: [...foes].sort((a, b) => a.seat - b.seat) })
      const own = JSON.stringify({ base: expected.base, canDefend: expected.canDefend, foes: expected.foes })
      if (seen !== own) throw new Error(`§9.3.1 pool of ${man.seat}: ${seen}, by the book ${own}`)
    }
    fight.allocations.push(answerOf(play, 'allocate', man, () => byDice(play, man, expected)))
  }
  fight.allocations.forEach((plan, seat) => {
    if (!plan) return
    const man = manOf(play, seat)
    man.attackTally += plan.attacks.reduce((sum, { cf }) => sum + cf, 0)
    fight.rows.push(...planRows(play, man, plan, fight.foes[seat]!))
  })
  makeReady(play)
}

/** §28.7.3, §29.7 Which face stands for whom is not the book's affair: as they are listed. */
function byDice(play: Play, man: Man, asked: { base: number; canDefend: boolean; foes: readonly Foe[] }): Allocation {
  const listed = play.state.fight!.foes[man.seat]!.map(({ seat }) => seat)
  const foes = [...asked.foes].sort((a, b) => listed.indexOf(a.seat) - listed.indexOf(b.seat))
  return man.beast ? beastAllocation(play, man, asked.base, foes) : centurionAllocation(play, man, { ...asked, foes })
}

const defenceOf = ({ state }: Play, { defence, guard }: Allocation): number =>
  defence.reduce((sum, cf) => sum + cf, 0) + (guard ? guardCost(state) : 0)

/** The next blows are worked out from the state as it is; when there are none the fight is over. */
function makeReady(play: Play): void {
  const fight = play.fight!
  if (fight.due.length > 0) return
  let rows = nextAttacks(fight, play)
  while (rows.some((row) => !canBeMade(play, row))) {
    for (const row of rows) if (!canBeMade(play, row)) row.status = 'cancelled'
    rows = nextAttacks(fight, play)
  }
  for (const row of rows) row.status = 'made'
  fight.due = rows.flatMap((row) => throwJavelin(play, row)).map((row) => blowOf(play, row))
  if (fight.due.length > 0) return
  if (rows.length > 0) makeReady(play)
  else endFight(play)
}

function endFight(play: Play): void {
  play.fight!.allocations.forEach((plan, seat) => {
    if (plan) manOf(play, seat).defenceTally += defenceOf(play, plan)
  })
  play.fight = null
}

/** §23.2 He who has lost his senses, his feet or his weapon to a blow of the same moment makes no second attack. */
function canFollow(play: Play, { seat, target, hand }: OwnRow): boolean {
  const man = manOf(play, seat)
  return isAwake(man) && !isProne(man) && isLiving(manOf(play, target)) && (hand < 0 || man.hands[hand] !== null)
}

/** A centurion's is thrown like any other (our ruling). */
function feintArea(play: Play, man: Man, { target }: OwnRow): Area {
  return answerOf(
    play,
    'feintArea',
    man,
    () => weakestOf(play, man, manOf(play, target), openAreas(play.state, man, manOf(play, target))) as Area,
  )
}

export function playAttack(play: Play): void {
  const fight = play.fight!
  const blow = fight.due.shift()!
  strike(play, blow)
  const { feint } = fight
  fight.feint = null
  if (feint && canFollow(play, feint)) {
    const area = feintArea(play, manOf(play, feint.seat), feint)
    const row = { ...feint, area }
    const halvings = halvingsOf(play, manOf(play, feint.seat), row)
    if (row.cf >> halvings >= 1) strike(play, blowOf(play, { ...row, halvings }))
  }
  const { shaken } = fight
  fight.shaken = null
  if (shaken) shakeRider(play, manOf(play, shaken.seat), shaken.bonus)
  if (fight.due.length > 0) return
  makeReady(play)
  if (!play.fight) settleMatch(play)
}
