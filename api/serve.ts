import cluster from 'node:cluster'
import path from 'node:path'
import closeWithGrace from 'close-with-grace'
import { createApp } from '#api/app.ts'
import { postsFolder } from '#api/content/site-post-ids.ts'
import { clockDifference } from '#api/db/clock-difference.ts'
import { openDatabase } from '#api/db/open.ts'
import { readEnvironment } from '#api/environment.ts'
import { loadPages, renderBuiltMail } from '#api/http/load-pages.ts'
import { expectRecipients } from '#api/operate/backup/encryption.ts'
import { refuseToServeHalf } from '#api/operate/backup/unfinished-fill.ts'
import { checkFiles } from '#api/operate/check-files.ts'
import { createLogOutput } from '#api/operate/log-output.ts'
import { refuseToServeMoved } from '#api/operate/moved-away.ts'
import {
  bootHint,
  checkGeoDatabase,
  clockHint,
  databaseHint,
  imprintHint,
  keyHint,
  listenHint,
  whileStarting,
} from '#api/operate/start-trouble.ts'
import { readBootId } from '#api/outbound/bulk/hand-over-log.ts'
import { createSmtpBulkMailer } from '#api/outbound/bulk/smtp-bulk-mailer.ts'
import { loadDkim } from '#api/outbound/dkim.ts'
import { createFileMailer } from '#api/outbound/file-mailer.ts'
import { openFileStorages } from '#api/outbound/objects/file-storages.ts'
import { loadVapid } from '#api/outbound/push-vapid.ts'
import { loadSecretKey } from '#api/outbound/secret-key.ts'
import { createSmtpMailer } from '#api/outbound/smtp-mailer.ts'
import { roomForDatabase } from '#api/services/limits/limits.ts'
import { createSettingsStore } from '#api/store/settings.ts'
import { imprint } from '#locales/brand-imprint.ts'

const DRAIN_TIME = 9000 // milliseconds to drain after SIGTERM

export async function serve(variables: NodeJS.ProcessEnv): Promise<void> {
  const environment = readEnvironment(variables)
  const publicUrl = environment.publicUrl ?? `http://localhost:${environment.port}`
  const { dataDir, databaseUrl, host, port } = environment
  await checkGeoDatabase(environment.geo.database)
  await expectRecipients(environment.backup.recipients)
  const dkim = environment.dkim && (await loadDkim(environment.dkim))
  const database = await whileStarting(databaseHint(databaseUrl, dataDir), () =>
    openDatabase({
      ...environment,
      now: Date.now,
      onError: (error) => console.error('The database connection failed:', error.message),
    }),
  )
  await refuseToServeHalf(database.db)
  await refuseToServeMoved(database.db)
  await checkFiles(environment, createSettingsStore(database.db))
  const secretKey = await whileStarting(keyHint(dataDir), () => loadSecretKey({ dataDir, key: environment.secretKey }))
  const outboxFolder = path.join(dataDir, 'outbox')
  const app = await createApp({
    database,
    pages: await loadPages({ ...environment.settings, publicUrl }),
    ...(await openFileStorages(environment, roomForDatabase)),
    mailer: environment.smtpUrl ? createSmtpMailer(environment.smtpUrl, { dkim }) : createFileMailer(outboxFolder),
    ...(environment.smtpUrl && { issueMailer: createSmtpBulkMailer(environment.smtpUrl, { dkim }) }),
    renderMail: renderBuiltMail,
    mailFolder: outboxFolder,
    secretKey,
    posts: postsFolder,
    push: {
      hosts: environment.push.hosts,
      loadVapid: () => loadVapid({ ...environment.push, dataDir }),
    },
    assets: path.join(import.meta.dirname, '..', 'dist', 'client'),
    logTo: createLogOutput(),
    environment: { ...environment, publicUrl },
  })

  closeWithGrace({ delay: DRAIN_TIME }, async ({ err }) => {
    if (err) app.log.error(err, 'The server stops because of an error nobody caught')
    await app.close()
  })

  for (const hint of [
    imprintHint(publicUrl, imprint.isSample),
    bootHint(readBootId()),
    clockHint(await clockDifference(database).catch(() => 0)),
  ])
    if (hint) app.log.warn(hint)
  const address = await whileStarting(listenHint(host, port), () => app.listen({ port, host }))
  // Said once for all workers (`api/operate/workers.ts`).
  if (cluster.isWorker) return
  console.info(`Dritare is open at ${address}`)
  if (!environment.smtpUrl) console.info(`Mail is written to ${outboxFolder} (set SMTP_URL to send it)`)
}
