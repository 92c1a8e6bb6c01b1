import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const IV = 12
const TAG = 16

/** Encrypts; what it is `about` has to be said again to open it, so that it cannot be put elsewhere. */
export function seal(content: string, key: Buffer, about = ''): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv(ALGORITHM, key, iv)
  cipher.setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws when it was sealed with another key, or about something else. */
export function unseal(content: string, key: Buffer, about = ''): string {
  const bytes = Buffer.from(content, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(about))
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
}
