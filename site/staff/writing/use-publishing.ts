import { use, useCallback, useEffect, useState } from 'react'
import type { ChecksAnswer, PostFinding } from '#api/contract/staff/post-checks.ts'
import type { WritingAnswer } from '#api/contract/staff/post-writing.ts'
import { type PostCheck, postChecks } from '#api/contract/values/post-writing.ts'
import { brand } from '#locales/brand.ts'
import { isLanguage, type Language, languages } from '#locales/languages.ts'
import { timeOf } from '#locales/zoned-time.ts'
import { textOf } from '#site/staff/frame/staff-action.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { checkPreview } from '#site/staff/screens/preview-checks.ts'
import { useAsking } from '#site/staff/session/session-dialogs.tsx'
import { type GateChecks, type GatePanes, openable } from '#ui/blocks/staff/editor/gate/gate.ts'

interface Publishing {
  id: string
  isOpen: boolean
  panes: WritingAnswer['panes']
  /** Everything typed has to be there before it is checked. */
  save: () => Promise<boolean>
  readerLanguage: Language
  onOpened: (panes: WritingAnswer['panes']) => void
}

interface Refused {
  errors?: Record<string, string>
  problem?: string
}

const inBrowser: readonly PostCheck[] = ['axe', 'width']
const onServer = postChecks.filter((check) => !inBrowser.includes(check))

/** Checks a post in all languages that could open, and opens those that are chosen. */
export function usePublishing({ id, isOpen, panes, save, readerLanguage, onOpened }: Publishing) {
  const client = use(StaffClientInView)
  const { again } = useAsking()
  const { toldOf, problemOf } = useTold()
  const [answer, setAnswer] = useState<ChecksAnswer>()
  const [looked, setLooked] = useState<Partial<Record<Language, readonly PostFinding[]>>>({})
  const [hasFailed, setFailed] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused>({})
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the gate opens, or is asked again.
  useEffect(() => {
    if (!isOpen || !client) return
    let isOver = false
    setAnswer(undefined)
    setLooked({})
    setFailed(false)
    setRefused({})
    async function check(): Promise<void> {
      await save()
      const result = await client?.checkPost({ id })
      if (isOver) return
      if (!result?.ok) {
        setFailed(true)
        if (result?.error.code === 'unauthorized') again('unauthorized', () => setRound((before) => before + 1))
        return
      }
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
      const chosen = form
        .getAll('open')
        .filter((each): each is Language => typeof each === 'string' && isLanguage(each))
      const isLater = textOf(form, 'when') === 'later'
      const reason = textOf(form, 'reason').trim()
      setSending(true)
      const result = await client.openPost({
        id,
        versions: Object.fromEntries(chosen.map((language) => [language, answer.versions[language] ?? 0])),
        from: isLater ? (timeOf(textOf(form, 'from'), brand.timeZone) ?? null) : null,
        until: timeOf(textOf(form, 'until'), brand.timeZone) ?? null,
        ...(reason && { reason }),
      })
      setSending(false)
      if (result.ok) return onOpened(result.answer.panes)
      setRefused(refusedBy(toldOf(result), problemOf(result)))
      if (result.error.code === 'unauthorized') again('unauthorized', () => void open(form))
    },
    [client, answer, id, onOpened, toldOf, problemOf, again],
  )

  return {
    checks: answer && checksOf(answer, looked),
    told: answer?.told,
    hasFailed,
    isSending,
    ...refused,
    onRetry: () => setRound((before) => before + 1),
    onSend: (form: FormData) => void open(form),
    panes: gatePanes(panes),
    canOpen: openable(gatePanes(panes)).length > 0,
  }
}

/** What is said of a single language stands as one sentence; what the gate has a field for stands beside it. */
function refusedBy(of: Partial<Record<'errors', Record<string, string>>> | object, problem: Refused): Refused {
  if (!('errors' in of) || !of.errors) return problem
  const fields = ['open', 'reason', 'from', 'until']
  const others = Object.entries(of.errors).filter(([field]) => !fields.includes(field))
  return { errors: of.errors, ...(others.length > 0 && { problem: others.map(([, words]) => words).join(' ') }) }
}

function checksOf(answer: ChecksAnswer, looked: Partial<Record<Language, readonly PostFinding[]>>): GateChecks {
  const written = languages.filter((language) => answer.versions[language] !== undefined)
  return {
    at: answer.at,
    took: answer.took,
    findings: [...answer.findings, ...written.flatMap((language) => looked[language] ?? [])],
    answered: Object.fromEntries(
      written.map((language) => [language, looked[language] ? [...onServer, ...inBrowser] : onServer]),
    ),
    measured: answer.measured,
  }
}

function gatePanes(panes: WritingAnswer['panes']): GatePanes {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const pane = panes[language]
      if (!pane || pane.state === 'missing') return []
      const { state, version, hasChanges, visibleFrom } = pane
      return [[language, { state, version, hasChanges, visibleFrom: visibleFrom ?? undefined }]]
    }),
  )
}
