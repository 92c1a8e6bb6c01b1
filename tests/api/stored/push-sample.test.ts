import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createPushSender } from '#api/outbound/push-sender.ts'
import { createPushNotices } from '#api/services/push/push-notice.ts'
import { createPushSample } from '#api/services/push/push-sample.ts'
import { brand } from '#locales/brand.ts'
import { createTestPush, vapid } from '../../support/app/push.ts'
import { publicUrl } from '../../support/app/test-app.ts'
import { startPushService } from '../../support/servers/push-service.ts'

const run = promisify(execFile)
const command = path.join(import.meta.dirname, '..', '..', '..', 'api', 'operate', 'push-test.ts')

const sample = { language: 'de', title: 'Eine Probe', body: 'Niemand sonst.', to: undefined } as const

/** Two browsers have subscribed; the second is the newest. */
async function createSample() {
  const service = await startPushService()
  const push = await createTestPush({ service })
  await push.subscribe(['visitor'])
  push.clock.advance(1000)
  await push.subscribe(['operator'])
  const hosts = { names: [], exact: [service.host] }
  const sender = createPushSender({ vapid, hosts, now: push.clock.now, authority: service.cert })
  const parts = { stores: push.stores, sender, notices: createPushNotices(publicUrl), now: push.clock.now }
  return {
    service,
    push,
    send: createPushSample({ ...parts, serverKey: vapid.publicKey }),
    sendWithOtherKey: createPushSample({ ...parts, serverKey: 'another' }),
    async [Symbol.asyncDispose]() {
      sender.close()
      await push[Symbol.asyncDispose]()
      await service[Symbol.asyncDispose]()
    },
  }
}

describe('a sample', () => {
  it('goes to nobody on a public site until its browser is named, and then to that alone', async () => {
    await using test = await createSample()
    const asked = await test.send({ ...sample, isLocal: false })
    expect(test.service.received).toEqual([])
    if (asked.kind !== 'choose') throw new Error(`It was ${asked.kind}`)
    expect(asked.browsers).toHaveLength(2)
    expect(JSON.stringify(asked)).not.toContain('/push/')
    const [own, other] = asked.browsers
    expect(own).toMatchObject({ device: 'Firefox, Linux, desktop', savedAt: test.push.clock.now() })
    expect(own?.code).toMatch(/^[0-9a-f]{8}$/)
    expect(await test.send({ ...sample, isLocal: false, to: other?.code })).toMatchObject({ kind: 'sent' })
    expect(test.service.received).toMatchObject([
      {
        name: 'visitor',
        message: {
          notification: { title: 'Eine Probe', lang: 'de', navigate: `${publicUrl}/de/blog/`, tag: 'sample' },
        },
      },
    ])
    expect(await test.send({ ...sample, isLocal: false, to: 'ffffffff-no' })).toMatchObject({ kind: 'choose' })
    expect(test.service.problems).toEqual([])
  })

  it('names browsers without signs that a terminal obeys', async () => {
    await using test = await createSample()
    const device = JSON.stringify({ type: 'desktop', browser: '\u001b]0;evil\u0007\u001b[2JFirefox\r\n', os: 'Linux' })
    await test.push.db.updateTable('push_subscriptions').set({ device }).execute()
    const asked = await test.send({ ...sample, isLocal: false })
    expect(asked).toMatchObject({ kind: 'choose', browsers: [{ device: ']0;evil [2JFirefox , Linux, desktop' }, {}] })
  })

  it('goes to the newest browser where the site is open to this machine alone', async () => {
    await using test = await createSample()
    expect(await test.send({ ...sample, isLocal: true })).toMatchObject({ kind: 'sent', answer: { kind: 'taken' } })
    expect(test.service.received.map(({ name }) => name)).toEqual(['operator'])
  })

  it('is sent by the command of the operator’s terminal', async () => {
    await using test = await createSample()
    const { dataDir, databaseUrl } = test.push.database
    const authority = path.join(dataDir, 'authority.pem')
    writeFileSync(authority, test.service.cert)
    const { stdout } = await run(process.execPath, [command, 'fr'], {
      env: {
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        PUSH_HOSTS: test.service.host,
        VAPID_PUBLIC_KEY: vapid.publicKey,
        VAPID_PRIVATE_KEY: vapid.privateKey,
        NODE_EXTRA_CA_CERTS: authority,
      },
    })
    expect(stdout).toMatch(/^Sent to [0-9a-f]{8} {2}Firefox, Linux, desktop, saved 20/)
    const [received, ...others] = test.service.received
    expect(others).toEqual([])
    expect(received).toMatchObject({ name: 'operator', message: { notification: { lang: 'fr' } } })
    expect(received?.message.notification.title).toContain(brand.name)
    expect(test.service.problems).toEqual([])
  })

  it('says when there is no browser, or when it is gone', async () => {
    await using test = await createSample()
    expect(await test.sendWithOtherKey({ ...sample, isLocal: true })).toEqual({ kind: 'none' })
    test.service.rule('operator', { status: 410 })
    expect(await test.send({ ...sample, isLocal: true })).toMatchObject({ answer: { kind: 'gone' } })
    expect(await test.push.subscribers()).toHaveLength(1)
  })
})
