import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { keptTexts } from '#site/staff/saving/kept-texts.ts'
import type { Kept } from '#site/staff/saving/saving-parts.ts'
import { isSameOpening } from '#site/staff/screens/join-openings.ts'
import {
  emptyOpening,
  openingReadFrom,
  openingValuesFrom,
  sentOpening,
  unansweredOpeningsFrom,
} from '#site/staff/screens/opening-draft.ts'
import { names } from '#site/visitor/stored-names.ts'
import type { OpeningValues } from '#ui/blocks/staff/openings/opening.ts'
import { openingFormId } from '#ui/blocks/staff/openings/opening-form.tsx'

/** Milliseconds: at most so much typing is lost with a tab that the browser ends. */
const KEEP_AFTER = 1000

/** Keeps what is typed into an opening in this browser until it is saved or dropped, and brings it back. */
export function useKeptOpening(account: string, id: string, saved: OpeningValues | undefined) {
  const kept = useMemo(() => keptTexts(names.openingText, `${account}/${id}`, sentOpening), [account, id])
  const [back, setBack] = useState<{ of: typeof kept; found: Kept<OpeningValues> }>()
  const [hasRoom, setHasRoom] = useState(true)
  const [drops, setDrops] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSame = (values: OpeningValues) => isSameOpening(values, saved ?? emptyOpening)

  const write = useEffectEvent(async () => {
    timer.current = undefined
    const form = document.getElementById(openingFormId)
    if (!(form instanceof HTMLFormElement)) return
    const content = new FormData(form)
    const text = openingValuesFrom(content)
    if (isSame(text)) {
      kept.forget()
      return setHasRoom(true)
    }
    const read = openingReadFrom(content) ?? { ...emptyOpening, version: 0 }
    const base = { version: read.version, text: read }
    setHasRoom(await kept.write({ at: Date.now(), base, text, unanswered: unansweredOpeningsFrom(content) }))
  })
  const bringBack = useEffectEvent((found: Kept<OpeningValues>) => {
    if (isSame(found.text)) kept.forget()
    else setBack({ of: kept, found })
  })

  useEffect(() => {
    let isOver = false
    const release = kept.hold()
    void kept.read().then((found) => {
      if (found && !isOver) bringBack(found)
    })
    const type = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`#${openingFormId}`))
        timer.current ??= setTimeout(() => void write(), KEEP_AFTER)
    }
    const go = () => {
      if (timer.current !== undefined) void write()
    }
    document.addEventListener('input', type)
    window.addEventListener('pagehide', go)
    return () => {
      isOver = true
      document.removeEventListener('input', type)
      window.removeEventListener('pagehide', go)
      clearTimeout(timer.current)
      timer.current = undefined
      release()
    }
  }, [kept])

  // What is brought back is of this page from now on, and what is saved needs no keeping.
  // biome-ignore lint/correctness/useExhaustiveDependencies: either may have changed what is to be kept.
  useEffect(() => void write(), [back, saved])

  return {
    back: back?.of === kept ? back.found : undefined,
    hasRoom,
    /** Another one whenever the fields are to begin anew. */
    key: drops,
    drop() {
      clearTimeout(timer.current)
      timer.current = undefined
      kept.forget()
      setBack(undefined)
      setDrops((count) => count + 1)
    },
  }
}
