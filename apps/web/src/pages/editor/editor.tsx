/** The editor of scenarios: on the board where the game has one for it, else by the set-up form of the game. */
import { manifest } from '@harena/colosseum'
import type { Scenario } from '@harena/engine'
import { t } from '@harena/engine'
import { scenarios } from '@harena/games/scenarios'
import { useState } from 'react'
import { useTitle } from '../../app/frame.tsx'
import { useLoaded } from '../../app/use-loaded.ts'
import { games, listingOf } from '../../games/index.ts'
import { Select } from '../../ui/fields.tsx'
import { RulesProvider } from '../../ui/rules-context.tsx'
import { ownScenarios } from '../scenarios/use-own-scenarios.ts'
import { BoardEditor, forget } from './board-editor.tsx'
import { FormEditor } from './form-editor.tsx'

/** The game whose people have places on a board of the editor. */
const ON_BOARD = manifest.ruleset.id

/** What an address stands for: the draft, one of one's own, or a copy of one that comes along. */
function startOf(id: string | null): Scenario | null {
  if (id === null) return ownScenarios.draft
  const own = ownScenarios.find(id)
  if (own) return own
  const known = scenarios.find((scenario) => scenario.id === id)
  return known ? { ...known, title: t`${known.title}, changed` } : null
}

export function Editor({ id }: { readonly id: string | null }) {
  useTitle(t('The editor'))
  const [{ ruleset, start }, setStart] = useState(() => {
    const start = startOf(id)
    return { ruleset: start?.ruleset ?? ON_BOARD, start }
  })
  const book = useLoaded(`book ${ruleset}`, async () => (await listingOf(ruleset)!.book()).book)
  const chooser = (
    <Select
      label={t('Game')}
      value={ruleset}
      options={games.map((game) => [game.id, game.title])}
      onChange={(next) => setStart({ ruleset: next, start: null })}
    />
  )
  const shared = {
    id,
    start,
    chooser,
    onOther: (scenario: Scenario) => {
      forget(id)
      setStart({ ruleset: scenario.ruleset, start: scenario })
    },
  }
  return (
    <RulesProvider book={book}>
      {ruleset === ON_BOARD ? (
        <BoardEditor {...shared} />
      ) : (
        <FormEditor key={`${ruleset} ${start?.id}`} ruleset={ruleset} {...shared} />
      )}
    </RulesProvider>
  )
}
