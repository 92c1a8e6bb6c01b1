import { startChild } from './child.ts'
import { childFiles } from './child-files.ts'
import { type LoadResult, medianLoad } from './load.ts'
import { askOverAndOver } from './plain-load.ts'
import { measureRenders } from './renders.ts'
import { type Figure, figureTable, formats, type Part } from './section.ts'
import { settledSize } from './settled-size.ts'
import { startSite } from './site-server.ts'

const ROUNDS = 7
const path = '/en/'
const headers = ['Accept-Encoding: br']

/** Pages that are kept, as they go out, and pages that are rendered anew. */
export const throughput: Part = {
  name: 'Throughput',
  async measure(say) {
    const about =
      'Kept pages: home with `accept-encoding: br` over 50 connections, against a bare `node:http` server that sends as many bytes, turn by turn; medians of the rounds. The load comes from the same machine, from a client that only counts. Renders: home, in one process with nothing else, against React printing as many plain elements and bytes.'
    return figureTable('Throughput', about, [...(await keptPages(say)), ...(await measureRenders(say))])
  },
}

async function keptPages(say: (line: string) => void): Promise<Figure[]> {
  await using site = await startSite()
  const bytes = await settledSize(site.url + path)
  await using bare = await startChild(childFiles.bareHttp, { BYTES: String(bytes) })
  const [ours, theirs]: [LoadResult[], LoadResult[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round++) {
    const one = await askOverAndOver(site, path, headers)
    const other = await askOverAndOver(bare, '/', headers)
    say(
      `kept pages, round ${round} of ${ROUNDS}: ${formats.perSecond(one.perSecond)}, bare ${formats.perSecond(other.perSecond)}`,
    )
    // The first warms both up.
    if (round > 0) {
      ours.push(one)
      theirs.push(other)
    }
  }
  const [our, their] = [medianLoad(ours), medianLoad(theirs)]
  const beside = (value: number) => ({ name: 'bare node:http', value })
  return [
    {
      name: `kept home (${formats.bytes(bytes)})`,
      value: our.perSecond,
      format: formats.perSecond,
      reference: beside(their.perSecond),
      bar: { of: 'ratio', atLeast: 0.75 },
    },
    ...(our.cpu === undefined || their.cpu === undefined
      ? []
      : [
          {
            name: 'kept home, processor time of the server',
            value: our.cpu,
            format: formats.microseconds,
            reference: beside(their.cpu),
          },
        ]),
    { name: 'kept home, half within', value: our.p50, format: formats.fineMs, reference: beside(their.p50) },
    {
      name: 'kept home, 99 of 100 within',
      value: our.p99,
      format: formats.fineMs,
      reference: beside(their.p99),
      bar: { of: 'value', atMost: 5 },
    },
  ]
}
