import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'

/** Milliseconds. */
const ASK_EVERY = 5000
const STILL_WRITING = 10_000
const STILL_THERE = 300_000

type Writers = readonly { name: string; since: number }[]

/** Who else answers a message. Tells the others while one writes oneself, and asks for a while afterwards. */
export function useWriters(id: string | undefined, read: Writers, onAnswered: (answers: number) => void) {
  const client = use(StaffClientInView)
  const [told, setTold] = useState<{ id: string | undefined; writers: Writers }>()
  const typedAt = useRef(Number.NEGATIVE_INFINITY)
  const [hasTyped, setTyped] = useState(false)

  const ask = useEffectEvent(async (message: string, isWriting: boolean) => {
    const result = await client?.signWriting({ id: message, isWriting })
    if (!result?.ok) return
    setTold({ id: message, writers: result.answer.writers })
    onAnswered(result.answer.answers)
  })

  useEffect(() => {
    if (id === undefined || !hasTyped) return
    void ask(id, true)
    const timer = setInterval(() => {
      const quiet = performance.now() - typedAt.current
      if (document.visibilityState === 'visible' && quiet < STILL_THERE) void ask(id, quiet < STILL_WRITING)
    }, ASK_EVERY)
    return () => {
      clearInterval(timer)
      void client?.signWriting({ id, isWriting: false })
      setTyped(false)
    }
  }, [client, id, hasTyped])

  return {
    writers: told && told.id === id ? told.writers : read,
    type() {
      typedAt.current = performance.now()
      setTyped(true)
    },
  }
}
