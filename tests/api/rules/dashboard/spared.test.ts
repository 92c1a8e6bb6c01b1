import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { spared } from '#api/services/dashboard/spared.ts'

it('answers everybody who asks at once with one reading', async () => {
  let readings = 0
  const read = spared(async () => {
    await wait(5)
    return ++readings
  })
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
})

it('keeps what was dear to read for a while, and nothing that was cheap', async () => {
  const counts = { dear: 0, cheap: 0 }
  const dear = spared(async () => {
    await wait(50)
    return ++counts.dear
  })
  const cheap = spared(async () => ++counts.cheap)
  expect([await dear(), await dear()]).toEqual([1, 1])
  expect([await cheap(), await cheap()]).toEqual([1, 2])
  await expect.poll(dear, { timeout: 5000 }).toBe(2)
})

it('reads again after an error', async () => {
  let readings = 0
  const read = spared(async () => {
    if (++readings === 1) throw new Error('The database is away.')
    return readings
  })
  await expect(read()).rejects.toThrow('away')
  expect(await read()).toBe(2)
})
