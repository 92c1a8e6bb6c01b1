import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { whenMissing } from '#api/outbound/when-missing.ts'

const mailFile = /\.(?:eml|part)$/

/** Deletes up to `limit` mails older than `time`. Returns how many. */
export async function deleteMailsBefore(folder: string, time: number, limit: number): Promise<number> {
  const names = (await readdir(folder).catch(whenMissing)) ?? []
  let deleted = 0
  for (const name of names.filter((entry) => mailFile.test(entry))) {
    if (deleted === limit) break
    const file = path.join(folder, name)
    // Another server may have deleted it.
    const found = await stat(file).catch(() => undefined)
    if (found === undefined || found.mtimeMs > time) continue
    await rm(file, { force: true })
    deleted++
  }
  return deleted
}
