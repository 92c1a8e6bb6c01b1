import { randomUUID } from 'node:crypto'
import type { ConsentDecision } from '#api/contract/consent.ts'
import { countedForms, fieldsOf, formSteps, webVitalNames } from '#api/contract/values/visit-events.ts'
import { twoDigits } from '#api/services/visits/two-digits.ts'
import type { Stores } from '#api/store/stores.ts'
import type { StoredVisit } from '#api/store/visits.ts'
import type { SeededRandom } from '../data/random.ts'

const MINUTE = 60_000

export const words = {
  page: [
    ...['/en/', '/de/', '/sq/', '/en/contact/', '/de/about/', '/fr/blog/', 'not-found'],
    ...['/en/blog/app/a-window/', '/de/blog/app/ein-fenster/'],
  ],
  referrer: [
    ...['', 'https://www.google.com/', 'https://chatgpt.com/', 'https://constructor/', 'https://museum.example/'],
    ...['https://dritare.example/', 'Unknown', 'https://lnkd.in/'],
  ],
  timezone: ['Europe/Tirane', 'Europe/Berlin', 'Unknown'],
  screenResolution: ['1920x1080', '390x844', '768x1024', 'Unknown'],
  country: ['Unknown', 'Unknown', 'Albania', 'Germany'],
  device: ['mobile', 'desktop', 'tablet', 'crawler', 'Unknown'],
  browser: ['Firefox', 'Chrome', 'Safari', 'Unknown'],
  system: ['Linux', 'iOS', 'Windows', 'Unknown'],
  asked: ['en', 'de', 'sq', 'Unknown'],
} as const

const campaigns = [
  undefined,
  undefined,
  undefined,
  { source: 'letter', medium: 'email', campaign: 'issue-8' },
  { source: 'partner', medium: '', campaign: '' },
]

const oneOf = <Value>({ between }: SeededRandom, values: readonly Value[]): Value => {
  const value = values[between(0, values.length - 1)]
  if (value === undefined && values.length === 0) throw new Error('There is nothing to choose from.')
  return value as Value
}

const nothing = {
  region: 'Unknown',
  city: 'Unknown',
  language: 'Unknown',
  consent: undefined,
}

/** What one session reports from `at` on: mostly as browsers do, sometimes in odd orders and with long pauses. */
export function randomSession(random: SeededRandom, at: number): StoredVisit[] {
  const traits = {
    ...nothing,
    sessionId: randomUUID(),
    referrer: oneOf(random, words.referrer),
    timezone: oneOf(random, words.timezone),
    screenResolution: oneOf(random, words.screenResolution),
    device: oneOf(random, words.device),
    browser: oneOf(random, words.browser),
    system: oneOf(random, words.system),
    asked: oneOf(random, words.asked),
    campaign: oneOf(random, campaigns),
    isReturning: random.between(0, 2) === 0,
    allowsAnalytics: true,
  }
  let time = at
  return Array.from({ length: random.between(1, 7) }, () => {
    time += random.between(0, 9) === 0 ? random.between(20, 500) * MINUTE : random.between(0, 90_000)
    return {
      ...traits,
      id: randomUUID(),
      page: oneOf(random, words.page),
      country: oneOf(random, words.country),
      timeOnPage: random.between(0, 1) === 0 ? 0 : random.between(0, 900),
      isExit: random.between(0, 4) === 0,
      receivedAt: time,
    }
  })
}

/** A page that somebody opened who has not agreed; of what is claimed beside it nothing is counted. */
export function randomOpening(random: SeededRandom, at: number): StoredVisit {
  return {
    ...nothing,
    id: randomUUID(),
    sessionId: random.between(0, 1) === 0 ? undefined : randomUUID(),
    page: oneOf(random, words.page),
    ...{ referrer: 'Unknown', timezone: 'Unknown', screenResolution: 'Unknown', country: 'Unknown' },
    ...{ browser: 'Unknown', system: 'Unknown', asked: 'Unknown', campaign: undefined },
    device: random.between(0, 5) === 0 ? 'crawler' : 'Unknown',
    isReturning: false,
    timeOnPage: 0,
    isExit: random.between(0, 4) === 0,
    allowsAnalytics: false,
    receivedAt: at,
  }
}

/** Somebody who agrees on a page that was told before, as browsers do. */
function randomAgreeing(random: SeededRandom, at: number): StoredVisit[] {
  const [first, ...others] = randomSession(random, at)
  if (!first) return []
  const seconds = random.between(1, 2400)
  const opening = { ...randomOpening(random, first.receivedAt - seconds * 1000), page: first.page, isExit: false }
  return [opening, { ...first, timeOnPage: seconds }, ...others]
}

export function randomVisits(random: SeededRandom, from: number, to: number, sessions: number): StoredVisit[] {
  return Array.from({ length: sessions }, () => {
    const at = random.between(from, to)
    const kind = random.between(0, 3)
    if (kind === 0) return [randomOpening(random, at)]
    return kind === 1 ? randomAgreeing(random, at) : randomSession(random, at)
  })
    .flat()
    .filter(({ receivedAt }) => receivedAt <= to)
}

/** What is counted beside visits. */
export async function writeBeside(stores: Stores, random: SeededRandom, from: number, to: number, posts: string[]) {
  const decisions: ConsentDecision[] = ['accepted', 'rejected', 'customized']
  for (let count = 0; count < 120; count++) {
    const granted = () => random.between(0, 1) === 0
    await stores.consentReceipts.insert({
      receipt: randomUUID(),
      decision: oneOf(random, decisions),
      choices: {
        ...{ preferences: granted(), analytics: granted(), marketing: granted() },
        ...{ newsletter: granted(), notifications: granted(), recaptcha: granted() },
      },
      version: '1.0',
      language: oneOf(random, ['en', 'de', 'Unknown']),
      decidedAt: 0,
      receivedAt: random.between(from, to),
    })
    const form = oneOf(random, countedForms)
    const step = oneOf(random, formSteps)
    await stores.visitSignals.insertFormStep({
      id: randomUUID(),
      form,
      step,
      field: step === 'failed' && granted() ? oneOf<string>(random, fieldsOf[form]) : undefined,
      receivedAt: random.between(from, to),
    })
    const name = oneOf(random, webVitalNames)
    await stores.visitSignals.insertVitals([
      {
        id: randomUUID(),
        name,
        value: twoDigits(name === 'CLS' ? random.next() / 2 : random.next() * 6000),
        page: oneOf(random, words.page),
        device: oneOf(random, ['mobile', 'desktop', 'crawler']),
        receivedAt: random.between(from, to),
      },
    ])
    await stores.postViews.insert({
      id: randomUUID(),
      postId: oneOf(random, posts),
      ...{ visitor: 'a', network: 'b', sessionId: undefined, device: '', browser: '', referrer: '' },
      language: 'en',
      isReturning: false,
      viewedAt: random.between(from, to),
    })
  }
}
