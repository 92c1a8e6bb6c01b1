import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { createSmtpBulkMailer } from '#api/outbound/bulk/smtp-bulk-mailer.ts'
import { loadDkim } from '#api/outbound/dkim.ts'
import { reportBounds } from '#api/services/issue-sending/report-folder.ts'
import { goodMail } from '../../support/app/outbox.ts'
import { createTestBulkMailer, createTestSending } from '../../support/sending/sending.ts'
import { smtpAnswer, startSmtpServer } from '../../support/servers/smtp-server.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

describe('an issue over SMTP', () => {
  it('is noted as going before a mail can no longer be called back, and signed', async () => {
    const states: string[] = []
    let look: () => Promise<unknown> = async () => {}
    await using smtp = await startSmtpServer({ beforeConfirming: () => look().then(() => {}) })
    const dkim = await loadDkim({ domain: 'dritare.example', selector: 'mail', key })
    await using test = await createTestSending({ mailer: createSmtpBulkMailer(smtp.url, { dkim }) })
    look = async () => states.push(JSON.stringify(await test.statesOf(id)))
    const [ana] = await test.crowd(1)
    const id = await test.issue()
    await test.until(id, 'sent')
    expect(states).toEqual(['{"going":1}'])
    const [received] = smtp.received
    if (!received || !ana) throw new Error('Nothing has come.')
    const headers = new Map(received.mail.headers.map((header) => [header.key, header.value]))
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(headers.get('list-unsubscribe')).toMatch(
      /^<https:\/\/dritare\.example\/en\/newsletter\/unsubscribe\/\?token=/,
    )
    expect(headers.get('list-id')).toBe('<newsletter.dritare.example>')
    expect(headers.get('precedence')).toBe('bulk')
    expect(headers.get('content-language')).toBe('en')
    expect(headers.get('message-id')).toMatch(`<${id}.${ana.id}.`)
    expect(headers.get('dkim-signature')).toContain(':list-id:list-unsubscribe:list-unsubscribe-post')
    expect(received.mail.text).toContain('/en/newsletter/unsubscribe/?token=')
    expect(received.raw).not.toMatch(/<img/i)
  })

  it('leaves a connection to other mails where the server takes two at once', async () => {
    const open = new Set<string>()
    let refused = 0
    await using smtp = await startSmtpServer({
      onConnect({ id }, done) {
        if (open.size >= 2) {
          refused++
          return done(smtpAnswer(421, '4.7.0 Too many connections'))
        }
        open.add(id)
        done()
      },
      onClose: ({ id }) => void open.delete(id),
    })
    const bulk = createSmtpBulkMailer(smtp.url)
    const send = (count: number) =>
      Promise.all(
        Array.from({ length: count }, () =>
          bulk.send(goodMail, randomUUID(), { mayEnd: async () => true, signal: new AbortController().signal }),
        ),
      )
    // Ten at once: two are taken, and the others come back as if the server were away.
    expect((await send(10)).filter(({ kind }) => kind === 'away').length).toBeGreaterThan(0)
    const { length } = smtp.received
    const before = refused
    // After so many mails each connection has ended once.
    expect(new Set((await send(110)).map(({ kind }) => kind))).toEqual(new Set(['taken']))
    expect(smtp.received).toHaveLength(length + 110)
    expect(open.size).toBe(1)
    expect(refused).toBe(before)
    bulk.close()
  })

  it('notes nothing of a mail that is refused before its text', async () => {
    const states: string[] = []
    await using smtp = await startSmtpServer({
      onRcptTo: async (_address, _session, done) => {
        states.push(JSON.stringify(await test.statesOf(id)))
        done(smtpAnswer(550, '5.1.1 No such user here'))
      },
    })
    await using test = await createTestSending({ mailer: createSmtpBulkMailer(smtp.url) })
    await test.crowd(1)
    const id = await test.issue()
    await test.until(id, 'sent')
    expect(states).toEqual(['{"due":1}'])
    expect(await test.statesOf(id)).toEqual({ refused: 1 })
  })

  it('does not end a mail to somebody who has left while its text was on the way', async () => {
    await using smtp = await startSmtpServer({
      onRcptTo: async (_address, _session, done) => {
        if (ana) await test.stores.subscribers.delete(ana.id)
        done()
      },
    })
    await using test = await createTestSending({ mailer: createSmtpBulkMailer(smtp.url) })
    const [ana] = await test.crowd(1)
    const id = await test.issue()
    await test.until(id, 'sent')
    expect(await test.statesOf(id)).toEqual({ skipped: 1 })
    expect(smtp.received).toEqual([])
  })

  it('is unknown where the line breaks after the dot, and due where it breaks before', async () => {
    let breaks = 1
    await using smtp = await startSmtpServer({
      beforeConfirming: async () => {
        if (breaks-- > 0) smtp.drop()
      },
    })
    await using test = await createTestSending({ mailer: createSmtpBulkMailer(smtp.url) })
    await test.crowd(1)
    const id = await test.issue()
    await test.until(id, 'sent')
    expect(await test.statesOf(id)).toEqual({ unknown: 1 })

    let cuts = 1
    await using other = await startSmtpServer({
      onRcptTo: (_address, _session, done) => (cuts-- > 0 ? other.drop() : done()),
    })
    await using again = await createTestSending({ mailer: createSmtpBulkMailer(other.url), clock: { now: Date.now } })
    await again.crowd(1)
    const later = await again.issue()
    await again.until(later, 'sent')
    expect(await again.statesOf(later)).toEqual({ sent: 1 })
    expect(other.received).toHaveLength(1)
  })

  it('keeps its place when the server says “later” after the text', async () => {
    let busy = 1
    await using smtp = await startSmtpServer({
      beforeConfirming: () => {
        if (busy-- > 0) throw smtpAnswer(451, '4.3.0 Not now')
      },
    })
    let offset = 0
    await using test = await createTestSending({
      ...{ mailer: createSmtpBulkMailer(smtp.url), clock: { now: () => Date.now() + offset } },
    })
    await test.crowd(1)
    const id = await test.issue()
    await test.until(id, 'sending')
    await expect.poll(async () => (await test.read(id)).retried).toBe(1)
    offset = 60_000
    await test.until(id, 'sent')
    expect(await test.statesOf(id)).toEqual({ sent: 1 })
  })
})

const reportOf = (messageId: string, { action = 'failed', status = '5.1.1', to = 'reader0@mail0.example' } = {}) =>
  [
    'From: MAILER-DAEMON@mail0.example',
    'To: website@dritare.example',
    'Subject: Undelivered',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'It could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail0.example',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} <${to}> unknown`,
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    'Subject: Issue',
    '',
    '--b--',
    '',
  ].join('\r\n')

const complaintOf = (messageId: string) =>
  reportOf(messageId)
    .replace('report-type=delivery-status', 'report-type=feedback-report')
    .replace(/Content-Type: message\/delivery-status[\s\S]*?unknown/, () =>
      ['Content-Type: message/feedback-report', '', 'Feedback-Type: abuse', 'User-Agent: Sample/1'].join('\r\n'),
    )

/** What is known of the only reader of an issue once this has come back. */
async function afterReport(report: (messageId: string) => string) {
  await using smtp = await startSmtpServer()
  await using test = await createTestSending({ mailer: createSmtpBulkMailer(smtp.url) })
  await test.crowd(1)
  const id = await test.issue()
  await test.until(id, 'sent')
  await mkdir(test.folder, { recursive: true })
  await writeFile(`${test.folder}/one.eml`, report(smtp.received[0]?.mail.messageId ?? ''))
  await test.readReports()
  const bounces = await test.db.selectFrom('issue_bounces').select('kind').execute()
  return { bounces, states: await test.statesOf(id) }
}

describe('reports of what came back', () => {
  it('are believed by the Message-ID alone, read once and deleted; others are put aside', async () => {
    await using smtp = await startSmtpServer()
    await using test = await createTestSending({ mailer: createSmtpBulkMailer(smtp.url) })
    const people = await test.crowd(4)
    const id = await test.issue()
    await test.until(id, 'sent')
    const idOf = (place: number) =>
      smtp.received.find(({ recipients }) => recipients[0] === people[place]?.email)?.mail.messageId ?? ''
    const forged = `<${id}.${people[3]?.id}.${createHmac('sha256', 'guessed').update('x').digest('hex').slice(0, 32)}@x>`
    await mkdir(test.folder, { recursive: true })
    const files = {
      hard: reportOf(idOf(0)),
      again: reportOf(idOf(0)),
      late: reportOf(idOf(1), { action: 'delayed', status: '4.4.1' }),
      complaint: complaintOf(idOf(2)),
      forged: reportOf(forged),
      noise: 'no report at all',
      huge: reportOf(idOf(3)) + 'x'.repeat(1_000_001),
      endless: reportOf(idOf(3)) + '\n'.repeat(900_000),
    }
    for (const [name, text] of Object.entries(files)) await writeFile(`${test.folder}/${name}.eml`, text)
    await writeFile(`${test.folder}/unfinished.part`, 'still written')
    await mkdir(`${test.folder}/a folder.eml`)
    for (const place of ['', 'unread/'])
      await mkdir(`${test.folder}/${place}a taken name.eml/inside`, { recursive: true })
    await test.readReports()
    expect((await readdir(test.folder)).toSorted()).toEqual(['a taken name.eml', 'unfinished.part', 'unread'])
    expect((await readdir(`${test.folder}/unread`)).toSorted()).toEqual([
      ...['a folder.eml', 'a taken name.eml', 'endless.eml', 'forged.eml', 'huge.eml', 'noise.eml'],
    ])
    const bounces = await test.db.selectFrom('issue_bounces').selectAll().orderBy('kind').execute()
    expect(bounces).toMatchObject([
      { kind: 'complaint', source: 'report', subscriber_id: people[2]?.id },
      { kind: 'hard', source: 'report', subscriber_id: people[0]?.id, code: '5.1.1' },
    ])
    expect(bounces[1]?.answer).not.toContain('reader0@')
    expect(await test.statesOf(id)).toEqual({ sent: 3, refused: 1 })
    const suppressed = await test.db.selectFrom('suppressions').selectAll().execute()
    expect(suppressed).toMatchObject([{ why: 'complaint' }])
    const { cameBack } = await test.read(id)
    expect(cameBack.find(({ kind }) => kind === 'hard')).toMatchObject({ address: people[0]?.email, isFinal: false })
    expect(cameBack.find(({ kind }) => kind === 'complaint')).toMatchObject({ address: null, isFinal: true })
  })

  it('of a single mail say at its entry that it did not arrive; of one that nobody has sent they are put aside', async () => {
    await using test = await createTestSending({ mailer: createTestBulkMailer().mailer })
    const { outbox } = test.stores
    const at = Date.now()
    const [sent, waiting] = [randomUUID(), randomUUID()]
    const entry = { kind: 'mail', payload: '{}', createdAt: at }
    await outbox.insert({ ...entry, id: sent }, { ...entry, id: waiting })
    await outbox.markSent(sent, at)
    await mkdir(test.folder, { recursive: true })
    // As Exim writes it: the status says nothing.
    const report = (id: string) =>
      reportOf(`<${id}@dritare.example>`, { status: '5.0.0' }).replace('550 5.0.0', '550 5.1.1')
    const files = { sent: report(sent), waiting: report(waiting), nobody: report(randomUUID()) }
    for (const [name, text] of Object.entries(files)) await writeFile(`${test.folder}/${name}.eml`, text)
    await test.readReports()
    expect((await readdir(`${test.folder}/unread`)).toSorted()).toEqual(['nobody.eml', 'waiting.eml'])
    const rows = await test.db.selectFrom('outbox').select(['id', 'last_error']).execute()
    expect(rows.find(({ id }) => id === sent)?.last_error).toMatch(/^550 5\.1\.1 <.+\*\*\*@mail0\.example> unknown/)
    expect(rows.find(({ id }) => id === waiting)?.last_error).toBeNull()
  })

  it.each([
    ['552 5.2.2 mailbox full', 'soft'],
    ['450 TEMPERROR: retry timeout exceeded', 'soft'],
    ['554 Reject due to policy restrictions', 'soft'],
    ['550 5.7.1 Client host blocked using zen.example', 'soft'],
    [
      `550-Verification failed for <us@x.example> 550-No Such User Here ${'-'.repeat(400)} 550 Sender verify failed`,
      'soft',
    ],
    ['550 5.1.1 no such mailbox', 'hard'],
    ['550 No such user here', 'hard'],
  ])('are judged by what the server said where the status says nothing: %s', async (said, kind) => {
    const { bounces } = await afterReport((messageId) =>
      reportOf(messageId, { status: '5.0.0' }).replace(/550 5\.0\.0 .*unknown/, said),
    )
    expect(bounces).toEqual([{ kind }])
  })

  it('of an address that leads to others, too, count as the reader’s only where it is theirs', async () => {
    const report = (to: string) => afterReport((messageId) => reportOf(messageId, { to }))
    expect(await report('gone@firm.example')).toEqual({ bounces: [{ kind: 'soft' }], states: { sent: 1 } })
    expect(await report('Reader0@mail0.example')).toEqual({ bounces: [{ kind: 'hard' }], states: { refused: 1 } })
  })

  it('are read although as many as one round takes can neither be read nor put aside', async () => {
    await using smtp = await startSmtpServer()
    await using test = await createTestSending({ mailer: createSmtpBulkMailer(smtp.url) })
    await test.crowd(1)
    const id = await test.issue()
    await test.until(id, 'sent')
    await mkdir(test.folder, { recursive: true })
    await writeFile(`${test.folder}/unread`, 'in the place of the folder')
    const stuck = Array.from({ length: reportBounds.files }, (_, place) => `a${place}.eml`)
    for (const name of stuck) await writeFile(`${test.folder}/${name}`, 'no report at all')
    await writeFile(`${test.folder}/b.eml`, reportOf(smtp.received[0]?.mail.messageId ?? ''))
    await test.readReports()
    await test.readReports()
    expect(await test.statesOf(id)).toEqual({ refused: 1 })
    expect((await readdir(test.folder)).toSorted()).toEqual([...stuck, 'unread'].toSorted())
  })
})
