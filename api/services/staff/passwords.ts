import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { AppError } from '#api/errors.ts'

/** Of argon2id (RFC 9106); `memory` in KiB. */
export interface PasswordWork {
  memory: number
  passes: number
  parallelism: number
}

/** OWASP's first recommendation; about a tenth of a second. */
export const passwordWork: PasswordWork = { memory: 19_456, passes: 2, parallelism: 1 }

const SALT = 16 // bytes
const TAG = 32
const AT_ONCE = 2 // each takes a thread, of four that files need too
const MOST_WAITING = 40 // four seconds
const RETRY_AFTER = 5 // seconds

const derive = promisify(argon2)
const phc = /^\$argon2id\$v=19\$m=(\d{1,9}),t=(\d{1,4}),p=(\d{1,4})\$([A-Za-z0-9+/]{1,200})\$([A-Za-z0-9+/]{1,200})$/

export type Passwords = ReturnType<typeof createPasswords>

/** Stored as PHC strings, which say how they were made. */
export function createPasswords(work: PasswordWork = passwordWork) {
  const inTurn = pLimit(AT_ONCE)
  const nobodys = { ...work, salt: randomBytes(SALT), tag: randomBytes(TAG) }

  function tagOf(password: string, { memory, passes, parallelism }: PasswordWork, nonce: Buffer, tagLength: number) {
    // Otherwise anybody could keep the staff waiting.
    if (inTurn.pendingCount >= MOST_WAITING) throw new AppError('unavailable', { retryAfter: RETRY_AFTER })
    // The same letters from another keyboard.
    const message = password.normalize('NFKC')
    return inTurn(() => derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength }))
  }

  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(SALT)
      const tag = await tagOf(password, work, salt, TAG)
      const { memory, passes, parallelism } = work
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
    },

    /** Takes as long where there is no password. */
    async verify(stored: string | undefined, password: string): Promise<boolean> {
      const known = stored === undefined ? undefined : parsed(stored)
      const { salt, tag, ...parameters } = known ?? nobodys
      const own = await tagOf(password, parameters, salt, tag.length)
      return timingSafeEqual(own, tag) && known !== undefined
    },

    /** Whether it was made with less work than is wanted now. */
    isWeak(stored: string): boolean {
      const { memory, passes, parallelism } = parsed(stored)
      return memory < work.memory || passes < work.passes || parallelism < work.parallelism
    },
  }
}

function parsed(stored: string) {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(stored) ?? []
  if (!salt || !tag) throw new Error('A stored password is no PHC string of argon2id')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
