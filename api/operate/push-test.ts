import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { openDatabase } from '#api/db/open.ts'
import { readEnvironment } from '#api/environment.ts'
import { expectSite } from '#api/operate/expect-site.ts'
import { readPushHosts } from '#api/outbound/push-endpoints.ts'
import { createPushSender } from '#api/outbound/push-sender.ts'
import { loadVapid } from '#api/outbound/push-vapid.ts'
import { createPushNotices } from '#api/services/push/push-notice.ts'
import { createPushSample, type ListedBrowser, type SampleResult } from '#api/services/push/push-sample.ts'
import { createStores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'
import { isLanguage, type Language, languages } from '#locales/languages.ts'

const texts = z.object({ sample: z.object({ title: z.string(), body: z.string() }) })

/** `npm run push:test -- <language>`: a sample for the operator's own browser. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
  const [language] = positionals
  if (!isLanguage(language)) throw new Error(`Say a language: npm run push:test -- ${languages.join(' | ')}`)
  const environment = readEnvironment(process.env)
  await expectSite(environment)
  const publicUrl = environment.publicUrl ?? `http://localhost:${environment.port}`
  const vapid = await loadVapid({ ...environment.push, dataDir: environment.dataDir })
  const database = await openDatabase({ ...environment, now: Date.now, onError: () => {} })
  const sender = createPushSender({ vapid, hosts: readPushHosts(environment.push.hosts).hosts, now: Date.now })
  const send = createPushSample({
    stores: createStores(database),
    sender,
    notices: createPushNotices(publicUrl),
    serverKey: vapid.publicKey,
    now: Date.now,
  })
  try {
    const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(publicUrl).hostname)
    tell(await send({ ...sampleIn(language), language, to: values.to, isLocal }), language)
  } finally {
    sender.close()
    await database.db.destroy()
  }
}

function sampleIn(language: Language): { title: string; body: string } {
  const file = path.join(import.meta.dirname, '..', '..', 'locales', language, 'site', 'push-message.json')
  const { sample } = texts.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { ...sample, title: sample.title.replace('{{name}}', brand.name) }
}

function tell(result: SampleResult, language: Language): void {
  if (result.kind === 'sent' && result.answer.kind === 'taken') {
    console.info(`Sent to ${inWords(result.browser)}`)
    return
  }
  process.exitCode = 1
  if (result.kind === 'none') {
    console.info('No browser has subscribed here yet. Open the site, and enable notifications at its foot.')
  } else if (result.kind === 'choose') {
    console.info('Which browser is yours? Nothing was sent. The newest are:')
    for (const browser of result.browsers) console.info(`  ${inWords(browser)}`)
    console.info(`Then: npm run push:test -- ${language} --to <code>`)
  } else {
    const { answer, browser } = result
    const reason = 'reason' in answer ? answer.reason : `its push service says: ${answer.kind}`
    console.info(`Not taken for ${inWords(browser)}: ${reason}`)
  }
}

function inWords({ code, device, savedAt }: ListedBrowser): string {
  return `${code}  ${device || 'an unknown browser'}, saved ${new Date(savedAt).toISOString()}`
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
