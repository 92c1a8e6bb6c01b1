import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { languages } from '#locales/languages.ts'
import { createRandom } from '../data/random.ts'
import { hostileBytes } from './hostile.ts'
import { ordinary, type Pick } from './ordinary.ts'

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

interface Soaked {
  url: string
  /** Of an owner's session, for what staff ask. */
  cookie: string
}

/** Sends so many mixed requests to a server behind a proxy of this machine; from each fifth a hostile client speaks. */
export async function soak(
  { url, cookie }: Soaked,
  requests: number,
  /** What it waits for keeps all connections waiting that have their answer. */
  onDone: (done: number) => Promise<void> | void,
): Promise<SoakResult> {
  const random = createRandom()
  const hostile = hostileBytes(cookie)
  const pick: Pick = (items) => {
    const item = items[Math.floor(random.next() * items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  const result: SoakResult = { slowest: { time: 0, asked: '' }, failures: [] }
  let [sent, done] = [0, 0]

  async function askOrdinary(number: number): Promise<void> {
    const { path, body, type, isOfStaff } = ordinary(pick(languages), number, pick)
    const started = performance.now()
    const answer = await fetch(url + path, {
      redirect: 'manual',
      // Another visitor each time, so that the limits of one network are met now and then only.
      headers: {
        'x-forwarded-for': `10.${number & 255}.${(number >> 8) & 255}.${(number >> 16) & 255}`,
        ...(isOfStaff && { cookie }),
        ...(type && { 'content-type': type === 'json' ? 'application/json' : 'application/x-www-form-urlencoded' }),
      },
      ...(body && { method: 'POST', body: type === 'json' ? JSON.stringify(body) : formOf(body) }),
    })
    await answer.arrayBuffer()
    const time = performance.now() - started
    if (time > result.slowest.time) result.slowest = { time, asked: `${path} (request ${number})` }
    if (answer.status >= 500 || (isOfStaff && answer.status !== 200)) result.failures.push(`${path} ${answer.status}`)
  }

  async function work(): Promise<void> {
    while (sent < requests) {
      const number = sent++
      if (number % HOSTILE_EVERY === 0) await speakRaw(url, pick(hostile))
      else await askOrdinary(number).catch((error) => void result.failures.push(String(error)))
      await onDone(++done)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => setTimeout(index * RAMP_UP).then(work)))
  return result
}

const formOf = (values: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))

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
