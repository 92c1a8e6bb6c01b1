import { useEffect, useState } from 'react'
import { keptAnswer } from '#site/staff/writing/kept-answers.ts'

interface Begun {
  message: string | undefined
  text: string
  /** Counts how often the field was filled from outside. */
  time: number
}

/** The text of an answer: as a form without scripts had it, or as this browser has kept it. */
export function useAnswer(account: string, message: string | undefined, posted: string) {
  const [begun, setBegun] = useState<Begun>({ message, text: posted, time: 0 })
  const [kept, setKept] = useState<'kept' | 'full'>()

  // Not before hydration: the server knows nothing of what is kept here.
  useEffect(() => {
    const text = message === undefined ? '' : posted || keptAnswer(account, message).read()
    setBegun(({ time }) => ({ message, text, time: time + 1 }))
    setKept(text === '' ? undefined : 'kept')
  }, [account, message, posted])

  function keep(text: string) {
    if (message === undefined) return
    const hasRoom = keptAnswer(account, message).write(text)
    setKept(text.trim() === '' ? undefined : hasRoom ? 'kept' : 'full')
  }

  return {
    /** Of the field that it stands in: another one begins anew. */
    key: `${begun.message} ${begun.time}`,
    text: begun.message === message ? begun.text : '',
    kept,
    keep,
    /** Words of a message that is not open any more wait for it in the browser. */
    fill(of: string, text: string) {
      if (of !== message) return void keptAnswer(account, of).write(text)
      keep(text)
      setBegun(({ time }) => ({ message, text, time: time + 1 }))
    },
  }
}
