import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionData, useLocation, useMatches } from 'react-router-dom'
import { pageHeadOf } from '#site/context/page-handle.ts'
import { useSettings } from '#site/context/settings.ts'
import { headFilesOf } from '#site/head/head-words.ts'
import { titleOf } from '#site/head/page-title.ts'
import { line } from '#site/network/line.ts'

/** What a document says of itself beside its title: fetched after the first move, since the first head is the server's. */
const loadHead = () => Promise.all([import('#site/head/head.ts'), import('#site/head/replace-head.ts')])

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
    if (isFirst.current) {
      isFirst.current = false
      return undefined
    }
    const head = pageHeadOf(handle, answer, loaded)
    document.documentElement.lang = i18n.language
    document.title = titleOf(head, t)
    let isCurrent = true
    // Until then the head stays that of the page before: only what reads documents for others sees it.
    void line
      .fetch(loadHead)
      .then(
        ([{ headOf }, { replaceHead }]) => isCurrent && replaceHead(headOf({ head, pathname, publicUrl, t }).elements),
      )
    return () => {
      isCurrent = false
    }
  }, [handle, answer, loaded, pathname, publicUrl, t, i18n.language])
  return null
}
