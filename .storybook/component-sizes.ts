import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { minifySync, transformWithOxc } from 'vite'

const root = path.join(import.meta.dirname, '..')

/** The compressed size of each component's own code in bytes, by its path: what it adds to a page that has the rest already. */
export async function measureComponents(): Promise<Record<string, number>> {
  const files = globSync('ui/{primitives,primitives/staff,blocks/*,blocks/staff/*}/*.tsx', { cwd: root }).toSorted()
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { code } = await transformWithOxc(readFileSync(path.join(root, file), 'utf8'), file, {
        jsx: { runtime: 'automatic' },
      })
      return [file, gzipSync(minifySync(file, code).code, { level: 9 }).byteLength] as const
    }),
  )
  return Object.fromEntries(sizes)
}
