import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from './serve.mjs'

const parent = mkdtempSync(join(tmpdir(), 'harena-serve-'))
const folder = join(parent, 'dist')
let server

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(parent, 'dist-other'))
  writeFileSync(join(parent, 'secret.txt'), 'secret')
  writeFileSync(join(parent, 'dist-other', 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'index.html'), '<h1>Harena</h1>')
  writeFileSync(join(folder, 'assets', 'a b.js'), 'export {}')
  symlinkSync(join(parent, 'secret.txt'), join(folder, 'link.txt'))
  server = await serve(folder, 0)
})

afterAll(() => {
  server.close()
  rmSync(parent, { recursive: true })
})

/** Asks for a path exactly as written; fetch() would tidy it up first. */
function ask(path, method = 'GET') {
  return new Promise((resolve, reject) => {
    const { port } = server.address()
    request({ host: '127.0.0.1', port, path, method, agent: false }, async (response) => {
      const chunks = await response.toArray()
      resolve({ status: response.statusCode, headers: response.headers, body: chunks.join('') })
    })
      .on('error', reject)
      .end()
  })
}

test('serves files with their type, and index.html for a folder', async () => {
  const home = await ask('/?seed=1')
  expect(home).toMatchObject({ status: 200, body: '<h1>Harena</h1>' })
  expect(home.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  expect(home.headers['content-security-policy']).toBe("frame-ancestors 'none'")
  const script = await ask('/assets/a%20b.js')
  expect(script).toMatchObject({ status: 200, body: 'export {}' })
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
})

test('HEAD gives the headers alone', async () => {
  const answer = await ask('/index.html', 'HEAD')
  expect(answer).toMatchObject({ status: 200, body: '' })
  expect(answer.headers['content-length']).toBe('15')
})

test('other methods are refused', async () => {
  const answer = await ask('/', 'POST')
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD')
})

describe('nothing outside the folder', () => {
  test.each([
    '/missing.js',
    '/assets/',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../dist-other/secret.txt',
    '/link.txt',
    '/index.html%00.js',
    '/%zz',
  ])('%s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})

test('takes the next port when one is taken, as often as it may', async () => {
  const { port } = server.address()
  await expect(serve(folder, port)).rejects.toThrow('EADDRINUSE')
  const next = await serve(folder, port, 10)
  expect(next.address().port).toBeGreaterThan(port)
  expect(next.address().address).toBe('127.0.0.1')
  next.close()
})
