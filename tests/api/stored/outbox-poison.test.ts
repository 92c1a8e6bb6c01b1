import { describe, expect, it, vi } from 'vitest'
import { createTestOutbox, goodMail } from '../../support/app/outbox.ts'
import { createMemoryMailer } from '../../support/app/test-app.ts'

describe('an entry that is no mail', () => {
  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"to":"everybody"}',
    '{"template":"newsletter-confirm"}',
    JSON.stringify({ ...goodMail, template: 'contact-notification', props: { name: 'Jonida' }, subject: undefined }),
  ])('is given up at once and holds nobody up: %j', async (payload) => {
    const mails = createMemoryMailer()
    await using context = await createTestOutbox({ mailer: mails.mailer })
    const poison = await context.add({}, payload)
    context.clock.advance(1)
    const good = await context.add()
    context.worker.nudge()
    await vi.waitFor(() => expect(mails.sent.map(({ id }) => id)).toEqual([good]))
    expect(context.failures).toEqual([{ id: poison, isLast: true }])
    expect(await context.stores.outbox.listFailed(10)).toEqual([
      expect.objectContaining({ id: poison, payload, attempts: 1, reason: expect.stringContaining('no mail') }),
    ])
  })

  it('waits when it is a mail that only a newer server makes', async () => {
    const mails = createMemoryMailer()
    await using context = await createTestOutbox({ mailer: mails.mailer })
    const id = await context.add({}, JSON.stringify({ ...goodMail, subject: undefined, template: 'pigeon', props: {} }))
    context.worker.nudge()
    await vi.waitFor(() => expect(context.failures).toEqual([{ id, isLast: false }]))
    expect(mails.sent).toEqual([])
  })

  it('waits when its kind is unknown here, for a newer server', async () => {
    const mails = createMemoryMailer()
    await using context = await createTestOutbox({ mailer: mails.mailer })
    await context.stores.outbox.insert({ id: 'x', kind: 'pigeon', payload: '{}', createdAt: context.clock.now() })
    context.worker.nudge()
    await vi.waitFor(() => expect(context.failures).toEqual([{ id: 'x', isLast: false }]))
    expect(mails.sent).toEqual([])
  })
})
