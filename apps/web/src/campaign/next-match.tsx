/** The next match, before it begins: who meets whom, where, and what is at stake. */
import { t } from '@harena/engine'
import { useEffect } from 'react'
import { Lineup } from '../setup/lineup.tsx'
import { Asked, Primary } from './ask.tsx'
import { inner, matchOf } from './inner.ts'
import type { MatchPart } from './lines.ts'
import type { AnyCampaign, PageProps } from './slots.ts'
import { Told } from './told.tsx'

interface NextMatchProps<V> extends PageProps<V> {
  readonly campaign: AnyCampaign
  readonly part: MatchPart
  readonly onBegin: () => void
}

export function NextMatch<V>({ campaign, part, onBegin, ...shown }: NextMatchProps<V>) {
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
        {Next ? (
          <Next {...shown} lines={told} />
        ) : (
          <>
            {match !== null && (
              <Lineup
                fighters={inner(campaign)
                  .cards(match, null)
                  .map(({ name, type: kind, figure }) => ({
                    name,
                    kind,
                    figure,
                    side: figure.side,
                    known: campaign.face?.(shown.view, name, lines) ?? {},
                  }))}
              />
            )}
            <Told lines={told} />
          </>
        )}
      </Asked>
    </div>
  )
}
