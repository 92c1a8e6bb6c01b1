import { rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { browserPlugins } from '#site/build/browser-plugins.ts'
import { buildPackages } from '#site/build/build-packages.ts'
import { buildStyles } from '#site/build/build-styles.ts'
import { buildWorker } from '#site/build/build-worker.ts'
import { compressFiles } from '#site/build/compress-files.ts'
import { shortNamesPlugin } from '#site/build/short-names-plugin.ts'
import { buildIfChanged } from '#site/build/source-hash.ts'

/** Everything the builds read. */
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

/** Builds the browser's files, the server's renderer and its packages. With `--if-changed`, only when a source differs from what the last build read. */
async function main(): Promise<void> {
  // A test runner's own NODE_ENV would put React's development build before visitors.
  process.env['NODE_ENV'] = 'production'
  process.chdir(path.join(import.meta.dirname, '..', '..'))
  if (!process.argv.includes('--if-changed')) rmSync(stamp, { force: true })
  await buildIfChanged(sources, stamp, async (version) => {
    console.info('1/4 Building the styles …')
    const names = await buildStyles('dist/client')
    console.info('2/4 Building the browser’s files …')
    await build({
      logLevel: 'warn',
      plugins: [...browserPlugins(), shortNamesPlugin(names)],
      build: { emptyOutDir: false },
    })
    await buildWorker(version)
    console.info('3/4 Building the server’s renderer …')
    await build({ logLevel: 'warn', plugins: [shortNamesPlugin(names)], build: { ssr: 'site/entry-server.tsx' } })
    console.info('4/4 Bundling the server’s packages …')
    await buildPackages('dist/packages')
    console.info('Compressing the browser’s files …')
    await compressFiles('dist/client')
  })
}

await main()
