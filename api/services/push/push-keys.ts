import { createHash, ECDH } from 'node:crypto'

const CURVE = 'prime256v1'

/** RFC 8291: an uncompressed point on P-256 and a secret of 16 bytes. */
export function areKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  return isPoint(point) && Buffer.from(auth, 'base64url').length === 16
}

export function isPoint(point: Buffer): boolean {
  if (point.length !== 65 || point[0] !== 4) return false
  try {
    ECDH.convertKey(point, CURVE)
    return true
  } catch {
    return false
  }
}

export function endpointKeyOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url')
}
