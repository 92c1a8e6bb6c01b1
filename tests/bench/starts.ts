import { rm } from 'node:fs/promises'
import { type Child, startChild } from './child.ts'
import { childFiles } from './child-files.ts'
import { median } from './load.ts'
import { measureMemory } from './memory.ts'
import { type Figure, figureTable, formats, type Part } from './section.ts'
import { makeDataDir, startSite } from './site-server.ts'

const STARTS = 7

interface Start {
  time: number
  memory: number | undefined
}

/** From nothing to the first page, and what stays in memory. */
export const starts: Part = {
  name: 'Start and memory',
  async measure(say) {
    const dataDir = await makeDataDir()
    try {
      say('start: the first one of all, which brings the posts in')
      const { time: first } = await timeStart(() => startSite({}, dataDir), '/en/')
      const [ours, theirs]: [Start[], Start[]] = [[], []]
      for (let start = 1; start <= STARTS; start++) {
        ours.push(await timeStart(() => startSite({}, dataDir), '/en/'))
        theirs.push(await timeStart(() => startChild(childFiles.bareFastify), '/'))
        say(
          `start ${start} of ${STARTS}: ${formats.ms(ours.at(-1)?.time ?? 0)}, bare ${formats.ms(theirs.at(-1)?.time ?? 0)}`,
        )
      }
      const { figures, samples } = await measureMemory(dataDir, say)
      const about = `From the start of the process to the whole first page, on a database that is there; median of ${STARTS}, turn by turn with Fastify that has one route. Memory is what the process has in RAM. ${samples}`
      return figureTable('Start and memory', about, [
        { name: 'first start of all', value: first, format: formats.ms },
        {
          name: 'start to the first page',
          value: median(ours.map(({ time }) => time)),
          format: formats.ms,
          reference: { name: 'bare Fastify', value: median(theirs.map(({ time }) => time)) },
          bar: { of: 'value', atMost: 800 },
        },
        ...memoryThen(ours, theirs),
        ...figures,
      ])
    } finally {
      await rm(dataDir, { recursive: true })
    }
  },
}

async function timeStart(start: () => Promise<Child>, path: string): Promise<Start> {
  const since = performance.now()
  await using server = await start()
  const answer = await fetch(server.url + path)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answers ${answer.status} after the start`)
  return { time: performance.now() - since, memory: server.memory() }
}

function memoryThen(ours: Start[], theirs: Start[]): Figure[] {
  const [our, their] = [ours, theirs].map((all) => all.flatMap(({ memory }) => memory ?? []))
  if (!our?.length || !their?.length) return []
  return [
    {
      name: 'memory after the first page',
      value: median(our),
      format: formats.megabytes,
      reference: { name: 'bare Fastify', value: median(their) },
      bar: { of: 'value', atMost: 120 },
    },
  ]
}
