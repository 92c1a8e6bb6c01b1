import { startChild } from './child.ts'
import { childFiles } from './child-files.ts'
import { type LoadRequest, type LoadResult, medianLoad, putUnderLoad } from './load.ts'
import { type Figure, figureTable, formats, type Part } from './section.ts'
import { startSite } from './site-server.ts'
import { contactBody, senderOf, visitBody } from './write-bodies.ts'

const ROUNDS = 5

interface Write {
  name: string
  path: string
  body: (number: number) => string
  atLeast: number
}

const kinds: Write[] = [
  { name: 'contact messages, durable when answered', path: '/api/contact', body: contactBody, atLeast: 1000 },
  { name: 'visits', path: '/api/analytics', body: visitBody, atLeast: 2500 },
]

/** What visitors send, each from a network of its own, because of the limits of D32. */
export const writes: Part = {
  name: 'Writes',
  async measure(say) {
    const about =
      'POST with JSON over 50 connections, each from another network and another person; every answer is a 201. Against Fastify that reads the same bodies and does nothing, turn by turn; medians of the rounds. The load comes from the same machine.'
    const figures: Figure[] = []
    for (const write of kinds) figures.push(...(await measureWrite(write, say)))
    return figureTable('Writes', about, figures)
  },
}

async function measureWrite({ name, path, body, atLeast }: Write, say: (line: string) => void): Promise<Figure[]> {
  await using site = await startSite({ FORMS_PER_HOUR: '1000000000' })
  await using bare = await startChild(childFiles.bareFastify)
  let number = 0
  const requestTo = (asked: string): LoadRequest => ({
    method: 'POST',
    path: asked,
    setupRequest(request) {
      number++
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': senderOf(number) }
      return { ...request, headers, body: body(number) }
    },
  })
  const [ours, theirs]: [LoadResult[], LoadResult[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round++) {
    const one = await putUnderLoad(site, { requests: [requestTo(path)], status: 201 })
    const other = await putUnderLoad(bare, { requests: [requestTo('/')], status: 201 })
    say(
      `${name}, round ${round} of ${ROUNDS}: ${formats.perSecond(one.perSecond)}, bare ${formats.perSecond(other.perSecond)}`,
    )
    // The first warms both up.
    if (round > 0) {
      ours.push(one)
      theirs.push(other)
    }
  }
  const [our, their] = [medianLoad(ours), medianLoad(theirs)]
  const beside = (value: number) => ({ name: 'bare Fastify', value })
  return [
    {
      name,
      value: our.perSecond,
      format: formats.perSecond,
      reference: beside(their.perSecond),
      bar: { of: 'value', atLeast },
    },
    ...(our.cpu === undefined || their.cpu === undefined
      ? []
      : [
          {
            name: `${name}: processor time of the server`,
            value: our.cpu,
            format: formats.microseconds,
            reference: beside(their.cpu),
          },
        ]),
    { name: `${name}: 99 of 100 within`, value: our.p99, format: formats.ms, reference: beside(their.p99) },
  ]
}
