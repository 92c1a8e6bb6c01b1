import { existsSync, globSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const KEPT = 30 * 24 * 3_600_000 // milliseconds

/**
 * Removes from `folders` what the build that began at `begunAt` (milliseconds) has not written. Files in `assets`, whose
 * names change with what is in them, stay for thirty days from when they are replaced: the server that still runs asks for
 * them, and whoever has a page of it open. `stamp` says when the build before began.
 */
export function removeFormer(folders: string[], begunAt: number, stamp: string): void {
  const lastBegunAt = existsSync(stamp) ? Number(readFileSync(stamp, 'utf8')) : 0
  for (const folder of folders) {
    const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())
    for (const { parentPath, name } of files) {
      const file = path.join(parentPath, name)
      const isAsset = path.relative(folder, file).startsWith(`assets${path.sep}`)
      const { mtimeMs } = statSync(file)
      if (mtimeMs >= begunAt) continue
      // Of the build before, however long ago that was.
      if (isAsset && mtimeMs >= lastBegunAt) utimesSync(file, new Date(begunAt - 1), new Date(begunAt - 1))
      else if (!isAsset || mtimeMs < begunAt - KEPT) rmSync(file)
    }
  }
  writeFileSync(stamp, String(begunAt))
}
