import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'

/** A browser's half of a subscription. */
export interface PushBrowser {
  curve: ECDH
  secret: Buffer
  keys: { p256dh: string; auth: string }
}

export function createPushBrowser(): PushBrowser {
  const curve = createECDH('prime256v1')
  const p256dh = curve.generateKeys('base64url')
  const secret = randomBytes(16)
  return { curve, secret, keys: { p256dh, auth: secret.toString('base64url') } }
}

/** Reads a message as a browser does: one record of `aes128gcm` (RFC 8188) with the keys of RFC 8291. Throws when it is none. */
export function decryptPush(body: Buffer, { curve, secret }: PushBrowser): string {
  if (body.length > 4096) throw new Error(`The message has ${body.length} bytes`)
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const record = body.subarray(21 + sender.length)
  if (sender.length !== 65) throw new Error('The sender has no key of its own')
  if (record.length > recordSize) throw new Error('The message is more than one record')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
  const material = derive(curve.computeSecret(sender), secret, info, 32)
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The last record is not marked')
  return padded.subarray(0, end).toString('utf8')
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** What a signature of RFC 8292 claims, once it is proved to be the key's own. Throws when it is not. */
export function readVapid(header: string): { key: string; claims: { aud: string; exp: number; sub: string } } {
  const [, token = '', key = ''] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) throw new Error('There is no key in the signature')
  const coordinate = (start: number) => point.subarray(start, start + 32).toString('base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
  })
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isTrue) throw new Error('The signature is not that of the key')
  if (JSON.parse(Buffer.from(head, 'base64url').toString()).alg !== 'ES256') throw new Error('Not signed by ES256')
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}
