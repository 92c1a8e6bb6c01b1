import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { createStores } from '#api/store/stores.ts'
import { createTestApp } from '../../support/app/test-app.ts'

it('a mail in hand stays with its server, although the clock of another is ahead of or behind it by more than the claim lasts', async () => {
  await using test = await createTestApp()
  const { outbox } = createStores(test.database)
  const real = Date.now
  const at = (ahead: number) => vi.spyOn(Date, 'now').mockImplementation(() => real() + ahead)
  const claimed = () => outbox.claim(Date.now(), Date.now() + 45_000)
  for (const ahead of [90_000, -90_000]) {
    at(0)
    const id = randomUUID()
    await outbox.insert({ id, kind: 'mail', payload: 'a', createdAt: real() - 200_000 })
    expect(await claimed()).toMatchObject({ id })
    at(ahead)
    expect(await claimed()).toBeUndefined()
    // One that it has itself in hand, it keeps, and renews.
    at(0)
    expect(await outbox.renew({ id, attempts: 1 }, Date.now() + 45_000)).toBe(true)
    at(ahead)
    expect(await claimed()).toBeUndefined()
    await outbox.markSent(id, real())
  }
})

it('a claim that has ended is taken over, whatever the clocks say', async () => {
  await using test = await createTestApp()
  const { outbox } = createStores(test.database)
  const real = Date.now
  const id = randomUUID()
  await outbox.insert({ id, kind: 'mail', payload: 'a', createdAt: real() - 200_000 })
  vi.spyOn(Date, 'now').mockImplementation(() => real() + 90_000)
  await outbox.claim(Date.now(), Date.now() - 5000)
  vi.spyOn(Date, 'now').mockImplementation(real)
  expect(await outbox.claim(Date.now(), Date.now() + 45_000)).toMatchObject({ id, attempts: 2 })
})

it('who has to wait for a mail in hand asks again when its claim ends, and not before, by a clock of its own', async () => {
  await using test = await createTestApp()
  const { outbox } = createStores(test.database)
  const real = Date.now
  await outbox.insert({ id: randomUUID(), kind: 'mail', payload: 'a', createdAt: real() - 200_000 })
  await outbox.claim(real(), real() + 45_000)
  for (const ahead of [90_000, -90_000]) {
    vi.spyOn(Date, 'now').mockImplementation(() => real() + ahead)
    const wait = ((await outbox.nextDueAt()) ?? 0) - Date.now()
    expect(wait).toBeGreaterThan(40_000)
    expect(wait).toBeLessThan(47_000)
  }
})
