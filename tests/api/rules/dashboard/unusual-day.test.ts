import { describe, expect, it } from 'vitest'
import { unusualDay } from '#api/services/dashboard/letters/unusual-day.ts'
import { createRandom } from '../../../support/data/random.ts'

const hundred = [100, 104, 96, 101, 99, 103, 98, 100]

describe('an unusual day', () => {
  it('is one with half as many visits again, or half as few, as the same weekday has', () => {
    expect(unusualDay(180, hundred)).toEqual({ direction: 'rise', usual: 100, weeks: 8 })
    expect(unusualDay(40, hundred)).toEqual({ direction: 'fall', usual: 100, weeks: 8 })
    expect(unusualDay(0, hundred)).toEqual({ direction: 'fall', usual: 100, weeks: 8 })
    for (const visits of [51, 80, 100, 130, 149]) expect(unusualDay(visits, hundred), String(visits)).toBeUndefined()
  })

  it('is not told of few visits: chance doubles them', () => {
    expect(unusualDay(29, [3, 2, 4, 3, 2, 3, 4, 3])).toBeUndefined()
    expect(unusualDay(0, [29, 28, 27, 29, 28, 29, 27, 28])).toBeUndefined()
    expect(unusualDay(30, [0, 0, 0, 0])).toEqual({ direction: 'rise', usual: 0, weeks: 4 })
  })

  it('is not told before four weeks are known', () => {
    expect(unusualDay(500, [100, 100, 100])).toBeUndefined()
    expect(unusualDay(500, [100, 100, 100, 100])).toMatchObject({ weeks: 4 })
  })

  it('is not told where the weekday itself is unsteady, and one odd week makes nothing usual', () => {
    expect(unusualDay(180, [20, 180, 60, 140, 30, 170, 90, 110])).toBeUndefined()
    expect(unusualDay(100, [100, 98, 4000, 101, 99, 102, 100, 97])).toBeUndefined()
    expect(unusualDay(4000, [100, 98, 4000, 101, 99, 102, 100, 97])).toMatchObject({ direction: 'rise' })
  })

  it('comes by chance less than once in three years', () => {
    const random = createRandom(7)
    // Knuth: how many arrivals in a unit of time.
    function poisson(mean: number): number {
      let count = -1
      for (let product = 1; product > Math.exp(-mean); count++) product *= random.next()
      return count
    }
    for (const mean of [30, 60, 200]) {
      let told = 0
      for (let day = 0; day < 5000; day++) {
        const weeks = Array.from({ length: 8 }, () => poisson(mean))
        if (unusualDay(poisson(mean), weeks)) told++
      }
      expect(told, `a mean of ${mean}`).toBeLessThanOrEqual(4)
    }
  })
})
