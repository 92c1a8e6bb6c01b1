import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ownerCookie } from '../support/soak/owner-cookie.ts'
import { soak as send } from '../support/soak/soak.ts'
import { startChild } from './child.ts'
import { type Figure, figureTable, formats, type Part } from './section.ts'
import { makeDataDir, startSite } from './site-server.ts'

const REQUESTS = 200_000
/** Caches are full by then, and what grows from there on grows for ever. */
const SETTLED = 50_000
/** Milliseconds without a request, in which V8 looks through what is garbage: the memory of a moment under load goes up and down by 30 MB with it. */
const REST = 30_000

/** Whether a server is the same after a long day among strangers. */
export const soak: Part = {
  name: 'Soak',
  async measure(say) {
    const about = `${formats.count(REQUESTS)} mixed requests over 24 connections, of which one begins each 100 ms: pages, lists, searches, feeds, the archive of issues, calls, forms, visits and their signals in six languages, and from each seventeenth the dashboard, the desk, messages, the newsletter and health of an owner; each fifth is hostile. The bare server answers one buffer beside it all the while: its slowest answer is the machine's.`
    return figureTable('Soak', about, await measureSoak(say))
  },
}

async function measureSoak(say: (line: string) => void): Promise<Figure[]> {
  const dataDir = await makeDataDir()
  await using _folder = { [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true }) }
  // As the unit and the container set it.
  await using site = await startSite({ MALLOC_ARENA_MAX: '2' }, dataDir)
  const cookie = await ownerCookie({ dataDir, databaseUrl: undefined })
  await using bare = await startChild(path.join(import.meta.dirname, 'children', 'bare-http.ts'))
  const memory = () => site.memory() ?? Number.NaN
  let settled = Number.NaN
  let rest: Promise<void> | undefined
  let noise = 0
  const beside = setInterval(async () => {
    const started = performance.now()
    await (await fetch(bare.url)).arrayBuffer()
    noise = Math.max(noise, performance.now() - started)
  }, 50)
  const { slowest, failures } = await send({ url: site.url, cookie }, REQUESTS, (done) => {
    if (done % 10_000 === 0) say(`${formats.count(done)} requests: ${formats.megabytes(memory())}`)
    if (done === SETTLED)
      rest = setTimeout(REST).then(() => {
        settled = memory()
      })
    return rest
  })
  clearInterval(beside)
  await setTimeout(REST)
  const ended = memory()
  say(`slowest: ${slowest.asked}`)
  if (failures.length > 0) say(`${failures.length} failures: ${failures.slice(0, 5).join('; ')}`)
  return [
    {
      name: `memory at rest after ${formats.count(REQUESTS)} requests`,
      value: ended,
      format: formats.megabytes,
      reference: { name: `after ${formats.count(SETTLED)}`, value: settled },
      bar: { of: 'ratio', atMost: 1.1 },
    },
    {
      name: 'slowest answer',
      value: slowest.time,
      format: formats.ms,
      reference: { name: 'bare server beside it', value: noise },
      bar: { of: 'value', atMost: 1000 },
    },
    { name: 'failed requests', value: failures.length, format: formats.count, bar: { of: 'value', atMost: 0 } },
  ]
}
