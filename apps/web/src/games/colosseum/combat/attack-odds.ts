/** The exact odds of planned attacks, from the rules' own arithmetic, worked out once each. */
import { type Area, type AttackOdds, type Blow, blowIn, blowOdds, type Options, type Row } from '@harena/colosseum'
import { t } from '@harena/engine'
import type { OddsPart } from '../../../ui/odds-part.ts'
import { firstCF, nothing, ordinaryMeans, plainArea, type Situation } from './plan.ts'

const known = new WeakMap<Options, Map<string, AttackOdds>>()

function oddsOf(blow: Blow, options: Options): AttackOdds {
  let of = known.get(options)
  if (!of) {
    of = new Map()
    known.set(options, of)
  }
  const key = JSON.stringify(blow)
  let odds = of.get(key)
  if (!odds) {
    odds = blowOdds(blow, options)
    of.set(key, odds)
  }
  return odds
}

/** The odds of a row if the foe defends there with so many CF; null for a javelin in the air, whose area is chance. */
export function rowOdds({ combat, options }: Situation, row: Row, defenceCF: number): AttackOdds | null {
  const blow = blowIn(combat, row, defenceCF)
  return blow && blow.attackCF > 0 ? oddsOf(blow, options) : null
}

/** What a wound is worth to one who chooses where to strike. */
const KILL = 12

/** The area on which an attack does the most harm, if each is guarded a little. */
export function softestArea(situation: Situation, target: number): Area {
  const foe = situation.combat.foes.find(({ seat }) => seat === target)
  const means = foe && ordinaryMeans(foe)[0]?.means
  if (!means || means === 'bare' || means === 'thrown') return foe ? plainArea(foe) : 2
  // With as many CF as he would begin with: what a strong blow breaks through stops a weak one.
  const harm = (area: Area) => {
    const row: Row = { target, area, means, special: '', cf: 1 }
    const odds = rowOdds(situation, { ...row, cf: firstCF(situation, nothing, row) }, 2)
    return odds ? odds.expectedWounds + odds.kill * KILL : 0
  }
  return foe.areas.reduce((best, area) => (harm(area) > harm(best) ? area : best), plainArea(foe))
}

export interface WoundShare {
  readonly label: string
  readonly share: number
}

/** One, two, three ... wounds that he survives. */
export function woundShares({ wounds }: AttackOdds, woundsLeft = Number.POSITIVE_INFINITY): WoundShare[] {
  const list = Object.entries(wounds)
    .filter(([key]) => key !== 'kill' && key !== '0')
    .map(([key, share]) => ({ count: Number(key), share }))
    .filter(({ count }) => count < woundsLeft)
    .sort((a, b) => a.count - b.count)
  const few = list.filter(({ count }) => count < 7).map(({ count, share }) => ({ label: String(count), share }))
  const many = list.filter(({ count }) => count >= 7).reduce((sum, { share }) => sum + share, 0)
  return many > 0 ? [...few, { label: '7+', share: many }] : few
}

/** What may come of it, in the order of its weight: the parts of one bar. */
export function oddsParts(odds: AttackOdds, row: Row): OddsPart[] {
  const { crt } = odds
  const miss = (crt.F ?? 0) + (crt.M ?? 0) + (crt.miss ?? 0)
  const shield = (crt.S ?? 0) + (crt['S*'] ?? 0)
  const parry = (crt.P ?? 0) + (crt['P*'] ?? 0)
  const hit = crt.H ?? 0
  const begin: OddsPart[] = [
    { label: t('miss'), share: miss, tone: 'nothing' },
    { label: t('shield'), share: shield, tone: 'shield' },
    // §22.2.1 The bare hand meets the blade.
    row.means === 'bare'
      ? { label: t('own arm struck'), share: parry, tone: 'self' }
      : { label: t('parry'), share: parry, tone: 'parry' },
  ]
  const effect = hitWords(row)
  if (effect) return [...begin, { label: effect, share: hit, tone: 'good' }]
  const hurt = 1 - (odds.wounds['0'] ?? 0)
  // A shield that goes to pieces may let a wound through: that share is the shield's no more.
  const through = Math.max(0, hurt - hit)
  return [
    { ...begin[0]! },
    { ...begin[1]!, share: Math.max(0, shield - through) },
    { ...begin[2]! },
    { label: t('no wound'), share: Math.max(0, hit - hurt), tone: 'push' },
    { label: t('wound'), share: Math.max(0, hurt - odds.kill), tone: 'wound' },
    { label: t('kill'), share: odds.kill, tone: 'kill' },
  ]
}

/** What a hit is called that does not wound by itself. */
function hitWords({ special, means }: Row): string | null {
  if (special === 'A') return t('disarming blow')
  if (special === 'F') return t('feint works')
  if (special === 'T') return t('sand in the eyes')
  return means === 'bare' ? t('stunned') : null
}
