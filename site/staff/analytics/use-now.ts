import { use, useEffect, useRef, useState } from 'react'
import type { NowAnswer } from '#api/contract/staff/analytics.ts'
import { staffNowEvents } from '#api/contract/values/staff-paths.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { endedSession } from '#site/staff/session/ended-session.ts'
import type { NowLine } from '#ui/blocks/staff/analytics/analytics.ts'
import { whenIdle } from '#ui/lib/when-idle.ts'

/** Milliseconds between two questions where events do not come. */
const ASK_EVERY = 15_000
/** Milliseconds until it is tried again, the first time, the second … */
const waits = [5000, 10_000, 20_000, 40_000, 60_000]
/** A line that was cut so often without an event is given up: something between does not let it through. */
const MOST_CUTS = 2

/** With the schemas, which no first view needs. */
const loadAnswers = () => import('#api/contract/staff/analytics.ts')

interface Live {
  now: NowAnswer | null
  line: NowLine
  onRetry: () => void
}

/** Who is here, by events of the server, or by asking where they do not come. Nothing is asked behind other windows. */
export function useNow(loaded: NowAnswer | null): Live {
  const client = use(StaffClientInView)
  const [heard, setHeard] = useState<NowAnswer | null>(null)
  const [line, setLine] = useState<NowLine>({ state: 'live' })
  const retry = useRef(() => {})
  const now = heard && heard.at > (loaded?.at ?? 0) ? heard : loaded

  useEffect(() => {
    let events: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let [cuts, fails, since] = [0, 0, 0]
    let isOver = false

    function hear(answer: NowAnswer): void {
      ;[cuts, fails, since] = [0, 0, 0]
      setHeard(answer)
      setLine({ state: 'live' })
    }

    function rest(): void {
      clearTimeout(timer)
      events?.close()
      events = undefined
    }

    function listen(): void {
      rest()
      events = new EventSource(staffNowEvents)
      events.addEventListener('now', async ({ data }: MessageEvent<string>) => {
        const { nowAnswer } = await loadAnswers()
        const read = nowAnswer.safeParse(parsed(data))
        if (read.success && !isOver) hear(read.data)
      })
      events.addEventListener('error', () => {
        cuts += 1
        void ask()
      })
    }

    async function ask(): Promise<void> {
      rest()
      if (isOver || document.visibilityState !== 'visible' || endedSession.get() || !client) return
      const began = cuts
      const result = await client.readNow({})
      if (isOver) return
      if (result.ok) {
        hear(result.answer)
        cuts = began
        timer = setTimeout(cuts > MOST_CUTS ? () => void ask() : listen, ASK_EVERY)
        return
      }
      since ||= Date.now()
      const wait = waits[Math.min(fails, waits.length - 1)] ?? ASK_EVERY
      fails += 1
      setLine({ state: 'stopped', since, nextIn: wait / 1000, tries: fails })
      timer = setTimeout(() => void ask(), wait)
    }

    function look(): void {
      if (isOver) return
      if (document.visibilityState !== 'visible') rest()
      else if (!endedSession.get()) listen()
    }

    retry.current = () => void ask()
    // The server has sent what is there to begin with.
    whenIdle(look)
    document.addEventListener('visibilitychange', look)
    const unsubscribe = endedSession.subscribe(look)
    return () => {
      isOver = true
      unsubscribe()
      rest()
      document.removeEventListener('visibilitychange', look)
    }
  }, [client])

  return { now, line, onRetry: () => retry.current() }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
