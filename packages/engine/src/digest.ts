/** A fingerprint of plain data: SHA-256 over JSON with sorted keys. Works the same in every browser and in Node. */

/** JSON whose object keys are sorted, so that equal data gives equal text. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  let text = '{'
  for (const key of Object.keys(value).sort()) {
    const inner = (value as Record<string, unknown>)[key]
    if (inner === undefined) continue
    if (text.length > 1) text += ','
    text += `${JSON.stringify(key)}:${canonicalJson(inner)}`
  }
  return `${text}}`
}

export function digest(value: unknown): string {
  return sha256(utf8(canonicalJson(value)))
}

/** JSON.stringify leaves lone surrogates escaped, so every text here has a UTF-8 form. */
function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3)
  let length = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i)!
    if (code < 0x80) {
      bytes[length++] = code
      continue
    }
    if (code < 0x800) bytes[length++] = 0xc0 | (code >> 6)
    else {
      if (code < 0x10000) bytes[length++] = 0xe0 | (code >> 12)
      else {
        bytes[length++] = 0xf0 | (code >> 18)
        bytes[length++] = 0x80 | ((code >> 12) & 63)
        // A character beyond the first plane takes two places in the text.
        i++
      }
      bytes[length++] = 0x80 | ((code >> 6) & 63)
    }
    bytes[length++] = 0x80 | (code & 63)
  }
  return bytes.subarray(0, length)
}

/** The first 32 bits of the fractional parts of a root of each of the first primes, as the standard defines them. */
function primeRoots(count: number, power: number): Int32Array {
  const words = new Int32Array(count)
  let found = 0
  for (let n = 2; found < count; n++) {
    let isPrime = true
    for (let d = 2; d * d <= n && isPrime; d++) isPrime = n % d !== 0
    if (!isPrime) continue
    const root = n ** power
    words[found++] = (root - Math.floor(root)) * 4294967296
  }
  return words
}

const START = primeRoots(8, 1 / 2)
const ROUND = primeRoots(64, 1 / 3)

function sha256(message: Uint8Array): string {
  const length = message.length
  const padded = new Uint8Array(((length + 72) >> 6) << 6)
  padded.set(message)
  padded[length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(length / 0x20000000))
  view.setUint32(padded.length - 4, length << 3)
  const hash = START.slice()
  const words = new Int32Array(64)
  for (let block = 0; block < padded.length; block += 64) compress(hash, words, view, block)
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function compress(hash: Int32Array, w: Int32Array, view: DataView, block: number): void {
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(block + i * 4)
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!
    const y = w[i - 2]!
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
  }
  let a = hash[0]!
  let b = hash[1]!
  let c = hash[2]!
  let d = hash[3]!
  let e = hash[4]!
  let f = hash[5]!
  let g = hash[6]!
  let h = hash[7]!
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  hash[0]! += a
  hash[1]! += b
  hash[2]! += c
  hash[3]! += d
  hash[4]! += e
  hash[5]! += f
  hash[6]! += g
  hash[7]! += h
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}
