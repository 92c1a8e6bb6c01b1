import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp, goodMessage, type TestApp } from '../../support/app/test-app.ts'
import { sendMessage } from '../../support/backup/backed-up.ts'

const metricsToken = 'a token for tests, as long as a token must be'
const folder = path.join(import.meta.dirname, '..', '..', '..', 'api', 'operate', 'watch')

async function read({ app }: TestApp): Promise<string> {
  const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  return answer.body
}

const numberOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  )

describe('/metrics', () => {
  it('counts answers by route, mails, queries and what waits, and names nobody', async () => {
    await using test = await createTestApp({ metricsToken })
    await sendMessage(test, goodMessage.message)
    await expect.poll(() => test.mails.sent.length).toBe(2)
    await test.app.inject('/api/posts/secret-of-jonida?language=en&q=jonida@example.org')
    await test.app.inject('/nobody-knows/jonida@example.org')
    await addColleague(test, 'owner')
    const text = await read(test)
    const answers = 'dritare_http_request_duration_seconds_count'
    expect(numberOf(text, `${answers}{method="POST",route="/api/contact",status="201"}`)).toBe(1)
    expect(text).toMatch(/_count\{method="GET",route="\/api\/posts\/:slug",status="404"\} 1/)
    expect(text).not.toMatch(/jonida|nobody-knows|example\.org|127\.0\.0\.1/)
    await expect.poll(async () => numberOf(await read(test), 'dritare_mails_total{outcome="sent"}')).toBe(2)
    expect(numberOf(text, 'dritare_database_query_duration_seconds_count')).toBeGreaterThan(5)
    expect(numberOf(text, 'dritare_database_up')).toBe(1)
    expect(numberOf(text, 'dritare_staff_sessions')).toBe(1)
    expect(numberOf(text, 'dritare_job_last_success_timestamp_seconds{task="backup"}')).toBe(0)
  })

  it('tells how old the oldest mail is that waits', async () => {
    await using test = await createTestApp({ metricsToken })
    test.mails.refuse(new Error('away'))
    await sendMessage(test, goodMessage.message)
    await expect.poll(async () => numberOf(await read(test), 'dritare_mails_total{outcome="failed"}')).toBe(2)
    test.clock.advance(16 * 60_000)
    const text = await read(test)
    expect(numberOf(text, 'dritare_outbox_waiting')).toBe(2)
    expect(numberOf(text, 'dritare_outbox_oldest_age_seconds')).toBe(960)
  })

  it('answers while the database is away, and says that it is', async () => {
    let isAway = false
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    await using test = await createTestApp({ metricsToken, databaseError: () => (isAway ? away : undefined) })
    await read(test)
    isAway = true
    expect(numberOf(await read(test), 'dritare_database_up')).toBe(0)
    isAway = false
  })

  it('is not there without the token, nor where nobody has set one', async () => {
    await using test = await createTestApp({ metricsToken })
    for (const authorization of [undefined, 'Bearer ', `Bearer ${metricsToken}x`, metricsToken]) {
      const headers = authorization === undefined ? {} : { authorization }
      expect((await test.app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
    }
    await using plain = await createTestApp()
    const headers = { authorization: `Bearer ${metricsToken}` }
    expect((await plain.app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
  })
})

describe('what is brought for Prometheus and Grafana', () => {
  const rules = z.object({
    groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
  })
  const dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })
  const alerts = rules
    .parse(parse(readFileSync(path.join(folder, 'alerts.yaml'), 'utf8')))
    .groups.flatMap((group) => group.rules)
  const panels = dashboard.parse(JSON.parse(readFileSync(path.join(folder, 'grafana.json'), 'utf8'))).panels
  /** Labels that Prometheus gives each target. */
  const ofTargets = ['instance', 'job']
  /** Of Prometheus itself, and of its blackbox exporter. */
  const foreign = ['up', 'probe_ssl_earliest_cert_expiry']

  it('asks for metrics that there are', async () => {
    await using test = await createTestApp({ metricsToken })
    await sendMessage(test, goodMessage.message)
    const there = new Set((await read(test)).match(/^[a-z]\w+/gm))
    const expressions = [...alerts, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)
    const asked = expressions.flatMap(
      (expr) => expr.match(/\b(?:dritare|nodejs|process|probe|up)\w*(?=[{[ ]|$|\)| )/g) ?? [],
    )
    expect(asked.length).toBeGreaterThan(20)
    const missing = asked.filter((name) => name !== 'dritare' && !there.has(name) && !foreign.includes(name))
    expect(missing).toEqual([])
  })

  it('asks by labels that there are, and gives none that Prometheus would rename', async () => {
    await using test = await createTestApp({ metricsToken })
    await sendMessage(test, goodMessage.message)
    const text = await read(test)
    const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, name = '']) => name))
    // Its own of each target: what is scraped becomes `exported_job`, unless somebody has set `honor_labels`.
    expect([...labels].filter((name) => ofTargets.includes(name))).toEqual([])
    const expressions = [...alerts, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)
    const ours = expressions.filter((expr) => !foreign.some((name) => expr.startsWith(name)))
    const asked = ours.flatMap((expr) => [
      ...[...expr.matchAll(/[{,]\s*(\w+)\s*[!=]~?"/g)].map(([, name = '']) => name),
      ...[...expr.matchAll(/\bby \(([^)]+)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/)),
    ])
    expect(asked).toContain('task')
    expect(asked.filter((name) => !labels.has(name) && !ofTargets.includes(name))).toEqual([])
  })

  it('warns of what has to be warned of', () => {
    expect(alerts.map(({ alert }) => alert)).toEqual([
      'DritareDown',
      'DritareDatabaseAway',
      'DritareOutboxOld',
      'DritareServerErrors',
      'DritareDiskNearlyFull',
      'DritareNoBackup',
      'DritareCertificateEnds',
    ])
  })
})
