import { setTimeout as wait } from 'node:timers/promises'
import { makeSubmission, type Submission } from '../app/submissions.ts'
import { createRandom } from '../data/random.ts'

const READERS = 6
const WRITERS = 3
const PAUSE = 20 // milliseconds between two requests of one of them
const pages = ['/en/', '/de/about/', '/api/posts?language=en', '/en/blog/?q=window', '/sq/', '/sitemap.xml']

export interface SteadyLoad {
  /** Good answers so far. */
  answers: () => number
  /** Resolves when all that was asked is answered. */
  end: () => Promise<{ answers: number; notNow: number; lost: string[]; acknowledged: Submission[] }>
}

/**
 * Visitors who read and send forms, from networks of their own, until `end`. Who is told "not now" (503) comes again. `first`:
 * the number of the first sender.
 */
export function startLoad(url: string, first = 0): SteadyLoad {
  const random = createRandom()
  const acknowledged: Submission[] = []
  const lost: string[] = []
  let answers = 0
  let notNow = 0
  let number = first
  let isOver = false

  async function read(turn: number): Promise<void> {
    const path = pages[turn % pages.length] ?? '/'
    const status = await statusOf(url + path).catch(inWords)
    note(status === 200, status, path)
  }

  async function write(): Promise<void> {
    const submission = makeSubmission(number++, random)
    for (;;) {
      const status = await submission.send(url).catch(inWords)
      note(submission.acknowledged.includes(Number(status)), status, submission.kind)
      if (status !== 503) {
        if (submission.acknowledged.includes(Number(status))) acknowledged.push(submission)
        return
      }
      await wait(PAUSE)
    }
  }

  function note(isGood: boolean, status: string | number, what: string): void {
    if (isGood) answers++
    else if (status === 503) notNow++
    else lost.push(`${what}: ${status}`)
  }

  async function again(act: (turn: number) => Promise<void>, first: number): Promise<void> {
    for (let turn = first; !isOver; turn++) {
      await act(turn)
      await wait(PAUSE)
    }
  }

  const all = [
    ...Array.from({ length: READERS }, (_, index) => again(read, index)),
    ...Array.from({ length: WRITERS }, () => again(write, 0)),
  ]
  return {
    answers: () => answers,
    async end() {
      isOver = true
      await Promise.all(all)
      return { answers, notNow, lost, acknowledged }
    },
  }
}

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return answer.status
}

const inWords = ({ message, cause }: Error) => `${message} (${cause})`
