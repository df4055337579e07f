/**
 * Keeps the whole page on the device, so that it opens without a network. The build puts the list of its files in front.
 * A newer version waits until somebody asks for it, or until no tab is open any more.
 */

/** Another one for every build. */
declare const VERSION: string
/** By their addresses within the folder of the page, which is '' itself. */
declare const FILES: readonly string[]

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends LastingEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** What is used here of a scope that the types of pages do not know. */
interface Worker {
  readonly registration: { readonly scope: string }
  readonly clients: { matchAll(): Promise<readonly unknown[]>; claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void
}

const worker = self as unknown as Worker
/** The folder of the page, with a slash at its end. Another one on the same host has caches of its own. */
const { scope } = worker.registration
const own = `harena ${scope} `

async function keepAll(): Promise<void> {
  const cache = await caches.open(own + VERSION)
  await Promise.all(FILES.map((file) => keep(cache, file)))
}

/** What has its hash in its name is the same in every version. */
async function keep(cache: Cache, file: string): Promise<void> {
  const isHashed = file.startsWith('assets/')
  const kept = isHashed ? await caches.match(scope + file) : undefined
  if (kept) await cache.put(scope + file, kept)
  else await cache.add(new Request(scope + file, { cache: isHashed ? 'default' : 'no-cache' }))
}

/** A tab that still shows an older version needs its parts; the last tab may be about to load this one. */
async function removeOld(): Promise<void> {
  if ((await worker.clients.matchAll()).length > 1) return
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(own) && name !== own + VERSION).map((name) => caches.delete(name)),
  )
}

/** The kept file that is asked for; null for what is none of ours. */
function fileOf({ method, url, mode }: Request): string | null {
  const address = url.split(/[?#]/, 1)[0]!
  if (method !== 'GET' || !address.startsWith(scope)) return null
  if (mode !== 'navigate') return address
  return address === scope || address === `${scope}index.html` ? scope : null
}

async function answer(request: Request, file: string): Promise<Response> {
  if (request.mode === 'navigate') await removeOld()
  const cache = await caches.open(own + VERSION)
  return (await cache.match(file)) ?? (await caches.match(file)) ?? fetch(request)
}

worker.addEventListener('install', (event) => event.waitUntil(keepAll()))
worker.addEventListener('activate', (event) => event.waitUntil(removeOld().then(() => worker.clients.claim())))
worker.addEventListener('fetch', (event) => {
  const file = fileOf(event.request)
  if (file !== null) event.respondWith(answer(event.request, file))
})
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting()
})
