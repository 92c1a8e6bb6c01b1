import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { openForCopy } from '#api/db/copy/open-for-copy.ts'
import { listTables } from '#api/db/copy/tables.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'
import { createStores } from '#api/store/stores.ts'

interface Place {
  databaseUrl: string | undefined
  dataDir: string
}

/** What rows lead to, as named in `uploads/`: résumés, and the folder of each picture. */
export async function filesOfRows(place: Place): Promise<Set<string>> {
  const database = await openForCopy({ ...place, isRead: true })
  try {
    const tables = await listTables(database.db, database.kind) // those of a former version, too
    const has = (name: string) => tables.some((table) => table.name === name)
    const resumes = has('applications') ? await createStores(database).applications.storedNames() : []
    const pictures = has('pictures') ? await database.db.selectFrom('pictures').select('id').execute() : []
    return new Set([
      ...[...resumes].map((name) => `applications/${name}`),
      ...pictures.map(({ id }) => `pictures/${id}`),
    ])
  } finally {
    await database.db.destroy()
  }
}

/** Those of `named` that are not in the folder, although rows still lead to them. */
export async function findMissing(named: Set<string>, uploads: string, place: Place): Promise<string[]> {
  const staged = new Set<string>()
  for (const folder of ['applications', 'pictures'])
    for (const name of (await readdir(path.join(uploads, folder)).catch(whenMissing)) ?? [])
      staged.add(`${folder}/${path.basename(name, '.part')}`)
  const missing = [...named].filter((name) => !staged.has(name))
  if (missing.length === 0) return []
  const still = await filesOfRows(place) // what was deleted meanwhile is not missing
  return missing.filter((name) => still.has(name))
}

const MOST_NAMED = 5

export const missingFiles = (missing: readonly string[]) =>
  `Résumés and pictures that the database leads to, and that are neither in it nor where the site’s files are: ${missing.length} (${missing.slice(0, MOST_NAMED).join(', ')}${missing.length > MOST_NAMED ? ', …' : ''}). Look at DATA_DIR and FILES_URL, and keep the archives before it.`
