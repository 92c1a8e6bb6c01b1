import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionData, useLocation, useMatches } from 'react-router-dom'
import { pageHeadOf } from '#site/context/page-handle.ts'
import { useSettings } from '#site/context/settings.ts'
import { headOf } from '#site/head/head.ts'
import { headFilesOf } from '#site/head/head-words.ts'
import { replaceHead } from '#site/head/replace-head.ts'

export function HeadUpdates() {
  const { pathname } = useLocation()
  const { publicUrl } = useSettings()
  const match = useMatches().at(-1)
  const answer: unknown = useActionData()
  const handle: unknown = match?.handle
  const loaded: unknown = match?.loaderData
  const { t, i18n } = useTranslation(headFilesOf(pageHeadOf(handle, answer, loaded).page))
  const isFirst = useRef(true)

  useEffect(() => {
    // The first head is the server's.
    if (!isFirst.current) {
      const head = pageHeadOf(handle, answer, loaded)
      replaceHead(headOf({ head, pathname, publicUrl, t }), i18n.language)
    }
    isFirst.current = false
  }, [handle, answer, loaded, pathname, publicUrl, t, i18n.language])
  return null
}
