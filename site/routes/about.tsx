import { useEffect } from 'react'
import type { PageHandle } from '#site/head/head.ts'
import { AboutPage } from '#site/pages/about-page.tsx'
import { useConsent } from '#site/visitor/browser-consent.ts'
import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'
import { useSavesData } from '#site/visitor/use-saves-data.ts'

export const handle: PageHandle = { head: () => 'about', texts: ['about', 'call-to-action'] }

export function Component() {
  const { allows } = useConsent()
  const isFilmStill = useSavesData()
  useEffect(() => {
    if (allows.preferences) localStore.set(names.hasVisitedAbout, 'true')
  }, [allows.preferences])
  return <AboutPage isFilmStill={isFilmStill} />
}
