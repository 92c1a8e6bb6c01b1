import { openDatabase } from '#api/db/open.ts'
import { createSmtpBulkMailer } from '#api/outbound/bulk/smtp-bulk-mailer.ts'
import { loadDkim } from '#api/outbound/dkim.ts'
import { sendingOn } from '../data/sending-parts.ts'

/** A server that does nothing but send issues: started as a process of its own, so that it can be killed. */
const {
  DATA_DIR: dataDir = '',
  DATABASE_URL: databaseUrl,
  SMTP_URL: smtpUrl = '',
  PARAGRAPHS = '1',
  DKIM_KEY: key,
} = process.env
const onError = (error: unknown) => console.error(error)
const database = await openDatabase({ dataDir, databaseUrl, now: Date.now, onError })
const sending = sendingOn({
  ...{ database, dataDir, now: Date.now, paragraphs: Number(PARAGRAPHS) },
  mailer: createSmtpBulkMailer(smtpUrl, {
    dkim: key ? await loadDkim({ domain: 'dritare.example', selector: 'mail', key }) : undefined,
  }),
})
sending.start()
const beat = setInterval(sending.nudge, 500)
console.info('The sender is open at no address')

process.once('SIGTERM', async () => {
  clearInterval(beat)
  await sending.stop()
  await database.db.destroy()
})
