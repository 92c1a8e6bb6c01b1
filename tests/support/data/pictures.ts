import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Kind = 'jpeg' | 'png' | 'webp' | 'avif'

/** A grey wall with a red window, so that there is something to look at. */
export function drawPicture(width = 640, height = 480, kind: Kind = 'jpeg', shade = '#bbb'): Promise<Buffer> {
  const window = `<rect x="70%" y="15%" width="12%" height="20%" fill="#d2380a"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${shade}"/>${window}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().toFormat(kind).toBuffer()
}

/** With a place in its metadata, and to be turned by a quarter before it is shown. */
export function pictureWithPlace(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#26c' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'A camera with a name' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 19/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '19/1 49/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

interface PngParts {
  width: number
  height: number
  rows: number // that are really in it
  more?: Buffer[]
}

/** Grey of one bit a pixel: a line of zeros is an eighth of its width, and nothing once compressed. */
export function makePng({ width, height, rows, more = [] }: PngParts): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const lines = Buffer.alloc(rows * (1 + Math.ceil(width / 8)))
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Text that is a thousand times as long once it is inflated. */
export function bombText(bytes: number): Buffer {
  return chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes, 'a'))]))
}

/** Two frames, as APNG has them. */
export const animationChunk = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))

/** The header of a JPEG says another size than its content has. */
export async function lyingJpeg(width: number, height: number): Promise<Buffer> {
  const jpeg = await drawPicture(64, 64, 'jpeg')
  for (let at = 2; at < jpeg.length; ) {
    const marker = jpeg[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xc2) {
      jpeg.writeUInt16BE(height, at + 5)
      jpeg.writeUInt16BE(width, at + 7)
      return jpeg
    }
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  throw new Error('The JPEG has no frame')
}

export const svgPicture = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)

/** The head of a HEIC, as phones write it. */
export const heicPicture = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(200),
])
