import { rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { buildWorker } from '#site/build/build-worker.ts'
import { compressFiles } from '#site/build/compress-files.ts'
import { removeFormer } from '#site/build/remove-former.ts'
import { buildIfChanged } from '#site/build/source-hash.ts'
import { textFiles } from '#site/build/text-files.ts'

const sources = [
  'ui/**',
  'site/**',
  'locales/**',
  'api/contract/**',
  'public/**',
  'vite.config.ts',
  'package-lock.json',
]
const stamp = 'dist/site-built-from'

async function main(): Promise<void> {
  // The NODE_ENV of a test runner would build React's development version.
  process.env['NODE_ENV'] = 'production'
  process.chdir(path.join(import.meta.dirname, '..', '..'))
  if (!process.argv.includes('--if-changed')) rmSync(stamp, { force: true })
  await buildIfChanged(sources, stamp, async (version) => {
    const begunAt = Date.now()
    console.info('1/4 Building the browser’s files …')
    await build({ logLevel: 'warn', plugins: [textFiles()] })
    await buildWorker(version)
    console.info('2/4 Building the staff’s files …')
    await build({ logLevel: 'warn', mode: 'staff', plugins: [textFiles()] })
    console.info('3/4 Building the server’s renderer …')
    await build({ logLevel: 'warn', build: { ssr: 'site/entry-server.tsx' } })
    console.info('4/4 Compressing the browser’s files …')
    await compressFiles('dist/client')
    removeFormer(['dist/client', 'dist/server'], begunAt, 'dist/site-begun-at')
  })
}

await main()
