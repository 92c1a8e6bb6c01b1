import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { languages } from '#locales/languages.ts'
import { joinAnswers } from '#site/staff/saving/answer-text.ts'
import { keptTexts } from '#site/staff/saving/kept-texts.ts'
import type { Kept } from '#site/staff/saving/saving-parts.ts'
import { isSameOpening, joinOpenings } from '#site/staff/screens/join-openings.ts'
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
import { takeLostFocus } from '#ui/lib/staff/take-lost-focus.ts'

/** Milliseconds: at most so much typing is lost with a tab that the browser ends. */
const KEEP_AFTER = 1000

interface KeptOpening {
  account: string
  id: string
  saved: OpeningValues | undefined
  /** Before a conflict that nobody has settled yet: it is asked about again. */
  before: (OpeningValues & { version: number }) | undefined
  /** The page has come with what was sent, which is newer. */
  isPosted: boolean
}

/** Keeps what is typed into an opening in this browser until it is saved or discarded, and brings it back. */
export function useKeptOpening({ account, id, saved, before, isPosted }: KeptOpening) {
  const kept = useMemo(() => keptTexts(names.openingText, `${account}/${id}`, sentOpening), [account, id])
  const former = useRef(kept)
  const [back, setBack] = useState<{ of: typeof kept; found: Kept<OpeningValues>; typed: OpeningValues }>()
  const [hasRoom, setHasRoom] = useState(true)
  const [drops, setDrops] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSame = (values: OpeningValues) => isSameOpening(values, saved ?? emptyOpening)

  function cancel() {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const write = useEffectEvent(async () => {
    cancel()
    const form = document.getElementById(openingFormId)
    if (!(form instanceof HTMLFormElement)) return
    const content = new FormData(form)
    const text = openingValuesFrom(content)
    if (isSame(text)) {
      kept.forget()
      return setHasRoom(true)
    }
    const read = before ?? openingReadFrom(content)
    const base = { version: read?.version ?? 0, text: read ?? emptyOpening }
    setHasRoom(await kept.write({ at: Date.now(), base, text, unanswered: unansweredOpeningsFrom(content) }))
  })
  const writeWhatWaits = useEffectEvent(() => {
    if (timer.current !== undefined) void write()
  })
  const bringBack = useEffectEvent((found: Kept<OpeningValues>) => {
    if (isSame(found.text)) return void write()
    const form = document.getElementById(openingFormId)
    const typed = form instanceof HTMLFormElement ? openingValuesFrom(new FormData(form)) : emptyOpening
    setBack({ of: kept, found: { ...found, text: withTyped(saved ?? emptyOpening, found.text, typed) }, typed })
  })
  function forget() {
    cancel()
    kept.forget()
  }
  const mayBringBack = useEffectEvent(() => !isPosted)

  useEffect(() => {
    let isOver = false
    // A new one has been saved, and has an address of its own now.
    if (former.current !== kept) former.current.forget()
    former.current = kept
    const release = kept.hold()
    if (mayBringBack())
      void kept.read().then((found) => {
        if (found && !isOver) bringBack(found)
      })
    return () => {
      isOver = true
      release()
    }
  }, [kept])

  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`#${openingFormId}`))
        timer.current ??= setTimeout(() => void write(), KEEP_AFTER)
    }
    const onHide = () => {
      if (document.visibilityState === 'hidden') writeWhatWaits()
    }
    const onLeave = () => writeWhatWaits()
    document.addEventListener('input', onInput)
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('input', onInput)
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', onLeave)
    }
  }, [])
  // While its form is still there.
  useLayoutEffect(() => () => writeWhatWaits(), [])

  // What is brought back is of this page from now on, and what is saved needs no keeping.
  // biome-ignore lint/correctness/useExhaustiveDependencies: either may have changed what is to be kept.
  useEffect(() => void write(), [back, saved])

  useEffect(() => {
    if (drops > 0) takeLostFocus(document.querySelector<HTMLElement>(`#${openingFormId} details[open] [name]`))
  }, [drops])

  return {
    back: back?.of === kept ? back.found : undefined,
    /** What stood in the fields when it came back. */
    typed: back?.typed,
    hasRoom,
    /** Another one whenever the fields are to begin anew. */
    key: drops,
    /** It is saved, or the page is about to be loaded anew without it. */
    forget,
    drop() {
      forget()
      setBack(undefined)
      setDrops((count) => count + 1)
    },
  }
}

/** Text that was typed faster than the browser's store was read stands below what it had kept; in other fields that is what counts. */
function withTyped(saved: OpeningValues, kept: OpeningValues, typed: OpeningValues): OpeningValues {
  const { values, clash } = joinOpenings(saved, kept, typed)
  const texts = languages.flatMap((language) => {
    const [own, other] = [values.texts[language], clash?.texts[language]]
    const before = saved.texts[language]?.text ?? ''
    if (!own) return []
    const typedText = other && other.text !== own.text ? other.text : ''
    const added = typedText.startsWith(before) ? typedText.slice(before.length) : typedText
    return [[language, { ...own, text: joinAnswers(own.text, added) }] as const]
  })
  return { ...values, texts: Object.fromEntries(texts) }
}
