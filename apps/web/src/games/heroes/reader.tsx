/** Heroes of the Colosseum as a book to read. */

import type { AnyOptions } from '@harena/engine'
import { t } from '@harena/engine'
import { ARENA_IDS, arenaView, heroes, heroesCareer, PARTS, type PartName, tablesOf } from '@harena/heroes'
import type { CSSProperties } from 'react'
import { round } from '../../board/geometry.ts'
import type { Drawn, Reader, Values } from '../../rules/reader.ts'
import { tx } from '../../ui/tx.ts'
import { ArenaGround } from './board/ground.tsx'
import { shapesOf, wallOf } from './board/zones.ts'
import { partShapes } from './body-man.tsx'
import { arenaNames, partNames } from './words.ts'
import './heroes.css'

/** The sand with its zones, as on the board. */
function Arenas() {
  return ARENA_IDS.map((id) => {
    const arena = arenaView(id)
    const { x, y, a, b } = wallOf(arena)
    const [w, h] = [a + 60, b + 60]
    const caption = t`${arena.zones.length} zones: Wall, Heart and Center.`
    return (
      <figure key={id} className="rule-drawing wide">
        <svg
          viewBox={`${round(x - w)} ${round(y - h)} ${round(2 * w)} ${round(2 * h)}`}
          width={460}
          style={{ '--units-per-px': 2.2 } as CSSProperties}
          role="img"
          aria-label={`${arenaNames[id]}. ${caption}`}
        >
          <ArenaGround arena={arena} shapes={shapesOf(arena)} />
        </svg>
        <figcaption>
          <b>{arenaNames[id]}.</b> {caption}
        </figcaption>
      </figure>
    )
  })
}

/** The body with the totals of two dice that lead to each part. */
function HitLocations({ values }: { readonly values: Values }) {
  const { hitLocation } = tablesOf(values as AnyOptions)
  const dice = (part: PartName) => Object.keys(hitLocation).filter((total) => hitLocation[Number(total)]!.part === part)
  const said = PARTS.map((part) => `${partNames[part]} ${dice(part).join(' or ')}`).join(', ')
  return (
    <figure className="rule-drawing">
      <svg className="body-man" viewBox="0 0 130 170" width={180} role="img" aria-label={t`Where blows go: ${said}.`}>
        {PARTS.map((part) => {
          const { d, number } = partShapes[part]
          return (
            <g key={part} className="part whole">
              <path className="part-shape" d={d} />
              {dice(part).map((total, line, all) => (
                <text
                  key={total}
                  className="part-now drawn-dice"
                  x={number[0]}
                  y={number[1] + (line - (all.length - 1) / 2) * 13}
                  textAnchor="middle"
                >
                  {total}
                </text>
              ))}
            </g>
          )
        })}
      </svg>
      <figcaption>{tx`${<b>{t('Where blows go.')}</b>} By the sum of two dice; he faces us.`}</figcaption>
    </figure>
  )
}

function drawings(values: Values): readonly Drawn[] {
  return [
    { rule: '§2.6', picture: <Arenas /> },
    { rule: '§5.4.1', picture: <HitLocations values={values} /> },
  ]
}

const all = [...heroes.options, ...heroesCareer.options]

export const reader: Reader = {
  options: all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at),
  editions: [
    { id: 'book', title: t('As printed'), note: t('Every ruling as close to the text as it goes.'), switches: {} },
  ],
  parts: [t('Before the match'), t('The match'), t('The career'), t('Rulings and worked cases')],
  detailed: [t('Rulings and worked cases')],
  partOf({ title }) {
    if (/^(Rulings|Worked|Scenarios)/.test(title)) return t('Rulings and worked cases')
    if (/^§[78]/.test(title)) return t('The career')
    return /^§[1-4]/.test(title) ? t('Before the match') : t('The match')
  },
  drawings,
  summary: {
    turn: [
      t('Movement order: one die plus Speed for everybody, less for nets and falls. T5-1'),
      t(
        'In his turn each does one thing: move a zone, rest, pick up, toss a net, throw, stand up, or fight who is there. §5.2.3',
      ),
      t('Maneuver: Savvy and Speed in dice, and secret Bonus Dice; 1 to 3 are successes. T5-3'),
      t('More successes attack; two more bring an Advantage or a Bash. §5.3'),
      t(
        'Attack: Savvy in dice, and secret Bonus Dice. More successes hit; equal roll again; fewer are struck back. T5-5',
      ),
      t('Two dice say where; a shield may stop it. T5-6'),
      t('Impact less armor plus weapon is the damage; 2 or more knock him down. T5-7'),
      t('A part at 0 is lost; head, chest and belly may kill. §5.4.4'),
      t('The fallen appeal: two dice against Savvy and what the crowd has seen. T6-1'),
    ],
    tables: ['T5-6', '§3.9', '§3.8', 'T3-2'],
    drawings: ['§5.4.1'],
  },
}
