import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AnsweredCall } from '#api/contract/client.ts'
import { useStillHere } from '#site/staff/frame/use-still-here.ts'
import { endedSession } from '#site/staff/session/ended-session.ts'
import { useAsking } from '#site/staff/session/session-dialogs.tsx'
import type { FileUpload } from '#ui/blocks/staff/frame/upload-outcome.tsx'

interface StagedUploadOptions {
  /** A sentence for what need not be sent. */
  refuse: (file: File) => string | undefined
  send: (file: File, onSent: (share: number) => void) => Promise<AnsweredCall<{ id: string }>>
  /** Where its dry run is shown. */
  addressOf: (id: string) => string
}

/**
 * Sends a file and leads to its dry run, unless one has gone elsewhere since. A session that has ended is asked for again,
 * and the file is sent then.
 */
export function useStagedUpload({ refuse, send, addressOf }: StagedUploadOptions) {
  const [chosen, setChosen] = useState<{ file: File; upload: FileUpload } | undefined>()
  const navigate = useNavigate()
  const { again } = useAsking()
  const isStillHere = useStillHere()

  async function onFile(file: File): Promise<void> {
    const { name } = file
    const show = (upload: Omit<FileUpload, 'name'>) => setChosen({ file, upload: { name, ...upload } })
    const problem = refuse(file)
    if (problem) return show({ state: 'refused', problem })
    show({ state: 'sending', share: 0 })
    const result = await send(file, (share) => show(share < 1 ? { state: 'sending', share } : { state: 'reading' }))
    if (result.ok) {
      if (isStillHere()) await navigate(addressOf(result.answer.id))
      return setChosen(undefined)
    }
    const { code, fields, message } = result.error
    show({ state: 'refused', problem: fields?.['file'] ?? message, canRetry: !fields })
    if (code !== 'unauthorized') return
    endedSession.report()
    again('unauthorized', () => void onFile(file))
  }

  return {
    upload: chosen?.upload,
    onFile: (file: File) => void onFile(file),
    onRetry: chosen && (() => void onFile(chosen.file)),
  }
}
