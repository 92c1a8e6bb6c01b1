import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionData, useLocation, useMatches } from 'react-router-dom'
import type { updateHead } from '#site/browser/update-head.ts'
import { headFilesOf } from '#site/render/head-words.ts'
import { pageHeadOf } from '#site/render/page-handle.ts'
import { useSettings } from '#site/settings.ts'

let update: typeof updateHead | undefined

/** Called once the page can move: until then its head is as the server wrote it, and the code for it not there. */
export function beginHeadUpdates(updater: typeof updateHead): void {
  update = updater
}

/** Keeps title, description, canonical, structured data and language of the document true after moving inside the app. */
export function HeadUpdates() {
  const { pathname } = useLocation()
  const { publicUrl } = useSettings()
  const match = useMatches().at(-1)
  const answer: unknown = useActionData()
  const handle: unknown = match?.handle
  const loaded: unknown = match?.loaderData
  const { t, i18n } = useTranslation(headFilesOf(pageHeadOf(handle, answer, loaded).page))

  useEffect(() => {
    const head = pageHeadOf(handle, answer, loaded)
    update?.({ head, pathname, publicUrl, t }, i18n.language)
  }, [handle, answer, loaded, pathname, publicUrl, t, i18n.language])
  return null
}
