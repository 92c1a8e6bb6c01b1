import { use, useEffect, useState } from 'react'
import type { IssuePreview } from '#api/contract/staff/issues.ts'
import { type Language, languages } from '#locales/languages.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'

/** The mails as they are saved, made anew with each version; until then the former ones stand. The one that is written comes first. */
export function useIssuePreviews(id: string, version: number, current: Language) {
  const client = use(StaffClientInView)
  const [previews, setPreviews] = useState<Partial<Record<Language, IssuePreview | 'failed'>>>({})
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version, or asked again; another language changes only the order.
  useEffect(() => {
    let isOver = false
    async function make(): Promise<void> {
      for (const language of [current, ...languages.filter((each) => each !== current)]) {
        const result = await client?.previewIssue({ id, in: language })
        if (isOver || !result) return
        setPreviews((before) => ({
          ...before,
          [language]: result.ok ? result.answer : (shown(before[language]) ?? 'failed'),
        }))
      }
    }
    void make()
    return () => {
      isOver = true
    }
  }, [client, id, version, round])

  return { previews, onRetry: () => setRound((before) => before + 1) }
}

/** A mail that is there stays when the next one cannot be made. */
const shown = (preview: IssuePreview | 'failed' | undefined) => (preview === 'failed' ? undefined : preview)
