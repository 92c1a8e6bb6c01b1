import { useLocation, useMatches } from 'react-router-dom'
import { languages } from '#locales/languages.ts'
import { localPath, plainPath } from '#site/address/addresses.ts'
import { pageQuery } from '#site/address/page-query.ts'
import { pageHeadOf } from '#site/context/page-handle.ts'

/** This page in each language. Where a post has no translation, its own address says so (D21). */
export function useLanguageLinks(): { language: string; href: string }[] {
  const { pathname, search } = useLocation()
  const query = pageQuery(pathname, search)
  const match = useMatches().at(-1)
  const { post } = pageHeadOf(match?.handle, undefined, match?.loaderData)
  return languages.map((language) => {
    const path = post?.isDraft ? undefined : post?.addresses[language]
    return { language, href: localPath(path ?? plainPath(pathname), language) + query }
  })
}
