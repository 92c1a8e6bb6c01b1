import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import * as z from 'zod'
import { whenMissing } from '#api/outbound/when-missing.ts'

const erasure = z.object({
  key: z.string(), // keyed hash of the address: without the secret key nobody can say whose
  at: z.number(), // milliseconds
})

export type Erasure = z.output<typeof erasure>

/** Beside the archives: what is restored from them must not bring back whom it names. */
export const erasureListName = 'erased.jsonl'
const nameIn = (folder: string) => path.join(folder, erasureListName)

/** What is added while the list is written anew would be lost. */
const inTurn = pLimit(1)

/** Resolves after fsync. What is in the list already is left out. */
export function noteErasures(folder: string, erasures: readonly Erasure[]): Promise<void> {
  return inTurn(() => add(folder, erasures))
}

async function add(folder: string, erasures: readonly Erasure[]): Promise<void> {
  const known = new Set((await readErasures(folder)).map(({ key, at }) => `${key} ${at}`))
  const lines = erasures.filter(({ key, at }) => !known.has(`${key} ${at}`)).map((one) => `${JSON.stringify(one)}\n`)
  if (lines.length === 0) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(nameIn(folder), 'a', 0o600)
  try {
    // Its own line, also after one that a power cut has cut short.
    await file.appendFile(`\n${lines.join('')}`)
    await file.sync()
  } finally {
    await file.close()
  }
}

export async function readErasures(folder: string): Promise<Erasure[]> {
  return erasuresIn((await readFile(nameIn(folder), 'utf8').catch(whenMissing)) ?? '')
}

export function erasuresIn(text: string): Erasure[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [erasure.parse(JSON.parse(line))]
    } catch {
      return []
    }
  })
}

/** Deletes what is older, all or nothing. */
export function forgetErasures(folder: string, before: number): Promise<void> {
  return inTurn(() => forget(folder, before))
}

async function forget(folder: string, before: number): Promise<void> {
  const all = await readErasures(folder)
  const kept = all.filter(({ at }) => at >= before)
  if (kept.length === all.length) return
  const growing = `${nameIn(folder)}.part`
  await writeFile(growing, kept.map((one) => `${JSON.stringify(one)}\n`).join(''), { mode: 0o600 })
  await rename(growing, nameIn(folder))
}
