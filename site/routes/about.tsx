import { useEffect } from 'react'
import { useConsent } from '#site/browser/browser-consent.ts'
import { savesData } from '#site/browser/film-preload.ts'
import { localStore } from '#site/browser/storage.ts'
import { names } from '#site/browser/stored-names.ts'
import { useTakenOver } from '#site/browser/use-taken-over.ts'
import { AboutPage } from '#site/pages/about-page.tsx'
import type { PageHandle } from '#site/render/head.ts'

export const handle: PageHandle = { head: () => 'about', texts: ['about', 'call-to-action'] }

export function Component() {
  const { allows } = useConsent()
  const isTakenOver = useTakenOver()
  useEffect(() => {
    if (allows.preferences) localStore.set(names.hasVisitedAbout, 'true')
  }, [allows.preferences])
  return <AboutPage isFilmStill={isTakenOver && savesData()} />
}
