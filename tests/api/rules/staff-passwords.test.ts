import { argon2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { passwordProblem } from '#api/services/staff/password-rules.ts'
import { createPasswords, passwordWork } from '#api/services/staff/passwords.ts'

const little = { memory: 64, passes: 1, parallelism: 1 }
const whose = { email: 'jonida.hoxha@example.org', name: 'Jonida Hoxha' }

describe('stored passwords', () => {
  it('take what OWASP recommends, and say so as PHC strings', async () => {
    expect(passwordWork).toEqual({ memory: 19_456, passes: 2, parallelism: 1 })
    const stored = await createPasswords().hash('seven windows and a cat')
    const [, , , work, salt = '', tag = ''] = stored.split('$')
    expect(work).toBe('m=19456,t=2,p=1')
    const own = argon2Sync('argon2id', {
      message: 'seven windows and a cat',
      nonce: Buffer.from(salt, 'base64'),
      memory: 19_456,
      passes: 2,
      parallelism: 1,
      tagLength: 32,
    })
    expect(tag).toBe(own.toString('base64').replaceAll('=', ''))
    expect(Buffer.from(salt, 'base64')).toHaveLength(16)
  })

  it('are verified with whatever parameters they were made, by any server', async () => {
    const stored = await createPasswords({ memory: 128, passes: 3, parallelism: 2 }).hash('seven windows and a cat')
    const passwords = createPasswords(little)
    expect(await passwords.verify(stored, 'seven windows and a cat')).toBe(true)
    expect(await passwords.verify(stored, 'seven windows and a dog')).toBe(false)
    expect(await passwords.verify(undefined, 'seven windows and a cat')).toBe(false)
    await expect(passwords.verify('$2b$10$another', 'x')).rejects.toThrow('PHC')
  })

  it('are weak when they took less work than is wanted now', () => {
    const made = (work: string) => `$argon2id$v=19$${work}$c2FsdHNhbHQ$dGFnZ3RhZ2c`
    const { isWeak } = createPasswords({ memory: 128, passes: 2, parallelism: 1 })
    expect(
      ['m=127,t=2,p=1', 'm=128,t=1,p=1', 'm=128,t=2,p=1', 'm=256,t=3,p=4'].map((work) => isWeak(made(work))),
    ).toEqual([true, true, false, false])
  })

  it('are the same however a keyboard composes their letters', async () => {
    const passwords = createPasswords(little)
    expect(await passwords.verify(await passwords.hash('cafe\u0301 cafe\u0301 cafe\u0301'), 'café café café')).toBe(
      true,
    )
  })

  it('are two at a time, and nobody waits behind more than forty', async () => {
    const passwords = createPasswords(little)
    const all = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.verify(undefined, 'x')))
    const refused = all.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(10)
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', retryAfter: 5 } })
    expect(await passwords.verify(undefined, 'x')).toBe(false)
  })
})

describe('a password to be', () => {
  const problemOf = (password: string) => passwordProblem(password, whose)

  it.each([
    ['eleven char', 'password_short'],
    ['🐈'.repeat(11), 'password_short'],
    ['🐈🪟🚪🧱🌉 und Tee', undefined],
    ['x'.repeat(201), 'password_long'],
    ['aaaaaaaaaaaaaaaa', 'password_common'],
    ['abcdeabcdeabcde', 'password_common'],
    ['abcdefghijklm', 'password_common'],
    ['1234567890123', 'password_common'],
    ['9876543210987', 'password_common'],
    ['123456789abc', 'password_common'],
    ['Password2026!', 'password_common'],
    ['P@ssw0rd123456', 'password_common'],
    ['  Sunshine1234', 'password_common'],
    ['Qwertyuiop_123', 'password_common'],
    ['jonida likes tea', 'password_address'],
    ['HOXHA-hoxha-9!', 'password_address'],
    ['my example of it', 'password_address'],
    ['Dritare am Fluss', 'password_address'],
    ['seven windows and a cat', undefined],
    ['Zr8-kelp-Tuesday', undefined],
  ])('%s: %s', async (password, problem) => {
    expect(await problemOf(password)).toBe(problem)
  })
})
