import { randomUUID } from 'node:crypto'
import type { open } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import { createApp } from '#api/app.ts'
import { type OpenDatabase, openDatabase } from '#api/db/open.ts'
import type { Environment } from '#api/environment.ts'
import type { Pages } from '#api/http/pages.ts'
import type { BulkMailer } from '#api/outbound/bulk/bulk-mailer.ts'
import type { Captcha } from '#api/outbound/captcha.ts'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import type { Geolocator } from '#api/outbound/geo/geo.ts'
import type { Mail, Mailer } from '#api/outbound/mail.ts'
import { createDiskOwner } from '#api/outbound/objects/file-storages.ts'
import { openObjectStorages } from '#api/outbound/objects/object-storages.ts'
import type { ObjectPlace } from '#api/outbound/objects/object-store.ts'
import { createPictureStorage } from '#api/outbound/picture-storage.ts'
import { makeVapidKeys } from '#api/outbound/push-vapid.ts'
import { createTransferStorage } from '#api/outbound/transfer-storage.ts'
import type { PasswordWork } from '#api/services/staff/passwords.ts'
import type { PushOutside } from '#api/wiring/dependencies.ts'
import { createPages } from '#site/entry-server.tsx'
import { renderMail } from '#site/render/mails/render-mail.ts'
import { createTestDatabase, type TestDatabase } from '../servers/test-database.ts'

/** What test servers sign with. */
export const secretKey = 'a key for tests, as long as a key must be'
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
  /** The folder of the pictures. */
  pictures: string
  /** Where its data is. */
  place: TestDatabase
}

export interface TestAppOptions {
  key?: string
  /** Milliseconds; 0, for any, unless said: a busy machine's trouble is none of a test's. */
  maxEventLoopDelay?: number
  /** Folder of posts to bring in. */
  posts?: string
  mailer?: Mailer
  /** For issues of the newsletter; the one above unless said. */
  issueMailer?: BulkMailer
  trustedProxies?: string[]
  geo?: Partial<Environment['geo']>
  geolocators?: Geolocator[]
  captcha?: Captcha
  apiDocs?: boolean
  push?: Partial<PushOutside>
  /** Instead of the site's pages. */
  render?: Pages['render']
  renderStaff?: Pages['renderStaff']
  siteFile?: Pages['file']
  /** False for pages that are rendered each time. */
  cachesPages?: boolean
  /** Where its files are; in the data folder unless said. */
  files?: ObjectPlace
  /** How résumés are opened for writing. */
  openFile?: typeof open
  /** Bytes that have to stay free on the disk. */
  leftFree?: number
  formsPerHour?: number
  /** Who may read `/metrics`. */
  metricsToken?: string
  /** Gets the lines of the log; none is written otherwise. */
  logTo?: { write: (line: string) => void }
  coverApplicants?: boolean
  /** Little, unless said: hashing is slow on purpose. */
  passwordWork?: PasswordWork
  /** Its own address, the only source of absolute links. */
  publicUrl?: string
  /** A database to be on instead of one of its own, with the clock of another server there; it stays when this one is disposed of. */
  beside?: Pick<TestApp, 'place'> & Partial<Pick<TestApp, 'clock'>>
  /** Milliseconds that its content counts as the same without a look; 0 unless said. */
  contentBelieved?: number
  /** What each query fails with, for as long as there is something. */
  databaseError?: () => Error | undefined
}

/** The whole server without a port, on a database of its own, with a clock and a mailer that tests hold in hand. */
export async function createTestApp({
  key = secretKey,
  maxEventLoopDelay = 0,
  posts,
  mailer,
  issueMailer,
  trustedProxies = [],
  geo,
  geolocators,
  captcha,
  apiDocs = false,
  push,
  render,
  siteFile,
  renderStaff,
  cachesPages = true,
  files,
  openFile,
  leftFree,
  formsPerHour,
  metricsToken,
  logTo,
  coverApplicants = false,
  passwordWork = { memory: 64, passes: 1, parallelism: 1 },
  publicUrl: ownUrl = publicUrl,
  beside,
  // Tests change posts behind the server's back, and their clock stands still.
  contentBelieved = 0,
  databaseError = () => undefined,
}: TestAppOptions = {}): Promise<TestApp> {
  const test = beside?.place ?? (await createTestDatabase())
  const clock = beside?.clock ?? createClock()
  const mails = createMemoryMailer()
  const resumes = path.join(test.dataDir, 'uploads', 'applications')
  const pictures = path.join(test.dataDir, 'uploads', 'pictures')
  const opened = await openDatabase({ ...test, now: clock.now, onError: () => {} })
  const database = { ...opened, db: opened.db.withPlugin(failingQueries(databaseError)) }
  const { openCache, ...pages } = createPages({
    settings: { publicUrl: ownUrl, trackingHosts: [] },
    assets: { entry: '/assets/entry.js', styles: '', fonts: [] },
    staffAssets: { entry: '/assets/staff.js', sheet: '/assets/staff.css', fonts: [] },
    now: clock.now,
  })
  const app = await createApp({
    database,
    secretKey: key,
    pages: {
      ...pages,
      ...(render && { render }),
      ...(renderStaff && { renderStaff }),
      ...(siteFile && { file: siteFile }),
      ...(cachesPages && openCache && { openCache }),
    },
    mailer: mailer ?? mails.mailer,
    ...(issueMailer && { issueMailer }),
    renderMail,
    resumes: createDiskStorage(resumes, undefined, openFile, leftFree),
    pictures: createPictureStorage(pictures, clock.now, leftFree),
    mailFolder: path.join(test.dataDir, 'outbox'),
    fileOwner: createDiskOwner(path.join(test.dataDir, 'uploads')),
    transfers: createTransferStorage(path.join(test.dataDir, 'uploads', 'transfers'), clock.now, leftFree),
    ...(files && openObjectStorages(files, test.dataDir, leftFree ?? 0)),
    ...(posts && { posts }),
    ...(geolocators && { geolocators }),
    ...(captcha && { captcha }),
    environment: {
      dataDir: test.dataDir,
      publicUrl: ownUrl,
      trustedProxies,
      geo: {
        header: undefined,
        database: undefined,
        url: undefined,
        fallbackUrl: undefined,
        reverseUrl: undefined,
        ...geo,
      },
      mailFrom: 'website@dritare.example',
      mailTo: 'hello@dritare.example',
      apiDocs,
      formsPerHour,
      coverApplicants,
      logLevel: logTo ? 'debug' : 'silent',
      ...(metricsToken !== undefined && { metrics: { port: undefined, token: metricsToken } }),
    },
    push: {
      hosts: [],
      loadVapid: async () => ({ ...makeVapidKeys(), subject: 'mailto:hello@dritare.example' }),
      ...push,
    },
    passwordWork,
    ...(logTo && { logTo }),
    contentBelieved,
    maxEventLoopDelay,
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
    pictures,
    place: test,
    async [Symbol.asyncDispose]() {
      await app.close()
      if (!beside) await test.remove()
    },
  }
}

/** Fails queries before they reach the database. */
function failingQueries(errorNow: () => Error | undefined): KyselyPlugin {
  return {
    transformQuery({ node }) {
      const error = errorNow()
      if (error) throw error
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

export const goodMessage = {
  name: 'Jonida Sample',
  email: 'jonida@example.org',
  purpose: 'project',
  message: 'We would like a window on the web.',
  language: 'en',
}
