import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { address, inBrowser, newTab } from './browser.ts'

/** In bytes, compressed as servers do it. */
const LIMIT = 150_000

inBrowser('what is fetched', () => {
  test('first view under 150 kB gzip, and a game when it is begun', async () => {
    const page = await newTab()
    const scripts: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.body().then((body) => gzipSync(body).length))
    })
    const fetched = async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
    await page.goto(address(), { waitUntil: 'networkidle' })
    const first = await fetched()
    await page.getByRole('button', { name: 'Fight now' }).click()
    await page.locator('.task-groups').waitFor()
    const match = await fetched()
    console.log(`JavaScript, compressed: first view ${kB(first)}, a bout of Munera ${kB(match - first)} more`)
    expect(first).toBeLessThan(LIMIT)
    expect(match).toBeGreaterThan(first)
  })
})

function kB(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}
