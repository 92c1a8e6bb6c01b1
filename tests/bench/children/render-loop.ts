import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { SiteClient } from '#api/contract/client.ts'
import { loadPages } from '#api/http/load-pages.ts'
import { median } from '../load.ts'

/** Renders home as often as it can, turn by turn with React printing as many plain elements and bytes. Prints both as JSON. */
const WARM_UP = 400
const ROUNDS = 9
const ROUND = 700

const pages = await loadPages({ publicUrl: 'http://localhost:3000', trackingHosts: [] })
const nobody = async () => ({ ok: false, error: { code: 'network' } }) as const
const client: SiteClient = {
  sendMessage: nobody,
  sendApplication: nobody,
  subscribe: nobody,
  takeStep: nobody,
  listIssues: nobody,
  listOpenings: nobody,
  listPosts: nobody,
  readPost: nobody,
}

let asked = 0
async function renderHome(): Promise<string> {
  // Each address once: whatever keeps pages has not met it.
  const { status, body } = await pages.render({ method: 'GET', path: `/en/?round=${asked++}`, client })
  if (status !== 200) throw new Error(`Home answers ${status}`)
  return body
}

const html = (await renderHome()).replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
const count = html.match(/<[a-z]/g)?.length ?? 1
const plain = () => {
  const filler = 'x'.repeat(Math.max(0, Math.round(html.length / count) - '<div class=""></div>'.length))
  return createElement(
    'main',
    null,
    Array.from({ length: count }, (_, key) => createElement('div', { key, className: filler })),
  )
}

async function perSecond(render: () => unknown): Promise<number> {
  const start = performance.now()
  let done = 0
  for (; performance.now() - start < ROUND; done++) await render()
  return (done * 1000) / (performance.now() - start)
}

const printPlain = () => renderToString(plain())
for (let time = 0; time < WARM_UP; time++) {
  await renderHome()
  printPlain()
}
const [renders, plains]: [number[], number[]] = [[], []]
for (let round = 0; round < ROUNDS; round++) {
  renders.push(await perSecond(renderHome))
  plains.push(await perSecond(printPlain))
}
console.info(JSON.stringify({ renders: median(renders), plain: median(plains) }))
