/** A match as a link: its record, deflated, in the part of the address that is never sent to a server. */
import {
  formatRecord,
  LINK_PREFIX,
  MAX_RECORD_LENGTH,
  type MatchRecord,
  parseRecord,
  RecordError,
  t,
} from '@harena/engine'

/** Longer addresses are cut off by some mail programs and messengers. */
export const MAX_LINK_LENGTH = 8000

/** The part of a link after `#r=`. */
export async function packRecord(record: MatchRecord): Promise<string> {
  return packText(formatRecord(record))
}

/** Reads what `packRecord` wrote; a RecordError says what is wrong with anything else. */
export async function unpackRecord(packed: string): Promise<MatchRecord> {
  return parseRecord(await unpackText(packed))
}

export async function packText(text: string): Promise<string> {
  const plain = new Blob([text])
  const packed = await new Response(plain.stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer()
  return toBase64Url(new Uint8Array(packed))
}

/** Reads what `packText` wrote; a RecordError says what is wrong with anything else. */
export async function unpackText(text: string): Promise<string> {
  const packed = fromBase64Url(text)
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.length
      // A few kilobytes may unpack to gigabytes: stop before they do.
      if (length > MAX_RECORD_LENGTH) throw tooLong()
      chunks.push(value)
    }
  } catch (thrown) {
    reader.cancel().catch(() => undefined)
    if (thrown instanceof RecordError) throw thrown
    throw damaged()
  }
  return new Blob(chunks as Uint8Array<ArrayBuffer>[]).text()
}

export function linkTo(page: string, packed: string, prefix = LINK_PREFIX): string {
  return `${page.split('#', 1)[0]}${prefix}${packed}`
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (text.length > MAX_RECORD_LENGTH) throw tooLong()
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  } catch {
    throw damaged()
  }
}

function damaged(): RecordError {
  return new RecordError(t('the link is damaged: a part of it is missing or was changed on the way'))
}

function tooLong(): RecordError {
  return new RecordError(t`the link holds more than ${MAX_RECORD_LENGTH} characters; longer records are not read`)
}
