import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fileAddress, hurryToTheEnd, inBrowser, newTab, serve, waitFor } from './browser.ts'

let folder = ''
let server: Server
let isOut = false

/** Nothing can be fetched any more. The port stays ours: another test would take it as soon as it were free. */
function goOut(): void {
  isOut = true
  server.closeAllConnections()
}

async function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate('caches.keys()')
}

inBrowser('without a network', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'harena-offline-'))
    cpSync(inject('page'), join(folder, 'games', 'harena'), { recursive: true })
    server = await serve(folder)
    server.on('connection', (socket) => isOut && socket.destroy())
  })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  test('the page is kept whole under a sub-path, opens and plays without a server, and tells of a newer version', async () => {
    const page = await newTab({ serviceWorkers: 'allow' })
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/games/harena/`
    await page.goto(address)
    await waitFor(page, 'navigator.serviceWorker.controller', 30_000)
    const [first] = await cacheNames(page)
    expect(first).toMatch(/^harena http:.*\/games\/harena\/ [0-9a-f]{12}$/)

    goOut()
    await page.reload()
    await page.getByRole('button', { name: 'Play Outland' }).click()
    await hurryToTheEnd(page)
    expect(await page.locator('.end-verdict').innerText()).toMatch(/(has|have) (won|lost)|draw/i)
    for (const screen of ['rules/colosseum', 'setup/heroes', 'designer', 'scenarios', 'settings']) {
      await page.goto(`${address}#${screen}`)
      await page.locator('main h1').waitFor()
    }
    await page.getByText('it opens and plays without a network').waitFor()

    // Another build: it waits until it is asked for, and takes the place of the old one.
    const worker = join(folder, 'games', 'harena', 'service-worker.js')
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/VERSION="[^"]*"/, 'VERSION="aaaaaaaaaaaa"'))
    isOut = false
    await page.goto(`${address}#home`)
    await page.reload()
    const notice = page.getByText('A newer version of Harena is there.')
    await notice.waitFor({ timeout: 30_000 })
    expect(await cacheNames(page)).toHaveLength(2)
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()])
    await expect.poll(() => cacheNames(page)).toEqual([first!.replace(/\S+$/, 'aaaaaaaaaaaa')])
    expect(await notice.count()).toBe(0)
  })

  test('the served page can be installed; one file on a disk keeps nothing', async () => {
    const manifest = JSON.parse(readFileSync(join(inject('page'), 'manifest.webmanifest'), 'utf8'))
    for (const { src } of manifest.icons) expect(readFileSync(join(inject('page'), src)).length).toBeGreaterThan(100)
    const page = await newTab({ serviceWorkers: 'allow' })
    await page.goto(fileAddress())
    await page.locator('.gates').waitFor()
    expect(await page.locator('link[rel=manifest], link[rel=apple-touch-icon]').count()).toBe(0)
  })
})
