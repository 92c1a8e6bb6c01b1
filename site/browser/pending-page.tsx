import { useLocation, useNavigation } from 'react-router-dom'
import type { Language } from '#locales/languages.ts'
import { prefixOf } from '#site/addresses.ts'
import { LanguageRedirect } from '#ui/blocks/language-redirect.tsx'
import { PageSpinner } from '#ui/blocks/page-spinner.tsx'

/** Over the page that is left, while the next one takes its time: a spinner, or in another language, that it is being opened. */
export function PendingPage({ language }: { language: Language }) {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  if (state !== 'loading' || location.pathname === pathname) return null
  const next = prefixOf(location.pathname)
  return (
    <div className="fixed inset-0 z-20 grid animate-appear-late bg-paper/90">
      {next && next !== language ? <LanguageRedirect language={next} /> : <PageSpinner />}
    </div>
  )
}
