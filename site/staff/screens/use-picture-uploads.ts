import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { pictureLimits } from '#api/contract/values/pictures.ts'
import { uploadPicture } from '#site/client/staff/upload-picture.ts'
import { pictureAddress } from '#site/staff/screens/picture-addresses.ts'
import { endedSession } from '#site/staff/session/ended-session.ts'
import { useAsking } from '#site/staff/session/session-dialogs.tsx'
import type { PictureUpload } from '#ui/blocks/staff/pictures/picture.ts'

interface Chosen {
  upload: PictureUpload
  file: File
}

/** Sends what was chosen, one after the other: the server makes one at a time. `tooLarge`: the sentence for what need not be sent. */
export function usePictureUploads(tooLarge: string) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const { revalidate } = useRevalidator()
  const { again } = useAsking()
  const next = useRef(0)
  const isBusy = useRef(false)

  const change = useCallback((key: string, upload: Partial<PictureUpload>) => {
    setChosen((before) =>
      before.map((each) => (each.upload.key === key ? { ...each, upload: { ...each.upload, ...upload } } : each)),
    )
  }, [])

  const onRetry = useCallback((key: string) => change(key, { state: 'waiting', problem: undefined }), [change])

  const send = useCallback(
    async ({ file, upload: { key } }: Chosen) => {
      change(key, { state: 'sending', share: 0 })
      const result = await uploadPicture(file, (share) => change(key, share < 1 ? { share } : { state: 'making' }))
      if (result.ok) {
        const { isNew, picture } = result.answer
        change(key, { state: isNew ? 'added' : 'known', href: pictureAddress(picture.id) })
        return revalidate()
      }
      const { code, fields, message } = result.error
      change(key, { state: 'refused', problem: fields?.['file'] ?? message, canRetry: !fields })
      if (code !== 'unauthorized') return
      endedSession.report()
      again('unauthorized', () => onRetry(key))
    },
    [change, revalidate, again, onRetry],
  )

  useEffect(() => {
    const waiting = chosen.find(({ upload }) => upload.state === 'waiting')
    if (!waiting || isBusy.current) return
    isBusy.current = true
    void send(waiting).finally(() => {
      isBusy.current = false
      // So that this effect looks for the next one.
      setChosen((before) => [...before])
    })
  }, [chosen, send])

  function onFiles(files: File[]) {
    const added = files.map((file): Chosen => {
      next.current++
      const upload = { key: String(next.current), name: file.name }
      if (file.size > pictureLimits.bytes) return { file, upload: { ...upload, state: 'refused', problem: tooLarge } }
      return { file, upload: { ...upload, state: 'waiting' } }
    })
    setChosen((before) => [...before, ...added])
  }

  return { uploads: chosen.map(({ upload }) => upload), onFiles, onRetry }
}
