import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, vi } from 'vitest'
import { createReportReader } from '#api/services/issue-sending/report-reader.ts'
import { createReportTokens } from '#api/services/issue-sending/report-tokens.ts'
import { coveredReason } from '#api/services/outbox/covered.ts'

const report = [
  'Content-Type: multipart/report; boundary="b"',
  '',
  '--b',
  'Content-Type: message/delivery-status',
  '',
  'Action: failed',
  '',
  '--b',
  'Content-Type: text/rfc822-headers',
  '',
  'Message-ID: <one@site.example>',
  '',
  '--b--',
  '',
].join('\r\n')

/** Every part of it is a mail of its own. */
const nested = 'Content-Type: message/rfc822\r\n\r\n'.repeat(14_000)

describe('a report of what came back', () => {
  it('is read beside everything else, however long it takes', async () => {
    const reader = createReportReader()
    let isRead = false
    let turns = 0
    const reading = reader.read(Buffer.from(nested)).finally(() => {
      isRead = true
    })
    for (; !isRead; turns++) await nextTurn()
    expect(await reading).toMatchObject({ messageIds: [] })
    expect(turns).toBeGreaterThan(10)
    await reader.end()
  })

  it('is left where it takes too long, and the next one is read', async () => {
    const hasty = createReportReader(1)
    expect(await hasty.read(Buffer.from(nested))).toBeUndefined()
    await hasty.end()
    const reader = createReportReader()
    expect(await reader.read(Buffer.from(report + '\n'.repeat(40_000)))).toBeUndefined()
    const read = await reader.read(Buffer.from(report))
    expect(read).toMatchObject({ messageIds: ['<one@site.example>'] })
    expect(read?.status?.get('action')).toBe('failed')
    expect(await reader.read(Buffer.from(report))).toMatchObject({ messageIds: ['<one@site.example>'] })
    await reader.end()
  })

  it('is read by another thread where one has failed after its answer', async () => {
    const posted = vi.spyOn(Worker.prototype, 'postMessage')
    const reader = createReportReader()
    await reader.read(Buffer.from(report))
    const [first] = posted.mock.contexts
    if (!(first instanceof Worker)) throw new Error('No thread')
    first.emit('error', new Error('No memory left'))
    expect(await reader.read(Buffer.from(report))).toMatchObject({ messageIds: ['<one@site.example>'] })
    expect(posted.mock.contexts[1]).not.toBe(first)
    await Promise.all([reader.end(), first.terminate()])
  })

  it('names a mail by signs that no mail of ours has, and is nobody’s', () => {
    const tokens = createReportTokens({ secret: 'a secret' })
    expect(tokens.read(`<one.two.${'é'.repeat(32)}@site.example>`)).toBeUndefined()
  })

  it('holds nothing that a database does not take', () => {
    expect(coveredReason('550 \u0000 no \ud800', 'ana@site.example')).toBe('550  no \ufffd')
  })
})
