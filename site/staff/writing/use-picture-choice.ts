import { use, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Picture, PicturesAnswer } from '#api/contract/staff/pictures.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { sendPicture } from '#site/staff/writing/send-picture.ts'
import type { PictureUpload } from '#ui/blocks/staff/pictures/picture.ts'

/** Opens the library and waits until somebody has taken a picture, added one, or shut it. */
export function usePictureChoice() {
  const client = use(StaffClientInView)
  const { problemOf } = useTold()
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [list, setList] = useState<PicturesAnswer>()
  const [problem, setProblem] = useState<string>()
  const [upload, setUpload] = useState<PictureUpload>()
  const { t } = useTranslation('staff-errors')
  const tooLarge = t('problems.picture_large')
  const waiting = useRef<((picture: Picture | undefined) => void) | undefined>(undefined)
  const next = useRef<(() => HTMLElement | null) | undefined>(undefined)

  const search = useCallback(
    async (q: string) => {
      setQuery(q)
      setList(undefined)
      const result = await client?.listPictures({ q, shelf: 'all' })
      if (result?.ok) setList(result.answer)
      setProblem(result?.ok ? undefined : problemOf(result).problem)
    },
    [client, problemOf],
  )

  const end = useCallback((picture: Picture | undefined) => {
    setOpen(false)
    if (!picture) next.current = undefined
    waiting.current?.(picture)
    waiting.current = undefined
  }, [])

  /** A new one is what was looked for: it is taken as soon as it is there. */
  const add = useCallback(
    async (file: File) => {
      const wanted = waiting.current
      const tell = (part: Pick<PictureUpload, 'state' | 'share' | 'problem'>) =>
        setUpload({ key: file.name, name: file.name, ...part })
      tell({ state: 'sending', share: 0 })
      const result = await sendPicture(file, tooLarge, (share) =>
        tell(share < 1 ? { state: 'sending', share } : { state: 'making' }),
      )
      if (!result.ok) return tell({ state: 'refused', problem: result.error.fields?.['file'] ?? result.error.message })
      // Unless it was shut meanwhile: the picture stays in the library.
      if (wanted && waiting.current === wanted) end(result.answer.picture)
    },
    [end, tooLarge],
  )

  /** `focusNext`: where the focus goes once one is taken, in place of what opened it. */
  const choose = useCallback(
    (focusNext?: () => HTMLElement | null) => {
      setOpen(true)
      setUpload(undefined)
      next.current = focusNext
      void search('')
      return new Promise<Picture | undefined>((resolve) => {
        waiting.current = resolve
      })
    },
    [search],
  )

  return {
    choose,
    chooser: {
      open,
      onOpenChange: (isOpen: boolean) => {
        if (!isOpen) end(undefined)
      },
      pictures: list?.pictures,
      found: list?.found ?? 0,
      query,
      onSearch: (q: string) => void search(q.trim()),
      onChoose: ({ id }: { id: string }) => end(list?.pictures.find((picture) => picture.id === id)),
      problem,
      upload,
      onCloseAutoFocus: (event: Event) => {
        const field = next.current?.()
        if (!field) return
        event.preventDefault()
        field.focus({ preventScroll: true })
        field.scrollIntoView({ block: 'center' })
      },
      onFile: (file: File) => void add(file),
    },
  }
}
