import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { languages } from '#locales/languages.ts'
import { createRandom } from '../data/random.ts'

const AT_ONCE = 24
/** Milliseconds between the first requests of the connections: a cold server is measured by its start. */
const RAMP_UP = 100
/** One request in so many is hostile. */
const HOSTILE_EVERY = 5
/** A hostile connection that the server leaves open is closed after so many milliseconds. */
const LEFT_OPEN = 300

export interface SoakResult {
  /** Milliseconds of the slowest answer to an ordinary request, and what was asked. */
  slowest: { time: number; asked: string }
  /** Ordinary requests that were answered with another status than those they may be. */
  failures: string[]
}

interface Ordinary {
  path: string
  body?: Record<string, string>
  type?: 'json' | 'form'
}

/** Sends so many mixed requests to a server behind a proxy of this machine; from each fifth a hostile client speaks. */
export async function soak(url: string, requests: number, onDone: (done: number) => void): Promise<SoakResult> {
  const random = createRandom()
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random.next() * items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  const result: SoakResult = { slowest: { time: 0, asked: '' }, failures: [] }
  let [sent, done] = [0, 0]

  async function askOrdinary(number: number): Promise<void> {
    const { path, body, type } = ordinary(pick(languages), number, pick)
    const started = performance.now()
    const answer = await fetch(url + path, {
      redirect: 'manual',
      // Another visitor each time, so that the limits of one network are met now and then only.
      headers: {
        'x-forwarded-for': `10.${number & 255}.${(number >> 8) & 255}.${(number >> 16) & 255}`,
        ...(type && { 'content-type': type === 'json' ? 'application/json' : 'application/x-www-form-urlencoded' }),
      },
      ...(body && { method: 'POST', body: type === 'json' ? JSON.stringify(body) : new URLSearchParams(body) }),
    })
    await answer.arrayBuffer()
    const time = performance.now() - started
    if (time > result.slowest.time) result.slowest = { time, asked: `${path} (request ${number})` }
    if (answer.status >= 500) result.failures.push(`${path} ${answer.status}`)
  }

  async function work(): Promise<void> {
    while (sent < requests) {
      const number = sent++
      if (number % HOSTILE_EVERY === 0) await speakRaw(url, pick(hostile))
      else await askOrdinary(number).catch((error) => void result.failures.push(String(error)))
      onDone(++done)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => setTimeout(index * RAMP_UP).then(work)))
  return result
}

function ordinary(language: string, number: number, pick: <Item>(items: readonly Item[]) => Item): Ordinary {
  const email = `visitor${number}@example.org`
  return pick<() => Ordinary>([
    () => ({ path: `/${language}/` }),
    () => ({ path: `/${language}/${pick(['about', 'contact', 'careers', 'portfolio', 'privacy-policy'])}/` }),
    () => ({ path: `/${language}/about/?utm_source=${number}` }),
    () => ({ path: `/${language}/blog/?sort=title&order=oldest` }),
    () => ({ path: `/${language}/blog/?q=window+${number % 500}` }),
    () => ({ path: `/${language}/nowhere-${number}/` }),
    () => ({ path: `/feeds/${language}/rss.xml` }),
    () => ({ path: `/api/posts?language=${language}` }),
    () => ({ path: '/api/location' }),
    () => ({ path: '/api/newsletter', type: 'json', body: { email, language, source: 'footer' } }),
    () => ({ path: '/api/analytics', type: 'json', body: { type: 'visit', path: `/${language}/` } }),
    () => ({
      path: `/${language}/contact/`,
      type: 'form',
      body: { name: 'Visitor', email, purpose: 'general', message: `A long enough text, number ${number}.`, language },
    }),
  ])()
}

const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: x', ...headers].join('\r\n')}\r\n\r\n`
const post = (path: string, type: string, body: string, length = body.length) =>
  head(`POST ${path}`, `Content-Type: ${type}`, `Content-Length: ${length}`) + body
const form = 'application/x-www-form-urlencoded'

const hostile: readonly string[] = [
  head(`GET /${'/'.repeat(15_000)}`),
  head(`GET /en/${'/'.repeat(1900)}x`),
  head(`GET /feeds/${'.'.repeat(1900)}/`),
  head(`GET /en/${'%ff'.repeat(600)}`),
  head('GET /en/').repeat(300),
  head('GET /en/').repeat(40),
  post('/api/contact', form, 'name=half', 5000),
  post(
    '/api/applications',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="resume"',
    9000,
  ),
  head('GET /en/', 'Host: y'),
  head('GET /en/', `X-Huge: ${'x'.repeat(30_000)}`),
  head('GET /en/', ...Array.from({ length: 1500 }, (_, index) => `X${index}: y`)),
  post('/api/contact', 'application/json', '{"name":'),
  post('/api/contact', 'application/json', `${'['.repeat(5000)}`),
  post('/api/analytics', 'application/json', '{"__proto__":{"a":1}}'),
  head('TRACE /'),
  head('CONNECT x:443'),
  'GET / HTTP/9.9\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00',
  post('/en/contact/', form, `name=a&email=a%40example.org&purpose=general&message=${'aAAAA1'.repeat(20)}`),
]

/** Sends bytes, reads nothing, and leaves. */
function speakRaw(url: string, bytes: string): Promise<void> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    socket.on('error', () => {}).pause()
    socket.setTimeout(LEFT_OPEN, () => socket.destroy())
    socket.once('close', () => resolve())
  })
}
