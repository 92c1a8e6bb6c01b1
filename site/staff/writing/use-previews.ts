import { use, useEffect, useState } from 'react'
import type { PostPreview } from '#api/contract/staff/post-writing.ts'
import type { Language } from '#locales/languages.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { useAsking } from '#site/staff/session/session-dialogs.tsx'

/** Preview links of one language. What is shown is what is saved, so that a new one waits for `save`. */
export function usePreviews(id: string, language: Language, save: () => Promise<boolean>) {
  const client = use(StaffClientInView)
  const { again } = useAsking()
  const { problemOf } = useTold()
  const [previews, setPreviews] = useState<readonly PostPreview[]>([])
  const [made, setMade] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const place = { id, in: language }

  useEffect(() => {
    let isOver = false
    void client?.listPreviews({ id, in: language }).then((result) => {
      if (!isOver && result.ok) setPreviews(result.answer.previews)
    })
    return () => {
      isOver = true
    }
  }, [client, id, language])

  /** Resolves to the path of a new link. */
  async function make(days: number): Promise<string | undefined> {
    if (!client) return undefined
    setBusy(true)
    await save()
    const result = await client.makePreview({ ...place, days })
    setBusy(false)
    setProblem(problemOf(result).problem)
    if (result.ok) {
      setPreviews(result.answer.previews)
      return result.answer.path
    }
    if (result.error.code === 'unauthorized') again('unauthorized', () => void make(days))
    return undefined
  }

  async function revoke(preview: string): Promise<void> {
    if (!client) return
    setBusy(true)
    const result = await client.revokePreview({ ...place, preview })
    setBusy(false)
    setProblem(problemOf(result).problem)
    if (result.ok) setPreviews(result.answer.previews)
    else if (result.error.code === 'unauthorized') again('unauthorized', () => void revoke(preview))
  }

  return {
    make,
    panel: {
      previews,
      made,
      isBusy,
      problem,
      onMake: (days: number) =>
        void make(days).then((path) => setMade(path === undefined ? undefined : location.origin + path)),
      onRevoke: (preview: string) => void revoke(preview),
    },
  }
}
