import { type LoadRequest, putUnderLoad } from './load.ts'
import { type Figure, formats } from './section.ts'
import { startSite } from './site-server.ts'

const STEPS = 10
const REQUESTS_A_STEP = 10_000
/** So many of a step's requests belong together: nearly all for pages, a few for posts as JSON, one search that nobody made before. */
const MIX = 100
const SEARCH_EVERY = MIX / 2
const pages = ['/en/', '/de/about/', '/en/blog/', '/sq/contact/', '/fr/blog/type/insights/', '/it/privacy-policy/']

/** The memory of a server that answers 100,000 requests. `samples` says it in words, step by step. */
export async function measureMemory(
  dataDir: string,
  say: (line: string) => void,
): Promise<{ figures: Figure[]; samples: string }> {
  await using site = await startSite({}, dataDir)
  const samples: number[] = []
  for (let step = 1; step <= STEPS; step++) {
    await putUnderLoad(site, { requests: mixOf(step), amount: REQUESTS_A_STEP })
    const memory = site.memory()
    if (memory === undefined) return { figures: [], samples: 'This system does not say what a process uses.' }
    samples.push(memory)
    say(`memory after ${(step * REQUESTS_A_STEP).toLocaleString('en')} requests: ${formats.megabytes(memory)}`)
  }
  const half = STEPS / 2
  const [before, after] = [samples.slice(0, half), samples.slice(half)].map(average)
  const text = samples.map((sample) => sample.toFixed(0)).join(', ')
  return {
    samples: `After each 10,000 of the 100,000 requests (pages, posts as JSON, searches): ${text} MB.`,
    figures: [
      {
        name: 'memory after 100,000 requests',
        value: samples.at(-1) ?? Number.NaN,
        format: formats.megabytes,
        bar: { of: 'value', atMost: 200 },
      },
      {
        name: 'memory in the second half of them',
        value: after ?? Number.NaN,
        format: formats.megabytes,
        reference: { name: 'first half', value: before ?? Number.NaN },
        bar: { of: 'ratio', atMost: 1.05 },
      },
    ],
  }
}

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function mixOf(step: number): LoadRequest[] {
  let search = 0
  return Array.from({ length: MIX }, (_, index) => {
    if (index % SEARCH_EVERY === 1)
      return { setupRequest: (request) => ({ ...request, path: `/en/blog/?q=window+${step}${search++}` }) }
    if (index % 10 === 2) return { path: '/api/posts?language=en' }
    return { path: pages[index % pages.length] ?? '/en/', headers: { 'accept-encoding': 'br' } }
  })
}
