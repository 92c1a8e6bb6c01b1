import { describe, expect, it, vi } from 'vitest'
import { createSmtpMailer } from '#api/outbound/smtp-mailer.ts'
import { createTestOutbox } from '../../support/app/outbox.ts'
import { createTestApp, goodMessage } from '../../support/app/test-app.ts'
import { smtpAnswer, startSmtpServer } from '../../support/servers/smtp-server.ts'

/** How an entry ends, in the words of its row. */
const stateOf = (row: { sent_at: number | null; failed_at: number | null }) =>
  row.sent_at === null ? (row.failed_at === null ? 'waiting' : 'given up') : 'sent'

type Outbox = Awaited<ReturnType<typeof createTestOutbox>>

async function expectStates({ rows, worker }: Outbox, states: Record<string, string>) {
  worker.nudge()
  await vi.waitFor(
    async () => expect(Object.fromEntries((await rows()).map((row) => [row.id, stateOf(row)]))).toEqual(states),
    { timeout: 10_000 },
  )
}

it('a server that lets strangers wait for its greeting gets the mail', async () => {
  await using smtp = await startSmtpServer({ onConnect: (_session, done) => void setTimeout(done, 11_000) })
  await using outbox = await createTestOutbox({ mailer: createSmtpMailer(smtp.url) })
  await outbox.add()
  outbox.worker.nudge()
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 20_000 })
}, 30_000)

describe('a server that answers no', () => {
  it.each([
    '5.1.1 No such user here',
    '5.1.1 User unknown in relay recipient table',
    'host relay.example.org said: User unknown',
  ])('to one recipient for good, has that mail given up at once and the others delivered: %s', async (text) => {
    await using smtp = await startSmtpServer({
      onRcptTo: ({ address }, _session, done) => done(address === 'gone@example.org' ? smtpAnswer(550, text) : null),
    })
    await using outbox = await createTestOutbox({ mailer: createSmtpMailer(smtp.url) })
    const gone = await outbox.add({ to: { name: 'Gone', address: 'gone@example.org' } })
    outbox.clock.advance(1)
    const good = await outbox.add()
    await expectStates(outbox, { [gone]: 'given up', [good]: 'sent' })
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['jonida@example.org']])
    expect(await outbox.stores.outbox.listFailed(10)).toMatchObject([
      { id: gone, attempts: 1, reason: expect.stringMatching(new RegExp(`^RCPT TO: .*550 ${text}`)) },
    ])

    await outbox.stores.outbox.retryFailed(gone, outbox.clock.now())
    outbox.worker.nudge()
    await vi.waitFor(() => expect(outbox.failures.map(({ id }) => id)).toEqual([gone, gone]))
  })

  it('to what a mail says for good, has it given up', async () => {
    await using smtp = await startSmtpServer({
      beforeConfirming: () => {
        throw smtpAnswer(554, '5.6.0 Not this')
      },
    })
    await using outbox = await createTestOutbox({ mailer: createSmtpMailer(smtp.url) })
    const id = await outbox.add()
    await expectStates(outbox, { [id]: 'given up' })
    expect(outbox.failures).toEqual([{ id, isLast: true }])
  })

  it.each([
    ['550', '5.4.5 Daily user sending quota exceeded'],
    ['552', 'This message would take you over your relay quota of 500'],
  ])('because so many have been sent today, is tried again: %s %s', async (code, text) => {
    let isNextDay = false
    await using smtp = await startSmtpServer({
      beforeConfirming: () => {
        if (!isNextDay) throw smtpAnswer(Number(code), text)
      },
    })
    await using outbox = await createTestOutbox({ mailer: createSmtpMailer(smtp.url) })
    const id = await outbox.add()
    outbox.worker.nudge()
    await vi.waitFor(() => expect(outbox.failures).toEqual([{ id, isLast: false }]), { timeout: 10_000 })
    isNextDay = true
    outbox.clock.advance(86_400_000)
    await expectStates(outbox, { [id]: 'sent' })
  })

  it.each([
    ['the recipient, for now', 'onRcptTo', 451, '4.7.1 Greylisted, come back later'],
    ['the recipient, because we may not send there', 'onRcptTo', 554, '5.7.1 Relay access denied'],
    ['the recipient, because we have not logged in', 'onRcptTo', 530, '5.7.0 Authentication required'],
    ['the recipient, because Exim lets nobody send there', 'onRcptTo', 550, 'relay not permitted'],
    ['the recipient, because nobody knows the sender', 'onRcptTo', 550, '5.1.8 Sender address rejected: not found'],
    ['the sender, for now', 'onMailFrom', 450, '4.3.0 Not now'],
    ['the sender, for good', 'onMailFrom', 553, '5.7.1 Sender address rejected'],
    ['the connection, for now', 'onConnect', 421, '4.3.2 Too busy'],
    ['the connection, for good', 'onConnect', 554, '5.3.2 No mail service here'],
  ] as const)('to %s, is tried again', async (_what, hook, code, text) => {
    let isWilling = false
    const answer = (done: (error?: Error | null) => void) => done(isWilling ? null : smtpAnswer(code, text))
    await using smtp = await startSmtpServer(
      hook === 'onConnect'
        ? { onConnect: (_session, done) => answer(done) }
        : { [hook]: (_address: object, _session: object, done: (error?: Error | null) => void) => answer(done) },
    )
    await using outbox = await createTestOutbox({ mailer: createSmtpMailer(smtp.url) })
    const id = await outbox.add()
    outbox.worker.nudge()
    await vi.waitFor(() => expect(outbox.failures).toEqual([{ id, isLast: false }]), { timeout: 10_000 })
    await expectStates(outbox, { [id]: 'waiting' })
    // A failure is told before it is written down.
    const row = await vi.waitFor(async () => {
      const [first] = await outbox.rows()
      expect(first?.last_error).toContain(text)
      return first
    })
    expect(row?.due_at).toBe(outbox.clock.now() + 11_250)

    isWilling = true
    outbox.clock.advance(11_250)
    await expectStates(outbox, { [id]: 'sent' })
    expect(smtp.received).toHaveLength(1)
  })
})

describe('a server that breaks off', () => {
  it('in the middle of a mail, gets it again whole and under its Message-ID', async () => {
    let isBroken = true
    await using smtp = await startSmtpServer({
      onData(stream, _session, done) {
        stream.once('data', () => {
          if (isBroken) return smtp.drop()
          stream.resume()
          stream.once('end', () => done())
        })
      },
    })
    await using outbox = await createTestOutbox({ mailer: createSmtpMailer(smtp.url) })
    const id = await outbox.add({ text: 'A window on the web.\n'.repeat(50_000) })
    outbox.worker.nudge()
    await vi.waitFor(() => expect(outbox.failures).toEqual([{ id, isLast: false }]), { timeout: 10_000 })
    await expectStates(outbox, { [id]: 'waiting' })
    isBroken = false
    outbox.clock.advance(60_000)
    await expectStates(outbox, { [id]: 'sent' })
    expect(outbox.failures).toHaveLength(1)
  })

  it('after it has taken a mail and before it says so, gets it again under the same Message-ID', async () => {
    let isBroken = true
    await using smtp = await startSmtpServer({
      beforeConfirming: () => {
        if (isBroken) smtp.drop()
      },
    })
    await using outbox = await createTestOutbox({ mailer: createSmtpMailer(smtp.url) })
    const id = await outbox.add()
    outbox.worker.nudge()
    await vi.waitFor(() => expect(outbox.failures).toEqual([{ id, isLast: false }]), { timeout: 10_000 })
    isBroken = false
    await expectStates(outbox, { [id]: 'waiting' })
    outbox.clock.advance(60_000)
    await expectStates(outbox, { [id]: 'sent' })
    expect(smtp.received.map(({ mail }) => mail.messageId)).toEqual(Array(2).fill(`<${id}@dritare.example>`))
  })

  it('between two mails, is connected to again', async () => {
    await using smtp = await startSmtpServer()
    await using outbox = await createTestOutbox({ mailer: createSmtpMailer(smtp.url) })
    const first = await outbox.add()
    await expectStates(outbox, { [first]: 'sent' })
    smtp.drop()
    const second = await outbox.add()
    await expectStates(outbox, { [first]: 'sent', [second]: 'sent' })
    expect(outbox.failures).toEqual([])
  })
})

describe('a slow server', () => {
  it('does not keep the visitor waiting', async () => {
    const confirm = Promise.withResolvers<void>()
    await using smtp = await startSmtpServer({ beforeConfirming: () => confirm.promise })
    await using test = await createTestApp({ mailer: createSmtpMailer(smtp.url) })
    const post = () => test.app.inject({ method: 'POST', url: '/api/contact', payload: goodMessage })
    expect((await post()).statusCode).toBe(201)
    // One for the agency and one for the sender: two domains.
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), { timeout: 10_000 })
    expect((await post()).statusCode).toBe(201)
    expect(smtp.received).toHaveLength(2)
    confirm.resolve()
    await vi.waitFor(() => expect(smtp.received).toHaveLength(4), { timeout: 10_000 })
  })

  it('that stalls for one domain holds up no other, and is broken off after a while', async () => {
    const limits: { milliseconds: number; controller: AbortController }[] = []
    const stalled: string[] = []
    let isOver = false
    await using smtp = await startSmtpServer({
      onRcptTo: ({ address }, _session, done) => {
        if (address.endsWith('@stalls.example')) stalled.push(address)
        else done()
      },
    })
    await using outbox = await createTestOutbox({
      mailer: createSmtpMailer(smtp.url),
      timeout: (milliseconds) => {
        const controller = new AbortController()
        limits.push({ milliseconds, controller })
        // The next of the domain may begin while the test ends.
        if (isOver) controller.abort()
        return controller.signal
      },
    })
    const stalling: string[] = []
    for (let number = 0; number < 20; number++) {
      stalling.push(await outbox.add({ to: { name: '', address: `a${number}@stalls.example` } }))
    }
    outbox.clock.advance(1)
    const prompt: string[] = []
    for (let number = 0; number < 12; number++) {
      prompt.push(await outbox.add({ to: { name: '', address: `b${number}@domain${number % 4}.example` } }))
    }
    const sent = prompt.map((id) => [id, 'sent'] as const)
    const waiting = stalling.map((id) => [id, 'waiting'] as const)
    await expectStates(outbox, Object.fromEntries([...waiting, ...sent]))
    expect(stalled).toEqual(['a0@stalls.example'])
    expect(outbox.failures).toEqual([])

    limits[0]?.controller.abort()
    expect(limits[0]?.milliseconds).toBe(30_000)
    await vi.waitFor(() => expect(outbox.failures).toEqual([{ id: stalling[0], isLast: false }]))
    // The next of that domain has its turn, and still nobody else waits for it.
    await vi.waitFor(() => expect(stalled).toHaveLength(2))
    const last = await outbox.add({ to: { name: '', address: 'c@domain1.example' } })
    await expectStates(outbox, Object.fromEntries([...waiting, ...sent, [last, 'sent']]))
    isOver = true
    for (const { controller } of limits) controller.abort()
  })

  it('gets the time to finish the mail in hand when we stop', async () => {
    const confirm = Promise.withResolvers<void>()
    await using smtp = await startSmtpServer({ beforeConfirming: () => confirm.promise })
    await using outbox = await createTestOutbox({ mailer: createSmtpMailer(smtp.url) })
    const inHand = await outbox.add()
    outbox.clock.advance(1)
    const next = await outbox.add()
    outbox.worker.nudge()
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 10_000 })
    const stopped = outbox.worker.stop()
    confirm.resolve()
    await stopped
    expect((await outbox.rows()).map((row) => [row.id, stateOf(row)])).toEqual([
      [inHand, 'sent'],
      [next, 'waiting'],
    ])
  })

  it('that says nothing at all is hung up on, and tried again', async () => {
    let isSilent = true
    await using smtp = await startSmtpServer({
      onConnect: (_session, done) => {
        if (!isSilent) done()
      },
    })
    await using outbox = await createTestOutbox({ mailer: createSmtpMailer(smtp.url, { silenceTimeout: 200 }) })
    const id = await outbox.add()
    outbox.worker.nudge()
    await vi.waitFor(() => expect(outbox.failures).toEqual([{ id, isLast: false }]), { timeout: 10_000 })
    await expectStates(outbox, { [id]: 'waiting' })
    isSilent = false
    outbox.clock.advance(60_000)
    await expectStates(outbox, { [id]: 'sent' })
  })

  it('is hung up on when its time is over', async () => {
    const limit = new AbortController()
    await using smtp = await startSmtpServer({ beforeConfirming: () => limit.abort() })
    await using outbox = await createTestOutbox({
      mailer: createSmtpMailer(smtp.url),
      timeout: (milliseconds) => (milliseconds === 30_000 ? limit.signal : new AbortController().signal),
    })
    const id = await outbox.add()
    outbox.worker.nudge()
    await vi.waitFor(() => expect(outbox.failures).toEqual([{ id, isLast: false }]), { timeout: 10_000 })
  })
})
