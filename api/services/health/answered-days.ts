import type { HealthAnswered } from '#api/contract/staff/health.ts'
import { addTimes, classOf, noTimes, within } from '#api/services/health/answer-times.ts'
import type { AnsweredDay } from '#api/store/staff/answered-days.ts'
import type { Stores } from '#api/store/stores.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const DAYS = 90
const BEAT = MINUTE
const FIRST_BEAT = 5000 // milliseconds after the start, which has other work
/** Milliseconds without a beat that count as silence: a beat that is late is none. */
export const SHORTEST_SILENCE = 3 * MINUTE

interface AnsweredDaysDependencies {
  stores: Pick<Stores, 'transaction' | 'answeredDays'>
  now: () => number
  onError: (error: unknown) => void
}

export type AnsweredDays = ReturnType<typeof createAnsweredDays>

/**
 * Whether the house answered, on all servers together. Each writes once a minute that it runs, and with it what it has answered
 * since: a minute counts where the database took that. What is lost in a crash is the last minute's requests.
 */
export function createAnsweredDays({ stores, now, onError }: AnsweredDaysDependencies) {
  let requests = 0
  let errors = 0
  let times = noTimes()
  let hasBeaten = false
  let first: NodeJS.Timeout | undefined
  let timer: NodeJS.Timeout | undefined

  async function beat(): Promise<void> {
    hasBeaten = true
    const counted = { requests, errors, times }
    requests = 0
    errors = 0
    times = noTimes()
    try {
      await stores.transaction(['answered-days'], ({ answeredDays }) => store(answeredDays, counted, now()), 'relaxed')
    } catch (error) {
      requests += counted.requests
      errors += counted.errors
      times = addTimes(times, counted.times)
      onError(error)
    }
  }

  return {
    beat,

    answered(status: number, time: number): void {
      requests += 1
      if (status >= 500) errors += 1
      const place = classOf(time)
      times[place] = (times[place] ?? 0) + 1
    },

    start(): void {
      first = setTimeout(() => void beat(), FIRST_BEAT).unref()
      timer = setInterval(() => void beat(), BEAT).unref()
    },

    /** Until now it has answered. */
    async stop(): Promise<void> {
      clearTimeout(first)
      clearInterval(timer)
      if (hasBeaten) await beat()
    },

    async read(): Promise<HealthAnswered> {
      const at = now()
      const days = await stores.answeredDays.list(dayOf(at - (DAYS - 1) * DAY))
      return answeredOf(days, at)
    },
  }
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
const nextDay = (at: number): number => (Math.floor(at / DAY) + 1) * DAY

async function store(
  answeredDays: Stores['answeredDays'],
  counted: Pick<AnsweredDay, 'requests' | 'errors' | 'times'>,
  at: number,
): Promise<void> {
  const last = await answeredDays.last()
  const oldest = at - DAYS * DAY
  const changed = new Map<string, AnsweredDay>(last ? [[last.day, last]] : [])
  const rowOf = (time: number): AnsweredDay => {
    const day = dayOf(time)
    const empty = { silent: 0, longest: 0, requests: 0, errors: 0, times: noTimes() }
    return changed.get(day) ?? { day, firstAt: time, lastAt: time, ...empty }
  }
  const isSilence = last !== undefined && at - last.lastAt >= SHORTEST_SILENCE
  for (let from = Math.max(last?.lastAt ?? at, oldest); isSilence && from < at; ) {
    const to = Math.min(nextDay(from), at)
    const row = rowOf(from)
    const longest = Math.max(row.longest, to - from)
    changed.set(row.day, { ...row, lastAt: to, silent: row.silent + to - from, longest })
    from = to
  }
  const today = rowOf(at)
  changed.set(today.day, {
    ...today,
    lastAt: Math.max(at, today.lastAt), // a clock that was set back is not waited for
    requests: today.requests + counted.requests,
    errors: today.errors + counted.errors,
    times: addTimes(today.times, counted.times),
  })
  for (const row of changed.values()) await answeredDays.put(row)
  if (last?.day !== today.day) await answeredDays.deleteBefore(dayOf(oldest))
}

function answeredOf(rows: readonly AnsweredDay[], at: number): HealthAnswered {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const [oldest] = rows
  const silent = rows.reduce((sum, row) => sum + row.silent, 0)
  const known = oldest ? Math.max(at - oldest.firstAt, 0) : 0
  const days = Array.from({ length: DAYS }, (_, place) => {
    const day = dayOf(at - (DAYS - 1 - place) * DAY)
    const isKnown = oldest !== undefined && day >= oldest.day
    return { day, silent: isKnown ? (byDay.get(day)?.silent ?? 0) : null, longest: byDay.get(day)?.longest ?? 0 }
  })
  const today = byDay.get(dayOf(at))
  return {
    since: oldest?.firstAt ?? null,
    share: known === 0 ? null : Math.max(0, 1 - silent / known),
    days,
    today: {
      requests: today?.requests ?? 0,
      errors: today?.errors ?? 0,
      within: (today && within(today.times, 0.95)) ?? null,
    },
  }
}
