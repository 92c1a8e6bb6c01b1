import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHandOverLog } from '#api/outbound/bulk/hand-over-log.ts'

const BOOT = '2f1c9a52-7d3b-4a8e-9d37-0d1f0c0a6b11'
const HOUR = 3_600_000

let place: string
let errors: unknown[]
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'hand-over-log-'))
  errors = []
})
afterEach(() => rm(place, { recursive: true, force: true }))

const onError = (error: unknown) => void errors.push(error)
const logIn = (folder: string, bootId = BOOT) => createHandOverLog({ folder, bootId, onError })

it('tells others what it was told, as long as it is not done', async () => {
  const folder = path.join(place, 'new')
  const log = logIn(folder)
  const name = log.name() ?? ''
  expect(await logIn(folder).linesOf(name)).toEqual(new Set())
  log.note('one')
  log.note('two')
  expect(await logIn(folder).names(Date.now())).toEqual([name])
  expect(await logIn(folder).linesOf(name)).toEqual(new Set(['one', 'two']))
  log.rest()
  expect(await logIn(folder).linesOf(name)).toBeUndefined()
  expect(await readdir(folder)).toEqual([])
  // A name is never used again: it would promise what the former file knew.
  expect(log.name()).not.toBe(name)
})

it('is believed neither after a start of the machine nor a day later, and then taken away', async () => {
  const log = logIn(place)
  log.note('one')
  const name = log.name() ?? ''
  expect(await logIn(place, 'another').linesOf(name)).toBeUndefined()
  const old = new Date(Date.now() - 25 * HOUR)
  await utimes(path.join(place, `${name}.log`), old, old)
  expect(await logIn(place).names(Date.now())).toEqual([])
  expect(await readdir(place)).toEqual([])
})

it('reads nothing outside of its folder', async () => {
  await writeFile(path.join(place, 'secret.log'), 'one\n')
  await mkdir(path.join(place, `${BOOT}.`))
  expect(await logIn(path.join(place, `${BOOT}.`)).linesOf(`${BOOT}./../secret`)).toBeUndefined()
})

it('begins another file where the one that is done cannot be taken away, as on a disk that only reads', async () => {
  const log = logIn(place)
  const name = log.name() ?? ''
  const file = path.join(place, `${name}.log`)
  await rm(file)
  await mkdir(file)
  log.rest()
  expect(errors).toHaveLength(1)
  log.note('one')
  expect(log.name()).not.toBe(name)
  expect(await logIn(place).linesOf(log.name() ?? '')).toEqual(new Set(['one']))
})

it('says once that it cannot be written, and nothing more', async () => {
  const folder = path.join(place, 'file')
  await writeFile(folder, '')
  const log = logIn(folder)
  expect([log.name(), log.name()]).toEqual([undefined, undefined])
  log.note('one')
  log.rest()
  expect(errors).toHaveLength(1)
})
