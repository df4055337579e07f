import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withPreview } from '../preview-tags.ts'

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

function tagsOf(html: string): Record<string, string> {
  const found = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]+)">/g)
  return Object.fromEntries([...found].map(([, name, content]) => [name!, content!]))
}

test('a page that knows where it stands names itself and its picture by whole addresses', () => {
  for (const site of ['https://harena.example/play', 'https://harena.example/play/']) {
    expect(tagsOf(withPreview(page, site))).toMatchObject({
      'og:url': 'https://harena.example/play/',
      'og:image': 'https://harena.example/play/preview.jpg',
      'twitter:card': 'summary_large_image',
    })
  }
})

test('one that may stand anywhere names no address; what it is and its picture beside it are named', () => {
  expect(tagsOf(withPreview(page, undefined))).toEqual({
    'og:type': 'website',
    'og:site_name': 'Harena',
    'og:title': 'Harena: the arena in software',
    'og:description': expect.stringContaining('gladiator games'),
    'og:image': './preview.jpg',
    'og:image:alt': expect.any(String),
    'twitter:card': 'summary_large_image',
  })
  expect(existsSync(new URL('../public/preview.jpg', import.meta.url))).toBe(true)
})
