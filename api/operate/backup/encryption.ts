import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'

const header = 'age-encryption.org/v1'

/** What the format age begins with (C2SP, age). */
export const isEncrypted = (beginning: Buffer) => beginning.toString('latin1').startsWith(header)

/** Throws one sentence where a key of BACKUP_RECIPIENTS is mistyped: each ends with a sum over itself. */
export async function expectRecipients(recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return
  const { Encrypter } = await import('age-encryption')
  for (const recipient of recipients)
    try {
      new Encrypter().addRecipient(recipient)
    } catch (cause) {
      throw new Error(
        `BACKUP_RECIPIENTS has a key that is none, and nothing could be encrypted for it: ${recipient}. Look for a letter that is missing or wrong.`,
        { cause },
      )
    }
}

/** For `recipients`, such as `age1…`: whoever makes backups cannot read them. */
export async function encrypted(plain: Readable, recipients: readonly string[]): Promise<Readable> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return fromWeb(await encrypter.encrypt(toWeb(plain)))
}

/** Throws when no key of `identity` opens it. */
export async function decrypted(sealed: Readable, identity: string | undefined): Promise<Readable> {
  if (!identity)
    throw new Error(
      'The archive is encrypted. Set BACKUP_IDENTITY to its secret key (AGE-SECRET-KEY-1…) or to the file that holds it.',
    )
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  for (const key of await keysIn(identity)) decrypter.addIdentity(key)
  try {
    return fromWeb(await decrypter.decrypt(toWeb(sealed)))
  } catch (error) {
    throw new Error(
      'The archive is encrypted for another key than BACKUP_IDENTITY holds, or its beginning is damaged.',
      {
        cause: error,
      },
    )
  }
}

/** A new pair for BACKUP_RECIPIENTS and BACKUP_IDENTITY. */
export async function newBackupKeys(): Promise<{ recipient: string; identity: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

async function keysIn(identity: string): Promise<string[]> {
  const secret = /^AGE-SECRET-KEY-[0-9A-Z-]+$/
  const text = secret.test(identity) ? identity : await readFile(identity, 'utf8').catch(noIdentity)
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => secret.test(line))
  if (keys.length === 0) throw new Error(`BACKUP_IDENTITY, which is ${identity}, holds no key AGE-SECRET-KEY-1….`)
  return keys
}

function noIdentity(cause: unknown): never {
  throw new Error('BACKUP_IDENTITY is neither a key AGE-SECRET-KEY-1… nor a file that can be read.', { cause })
}

const CHUNK = 65_536 // bytes: what age seals at a time

const toWeb = (stream: Readable): globalThis.ReadableStream<Uint8Array> =>
  ReadableStream.from(stream) as unknown as globalThis.ReadableStream<Uint8Array>

function fromWeb(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.from(stream, { objectMode: false, highWaterMark: CHUNK })
}
