import sharp from 'sharp'

/** `focus`: what the crop keeps, in shares of width and height. */
export interface SharePhoto {
  jpeg: Uint8Array
  focus: { x: number; y: number }
}

/** Fills `size` (pixels), with the focus as near to its middle as the edges let it. */
export async function cropPhoto({ jpeg, focus }: SharePhoto, size: { width: number; height: number }): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata()
  const scale = Math.max(size.width / width, size.height / height)
  const whole = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const edge = (share: number, length: number, room: number) =>
    Math.round(Math.min(Math.max(share * length - room / 2, 0), length - room))
  return sharp(jpeg)
    .resize({ ...whole, fit: 'fill' })
    .extract({ left: edge(focus.x, whole.width, size.width), top: edge(focus.y, whole.height, size.height), ...size })
    .toBuffer()
}
