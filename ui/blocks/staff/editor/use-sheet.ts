import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import { createSheet, type Sheet } from '#ui/blocks/staff/editor/milkdown/create-sheet.ts'
import { outlineOf, type SheetOutline } from '#ui/blocks/staff/editor/milkdown/outline.ts'
import { nothingSelected, type SheetStatus, type SheetWord } from '#ui/blocks/staff/editor/milkdown/sheet-options.ts'
import { useWhenIdle } from '#ui/blocks/staff/editor/use-when-idle.ts'

export interface SheetSource {
  /** Asked before the sheet is made, and again once it is there. */
  start: () => string
  language: Language
  pictureAddress: (src: string) => string
  /** For what is dropped or pasted. */
  uploadPicture?: ((file: File) => Promise<{ src: string; alt: string }>) | undefined
  onReady: () => void
  onFail: () => void
  /** The text as it stands, some time after a change and when the sheet goes. */
  onText: (markdown: string) => void
  onOutline?: ((outline: SheetOutline) => void) | undefined
  onMenuKey: (key: string) => boolean
}

/** Makes the editor in its place and takes it away again. React hears of it only what the bars show. */
export function useSheet(host: RefObject<HTMLElement | null>, source: SheetSource) {
  const { t } = useTranslation('staff-sheet')
  const [sheet, setSheet] = useState<Sheet>()
  const [status, setStatus] = useState<SheetStatus>(nothingSelected)
  /** Pictures that did not arrive. */
  const [failed, setFailed] = useState(0)

  const askToTell = useWhenIdle((hasTime) => {
    if (!sheet) return true
    if (!sheet.prepare(hasTime)) return false
    source.onText(sheet.markdown())
    if (!source.onOutline) return true
    const outline = outlineOf(sheet.view.state.doc, source.language, hasTime)
    if (outline) source.onOutline(outline)
    return outline !== undefined
  })
  const words = useEffectEvent((name: SheetWord, values?: Record<string, string>) =>
    name === 'videoWaits' ? t('video.waits', { provider: values?.['provider'] ?? '' }) : t(name),
  )
  const addressOf = useEffectEvent((src: string) => source.pictureAddress(src))
  const upload = useEffectEvent(
    (file: File) => source.uploadPicture?.(file) ?? Promise.reject(new Error('No place for pictures.')),
  )
  const changed = useEffectEvent(askToTell)
  const begin = useEffectEvent(() => source.start())
  const finish = useEffectEvent((made: Sheet) => source.onText(made.markdown()))
  const said = useEffectEvent((isMade: boolean) => (isMade ? source.onReady() : source.onFail()))
  const menuKey = useEffectEvent((key: string) => source.onMenuKey(key))

  const canUpload = source.uploadPicture !== undefined

  useEffect(() => {
    const root = host.current
    if (!root) return
    let isHere = true
    const begun = begin()
    const making = createSheet(root, begun, {
      words: (name, values) => words(name, values),
      pictureAddress: (src) => addressOf(src),
      onStatus: (next) => isHere && setStatus(next),
      onDocument: () => isHere && changed(),
      onMenuKey: (key) => menuKey(key),
      onUploads: (state) => isHere && setFailed(state.running > 0 ? 0 : state.failed),
      ...(canUpload && { uploadPicture: (file: File) => upload(file) }),
    })
    making.then(
      (made) => {
        if (!isHere) return
        // Somebody may have written on while it was made.
        const now = begin()
        if (now !== begun) made.load(now)
        setSheet(made)
        said(true)
        changed()
      },
      () => isHere && said(false),
    )
    return () => {
      isHere = false
      void making.then(
        (made) => {
          finish(made)
          setSheet((current) => (current === made ? undefined : current))
          return made.destroy()
        },
        () => {},
      )
    }
  }, [host, canUpload])

  return { sheet, status, failed }
}
