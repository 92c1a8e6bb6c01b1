import path from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { buildIfChanged } from '#site/build/source-hash.ts'
import { freePort } from '../support/postgres.ts'
import { root, run } from '../support/steps.ts'

const storybookFolder = path.join(root, 'dist', 'storybook')
const sources = [
  'ui/**',
  'site/**',
  'locales/**',
  'stories/**',
  '.storybook/**',
  'api/contract/**',
  'public/**',
  'package-lock.json',
]

/** Builds Storybook unless nothing changed since, and serves it on a free loopback port. */
export async function serveStorybook(): Promise<{ url: string; close: () => Promise<void> }> {
  process.chdir(root)
  await buildIfChanged(sources, 'dist/storybook-built-from', async () => {
    console.info('Building Storybook …')
    const code = await run('storybook', [
      'build',
      '--output-dir',
      storybookFolder,
      '--disable-telemetry',
      '--quiet',
      '--test',
    ])
    if (code !== 0) throw new Error('Storybook does not build: its own messages above say why.')
  })
  const port = await freePort()
  const server: PreviewServer = await preview({
    configFile: false,
    root,
    logLevel: 'silent',
    build: { outDir: storybookFolder },
    preview: { host: '127.0.0.1', port, strictPort: true },
  })
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
