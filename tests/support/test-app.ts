import { randomUUID } from 'node:crypto'
import type { open } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from '#api/app.ts'
import { type OpenDatabase, openDatabase } from '#api/db/open.ts'
import type { Environment } from '#api/environment.ts'
import type { Captcha } from '#api/outbound/captcha.ts'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import type { Geolocator } from '#api/outbound/geo.ts'
import type { Mail, Mailer } from '#api/outbound/mail.ts'
import { makeVapidKeys } from '#api/outbound/push-vapid.ts'
import type { PushOutside } from '#api/wire-push.ts'
import { createPages } from '#site/entry-server.tsx'
import { renderMail } from '#site/render/render-mail.ts'
import { createTestDatabase } from './test-database.ts'

export const publicUrl = 'https://dritare.example'

/** A clock that moves only when told. */
export function createClock(start = Date.UTC(2026, 10, 20, 12)) {
  let time = start
  return {
    now: () => time,
    advance(milliseconds: number) {
      time += milliseconds
    },
  }
}

/** A mailer that keeps what it is given; `refuse` makes it fail like a mail server that is down. */
export function createMemoryMailer() {
  const sent: (Mail & { id: string })[] = []
  let refusal: Error | undefined
  const mailer: Mailer = {
    async send(mail, id) {
      if (refusal) throw refusal
      sent.push({ ...mail, id })
    },
    close() {},
  }
  return {
    mailer,
    sent,
    refuse(error: Error | undefined) {
      refusal = error
    },
  }
}

export interface TestApp extends AsyncDisposable {
  app: FastifyInstance
  database: OpenDatabase
  clock: ReturnType<typeof createClock>
  mails: ReturnType<typeof createMemoryMailer>
  /** The folder of the résumés. */
  resumes: string
}

interface TestAppOptions {
  mailer?: Mailer
  trustedProxies?: string[]
  geo?: Partial<Environment['geo']>
  geolocators?: Geolocator[]
  captcha?: Captcha
  apiDocs?: boolean
  push?: Partial<PushOutside>
  /** False for pages that are rendered each time. */
  keepsPages?: boolean
  /** How résumés are opened for writing. */
  openFile?: typeof open
}

/** The whole server without a port, on a database of its own, with a clock and a mailer that tests hold in hand. */
export async function createTestApp({
  mailer,
  trustedProxies = [],
  geo,
  geolocators,
  captcha,
  apiDocs = false,
  push,
  keepsPages = true,
  openFile,
}: TestAppOptions = {}): Promise<TestApp> {
  const test = await createTestDatabase()
  const clock = createClock()
  const mails = createMemoryMailer()
  const resumes = path.join(test.dataDir, 'uploads', 'applications')
  const database = await openDatabase({ ...test, now: clock.now, onError: () => {} })
  const { openCache, ...pages } = createPages({
    settings: { publicUrl, trackingHosts: [] },
    assets: { entry: '/assets/entry.js', styles: () => '', fonts: [] },
  })
  const app = await createApp({
    database,
    pages: { ...pages, ...(keepsPages && openCache && { openCache }) },
    mailer: mailer ?? mails.mailer,
    renderMail,
    resumes: createDiskStorage(resumes, undefined, openFile),
    ...(geolocators && { geolocators }),
    ...(captcha && { captcha }),
    environment: {
      publicUrl,
      trustedProxies,
      geo: { header: undefined, database: undefined, url: undefined, fallbackUrl: undefined, ...geo },
      mailFrom: 'website@dritare.example',
      mailTo: 'hello@dritare.example',
      apiDocs,
      logLevel: 'silent',
    },
    push: {
      hosts: [],
      loadVapid: async () => ({ ...makeVapidKeys(), subject: 'mailto:hello@dritare.example' }),
      ...push,
    },
    // Tests change posts behind the server's back, and their clock stands still.
    contentBelieved: 0,
    now: clock.now,
    random: () => 0.5,
    newId: randomUUID,
    // Time limits pass as little by themselves as the clock does.
    timeout: () => new AbortController().signal,
  })
  return {
    app,
    database,
    clock,
    mails,
    resumes,
    async [Symbol.asyncDispose]() {
      await app.close()
      await test.remove()
    },
  }
}

export const goodMessage = {
  name: 'Jonida Sample',
  email: 'jonida@example.org',
  purpose: 'project',
  message: 'We would like a window on the web.',
  language: 'en',
}
