import { globSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const KEPT = 30 * 24 * 3_600_000 // milliseconds

/**
 * Removes what no build since `begunAt` (milliseconds) has written. Files in `assets`, whose names change with what is in
 * them, stay for thirty days: the server that still runs asks for them, and whoever has a page of it open.
 */
export function removeFormer(folder: string, begunAt: number): void {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name)
    const isAsset = path.relative(folder, file).startsWith(`assets${path.sep}`)
    if (statSync(file).mtimeMs < begunAt - (isAsset ? KEPT : 0)) rmSync(file)
  }
}
