// What the tests of the rules need of Vitest besides `expect`: it takes their titles and functions.

import { format } from 'node:util'

export interface Test {
  /** With the titles of the groups around it. */
  readonly title: string
  readonly run: () => unknown
}

type Add = (title: string, run: () => unknown) => void

/** `test` and `describe`, and what they have been told since it was last asked for. */
export function collector() {
  let found: Test[] = []
  const groups: string[] = []
  const test: Add = (title, run) => {
    found.push({ title: [...groups, title].join(' '), run })
  }
  const describe: Add = (title, tests) => {
    groups.push(title)
    tests()
    groups.pop()
  }
  const taken = () => {
    const all = found
    found = []
    groups.length = 0
    return all
  }
  return { taken, test: withEach(test), describe: withEach(describe) }
}

/** Also one for each row, its values filled into the title. */
function withEach(add: Add) {
  const each = (rows: readonly unknown[]) => (title: string, body: (...given: readonly unknown[]) => unknown) => {
    const places = title.match(/%[dijos]/g)?.length ?? 0
    for (const row of rows) {
      const given = Array.isArray(row) ? row : [row]
      add(format(title, ...given.slice(0, places)), () => body(...given))
    }
  }
  return Object.assign(add, { each })
}
