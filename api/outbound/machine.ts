import { readdir, stat, statfs } from 'node:fs/promises'
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

const AT_ONCE = 500 // files asked for together, in some ten milliseconds; between two lots a busy server does other things

export function createMachine(dataDir: string): Machine {
  return {
    async use(folder) {
      const place = path.join(dataDir, folder)
      const entries = (await readdir(place, { recursive: true, withFileTypes: true }).catch(whenMissing)) ?? []
      const files = entries.filter((entry) => entry.isFile())
      let bytes = 0
      const times: number[] = []
      for (let first = 0; first < files.length; first += AT_ONCE) {
        const some = files.slice(first, first + AT_ONCE)
        // One that has gone meanwhile takes no room.
        const found = await Promise.all(
          some.map(({ parentPath, name }) => stat(path.join(parentPath, name)).catch(whenMissing)),
        )
        for (const file of found) {
          if (!file) continue
          bytes += file.size
          times.push(file.mtimeMs)
        }
      }
      return { bytes, times: times.toSorted((one, other) => one - other) }
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
