import type { OpenDatabase } from '#api/db/open.ts'
import { createStores } from '#api/store/stores.ts'
import type { StoredVisit } from '#api/store/visits.ts'
import { languages } from '#locales/languages.ts'
import { createRandom, type SeededRandom } from '../../support/data/random.ts'

const DAY = 24 * 3_600_000
const DAYS = 730
const PER_TRANSACTION = 8192
const AGREED = 0.4 // of sessions

const sections = ['', 'about/', 'portfolio/', 'blog/', 'contact/', 'careers/', 'privacy-policy/', 'cookie-policy/']
const pages = languages.flatMap((language) => [
  ...sections.map((section) => `/${language}/${section}`),
  ...Array.from({ length: 12 }, (_, number) => `/${language}/blog/app/post-${number}/`),
])
const referrers = [
  ...['', '', '', 'https://www.google.com/', 'https://www.google.de/', 'https://www.bing.com/', 'https://chatgpt.com/'],
  ...['https://www.linkedin.com/', 'https://duckduckgo.com/', 'https://t.co/', 'https://mail.google.com/'],
  ...Array.from({ length: 60 }, (_, number) => `https://site-${number}.example/`),
]
const zones = ['Europe/Tirane', 'Europe/Berlin', 'Europe/Rome', 'Europe/Paris', 'Europe/Madrid', 'America/New_York']
const screens = ['1920x1080', '2560x1440', '1440x900', '390x844', '360x800', '412x915', '768x1024', '1536x864']
const browsers = ['Chrome', 'Safari', 'Firefox', 'Edge', 'Samsung Internet']
const systems = ['Windows', 'macOS', 'iOS', 'Android', 'Linux']
const devices = ['desktop', 'desktop', 'mobile', 'mobile', 'mobile', 'tablet']

/** Few are frequent, and many are rare. */
function oneOf(random: SeededRandom, values: readonly string[]): string {
  return values[Math.floor(random.next() ** 2 * values.length)] ?? ''
}

/**
 * So many rows of visits over the 24 months before `now`, the same ones each time. Who agrees reports each page when it is
 * opened and when it is left; who does not, once.
 */
export async function writeManyVisits(database: OpenDatabase, count: number, now: number, say: (done: number) => void) {
  const stores = createStores(database)
  const random = createRandom(1)
  let number = 0
  const newId = () => `00000000-0000-7000-8000-${String(number++).padStart(12, '0')}`
  let waiting: StoredVisit[] = []
  let done = 0
  while (done < count) {
    // In the order in which they arrive, as ids are.
    const at = now - DAYS * DAY + (done / count) * DAYS * DAY
    const rows = random.next() < AGREED ? agreed(random, at, newId) : [opened(random, at, newId)]
    waiting.push(...rows.filter(({ receivedAt }) => receivedAt <= now))
    done += rows.length
    if (waiting.length < PER_TRANSACTION && done < count) continue
    const batch = waiting
    waiting = []
    await stores.transaction(['visits'], ({ visits }) => visits.insertAll(batch), 'relaxed')
    say(done)
  }
}

const nothing = {
  ...{ referrer: 'Unknown', language: 'Unknown', screenResolution: 'Unknown', timezone: 'Unknown' },
  ...{ country: 'Unknown', region: 'Unknown', city: 'Unknown', device: 'Unknown', browser: 'Unknown' },
  ...{ system: 'Unknown', asked: 'Unknown', campaign: undefined, consent: undefined },
}

function opened(random: SeededRandom, receivedAt: number, newId: () => string): StoredVisit {
  return {
    ...nothing,
    id: newId(),
    sessionId: undefined,
    page: oneOf(random, pages),
    isReturning: false,
    timeOnPage: 0,
    isExit: false,
    allowsAnalytics: false,
    receivedAt: Math.floor(receivedAt),
  }
}

function agreed(random: SeededRandom, begin: number, newId: () => string): StoredVisit[] {
  const country = random.next() < 0.05 ? oneOf(random, ['Albania', 'Germany', 'Italy', 'Switzerland']) : 'Unknown'
  const traits = {
    ...nothing,
    sessionId: newId(),
    referrer: oneOf(random, referrers),
    screenResolution: oneOf(random, screens),
    timezone: oneOf(random, zones),
    country,
    device: oneOf(random, devices),
    browser: oneOf(random, browsers),
    system: oneOf(random, systems),
    asked: oneOf(random, languages),
    campaign: random.next() < 0.05 ? { source: 'letter', medium: 'email', campaign: 'issue' } : undefined,
    isReturning: random.next() < 0.3,
    allowsAnalytics: true,
  }
  let at = Math.floor(begin)
  const seen = Math.ceil(random.next() ** 3 * 6)
  return Array.from({ length: seen }, () => {
    const page = oneOf(random, pages)
    const seconds = random.between(0, 240)
    const view = { ...traits, page, language: page.slice(1, 3), isExit: false }
    const rows = [
      { ...view, id: newId(), timeOnPage: 0, receivedAt: at },
      { ...view, id: newId(), timeOnPage: seconds, receivedAt: at + seconds * 1000 },
    ]
    at += seconds * 1000
    return rows
  }).flat()
}
