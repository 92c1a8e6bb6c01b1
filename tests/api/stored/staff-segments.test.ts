import { describe, expect, it } from 'vitest'
import type { Segment } from '#api/contract/staff/dashboard/segments.ts'
import { mostSegments } from '#api/contract/values/staff/analytics.ts'
import { addAccount, type Browser, logOf, signIn } from '../../support/app/staff.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

async function openDesk(test: TestApp, name = 'Jonida Sample'): Promise<Browser> {
  return (await signIn(test, await addAccount(test, { role: 'owner', name }))).browser
}

const listed = async (browser: Browser) => (await browser.call('listSegments')).json<{ segments: Segment[] }>().segments

const phones = { name: 'Phones', filters: { device: 'mobile', in: 'de', page: '' } }

describe('segments of the dashboard', () => {
  it('are filters under a name, by name, for all who may read it', async () => {
    await using test = await createTestApp()
    const [author, other] = [await openDesk(test), await openDesk(test, 'Arta Sample')]
    expect((await author.call('saveSegment', phones)).statusCode).toBe(200)
    expect((await other.call('saveSegment', { name: 'From mails', filters: { channel: 'mail' } })).statusCode).toBe(200)
    expect(await listed(other)).toMatchObject([
      { name: 'From mails', by: 'Arta Sample', filters: { channel: 'mail' } },
      { name: 'Phones', by: 'Jonida Sample', filters: { device: 'mobile', in: 'de' } },
    ])
    expect((await listed(other))[1]?.filters).toEqual({ device: 'mobile', in: 'de' })
  })

  it('are renamed and deleted by any of them; what is gone is not found', async () => {
    await using test = await createTestApp()
    const [author, other] = [await openDesk(test), await openDesk(test, 'Arta Sample')]
    const { id }: { id: string } = (await author.call('saveSegment', phones)).json()
    expect((await other.call('saveSegment', { id, name: 'Phones in German' })).statusCode).toBe(200)
    expect(await listed(author)).toMatchObject([
      { id, name: 'Phones in German', filters: { device: 'mobile', in: 'de' } },
    ])
    expect((await other.call('deleteSegment', { id })).statusCode).toBe(200)
    expect((await other.call('deleteSegment', { id })).statusCode).toBe(200)
    expect((await author.call('saveSegment', { id, name: 'Late' })).statusCode).toBe(404)
    const deeds = (await logOf(test)).filter(({ thing_kind }) => thing_kind === 'segment')
    expect(deeds.map(({ deed }) => deed).toSorted()).toEqual(['segmentDeleted', 'segmentRenamed', 'segmentSaved'])
  })

  it('have one name each, whatever its case, also where two save at once', async () => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    const answers = await Promise.all(
      ['Phones', 'PHONES'].map((name) => owner.call('saveSegment', { ...phones, name })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json().error.keys).toEqual({ name: 'segment_taken' })
    expect(await listed(owner)).toHaveLength(1)
  })

  it.each([
    [{ name: ' ', filters: { in: 'de' } }, { name: 'segment_name' }],
    [{ name: 'Everybody', filters: {} }, { filters: 'segment_everybody' }],
    [{ name: 'Odd', filters: { device: 'x'.repeat(33) } }, undefined],
    [{ name: 'Odd', filters: 'in' }, undefined],
  ])('are not kept of %o', async (input, keys) => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    const answer = await owner.call('saveSegment', input)
    expect(answer.statusCode).toBe(422)
    if (keys) expect(answer.json().error.keys).toEqual(keys)
    expect(await listed(owner)).toEqual([])
  })

  it('are at most a hundred', async () => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    for (let number = 0; number < mostSegments; number++)
      expect((await owner.call('saveSegment', { ...phones, name: `Segment ${number}` })).statusCode).toBe(200)
    const answer = await owner.call('saveSegment', { ...phones, name: 'One more' })
    expect(answer.json().error.keys).toEqual({ name: 'segments_full' })
  })
})
