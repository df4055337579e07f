/** Women among the gladiators: by their names, or as one's own are made. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ManBust } from '../src/figures/bust.tsx'
import { type Look, lookOf, unarmed } from '../src/figures/look.ts'
import { Standing } from '../src/figures/standing.tsx'
import { anotherName, gladiatorNames } from '../src/games/names.ts'

test('of the names that forms give, those that women bore are women, and the others men', () => {
  expect(gladiatorNames.filter((name) => lookOf(name).isWoman)).toEqual(['Achillia', 'Amazon'])
  expect(gladiatorNames.length).toBe(12)
  expect(new Set(gladiatorNames).size).toBe(12)
})

test('a woman has no beard, hair that women wear, and what is known goes before the name', () => {
  for (const name of ['Achillia', 'Amazon', 'Mevia']) {
    const { beard, hair } = lookOf(name)
    expect(beard).toBe('none')
    expect(['bun', 'braid', 'long', 'curls']).toContain(hair)
  }
  expect(lookOf('Achillia', { isWoman: false }).isWoman).toBe(false)
  expect(lookOf('Flamma', { isWoman: true }).beard).toBe('none')
})

test('a woman without armour wears a band over her breast, on her feet and as a bust; a man does not', () => {
  const drawn = (look: Look) =>
    renderToStaticMarkup(createElement(Standing, { arms: unarmed, look, side: 0, height: 200 })) +
    renderToStaticMarkup(createElement(ManBust, { arms: unarmed, look, side: 0, size: 100 }))
  const bands = (look: Look) => drawn(look).match(/<path d="M-(20\.6 -40|35 39)/g)?.length ?? 0
  expect(bands(lookOf('Flamma', { isWoman: true }))).toBe(2)
  expect(bands(lookOf('Flamma'))).toBe(0)
})

test('who asks for another name is offered all in turn, women among them, and none that somebody bears', () => {
  const taken = ['Verus', 'Mevia']
  const offered: string[] = []
  for (let name = anotherName('', taken); !offered.includes(name); name = anotherName(name, taken)) offered.push(name)
  expect(offered).not.toContain('Verus')
  expect(offered).not.toContain('Mevia')
  expect(offered.filter((name) => lookOf(name).isWoman).length).toBe(7)
})
