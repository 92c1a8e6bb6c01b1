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
import { createDiskOwner } from '#api/outbound/objects/file-storages.ts'
import { createPictureStorage } from '#api/outbound/picture-storage.ts'
import { createTransferStorage } from '#api/outbound/transfer-storage.ts'
import { median } from '../load.ts'
import { writeManyPosts } from '../many-posts.ts'
import { type Figure, figureTable, formats, type Part } from '../section.ts'

/** Posts, each in six languages. */
const sizes = [20, 2000, 20_000] as const

/** What is asked for, and how much dearer the largest blog may be than the smallest. */
const requests = [
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

/** What a blog costs that has grown. */
export const growth: Part = {
  name: 'Growth',
  async measure(say) {
    const about = `Blogs with ${sizes.map(formats.count).join(', ')} posts, each in six languages, are asked for the same pages, turn by turn, so that what else the machine does hits all of them. Times are the median of one whole page, rendered anew.`
    return figureTable('Growth', about, await measureGrowth(say))
  },
}

async function measureGrowth(say: (line: string) => void): Promise<Figure[]> {
  const blogs = []
  for (const size of sizes) blogs.push(await openBlog(size, say))
  // While posts are written nothing else gets its turn, and a server that sees that sends visitors away for a moment.
  await wait(3000)
  try {
    const figures: Figure[] = []
    for (const request of requests) {
      say(`measuring: ${request.name}`)
      for (const { app } of blogs) await timeOf(app, request.path, WARM_UP)
      const samples = blogs.map((): number[] => [])
      for (let round = 0; round < ROUNDS; round++)
        for (const [index, { app }] of blogs.entries()) samples[index]?.push(await timeOf(app, request.path, AT_ONCE))
      figures.push(...figuresOf(request, samples.map(median)))
    }
    return figures
  } finally {
    for (const { close } of blogs) await close()
  }
}

/** Each larger blog beside the smallest; the largest has to keep to the bar. */
function figuresOf({ name, atMost }: (typeof requests)[number], times: number[]): Figure[] {
  const [smallest = Number.NaN, ...larger] = times
  return larger.map((value, index) => {
    const isLargest = index === larger.length - 1
    return {
      name: `${name}: ${formats.count(sizes[index + 1] ?? 0)} posts`,
      value,
      format: formats.fineMs,
      reference: { name: `${sizes[0]} posts`, value: smallest },
      ...(isLargest && { bar: { of: 'ratio', atMost } }),
    }
  })
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
  // What is kept would be as fast with any number of posts.
  const { openCache: _, ...pages } = await loadPages({ ...environment.settings, publicUrl })
  const app = await createApp({
    database,
    secretKey: 'the same for every measurement',
    pages,
    renderMail: renderBuiltMail,
    resumes: createDiskStorage(path.join(dataDir, 'uploads')),
    pictures: createPictureStorage(path.join(dataDir, 'pictures')),
    fileOwner: createDiskOwner(path.join(dataDir, 'uploads')),
    transfers: createTransferStorage(path.join(dataDir, 'transfers')),
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
