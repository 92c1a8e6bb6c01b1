import path from 'node:path'
import { type Plugin, type PreviewServer, preview } from 'vite'
import { buildIfChanged } from '#site/build/source-hash.ts'
import { root, run } from '../support/run/steps.ts'
import { freePort } from '../support/servers/postgres.ts'

export const storybookFolder = path.join(root, 'dist', 'test-storybook')
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

const unchanging = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** A flat square in the place of each drawn picture: those have a check of their own, and pages stay small to store. */
const flatPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="#8aa0b8" d="M0 0h8v8H0z"/></svg>'

/** Answered here and not by a route of the browser's: where one is set, Chromium caches nothing. */
const standIns: Plugin = {
  name: 'stand-ins',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.url?.startsWith('/pictures/'))
        response.writeHead(200, { 'Content-Type': 'image/svg+xml', ...unchanging }).end(flatPicture)
      else if (request.url?.startsWith('/film/')) response.writeHead(204).end()
      else next()
    })
  },
}

/** Builds Storybook unless nothing changed since, and serves it on a free loopback port. */
export async function serveStorybook(): Promise<{ url: string; close: () => Promise<void> }> {
  process.chdir(root)
  await buildIfChanged(sources, 'dist/test-storybook-built-from', async () => {
    console.info('Building Storybook …')
    // React's development build, so that its warnings fail the story that causes them.
    const environment = { NODE_ENV: 'development' }
    const code = await run(
      'storybook',
      ['build', '--output-dir', storybookFolder, '--disable-telemetry', '--quiet', '--test', '--stats-json'],
      environment,
    )
    if (code !== 0) throw new Error('Storybook does not build: its own messages above say why.')
  })
  return serveFolder(storybookFolder)
}

/** The same with its documents, which the camera has no use for. */
export async function serveDocuments(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  process.chdir(root)
  await buildIfChanged(sources, `${path.relative(root, folder)}-built-from`, async () => {
    const code = await run('storybook', ['build', '--output-dir', folder, '--disable-telemetry', '--quiet'])
    if (code !== 0) throw new Error('Storybook does not build: its own messages above say why.')
  })
  return serveFolder(folder)
}

/** What is built, on a free loopback port. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await freePort()
  const server: PreviewServer = await preview({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [standIns],
    build: { outDir: folder },
    // Built once and served once: nothing changes under an address.
    preview: { host: '127.0.0.1', port, strictPort: true, headers: unchanging },
  })
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
