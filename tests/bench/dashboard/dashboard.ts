import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { AnalyticsQuery } from '#api/contract/staff/analytics.ts'
import { openDatabase } from '#api/db/open.ts'
import { createDashboard } from '#api/services/dashboard/dashboard.ts'
import { createDayReading } from '#api/services/dashboard/sums/day-reading.ts'
import { createSumsJob } from '#api/services/dashboard/sums/sums-job.ts'
import { createLocalDays } from '#api/services/visits/local-days.ts'
import { createStores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'
import { startPostgres } from '../../support/servers/postgres.ts'
import { median } from '../load.ts'
import { type Figure, figureTable, formats, type Part } from '../section.ts'
import { writeManyVisits } from './many-visits.ts'

/** Rows of visits over 24 months. */
const sizes = [20_000, 2_000_000] as const
const now = () => Date.UTC(2026, 10, 20, 12)
const WITHIN = 150 // milliseconds
const TIMES = 2 // as dear as 20,000 visits, at most
const WARM_UP = 3
const ROUNDS = 15
const FIRST_ROUNDS = 3

const phones = { name: '12 months, of phones', query: { timeRange: '12m', device: 'mobile' } } as const

const requests: { name: string; query: AnalyticsQuery; isCompared?: true }[] = [
  { name: '1 day', query: { timeRange: '1d' } },
  { name: '7 days', query: { timeRange: '7d' } },
  { name: '30 days', query: { timeRange: '30d' } },
  { name: '90 days', query: { timeRange: '90d' }, isCompared: true },
  { name: '12 months', query: { timeRange: '12m' } },
  { name: '24 months, by month', query: { from: '2024-11-21', to: '2026-11-20', compare: 'none' } },
  { name: '90 days, of a page', query: { timeRange: '90d', page: '/en/' } },
  { name: '90 days, of phones from search engines', query: { timeRange: '90d', device: 'mobile', channel: 'search' } },
  phones,
  {
    name: '24 months, of phones in German',
    query: { from: '2024-11-21', to: '2026-11-20', compare: 'none', device: 'mobile', in: 'de' },
  },
]

/** What the dashboard costs on a site that has been visited often. */
export const dashboard: Part = {
  name: 'Dashboard',
  async measure(say) {
    const about = `The whole answer of the dashboard, all panels and the period before, over ${sizes.map(formats.count).join(' and ')} rows of visits in 24 months, made with one seed; turn by turn, medians of ${ROUNDS}. Days that are over have been counted; today is read from its rows, and the server remembers the days that it has read.`
    const figures = await measureOn('SQLite', undefined, say)
    const postgres = await startPostgres()
    try {
      figures.push(...(await measureOn('PostgreSQL', postgres.url, say)))
    } finally {
      await postgres.stop()
    }
    return figureTable('Dashboard', about, figures)
  },
}

async function measureOn(kind: string, url: string | undefined, say: (line: string) => void): Promise<Figure[]> {
  const sites: Awaited<ReturnType<typeof openSite>>[] = []
  try {
    for (const size of sizes) sites.push(await openSite(size, url, (line) => say(`${kind}: ${line}`)))
    const figures: Figure[] = []
    for (const { name, query, isCompared } of requests) {
      say(`${kind}: measuring ${name}`)
      const samples = sites.map((): number[] => [])
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        for (const [index, site] of sites.entries()) {
          const began = performance.now()
          await site.dashboard.read(query, 'en')
          if (round >= 0) samples[index]?.push(performance.now() - began)
        }
      }
      const [small = Number.NaN, large = Number.NaN] = samples.map(median)
      const reference = { name: `${formats.count(sizes[0])} visits`, value: small }
      const figure = { value: large, format: formats.fineMs, reference }
      figures.push({ ...figure, name: `${kind}, ${name}`, bar: { of: 'value', atMost: WITHIN } })
      if (isCompared)
        figures.push({ ...figure, name: `${kind}, ${name}, beside few visits`, bar: { of: 'ratio', atMost: TIMES } })
    }
    figures.push(await measureFirst(kind, sites))
    return figures
  } finally {
    for (const { close } of sites) await close()
  }
}

/** As after a start, when a server remembers no day. */
async function measureFirst(kind: string, sites: Awaited<ReturnType<typeof openSite>>[]): Promise<Figure> {
  const medians: number[] = []
  for (const { openDashboard } of sites) {
    const samples: number[] = []
    for (let round = 0; round < FIRST_ROUNDS; round++) {
      const dashboard = openDashboard()
      const began = performance.now()
      await dashboard.read(phones.query, 'en')
      samples.push(performance.now() - began)
    }
    medians.push(median(samples))
  }
  const [small = Number.NaN, large = Number.NaN] = medians
  const reference = { name: `${formats.count(sizes[0])} visits`, value: small }
  return {
    name: `${kind}, ${phones.name}, the first time after a start`,
    value: large,
    format: formats.fineMs,
    reference,
  }
}

async function openSite(size: number, url: string | undefined, say: (line: string) => void) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dritare-bench-'))
  const databaseUrl = url && (await newSchema(url, `visits_${size}`))
  const database = await openDatabase({ databaseUrl, dataDir, now, onError: () => {} })
  let told = 0
  await writeManyVisits(database, size, now(), (done) => {
    if (done - told < 250_000 && done < size) return
    told = done
    say(`writing visits: ${done} of ${size}`)
  })
  // As the server's own housekeeping does; a cluster for tests has none.
  if (databaseUrl) await sql`analyze`.execute(database.db)
  const stores = createStores(database)
  const days = createLocalDays(brand.timeZone)
  const shared = { stores, days, ownHost: 'dritare.example', now }
  const began = performance.now()
  await createSumsJob({
    ...shared,
    onError(error) {
      throw error
    },
  }).run()
  say(`days are counted, after ${Math.round((performance.now() - began) / 1000)} s`)
  const onSilence = (part: string, error: unknown) => {
    throw new Error(`${part} cannot be read`, { cause: error })
  }
  const openDashboard = () => createDashboard({ reading: createDayReading(shared), stores, onSilence, now })
  return {
    dashboard: openDashboard(),
    openDashboard,
    async close() {
      await database.db.destroy()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function newSchema(url: string, name: string): Promise<string> {
  const { onServer, schemaUrl } = await import('../../support/servers/migrated-schema.ts')
  await onServer(url, (client) => client.query(`create schema ${name}`))
  return schemaUrl(url, name)
}
