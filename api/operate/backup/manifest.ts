import * as z from 'zod'

/** Entries of an archive: `database/`, `files/`, `keys/`, and the manifest as the last one, which says that it is whole. */
export const manifestName = 'manifest.json'

export const FORMAT = 1

const count = z.number().int().min(0)

export const backupManifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.number(), // milliseconds: the moment the database is of
  program: z.string(), // its version
  database: z.object({
    kind: z.enum(['sqlite', 'postgres']),
    steps: z.array(z.string()), // migrations that have run
    rows: z.record(z.string(), count), // by table
  }),
  key: z.enum(['inside', 'given']), // `given` by SECRET_KEY, which is not in the archive
  entries: z.array(z.object({ name: z.string(), size: count, sha256: z.string() })),
})

export type BackupManifest = z.output<typeof backupManifest>

/** What backups have: no archive leads out of the folder that it is unpacked into, or puts a file where the server has others. */
const place =
  /^(database\/[\w.-]+|files\/uploads\/(applications|pictures)(\/[\w.-]+)+|keys\/(secret\.key|vapid\.json))$/

export function isEntryName(name: string): boolean {
  return name === manifestName || (place.test(name) && !name.split('/').some((part) => /^\.+$/.test(part)))
}
