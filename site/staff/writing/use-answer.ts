import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { focusField } from '#site/staff/frame/focus-field.ts'
import { joinAnswers, restOfAnswer } from '#site/staff/saving/answer-text.ts'
import { keptAnswer } from '#site/staff/writing/kept-answers.ts'

interface Begun {
  message: string | undefined
  text: string
  /** Counts how often the field was filled from outside. */
  time: number
  kept: 'kept' | 'full' | undefined
}

/** The text of an answer: as a form without scripts had it, or as this browser has kept it. */
export function useAnswer(account: string, message: string | undefined, posted: string) {
  const fresh: Begun = { message, text: '', time: 0, kept: undefined }
  const [begun, setBegun] = useState<Begun>({ ...fresh, text: posted })
  const shown = begun.message === message ? begun : fresh
  /** What stands in the field now. */
  const written = useRef(posted)
  /** The message whose field is there; none once the page is left. */
  const open = useRef<string>(undefined)
  /** Words for messages that are not open, by id, where this browser has no room for them. */
  const unkept = useRef(new Map<string, string>())
  const store = useMemo(() => (message === undefined ? undefined : keptAnswer(account, message)), [account, message])

  async function keep(text: string): Promise<boolean> {
    written.current = text
    const hasRoom = (await store?.write(text)) ?? false
    const kept = text.trim() === '' ? undefined : hasRoom ? 'kept' : 'full'
    setBegun((last) => (last.message === message && written.current === text ? { ...last, kept } : last))
    return hasRoom
  }

  function fill(text: string): Promise<boolean> {
    setBegun((last) => ({ ...last, message, text, time: last.time + 1 }))
    return keep(text)
  }

  const start = useEffectEvent(async (isOver: () => boolean) => {
    setBegun((last) => (last.message === message ? last : { ...fresh, text: posted }))
    if (posted !== '') return void keep(posted)
    const waiting = unkept.current.get(message ?? '')
    unkept.current.delete(message ?? '')
    if (waiting) return void fill(joinAnswers(waiting, written.current))
    for (let left = await store?.read(); left !== undefined && !isOver(); left = await store?.read()) {
      const isWriting = document.activeElement?.getAttribute('name') === 'text'
      const filled = fill(joinAnswers(written.current, left))
      // The field begins anew: the next key is for it, and no shortcut.
      if (isWriting) requestAnimationFrame(() => focusField('text'))
      if (!(await filled)) return
    }
  })

  // Not before hydration: the server knows nothing of what is kept here.
  useEffect(() => {
    let isOver = false
    open.current = message
    const release = store?.hold()
    void start(() => isOver)
    return () => {
      isOver = true
      written.current = ''
      open.current = undefined
      release?.()
    }
  }, [store, message])

  return {
    /** Of the field that it stands in: another one begins anew. */
    key: `${message} ${shown.time}`,
    text: shown.text,
    kept: shown.kept,
    keep: (text: string) => void keep(text),
    /** It has gone. Returns whether something else stands in the field, written meanwhile. */
    takeOut(of: string, sent: string): boolean {
      if (of !== message) {
        void takeOutKept(keptAnswer(account, of), sent)
        return false
      }
      const rest = restOfAnswer(written.current, sent)
      if (rest !== written.current) void fill(rest)
      return rest !== ''
    },
    /** It has not gone after all. Words of a message that is not open any more wait for it. */
    async putBack(of: string, text: string) {
      if (of === open.current) await fill(joinAnswers(text, written.current))
      else if (!(await keptAnswer(account, of).write(text))) unkept.current.set(of, text)
    },
  }
}

async function takeOutKept(store: ReturnType<typeof keptAnswer>, sent: string): Promise<void> {
  const left = await store.read()
  if (left !== undefined) await store.write(restOfAnswer(left, sent))
}
