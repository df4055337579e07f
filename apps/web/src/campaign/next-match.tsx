/** The next match, before it begins: who meets whom, where, and what is at stake. */
import { t } from '@harena/engine'
import { type ReactNode, useEffect } from 'react'
import { Card } from '../match/card.tsx'
import type { Line } from '../match/timeline.ts'
import { Lineup } from '../setup/lineup.tsx'
import { Asked, Primary } from './ask.tsx'
import { inner, matchOf } from './inner.ts'
import type { MatchPart } from './lines.ts'
import type { AnyCampaign, PageProps } from './slots.ts'
import { sentencesOf, Told } from './told.tsx'

interface NextMatchProps<V> extends PageProps<V> {
  readonly campaign: AnyCampaign
  readonly part: MatchPart
  readonly onBegin: () => void
  /** How it may end. */
  readonly chance: ReactNode
}

export function NextMatch<V>({ campaign, part, onBegin, chance, ...shown }: NextMatchProps<V>) {
  const { Next } = campaign
  const { lines } = shown
  const match = matchOf(shown.view)
  const where = campaign.where(part, lines)
  const told = part.from < lines.length ? lines.slice(part.from) : lines.slice(-1)
  // What is ahead is heard first; the button is one step further.
  useEffect(() => document.getElementById('task')?.focus({ preventScroll: true }), [])
  return (
    <div className="asks-arena">
      <Asked
        prompt={where ? t`Your next match: ${where}` : t('Your next match')}
        foot={<Primary onClick={onBegin}>{t('Into the arena')}</Primary>}
      >
        {chance}
        {Next ? <Next {...shown} lines={told} /> : <Fighters {...{ campaign, match, told }} {...shown} />}
      </Asked>
    </div>
  )
}

interface FightersProps<V> extends PageProps<V> {
  readonly campaign: AnyCampaign
  readonly match: unknown
  readonly told: readonly Line[]
}

/** The men before the wall, their cards, and what was told of how they met; the dice for whoever asks. */
function Fighters<V>({ campaign, match, told, view, lines }: FightersProps<V>) {
  const cards = match === null ? [] : inner(campaign).cards(match, null)
  return (
    <>
      {cards.length > 0 && (
        <Lineup
          fighters={cards.map(({ name, type: kind, figure }) => ({
            name,
            kind,
            figure,
            side: figure.side,
            known: campaign.face?.(view, name, lines) ?? {},
          }))}
        />
      )}
      <div className="next-cards">
        {cards.map((card) => (
          <Card key={card.seat} card={{ ...card, isActive: false }} sitter="" size="full" sums={[]} />
        ))}
      </div>
      <details className="news-fold">
        <summary>
          {sentencesOf(told).join(' ')} <span className="quiet-text">{t('Show the dice')}</span>
        </summary>
        <Told lines={told} />
      </details>
    </>
  )
}
