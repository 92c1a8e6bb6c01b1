import { use, useCallback, useRef, useState } from 'react'
import type { Picture, PicturesAnswer } from '#api/contract/staff/pictures.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { useTold } from '#site/staff/frame/use-told.ts'

/** Opens the library and waits until somebody has taken a picture or shut it. */
export function usePictureChoice() {
  const client = use(StaffClientInView)
  const { problemOf } = useTold()
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [list, setList] = useState<PicturesAnswer>()
  const [problem, setProblem] = useState<string>()
  const waiting = useRef<((picture: Picture | undefined) => void) | undefined>(undefined)

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
    waiting.current?.(picture)
    waiting.current = undefined
  }, [])

  const choose = useCallback(() => {
    setOpen(true)
    void search('')
    return new Promise<Picture | undefined>((resolve) => {
      waiting.current = resolve
    })
  }, [search])

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
    },
  }
}
