/** Style sheets of one screen stay loaded on the next: none may change what belongs to another. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../src')
const files = readdirSync(root, { recursive: true }).map(String)

/** Whose sheets and components go together: the shell with its match screen, each game, each page. */
function ownerOf(file: string): string {
  const folder = dirname(file)
  if (/^(style|match|ui|board|app)\b/.test(folder)) return 'shell'
  return /^(games|pages)\/[^/]+/.exec(folder)?.[0] ?? folder
}

interface Rule {
  readonly owner: string
  readonly selector: string
}

/** Commas between selectors, not those within `:is(...)`. */
const apart = /,(?![^(]*\))/

const rules: readonly Rule[] = files
  .filter((file) => file.endsWith('.css') && !file.startsWith('dev/'))
  .flatMap((file) => {
    const css = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    const heads = [...css.matchAll(/([^{};]+)\{/g)].map((found) => found[1]!.trim())
    const selectors = heads.filter((head) => !/^(@|from\b|to\b|\d)/.test(head)).flatMap((head) => head.split(apart))
    return selectors.map((selector) => ({ owner: ownerOf(file), selector: selector.trim() }))
  })

/** The one class by which a rule reaches all that bear it; null where more is asked for. */
function bareClass({ selector }: Rule): string | null {
  const classes = new Set([...selector.matchAll(/\.([a-z][\w-]*)/g)].map((found) => found[1]!))
  return classes.size === 1 ? [...classes][0]! : null
}

/** Classes that are put beside others, as `turn` in `.target.turn`. */
const beside = rules.flatMap(({ owner, selector }) =>
  [...selector.matchAll(/(?<=[\w\])])\.([a-z][\w-]*)/g)].map((found) => ({ owner, name: found[1]! })),
)

test('a sheet that is loaded later styles no element without a class, and no class that another screen styles', () => {
  const owners = Map.groupBy(
    rules.filter((rule) => bareClass(rule)),
    (rule) => bareClass(rule)!,
  )
  const shared = [...owners].flatMap(([name, list]) => {
    const others = [...list, ...beside.filter((one) => one.name === name)].map(({ owner }) => owner)
    const known = [...new Set(others)]
    return known.length > 1 && list.some(({ owner }) => owner !== 'shell') ? [`${name}: ${known.join(', ')}`] : []
  })
  expect(shared).toEqual([])
  expect(rules.filter(({ owner, selector }) => owner !== 'shell' && !selector.includes('.'))).toEqual([])
})

test('a game styles by its name alone only what its own components show', () => {
  const used = files
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('dev/'))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/className="([^"]*)"/g)].flatMap((found) =>
        found[1]!.split(' ').map((name) => ({ owner: ownerOf(file), name })),
      ),
    )
  const reached = rules.flatMap((rule) => {
    const name = bareClass(rule)
    if (!name || !rule.owner.startsWith('games/')) return []
    return used
      .filter((one) => one.name === name && one.owner !== rule.owner)
      .map(({ owner }) => `${name} of ${rule.owner} in ${owner}`)
  })
  expect([...new Set(reached)]).toEqual([])
})
