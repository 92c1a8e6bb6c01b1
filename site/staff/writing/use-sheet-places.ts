import { use, useCallback, useRef } from 'react'
import type { Picture } from '#api/contract/staff/pictures.ts'
import type { Language } from '#locales/languages.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { sendPicture } from '#site/staff/writing/send-picture.ts'
import { useToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'
import manifest from '#ui/pictures/manifest.json' with { type: 'json' }
import type { PictureEntry } from '#ui/pictures/manifest.ts'

const SHOWN = 800 // pixels: the widest file that a sheet of 640 needs
const MOST_COMMON = 480 // pixels: the width that nearly all pictures of the library have

const ofSite: Readonly<Record<string, PictureEntry>> = manifest

/** What the sheet asks of the house: posts to link to, and pictures. */
export function useSheetPlaces(
  language: Language,
  choose: () => Promise<Picture | undefined>,
  words: { tooLarge: string },
) {
  const client = use(StaffClientInView)
  const { show } = useToasts()
  const { problemOf } = useTold()
  const widths = useRef(new Map<string, readonly number[]>())

  const shown = useCallback(
    (picture: Picture) => {
      widths.current.set(picture.id, picture.widths)
      return { src: `/pictures/${picture.id}`, alt: picture.alt[language] ?? '' }
    },
    [language],
  )

  return {
    async findPosts(q: string) {
      const result = await client?.findPosts({ in: language, q })
      return result?.ok ? result.answer.posts : []
    },
    async choosePicture() {
      const picture = await choose()
      return picture && shown(picture)
    },
    async uploadPicture(file: File) {
      const result = await sendPicture(file, words.tooLarge)
      if (result.ok) return shown(result.answer.picture)
      const told = result.error.fields?.['file'] ?? problemOf(result).problem ?? ''
      show({ title: told })
      throw new Error(told)
    },
    pictureAddress(src: string) {
      const [, id = ''] = /^\/pictures\/([a-z0-9-]+)$/.exec(src) ?? []
      if (id === '') return src
      const known = widths.current.get(id) ?? ofSite[id]?.widths ?? [MOST_COMMON]
      return `/pictures/${id}-${known.findLast((width) => width <= SHOWN) ?? known[0] ?? MOST_COMMON}.webp`
    },
  }
}
