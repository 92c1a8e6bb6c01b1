import { startTransition, use, useEffect, useState } from 'react'
import type { PostRevision, WrittenPost } from '#api/contract/staff/post-writing.ts'
import type { Language } from '#locales/languages.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'

/** What one language was, and the one that is compared with now. `version` makes the list anew. */
export function useRevisions(id: string, language: Language, compared: string | undefined, version: number) {
  const client = use(StaffClientInView)
  const [revisions, setRevisions] = useState<readonly PostRevision[]>()
  const [former, setFormer] = useState<{ id: string; text: WrittenPost }>()
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each saved version is another list.
  useEffect(() => {
    let isOver = false
    void client?.listRevisions({ id, in: language }).then((result) => {
      if (isOver) return
      // It comes after each save, in the middle of a word perhaps: keys go first.
      startTransition(() => {
        setFailed(!result.ok)
        if (result.ok) setRevisions(result.answer.revisions)
      })
    })
    return () => {
      isOver = true
    }
  }, [client, id, language, version, round])

  useEffect(() => {
    if (compared === undefined) return
    let isOver = false
    void client?.readRevision({ id, in: language, revision: compared }).then((result) => {
      if (!isOver && result.ok) setFormer({ id: compared, text: result.answer.text })
    })
    return () => {
      isOver = true
    }
  }, [client, id, language, compared])

  const number = (revision: string | undefined) => {
    const place = revisions?.findIndex((each) => each.id === revision) ?? -1
    return place === -1 ? 0 : (revisions?.length ?? 0) - place
  }
  const shown = revisions?.find((each) => each.id === compared)
  return {
    revisions,
    hasFailed,
    onRetry: () => setRound((before) => before + 1),
    newest: { number: number(revisions?.[0]?.id), savedAt: revisions?.[0]?.savedAt ?? 0 },
    former:
      shown && former?.id === shown.id
        ? { number: number(shown.id), savedAt: shown.savedAt, text: former.text }
        : undefined,
  }
}
