import { games } from '@harena/games'
import { expect, test } from 'vitest'
import { hasFace } from '../src/figures/people.tsx'

test.each(games.map(({ ruleset, opponents }) => [ruleset.id, Object.keys(opponents)] as const))(
  '%s: every level and everyone with a name has a face',
  (_id, opponents) => {
    expect(opponents.length).toBeGreaterThanOrEqual(5)
    expect(opponents.filter((id) => !hasFace(id))).toEqual([])
  },
)
