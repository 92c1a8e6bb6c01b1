import { createServer } from 'node:http'
import path from 'node:path'
import { createServer as createViteServer, type ViteDevServer } from 'vite'
import { createApp } from '#api/app.ts'
import { postsFolder } from '#api/content/site-post-ids.ts'
import type { SiteSettings } from '#api/contract/site-settings.ts'
import { openDatabase } from '#api/db/open.ts'
import { readEnvironment } from '#api/environment.ts'
import type { Pages } from '#api/http/pages.ts'
import { createFileMailer } from '#api/outbound/file-mailer.ts'
import { openFileStorages } from '#api/outbound/objects/file-storages.ts'
import { loadSecretKey } from '#api/outbound/secret-key.ts'

/** `npm run dev`: the same server, rendering from the sources, with hot reload. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  const publicUrl = environment.publicUrl ?? `http://localhost:${environment.port}`
  const server = createServer()
  const vite = await createViteServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const app = await createApp({
    database: await openDatabase({ ...environment, now: Date.now, onError: console.error }),
    pages: await pagesFromSources(vite, { ...environment.settings, publicUrl: publicUrl }),
    secretKey: await loadSecretKey({ dataDir: environment.dataDir, key: environment.secretKey }),
    posts: postsFolder,
    ...(await openFileStorages(environment, 0)),
    mailer: createFileMailer(path.join(environment.dataDir, 'outbox')),
    renderMail: async (order) => (await vite.ssrLoadModule('/site/entry-server.tsx'))['renderMail'](order),
    environment: { ...environment, smtpUrl: undefined, publicUrl },
  })
  await app.ready()
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => app.routing(request, response))
  })
  server.listen(environment.port, environment.host, () => {
    console.info(`Dritare is open for work at http://${environment.host}:${environment.port}`)
  })
}

/** Vite caches the renderer until a source changes. */
async function pagesFromSources(vite: ViteDevServer, settings: SiteSettings): Promise<Pages> {
  const refreshPreamble = await vite.transformIndexHtml('/', '')
  const assets = {
    entry: '/site/entry-client.tsx',
    styles: '',
    fonts: [],
    extraHead: `${refreshPreamble}<link rel="stylesheet" href="/site/styles.css">`,
  }
  const staffAssets = {
    entry: '/site/entry-staff.tsx',
    sheet: '/site/staff.css',
    fonts: [],
    extraHead: refreshPreamble,
  }
  const load = async (): Promise<Pages> => {
    const entry = await vite.ssrLoadModule('/site/entry-server.tsx')
    return entry['createPages']({ settings, assets, staffAssets })
  }
  const { knownPage } = await load()
  return {
    knownPage,
    // Hot reload injects inline scripts.
    scriptHashes: ["'unsafe-inline'"],
    render: async (request) => (await load()).render(request),
    renderStaff: async (request) => (await load()).renderStaff(request),
    renderFailure: async (failure) => (await load()).renderFailure(failure),
    file: async (...asked) => (await load()).file(...asked),
    ...(settings.imageHost && { imageHost: settings.imageHost }),
  }
}

await main()
