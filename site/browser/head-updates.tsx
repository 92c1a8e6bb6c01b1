import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionData, useLocation, useMatches } from 'react-router-dom'
import { replaceHead } from '#site/browser/replace-head.ts'
import { headOf, headTextsOf } from '#site/render/head.ts'

/** Keeps title, description, canonical and language of the document true after moving inside the app. */
export function HeadUpdates() {
  const { pathname } = useLocation()
  const handle: unknown = useMatches().at(-1)?.handle
  const texts = headTextsOf(handle, useActionData())
  const { t, i18n } = useTranslation(texts)

  useEffect(() => {
    replaceHead(headOf({ texts, pathname, publicUrl: window.location.origin, t }), i18n.language)
  }, [texts, pathname, t, i18n.language])
  return null
}
