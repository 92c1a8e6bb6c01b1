import type { Dirent } from 'node:fs'
import { opendir, stat, statfs } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { whenMissing } from '#api/outbound/when-missing.ts'

export interface FolderUse {
  bytes: number
  times: number[] // when each file was last written, milliseconds, the oldest first
}

/** What the server runs on. */
export interface Machine {
  /** Of a folder in the data folder, with all that lies in it; nothing where there is none. */
  use: (folder: string) => Promise<FolderUse>
  /** In bytes, for the server's account. */
  disk: () => Promise<{ free: number; total: number }>
  memory: () => { used: number; total: number }
}

const AT_ONCE = 500 // files asked for together, in some ten milliseconds; between two lots a busy server does other things, so few lots

export function createMachine(dataDir: string): Machine {
  /** A folder may hold a hundred thousand files: whoever asks while they are looked at gets the same answer. */
  const looks = new Map<string, Promise<FolderUse>>()

  async function look(folder: string): Promise<FolderUse> {
    const entries = await opendir(path.join(dataDir, folder), { recursive: true, bufferSize: AT_ONCE }).catch(
      whenMissing,
    )
    let bytes = 0
    const times: number[] = []
    let some: Dirent[] = []
    async function count(): Promise<void> {
      // One that has gone meanwhile takes no room.
      const found = await Promise.all(
        some.map(({ parentPath, name }) => stat(path.join(parentPath, name)).catch(whenMissing)),
      )
      some = []
      for (const file of found) {
        if (!file) continue
        bytes += file.size
        times.push(file.mtimeMs)
      }
    }
    for await (const entry of entries ?? []) {
      if (entry.isFile()) some.push(entry)
      if (some.length === AT_ONCE) await count()
    }
    await count()
    return { bytes, times: times.toSorted((one, other) => one - other) }
  }

  return {
    use(folder) {
      const known = looks.get(folder)
      if (known) return known
      const found = look(folder).finally(() => looks.delete(folder))
      looks.set(folder, found)
      return found
    },

    async disk() {
      const { bavail, blocks, bsize } = await statfs(dataDir)
      return { free: bavail * bsize, total: blocks * bsize }
    },

    memory() {
      const { rss } = process.memoryUsage()
      const limit = process.constrainedMemory()
      // Without a limit of its own it is told an absurdly large one.
      return { used: rss, total: limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem() }
    },
  }
}
