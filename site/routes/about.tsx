import { useEffect } from 'react'
import { useConsent } from '#site/browser/browser-consent.ts'
import { localStore } from '#site/browser/storage.ts'
import { names } from '#site/browser/stored-names.ts'
import { useSavesData } from '#site/browser/use-saves-data.ts'
import { AboutPage } from '#site/pages/about-page.tsx'
import type { PageHandle } from '#site/render/head.ts'

export const handle: PageHandle = { head: () => 'about', texts: ['about', 'call-to-action'] }

export function Component() {
  const { allows } = useConsent()
  const isFilmStill = useSavesData()
  useEffect(() => {
    if (allows.preferences) localStore.set(names.hasVisitedAbout, 'true')
  }, [allows.preferences])
  return <AboutPage isFilmStill={isFilmStill} />
}
