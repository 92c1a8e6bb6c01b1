import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { transferLimits } from '#api/contract/values/post-transfer.ts'
import { uploadPosts } from '#site/client/staff/upload-posts.ts'
import { transferAddress } from '#site/staff/screens/transfer-views.ts'
import { endedSession } from '#site/staff/session/ended-session.ts'
import { useAsking } from '#site/staff/session/session-dialogs.tsx'
import type { TransferUpload } from '#ui/blocks/staff/posts/transfer/transfer.ts'

/** Sends a zip and leads to its dry run. `tooLarge`: the sentence for what need not be sent. */
export function usePostUpload(tooLarge: string) {
  const [chosen, setChosen] = useState<{ file: File; upload: TransferUpload } | undefined>()
  const navigate = useNavigate()
  const { again } = useAsking()

  const onFile = useCallback(
    async (file: File): Promise<void> => {
      const { name } = file
      const show = (upload: Omit<TransferUpload, 'name'>) => setChosen({ file, upload: { name, ...upload } })
      if (file.size > transferLimits.zip) return show({ state: 'refused', problem: tooLarge })
      show({ state: 'sending', share: 0 })
      const result = await uploadPosts(file, (share) =>
        show(share < 1 ? { state: 'sending', share } : { state: 'reading' }),
      )
      if (result.ok) {
        await navigate(transferAddress(result.answer.id))
        return setChosen(undefined)
      }
      const { code, fields, message } = result.error
      show({ state: 'refused', problem: fields?.['file'] ?? message, canRetry: !fields })
      if (code !== 'unauthorized') return
      endedSession.report()
      again('unauthorized', () => void onFile(file))
    },
    [tooLarge, navigate, again],
  )

  return {
    upload: chosen?.upload,
    onFile: (file: File) => void onFile(file),
    onRetry: chosen && (() => void onFile(chosen.file)),
  }
}
