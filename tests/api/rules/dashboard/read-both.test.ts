import { expect, it } from 'vitest'
import { readBoth } from '#api/services/dashboard/read-both.ts'

const period = { first: 1, last: 2, minutes: Number.POSITIVE_INFINITY }
const selection = { timeRange: '7d', period, before: undefined, filters: {}, step: 'day', compare: 'none' } as const

it('two readings of the dashboard are under way at a time, and so many wait', async () => {
  const gate = Promise.withResolvers<never>()
  let begun = 0
  const reading = {
    read() {
      begun++
      return gate.promise
    },
  }
  const asked = Array.from({ length: 22 }, () => readBoth(reading, selection))
  await Promise.resolve()
  expect(begun).toBe(2)
  expect(() => readBoth(reading, selection)).toThrow(expect.objectContaining({ code: 'unavailable' }))
  gate.reject(new Error('The database is away'))
  expect((await Promise.allSettled(asked)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(begun).toBe(22)
})
