import { describe, expect, it } from 'vitest'
import { createDomainRests } from '#api/services/issue-sending/domain-rests.ts'
import { createReportTokens } from '#api/services/issue-sending/report-tokens.ts'
import { AWAY_UNTIL_PAUSE, createServerStanding } from '#api/services/issue-sending/server-standing.ts'
import { goesAtIn } from '#api/services/issues/issue-times.ts'
import { gathered } from '#api/services/jobs/gathered.ts'
import { createClock } from '../../support/app/test-app.ts'

describe('the hour that a language leaves', () => {
  it('is that of the issue, or nine in the morning where it lives, in summer and winter', () => {
    const winter = Date.UTC(2026, 10, 20, 8) // nine in Tirana
    expect(goesAtIn('en', { goesAt: winter, clock: 'together' })).toBe(winter)
    expect(goesAtIn('sq', { goesAt: winter, clock: 'morning' })).toBe(winter)
    expect(goesAtIn('en', { goesAt: winter, clock: 'morning' })).toBe(Date.UTC(2026, 10, 20, 9))
    expect(goesAtIn('en', { goesAt: Date.UTC(2026, 6, 1, 7), clock: 'morning' })).toBe(Date.UTC(2026, 6, 1, 8))
  })

  it('is right on the day the clocks change', () => {
    expect(goesAtIn('en', { goesAt: Date.UTC(2026, 2, 28, 23, 30), clock: 'morning' })).toBe(Date.UTC(2026, 2, 29, 8))
    expect(goesAtIn('de', { goesAt: Date.UTC(2026, 2, 28, 23, 30), clock: 'morning' })).toBe(Date.UTC(2026, 2, 29, 7))
    expect(goesAtIn('de', { goesAt: Date.UTC(2026, 9, 24, 22, 30), clock: 'morning' })).toBe(Date.UTC(2026, 9, 25, 8))
  })

  it('is not before the issue’s, when that has a later one', () => {
    const evening = Date.UTC(2026, 10, 20, 18)
    expect(goesAtIn('fr', { goesAt: evening, clock: 'morning' })).toBe(evening)
  })
})

describe('a domain that asks to wait', () => {
  it('rests longer each time in a row, until it takes a mail', () => {
    const clock = createClock()
    const rests = createDomainRests(clock.now)
    rests.postponed('slow.example', true)
    rests.postponed('slow.example', true)
    expect(rests.resting()).toEqual(['slow.example'])
    clock.advance(10_000)
    expect(rests.resting()).toEqual([])
    rests.postponed('slow.example', true)
    clock.advance(10_000)
    expect(rests.resting()).toEqual(['slow.example'])
    clock.advance(10_000)
    rests.taken('slow.example')
    rests.postponed('slow.example', true)
    clock.advance(10_000)
    expect(rests.resting()).toEqual([])
  })

  it('goes on for others where single recipients wait, until three in a row do', () => {
    const clock = createClock()
    const rests = createDomainRests(clock.now)
    for (let times = 0; times < 4; times++) {
      rests.postponed('grey.example', false)
      rests.postponed('grey.example', false)
      rests.taken('grey.example')
    }
    expect(rests.resting()).toEqual([])
    for (let times = 0; times < 3; times++) rests.postponed('grey.example', false)
    expect(rests.resting()).toEqual(['grey.example'])
    clock.advance(10_000)
    // One more is enough now.
    rests.postponed('grey.example', false)
    clock.advance(10_000)
    expect(rests.resting()).toEqual(['grey.example'])
  })
})

describe('the mail server', () => {
  it('is left alone after three failures in a row, and sending pauses after an hour', () => {
    const clock = createClock()
    const standing = createServerStanding(clock.now)
    expect([standing.failed(), standing.failed()]).toEqual([false, false])
    expect(standing.restsUntil()).toBe(0)
    standing.failed()
    expect(standing.restsUntil()).toBe(clock.now() + 15_000)
    expect(standing.isSound()).toBe(false)
    clock.advance(AWAY_UNTIL_PAUSE)
    expect(standing.failed()).toBe(true)
    standing.answered()
    expect([standing.isSound(), standing.failed()]).toEqual([true, false])
  })
})

describe('the token of a Message-ID', () => {
  const tokens = createReportTokens({ secret: 'one' })
  const key = { issueId: '0199-a', subscriberId: '0199-b' }

  it('is read in any case, with and without brackets and domain', () => {
    const token = tokens.tokenOf(key)
    for (const id of [token, `<${token}@dritare.example>`, ` <${token.toUpperCase()}@DRITARE.example> `])
      expect(tokens.read(id)).toEqual(key)
  })

  it('is believed of nobody else', () => {
    const other = createReportTokens({ secret: 'two' }).tokenOf(key)
    const [issue, subscriber, mac] = tokens.tokenOf(key).split('.')
    for (const id of [
      '',
      'a.b',
      other,
      `${issue}.x.${mac}`,
      `${subscriber}.${issue}.${mac}`,
      `${issue}.${subscriber}.`,
    ])
      expect(tokens.read(id)).toBeUndefined()
  })
})

describe('gathered work', () => {
  it('is done together with what came while the last was under way, each once', async () => {
    const done: number[][] = []
    const run = gathered(async (items: number[]) => {
      done.push(items)
      await new Promise((resolve) => setTimeout(resolve, 5))
      return items.length
    })
    const first = run(1)
    await Promise.resolve()
    await new Promise((resolve) => setTimeout(resolve, 1))
    const later = [run(2), run(3)]
    expect(await first).toBe(1)
    expect(await Promise.all(later)).toEqual([2, 2])
    expect(done).toEqual([[1], [2, 3]])
  })

  it('goes on after a failure', async () => {
    let fails = true
    const run = gathered(async (items: number[]) => {
      if (fails) throw new Error('away')
      return items
    })
    await expect(run(1)).rejects.toThrow('away')
    fails = false
    expect(await run(2)).toEqual([2])
  })
})
