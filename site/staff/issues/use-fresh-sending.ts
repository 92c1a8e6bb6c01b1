import { use, useEffect, useState } from 'react'
import type { SendingAnswer } from '#api/contract/staff/issues.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { endedSession } from '#site/staff/session/ended-session.ts'

/** Milliseconds between two answers. */
const WHILE_SENDING = 3000
const WHILE_WAITING = 15_000

interface Fresh {
  answer: SendingAnswer
  /** The last try had no answer. */
  isStale: boolean
}

/** How sending goes, asked again every few seconds as long as somebody looks and there is something to see. */
export function useFreshSending(loaded: SendingAnswer): Fresh {
  const client = use(StaffClientInView)
  const [asked, setAsked] = useState<SendingAnswer>(loaded)
  const [isStale, setStale] = useState(false)
  const answer = asked.id === loaded.id && asked.at > loaded.at ? asked : loaded
  const { id, state } = answer
  const wait = state === 'sending' ? WHILE_SENDING : state === 'paused' || state === 'scheduled' ? WHILE_WAITING : 0

  useEffect(() => {
    if (!client || wait === 0) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function ask() {
      clearTimeout(timer)
      if (document.visibilityState !== 'visible' || endedSession.get()) return
      const result = await client?.readSending({ id })
      if (isOver || !result) return
      setStale(!result.ok)
      if (result.ok) setAsked(result.answer)
      later()
    }
    // Behind other windows nothing is asked; whoever comes back sees at once how it goes.
    const look = () => void ask()
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(look, wait)
    }
    later()
    document.addEventListener('visibilitychange', look)
    const unsubscribe = endedSession.subscribe(look)
    return () => {
      isOver = true
      unsubscribe()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [client, id, wait])

  return { answer, isStale }
}
