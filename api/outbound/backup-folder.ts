import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { whenMissing } from '#api/outbound/when-missing.ts'

const note = z.object({
  rows: z.number(), // of all tables
  files: z.number(), // résumés and pictures
  unpacked: z.optional(z.number()), // bytes of all that is in it
  missing: z.optional(z.number()), // files that rows lead to, and that were nowhere
  verifiedAt: z.nullable(z.number()), // when it was last restored as a test, milliseconds
  copiedAt: z.optional(z.number()), // when it was in S3 as well, milliseconds
})

export interface KeptArchive extends Partial<z.output<typeof note>> {
  name: string
  file: string
  madeAt: number // milliseconds
  bytes: number
  isEncrypted: boolean
}

const named = /^dritare-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst(\.age)?$/

/** Tells when it was made, and sorts by it. */
export function archiveName(madeAt: number, isEncrypted: boolean): string {
  const time = new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, '')
  return `dritare-${time}.tar.zst${isEncrypted ? '.age' : ''}`
}

/** The newest first; nothing but what `npm run backup` has named. */
export async function listArchives(folder: string): Promise<KeptArchive[]> {
  const archives: KeptArchive[] = []
  for (const name of (await readdir(folder).catch(whenMissing)) ?? []) {
    const madeAt = archiveTime(name)
    const file = path.join(folder, name)
    const found = madeAt === undefined ? undefined : await stat(file).catch(whenMissing)
    if (madeAt === undefined || !found) continue
    const about = await readNote(file)
    archives.push({ name, file, madeAt, bytes: found.size, isEncrypted: name.endsWith('.age'), ...about })
  }
  return archives.toSorted((one, other) => other.madeAt - one.madeAt)
}

/** What is known of an archive, beside it: to read it from within would take minutes, and its key. */
export async function noteArchive(file: string, about: z.output<typeof note>): Promise<void> {
  const known = await readNote(file)
  const growing = `${notePlace(file)}.part`
  await writeFile(growing, `${JSON.stringify({ ...known, ...about })}\n`, { mode: 0o600 })
  await rename(growing, notePlace(file))
}

export async function removeArchive(file: string): Promise<void> {
  await rm(file, { force: true })
  await rm(notePlace(file), { force: true })
}

const notePlace = (file: string) => `${file}.json`

async function readNote(file: string) {
  try {
    return note.parse(JSON.parse(await readFile(notePlace(file), 'utf8')))
  } catch {
    // Missing, broken or another account's: it says nothing that the archive itself does not.
    return undefined
  }
}

/** Milliseconds; undefined for what is no archive. */
export function archiveTime(name: string): number | undefined {
  const parts = named.exec(name)?.slice(1, 7).map(Number)
  if (!parts) return undefined
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}
