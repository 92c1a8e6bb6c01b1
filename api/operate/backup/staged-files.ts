import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { whenMissing } from '#api/outbound/when-missing.ts'

/** Of the data folder. What is on its way, or can be made again, is not kept. */
const folders = ['uploads/applications', 'uploads/pictures']
const passing = /\.part$|^arriving$/
export const keyFiles = ['secret.key', 'vapid.json']

/**
 * Links files into a folder, where they stay if they are deleted meanwhile: they are written once and never changed.
 * Done before and after the database is copied, it has all that the copy speaks of. Takes no room on the disk.
 */
export async function stageFiles(dataDir: string, folder: string): Promise<void> {
  for (const name of folders) await stageFolder(path.join(dataDir, name), path.join(folder, 'files', name))
}

export async function stageKeys(dataDir: string, folder: string): Promise<string[]> {
  await mkdir(path.join(folder, 'keys'), { recursive: true, mode: 0o700 })
  const found: string[] = []
  for (const name of keyFiles) {
    try {
      // A copy: a key may be replaced in its place.
      await copyFile(path.join(dataDir, name), path.join(folder, 'keys', name))
      found.push(name)
    } catch (error) {
      whenMissing(error)
    }
  }
  return found
}

async function stageFolder(from: string, to: string): Promise<void> {
  const entries = (await readdir(from, { withFileTypes: true }).catch(whenMissing)) ?? []
  if (entries.length > 0) await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of entries) {
    if (passing.test(entry.name)) continue
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) await stageFolder(source, target)
    else if (entry.isFile()) await linkOnce(source, target)
  }
}

async function linkOnce(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST' || code === 'ENOENT') return
    // Another disk, or one without links.
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK' && code !== 'ENOTSUP') throw error
    await copyFile(from, to).catch(whenMissing)
  }
}
