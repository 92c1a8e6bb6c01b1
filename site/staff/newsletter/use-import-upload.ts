import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { subscriberLimits } from '#api/contract/values/staff/subscribers.ts'
import { uploadSubscribers } from '#site/client/staff/upload-subscribers.ts'
import { importAddress } from '#site/staff/newsletter/newsletter-addresses.ts'
import { endedSession } from '#site/staff/session/ended-session.ts'
import { useAsking } from '#site/staff/session/session-dialogs.tsx'
import type { ImportUpload } from '#ui/blocks/staff/newsletter/import/import-plan.ts'

/** Sends a file, or what was pasted, and leads to its dry run. What was pasted stays in its field. */
export function useImportUpload() {
  const { t } = useTranslation(['staff-newsletter', 'staff-errors'])
  const [chosen, setChosen] = useState<{ file: File; upload: ImportUpload } | undefined>()
  const navigate = useNavigate()
  const { again } = useAsking()

  const onFile = useCallback(
    async (file: File): Promise<void> => {
      const { name } = file
      const show = (upload: Omit<ImportUpload, 'name'>) => setChosen({ file, upload: { name, ...upload } })
      if (file.size === 0) return show({ state: 'refused', problem: t('staff-errors:problems.import_missing') })
      if (file.size > subscriberLimits.bytes)
        return show({ state: 'refused', problem: t('staff-errors:problems.import_large') })
      show({ state: 'sending', share: 0 })
      const result = await uploadSubscribers(file, (share) => show({ state: 'sending', share }))
      if (result.ok) {
        await navigate(importAddress({ file: result.answer.id }))
        return setChosen(undefined)
      }
      const { code, fields, message } = result.error
      show({ state: 'refused', problem: fields?.['file'] ?? message, canRetry: !fields })
      if (code !== 'unauthorized') return
      endedSession.report()
      again('unauthorized', () => void onFile(file))
    },
    [t, navigate, again],
  )

  return {
    upload: chosen?.upload,
    onFile: (file: File) => void onFile(file),
    onText: (text: string) => void onFile(new File(text.trim() ? [text] : [], t('in.pasted'), { type: 'text/csv' })),
    onRetry: chosen && (() => void onFile(chosen.file)),
  }
}
