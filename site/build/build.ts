import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

/** Everything the two builds read. */
const sources = [
  'ui/**',
  'site/**',
  'locales/**',
  'api/contract/**',
  'public/**',
  'vite.config.ts',
  'package-lock.json',
]
const stamp = 'dist/built-from'

/** Builds the browser's files and the server's renderer. With `--if-changed`, only when a source differs from what the last build read. */
async function main(): Promise<void> {
  process.chdir(path.join(import.meta.dirname, '..', '..'))
  const hash = hashSources()
  if (process.argv.includes('--if-changed') && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return

  console.info('1/2 Building the browser’s files …')
  await build({ logLevel: 'warn' })
  console.info('2/2 Building the server’s renderer …')
  await build({ logLevel: 'warn', build: { ssr: 'site/entry-server.tsx' } })
  writeFileSync(stamp, hash)
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources).toSorted()) {
    if (!path.extname(file)) continue
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

await main()
