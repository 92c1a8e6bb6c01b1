import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export async function buildIfChanged(
  sources: string[],
  stamp: string,
  build: (hash: string) => Promise<void>,
): Promise<void> {
  const hash = hashFiles(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  // What is half built is no version.
  rmSync(stamp, { force: true })
  await build(hash)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

function hashFiles(patterns: string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns).toSorted()) {
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}
