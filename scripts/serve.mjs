// Serves a folder of files over HTTP on this machine only, so that looking at the built web app needs no package.

import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** Serves the folder on the first free port of `port` to `port + more`; port 0 takes any free one. */
export async function serve(folder, port, more = 0) {
  const server = createServer((request, response) => {
    respond(folder, request, response).catch(() => refuse(response, 500, 'Internal Server Error'))
  })
  for (let next = port; ; next++) {
    try {
      await listen(server, next)
      return server
    } catch (error) {
      const last = next === Math.min(port + more, 65535)
      if (error.code !== 'EADDRINUSE' || last) throw error
    }
  }
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}

async function respond(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    return refuse(response, 405, 'Method Not Allowed')
  }
  const file = await find(folder, request.url)
  if (file === null) return refuse(response, 404, 'Not Found')
  response.writeHead(200, {
    'content-type': types[extname(file.path).toLowerCase()] ?? 'application/octet-stream',
    'content-length': file.size,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    // The page's own policy is in the page; what only a server can say is who may frame it.
    'content-security-policy': "frame-ancestors 'none'",
  })
  if (request.method === 'HEAD') return response.end()
  createReadStream(file.path)
    .on('error', () => response.destroy())
    .pipe(response)
}

/** The file that an address means, or null: the real path, links followed, must lie inside the folder. */
async function find(folder, url) {
  try {
    const home = await realpath(folder)
    let path = await realpath(join(home, decodeURIComponent(url.split(/[?#]/, 1)[0])))
    if ((await stat(path)).isDirectory()) path = await realpath(join(path, 'index.html'))
    const { size } = await stat(path)
    return path.startsWith(home + sep) ? { path, size } : null
  } catch {
    return null // no such file, or an address that cannot be one
  }
}

function refuse(response, status, text) {
  if (response.headersSent) return response.destroy()
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
  response.end(response.req.method === 'HEAD' ? undefined : `${status} ${text}\n`)
}
