/** The allocation of CF in a terminal: what there is to allocate, how it is typed, and the odds before it is done. */

import {
  type Allocation,
  type AttackOdds,
  accountOf,
  areaNames,
  areas,
  attackIn,
  attackLimit,
  blowOf,
  type CombatView,
  colosseum,
  costOfRow,
  type FoeView,
  oddsOfAttack,
  type State,
  type View,
} from '@harena/colosseum'
import { signed, t } from '@harena/engine'
import { UsageError } from '../../lib/errors.ts'
import type { Form } from '../../terminal/form.ts'
import { paint, percent, table, wrap } from '../../terminal/output.ts'
import { type Allocate, AREAS, type Circumstances, isAllocation, readAllocation } from './allocation-text.ts'

export function allocationForm(state: State, question: Allocate, view: View): Form | null {
  const { combat } = view
  if (!combat) return null
  const names = view.figures.map(({ name }) => name)
  const left = (allocation: Allocation) => accountFor(question, combat, allocation).left
  const limit = attackLimit(state.options, question)
  const at: Circumstances = { question, combat, names, left, limit }
  return {
    text: textOf(at, view),
    takes: (line) => isAllocation(line, combat),
    read: (line) => readAllocation(line, at),
    help: (about) => {
      if (about !== '')
        throw new UsageError(t('? tells how to write it; /words lists proposals, ?N tells of proposal N'))
      return helpOf(at)
    },
    review: (answer) => reviewOf(at, colosseum.known(state, question.seat), answer as Allocation),
  }
}

function accountFor(question: Allocate, combat: CombatView, allocation: Allocation) {
  return accountOf(question, allocation, combat.guardCost, (row) => costOfRow(combat, row))
}

/** Base CF with its reasons, foes with their advantages, and the armour on both sides. */
function textOf({ question, combat, names, limit }: Circumstances, view: View): string {
  const { foes, seat, canDefend } = question
  const sheet = view.sheets.find((one) => one.seat === seat)
  const reasons = sheet?.pool.total === question.base ? sheet.pool.lines : (sheet?.poolFacing.lines ?? [])
  const because = reasons.map(({ text, value, rule }, i) => `${i > 0 ? signed(value) : value} ${text} [${rule}]`)
  const own = `${t`${question.base} CF of his own`}${because.length > 1 ? ` (${because.join(', ')})` : ''}`
  const advantages = foes.map(({ seat: foe, advantage, canAttack, canTop }) => {
    const reach = canAttack ? '' : `, ${t('out of his reach')}`
    return `${t`${signed(advantage)} against ${names[foe]}`} [§9.2]${reach}${canTop ? `, ${t('may go on top of an attack')} [§26.5]` : ''}`
  })
  const lines = [wrap(`${own}; ${advantages.join('; ')}.`, 2, 4)]
  lines.push(wrap(t`Up to five attacks, ${limit} CF at most in each [§9.3.2].`, 2, 4))
  if (!canDefend) lines.push(wrap(t('With less than one CF of his own he cannot defend [§10.3.4].'), 2, 4))
  const open = combat.foes.filter(({ seat: foe }) => foes.some((one) => one.seat === foe && one.canAttack))
  const rows = [...open.flatMap((foe) => foeRows(foe, names[foe.seat]!))]
  if (sheet) rows.push([t`${names[seat]} armour`, ...sheet.areas.map(({ armour }) => armour)])
  lines.push(indented(table([['', ...areas.map((area) => areaNames[area])], ...rows], [1, 2, 3, 4, 5])))
  for (const { seat: foe, areas: reached, areaNames: called } of open) {
    if (reached.length === areas.length) continue
    const where = reached.map((area) => called[area]).join(', ')
    lines.push(wrap(t`Of ${names[foe]} he can strike ${where} from here [§28.7.1.2].`, 2, 4))
  }
  lines.push(t('Write attacks | defence, such as head 4, legs 3 | 2 1 0 0 rest. ? tells more.'))
  return lines.join('\n')
}

function foeRows({ target }: FoeView, name: string): string[][] {
  if (!target.isKnown) return []
  const rows = [[t`${name} armour`, ...target.armour]]
  if (target.woundsLeft) rows.push([t`${name} dies of`, ...target.woundsLeft.map(String), t('wounds')])
  return rows
}

const indented = (text: string) => text.replace(/^/gm, '  ')

function helpOf({ combat, limit, question, names }: Circumstances): string {
  const lines = [
    wrap(t`Attacks, a bar, the defence. Areas are ${AREAS}; h c g a l will do. "rest" is all that is left.`),
    `  head 4, chest 3 | 2 1 0 0 0   ${t('two attacks; head 2 and chest 1 are defended')}`,
    `  h4 c3 | head 2, legs rest     ${t('the same attacks; the rest defends the legs')}`,
    `  | 3 3 2 2 2                   ${t('defence alone')}`,
    `  head 5 |                      ${t('attack alone')}`,
    wrap(t`An attack takes up to ${limit} CF, each area is attacked once (§9.3.2).`),
  ]
  for (const { seat, means, specials } of combat.foes) {
    const canAttack = question.foes.some((foe) => foe.seat === seat && foe.canAttack)
    if (!canAttack) continue
    lines.push('', paint('bold', t`Against ${names[seat]}`))
    for (const { means: one, name, halvings } of means) {
      if (one === 'shield' || one === 'sand') continue
      const half = areas.filter((area) => halvings[area - 1]! > 0).map((area) => areaNames[area])
      const note = half.length > 0 ? `; ${t`at half CF on ${half.join(', ')}`}` : ''
      lines.push(wrap(`${one === name ? one : `${one}: ${name}`}${note}`, 2, 4))
    }
    for (const { name, area, refusal, rule } of specials) {
      const where = area === null ? t('any area') : areaNames[area]
      lines.push(wrap(`${name.toLowerCase()} (${where}, ${rule}): ${refusal ?? t('open')}`, 2, 4))
    }
  }
  lines.push(
    '',
    paint('bold', t`Special defences, ${combat.guardCost} CF each, one in a phase: as in | 2 0 0 0 0 parry`),
  )
  for (const { name, area, refusal, rule } of combat.guards) {
    lines.push(wrap(`${name.toLowerCase()} (${areaNames[area]}, ${rule}): ${refusal ?? t('open')}`, 2, 4))
  }
  if (combat.foes.length > 1) lines.push('', t('With several foes name the target: head 4 at Crixus.'))
  if (question.foes.some(({ canTop }) => canTop)) lines.push(t('"top" puts the advantage on top: head 8 top (§26.5).'))
  lines.push('', t('/ lists proposals by number; a number shows the odds of that one.'))
  return lines.join('\n')
}

/** The exact odds of every attack, and what is left over. */
function reviewOf({ question, combat, names }: Circumstances, known: State, allocation: Allocation): string {
  const { attacks, defence, guard } = allocation
  const account = accountFor(question, combat, allocation)
  const lines = attacks.length > 0 ? oddsLines(combat, known, names, allocation) : []
  if (attacks.some(({ target }) => combat.foes.some(({ seat, target: foe }) => seat === target && !foe.isKnown))) {
    lines.push(t('Log sheets are hidden: this is as if he were a usual man of his style, and unhurt.'))
  }
  const defended = areas.flatMap((area) => (defence[area - 1]! > 0 ? [`${areaNames[area]} ${defence[area - 1]}`] : []))
  const card = combat.guards.find(({ code }) => code === guard)
  if (card) defended.push(`${card.name.toLowerCase()} (${combat.guardCost})`)
  const left = Math.max(account.left, ...Object.values(account.leftAgainst))
  lines.push(
    wrap(
      t`Attack ${account.attack} CF, defence ${account.defence}: ${defended.join(', ') || t('nothing')}; ${left} left.`,
    ),
  )
  lines.push(paint('bold', t('y does it; or write another one.')))
  return lines.join('\n')
}

const OUTCOMES = [t('hit'), t('wound'), t('kill'), t('mean wounds'), t('weapon lost'), t('shield lost')]

/** CF with which the foe may defend the area. */
const DEFENCES = [0, 2, 4]

/** Each attack without defence, and against some. */
function oddsLines(combat: CombatView, known: State, names: readonly string[], allocation: Allocation): string[] {
  const { attacks } = allocation
  const hasSeveral = attacks.some(({ target }) => target !== attacks[0]!.target)
  const rows = attacks.flatMap((_, at) =>
    DEFENCES.map((cf) => [
      `    ${cf === 0 ? t('undefended') : t`against ${cf} CF`}`,
      ...oddsCells(oddsOfAttack(known, combat.seat, allocation, at, cf)),
    ]),
  )
  const [head, ...lines] = table([['', ...OUTCOMES], ...rows], [1, 2, 3, 4, 5, 6]).split('\n')
  const titled = attacks.flatMap((_, i) => [
    `${i + 1} ${rowText(combat, known, allocation, i, hasSeveral ? names : [])}`,
    ...lines.slice(i * DEFENCES.length, (i + 1) * DEFENCES.length),
  ])
  return [head!, ...titled]
}

function rowText(
  combat: CombatView,
  known: State,
  allocation: Allocation,
  index: number,
  names: readonly string[],
): string {
  const { target, area, means, special, cf } = allocation.attacks[index]!
  const foe = combat.foes.find(({ seat }) => seat === target)
  const card = foe?.specials.find(({ code }) => code === special)?.name.toLowerCase() ?? ''
  const by = foe?.means.find((one) => one.means === means)?.name ?? means
  const counts = blowOf(known, attackIn(known, combat.seat, allocation, index)).attackCF
  const half = counts === cf ? '' : `, ${t`counts ${counts}`}`
  return [card, areaNames[area], cf, `(${by}${half})`, names[target] ? t`at ${names[target]}` : '']
    .filter((part) => part !== '')
    .join(' ')
}

/** What the dice promise; of drops, what the foe loses. */
function oddsCells(odds: AttackOdds | null): string[] {
  if (!odds) return OUTCOMES.map(() => '')
  const { crt, wounds, kill, weaponDrop, shieldDrop, expectedWounds } = odds
  const share = (chance: number) => percent(chance, 0)
  const wounded = Math.max(0, 1 - (wounds['0'] ?? 0))
  return [
    share(crt.H ?? 0),
    share(wounded),
    share(kill),
    expectedWounds.toFixed(1),
    share(weaponDrop),
    share(shieldDrop),
  ]
}
