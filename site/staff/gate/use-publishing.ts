import { use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChecksAnswer } from '#api/contract/staff/post-checks.ts'
import type { WritingAnswer } from '#api/contract/staff/post-writing.ts'
import { type Language, languages } from '#locales/languages.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { useStillHere } from '#site/staff/frame/use-still-here.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { checksOf, type GateRefusal, gatePanes, type LookedAt, refusedBy } from '#site/staff/gate/gate-shown.ts'
import { openingInputFrom } from '#site/staff/gate/opening-form.ts'
import { checkPreview } from '#site/staff/screens/preview-checks.ts'
import { leftAlone, useAsking } from '#site/staff/session/session-dialogs.tsx'

export interface Publishing {
  id: string
  isOpen: boolean
  panes: WritingAnswer['panes']
  /** Of the text that stands there when the gate opens. */
  filling: number
  /** Everything typed has to be there before it is checked. */
  save: () => Promise<boolean>
  /** Resolves to whether what was checked is what stands there. Otherwise others have saved, and their text is shown, or joined with it. */
  meet: (checked: ChecksAnswer) => Promise<boolean>
  /** The text cannot be saved, or was changed by others while the gate stood open: what would open is not what stands there. */
  onUnseen: () => void
  readerLanguage: Language
  /** `from`: milliseconds; null is now. `isInView`: the gate has not been shut or left since it was asked. */
  onOpened: (panes: WritingAnswer['panes'], from: number | null, isInView: boolean) => void
}

/**
 * Checks a post in all languages that could open, and opens those that are chosen. Of the one that is written nothing
 * opens that nobody has seen there.
 */
export function usePublishing({ id, isOpen, panes, filling, readerLanguage, ...then }: Publishing) {
  const { save, meet, onOpened } = then
  const client = use(StaffClientInView)
  const { again } = useAsking()
  const { toldOf, problemOf } = useTold()
  const [answer, setAnswer] = useState<ChecksAnswer>()
  const [looked, setLooked] = useState<LookedAt>({})
  const [hasFailed, setFailed] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<GateRefusal>({})
  const [round, setRound] = useState(0)

  const isStillHere = useStillHere()
  const gate = useRef<object>(undefined)
  useEffect(() => {
    gate.current = isOpen ? {} : undefined
  }, [isOpen])

  const seen = useRef<number>(undefined)
  const onUnseen = useEffectEvent(then.onUnseen)
  useEffect(() => {
    if (!isOpen) seen.current = undefined
    else if (seen.current === undefined) seen.current = filling
    else if (seen.current !== filling) onUnseen()
  }, [isOpen, filling])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the gate opens, or is asked again.
  useEffect(() => {
    if (!isOpen || !client) return
    let isOver = false
    setAnswer(undefined)
    setLooked({})
    setFailed(false)
    setRefused({})
    async function check(): Promise<void> {
      const isSaved = await save()
      if (isOver) return
      if (!isSaved) return onUnseen()
      const result = await client?.checkPost({ id })
      if (isOver) return
      if (!result?.ok) {
        setFailed(true)
        if (result?.error.code === 'unauthorized') again('unauthorized', () => setRound((before) => before + 1))
        return
      }
      const isSeen = await meet(result.answer)
      if (isOver) return
      if (!isSeen) return onUnseen()
      setAnswer(result.answer)
      for (const language of languages) {
        if (result.answer.versions[language] === undefined || isOver) continue
        const path = result.answer.previews[language]
        if (path === undefined) continue
        const found = await checkPreview({ language, path, readerLanguage })
        if (!isOver) setLooked((before) => ({ ...before, [language]: found }))
      }
    }
    void check()
    return () => {
      isOver = true
    }
  }, [isOpen, round, client, id])

  const open = useCallback(
    async (form: FormData): Promise<void> => {
      if (!client || !answer) return
      setSending(true)
      const asked = gate.current
      const input = openingInputFrom(form, id, answer)
      const result = await client.openPost(input)
      setSending(false)
      const isInView = asked !== undefined && asked === gate.current && isStillHere()
      if (result.ok) return onOpened(result.answer.panes, input.from, isInView)
      setRefused(refusedBy(toldOf(result), problemOf(result)))
      if (result.error.code === 'unauthorized') again('unauthorized', () => void open(form), leftAlone)
    },
    [client, answer, id, onOpened, toldOf, problemOf, again, isStillHere],
  )

  return {
    checks: answer && checksOf(answer, looked),
    told: answer?.told,
    hasFailed,
    isSending,
    ...refused,
    onRetry: () => setRound((before) => before + 1),
    onSend: (form: FormData) => void open(form),
    panes: gatePanes(answer?.panes ?? panes),
  }
}
