import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createApp } from '#api/app.ts'
import { openDatabase } from '#api/db/open.ts'
import { readEnvironment } from '#api/environment.ts'
import { loadPages, renderBuiltMail } from '#api/http/load-pages.ts'
import { createFileMailer } from '#api/outbound/file-mailer.ts'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import { writeManyPosts } from './many-posts.ts'

/** Posts, each in six languages. */
export const sizes = [20, 2000, 20_000] as const

/** What is asked for, and how much dearer the largest blog may be than the smallest. */
export const requests = [
  { name: 'list', path: '/en/blog/', atMost: 1.5 },
  { name: 'list of a type', path: '/de/blog/type/news/', atMost: 1.5 },
  { name: 'list by title, page 2', path: '/en/blog/?sort=title&page=2', atMost: 1.5 },
  { name: 'post', path: '/en/blog/app/post-7/', atMost: 1.5 },
  { name: 'search, a common word', path: '/en/blog/?q=window', atMost: 3 },
  { name: 'search, a rare word', path: '/en/blog/?q=lighthouse', atMost: 3 },
  { name: 'search, a typing mistake', path: '/en/blog/?q=windwo', atMost: 3 },
] as const

const WARM_UP = 20
const ROUNDS = 40
const AT_ONCE = 5

export interface GrowthRow {
  name: string
  atMost: number
  /** Median milliseconds a request, by size. */
  times: number[]
  /** The largest blog's time over the smallest's. */
  ratio: number
}

/** Asks blogs of three sizes for the same pages, turn by turn, so that what else the machine does hits all of them. */
export async function measureGrowth(say: (line: string) => void): Promise<GrowthRow[]> {
  const blogs = []
  for (const size of sizes) blogs.push(await openBlog(size, say))
  // While posts are written nothing else gets its turn, and a server that sees that sends visitors away for a moment.
  await wait(3000)
  try {
    const rows: GrowthRow[] = []
    for (const { name, path: asked, atMost } of requests) {
      say(`measuring: ${name}`)
      for (const { app } of blogs) await timeOf(app, asked, WARM_UP)
      const samples = blogs.map((): number[] => [])
      for (let round = 0; round < ROUNDS; round++)
        for (const [index, { app }] of blogs.entries()) samples[index]?.push(await timeOf(app, asked, AT_ONCE))
      const times = samples.map(median)
      rows.push({ name, atMost, times, ratio: (times.at(-1) ?? 0) / (times[0] ?? 1) })
    }
    return rows
  } finally {
    for (const { close } of blogs) await close()
  }
}

async function openBlog(size: number, say: (line: string) => void) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dritare-bench-'))
  const environment = readEnvironment({ DATA_DIR: dataDir })
  const publicUrl = 'http://localhost:3000'
  const database = await openDatabase({ ...environment, now: Date.now, onError: () => {} })
  let told = 0
  await writeManyPosts(database, size, (done) => {
    if (done - told < 2500 && done < size) return
    told = done
    say(`writing posts: ${done} of ${size}`)
  })
  const app = await createApp({
    database,
    pages: await loadPages({ ...environment.settings, publicUrl }),
    renderMail: renderBuiltMail,
    resumes: createDiskStorage(path.join(dataDir, 'uploads')),
    mailer: createFileMailer(path.join(dataDir, 'outbox')),
    environment: { ...environment, publicUrl, logLevel: 'silent' },
  })
  await app.ready()
  return {
    app,
    async close() {
      await app.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Milliseconds a request takes, over so many in a row. */
async function timeOf(app: FastifyInstance, url: string, times: number): Promise<number> {
  const start = performance.now()
  for (let time = 0; time < times; time++) {
    const { statusCode } = await app.inject({ url })
    if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}`)
  }
  return (performance.now() - start) / times
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
