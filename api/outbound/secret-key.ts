import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { secretFile } from '#api/outbound/secret-file.ts'

export const SHORTEST_KEY = 32 // characters; 32 bytes in base64url have 43

/** `SECRET_KEY`, else generated once as `secret.key`. Never in the database, so that a copy of it signs nothing. */
export async function loadSecretKey({ dataDir, key }: { dataDir: string; key: string | undefined }): Promise<string> {
  if (key) return key
  const file = path.join(dataDir, 'secret.key')
  const stored = (await secretFile(file, () => `${randomBytes(32).toString('base64url')}\n`)).trim()
  if (stored.length >= SHORTEST_KEY) return stored
  throw new Error(
    `${file} holds no key. Restore it from a backup; or delete it and the row secret-key-mark of the table settings, and every link that was sent stops working.`,
  )
}
