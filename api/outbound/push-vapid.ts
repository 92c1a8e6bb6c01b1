import { createECDH } from 'node:crypto'
import path from 'node:path'
import * as z from 'zod'
import type { Vapid } from '#api/outbound/push.ts'
import { secretFile } from '#api/outbound/secret-file.ts'
import { brand } from '#locales/brand.ts'

interface VapidOptions {
  dataDir: string // folder for generated keys
  publicKey: string | undefined
  privateKey: string | undefined
  subject: string | undefined // `mailto:` or `https:`; default: the brand's mail address
}

type KeyPair = Pick<Vapid, 'publicKey' | 'privateKey'>

const stored = z.object({ publicKey: z.string(), privateKey: z.string() })

/** From the environment, else generated in the data folder. Throws when unusable: new keys lose all subscribers. */
export async function loadVapid({ dataDir, publicKey, privateKey, subject }: VapidOptions): Promise<Vapid> {
  const contact = subject ?? `mailto:${brand.mail.contact}`
  if (!isSubject(contact)) {
    throw new Error('VAPID_SUBJECT must be mailto: with an address, or an https: address that others can open.')
  }
  if (!publicKey && !privateKey) return { ...(await keptKeys(path.join(dataDir, 'vapid.json'))), subject: contact }
  if (!publicKey || !privateKey || !isPair({ publicKey, privateKey })) {
    throw new Error(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be the two halves of one key pair on P-256, in base64url. Leave both out to have one made.',
    )
  }
  return { publicKey, privateKey, subject: contact }
}

/** As in RFC 8292. */
export function makeVapidKeys(): KeyPair {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys('base64url')
  const secret = curve.getPrivateKey()
  const privateKey = Buffer.concat([Buffer.alloc(32 - secret.length), secret]).toString('base64url')
  return { publicKey, privateKey }
}

async function keptKeys(file: string): Promise<KeyPair> {
  const text = await secretFile(file, () => `${JSON.stringify(makeVapidKeys())}\n`)
  const keys = stored.safeParse(jsonIn(text))
  if (keys.success && isPair(keys.data)) return keys.data
  throw new Error(`${file} holds no key pair. Restore it from a backup; or delete it, and every subscriber is lost.`)
}

function isPair({ publicKey, privateKey }: KeyPair): boolean {
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey)) return false
  try {
    const curve = createECDH('prime256v1')
    curve.setPrivateKey(privateKey, 'base64url')
    return curve.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}

/** Safari's push service refuses other subjects. */
function isSubject(subject: string): boolean {
  if (/^mailto:[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(subject)) return true
  return /^https:/.test(subject) && URL.canParse(subject) && !/^(localhost|127\.|\[)/.test(new URL(subject).hostname)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
