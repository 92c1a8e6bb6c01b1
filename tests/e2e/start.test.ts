import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import packages from '../../package.json' with { type: 'json' }
import { startServer, type TestServer } from '../support/servers/server.ts'

/** Packages that pages never need, by what they are for. */
const later = {
  'pictures and feeds': ['sharp', 'fontkit', 'feed'],
  'the description of the calls': ['@fastify/swagger', '@fastify/swagger-ui'],
  'texts of posts': [
    'unified',
    'remark-parse',
    'remark-gfm',
    'remark-rehype',
    'rehype-highlight',
    'rehype-sanitize',
    'yaml',
  ],
  mails: ['nodemailer', '@react-email/render'],
  résumés: ['file-type', 'yauzl'],
  visitors: ['altcha-lib', 'mmdb-lib'],
  'another database': ['pg'],
  notifications: ['web-push'],
}

const recorder = pathToFileURL(path.join(import.meta.dirname, '..', 'support', 'run', 'record-modules.ts')).href

describe('a server that starts again', () => {
  let server: TestServer
  let folder: string
  let recorded: string

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'recorded-modules-'))
    recorded = path.join(folder, 'modules')
    await writeFile(recorded, '')
    server = await startServer({ NODE_OPTIONS: `--import ${recorder}`, RECORDED_MODULES: recorded })
    await server.stop()
    // The first start brings the posts in, which takes more.
    await writeFile(recorded, '')
    await server.restart()
    expect((await fetch(`${server.url}/en/`)).status).toBe(200)
  })

  afterAll(async () => {
    await server.remove()
    await rm(folder, { recursive: true })
  })

  const addresses = async () => (await readFile(recorded, 'utf8')).split('\n')
  const loadedPackages = async () => {
    const found = (await addresses()).map((address) => address.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/))
    return new Set(found.map((match) => match?.[1]))
  }

  it('loads for its first page nothing that only something else needs', async () => {
    const loaded = await loadedPackages()
    for (const [purpose, names] of Object.entries(later)) {
      if (purpose === 'another database' && server.databaseUrl) continue
      const early = names.filter((name) => loaded.has(name))
      expect.soft(early, `${early} is for ${purpose}: import it where that is done, with await import()`).toEqual([])
    }
    expect(loaded).toContain('fastify')
  })

  it('is looked at for packages that there are', () => {
    for (const name of Object.values(later).flat()) expect.soft(Object.keys(packages.dependencies)).toContain(name)
  })

  it('renders with React’s production build', async () => {
    const renderers = (await addresses()).filter((address) => address.includes('/react-dom/cjs/react-dom-server'))
    expect(renderers.length).toBeGreaterThan(0)
    expect(renderers.filter((address) => !address.includes('.production.'))).toEqual([])
  })

  it('loads the rest when somebody asks for it', async () => {
    // A machine that gives the server no turn for a second has it refuse for the next one.
    const statusOf = async (address: string) => (await fetch(server.url + address)).status
    await expect.poll(() => statusOf('/api/docs/openapi.json'), { timeout: 20_000 }).toBe(200)
    await expect.poll(() => statusOf('/api/challenge'), { timeout: 20_000 }).toBe(200)
    const loaded = await loadedPackages()
    expect(['@fastify/swagger', '@fastify/swagger-ui', 'altcha-lib'].filter((name) => !loaded.has(name))).toEqual([])
  })
})
