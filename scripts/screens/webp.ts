/** Pictures as WebP: a browser can make each of them, and moving ones are many of them in one file. */
import type { Browser } from 'playwright-core'

/** A part of a picture. */
export interface Clip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Turns PNGs into WebPs, or a part of each of them, with the browser's own encoder. */
export async function toWebp(
  browser: Browser,
  pictures: readonly Buffer[],
  quality: number,
  clip?: Clip,
): Promise<Buffer[]> {
  const { x, y, width, height } = clip ?? { x: 0, y: 0, width: 0, height: 0 }
  const page = await browser.newPage()
  const made: Buffer[] = []
  for (const picture of pictures) {
    const coded = await page.evaluate(`(async () => {
      const image = await createImageBitmap(await (await fetch('data:image/png;base64,${picture.toString('base64')}')).blob())
      const canvas = new OffscreenCanvas(${Math.round(width)} || image.width, ${Math.round(height)} || image.height)
      canvas.getContext('2d').drawImage(image, ${-Math.round(x)}, ${-Math.round(y)})
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: ${quality} })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      let text = ''
      for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
      return btoa(text)
    })()`)
    made.push(Buffer.from(coded as string, 'base64'))
  }
  await page.close()
  return made
}

export interface Frame {
  readonly picture: Buffer
  readonly milliseconds: number
}

/** One moving picture, for ever again, from WebPs of one size: https://developers.google.com/speed/webp/docs/riff_container */
export function moving(frames: readonly Frame[], { width, height }: Pick<Clip, 'width' | 'height'>): Buffer {
  const head = Buffer.alloc(10)
  head.writeUInt8(0b10, 0) // it moves
  head.writeUIntLE(width - 1, 4, 3)
  head.writeUIntLE(height - 1, 7, 3)
  const parts = [chunk('VP8X', head), chunk('ANIM', Buffer.alloc(6))]
  for (const { picture, milliseconds } of frames) {
    const place = Buffer.alloc(16)
    place.writeUIntLE(width - 1, 6, 3)
    place.writeUIntLE(height - 1, 9, 3)
    place.writeUIntLE(milliseconds, 12, 3)
    place.writeUInt8(0b10, 15) // not mixed with what was there
    parts.push(chunk('ANMF', Buffer.concat([place, pixelsOf(picture)])))
  }
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]))
}

/** The chunk with the pixels of a still picture; what stands around it says only how large it is. */
function pixelsOf(picture: Buffer): Buffer {
  for (let at = 12; at < picture.length; ) {
    const size = picture.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (picture.toString('latin1', at, at + 4).startsWith('VP8 ')) return picture.subarray(at, end)
    at = end
  }
  throw new Error('a picture without pixels')
}

function chunk(name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from(name), size, content, Buffer.alloc(content.length % 2)])
}
