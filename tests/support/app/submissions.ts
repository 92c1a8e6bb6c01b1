import { createHash } from 'node:crypto'
import { multipart, textParts } from '../data/multipart.ts'
import type { SeededRandom } from '../data/random.ts'
import { makePdf } from '../data/resumes.ts'

export const submissionKinds = ['contact', 'contact form', 'newsletter', 'application'] as const

export interface Submission {
  kind: (typeof submissionKinds)[number]
  /** Nobody else's. */
  email: string
  /** Hash of the file that goes with it. */
  sha256: string | undefined
  /** Statuses that mean: it is stored. */
  acknowledged: number[]
  send: (url: string) => Promise<number>
}

/** One of the four forms, from a sender and a network of its own, so that no limit is met. */
export function makeSubmission(number: number, random: SeededRandom): Submission {
  const kind = submissionKinds[random.between(0, 3)] ?? 'contact'
  const email = `sender${number}@example.org`
  const message = { name: `Sender ${number}`, email, purpose: 'quote', language: 'de' }
  const words = `Message number ${number}, to be kept whatever happens to the server.`
  const from = { 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}`, accept: 'application/json' }
  const post = async (url: string, path: string, body: BodyInit, type: string) => {
    const headers = { ...from, 'content-type': type }
    const answer = await fetch(url + path, { method: 'POST', redirect: 'manual', headers, body })
    await answer.arrayBuffer()
    return answer.status
  }
  const json = 'application/json'
  if (kind === 'newsletter') {
    const body = JSON.stringify({ email, language: 'de', source: 'footer' })
    return make([200], (url) => post(url, '/api/newsletter', body, json))
  }
  if (kind === 'contact') {
    const body = JSON.stringify({ ...message, message: words })
    return make([201], (url) => post(url, '/api/contact', body, json))
  }
  if (kind === 'contact form') {
    const body = new URLSearchParams({ ...message, message: words }).toString()
    return make([303], (url) => post(url, '/api/contact', body, 'application/x-www-form-urlencoded'))
  }
  const resume = makePdf(`% ${number} ${'x'.repeat(random.between(0, 200_000))}`)
  const { headers, payload } = multipart([
    ...textParts({ fullName: `Sender ${number}`, email, interest: 'freelancer', message: words, language: 'de' }),
    { name: 'resume', value: resume, filename: `cv-${number}.pdf` },
  ])
  const sha256 = createHash('sha256').update(resume).digest('hex')
  return make(
    [201],
    (url) => post(url, '/api/applications', new Uint8Array(payload), headers['content-type'] ?? ''),
    sha256,
  )

  function make(acknowledged: number[], send: Submission['send'], hash?: string): Submission {
    return { kind, email, sha256: hash, acknowledged, send }
  }
}
