import { useEffect, useRef } from 'react'
import type { Language } from '#locales/languages.ts'
import { useSettings } from '#site/context/settings.ts'
import { consentEvent, type Decision } from '#site/visitor/consent.ts'
import type { Place, Visits } from '#site/visitor/visits/visits.ts'

export function useVisits({ path, language }: { path: string; language: Language }): void {
  const { trackingHosts } = useSettings()
  const place = useRef<Place>({ page: path, language })
  const following = useRef<Promise<Visits | undefined>>(undefined)

  useEffect(() => {
    const loading = import('#site/visitor/visits/follow-visits.ts')
      .then(({ followVisits }) => followVisits({ trackingHosts, place: () => place.current }))
      .catch(() => undefined)
    const onDecision = ({ detail }: CustomEvent<Decision>) => void loading.then((visits) => visits?.decide(detail))
    following.current = loading
    window.addEventListener(consentEvent, onDecision)
    return () => {
      window.removeEventListener(consentEvent, onDecision)
      void loading.then((visits) => visits?.stop())
    }
  }, [trackingHosts])

  useEffect(() => {
    place.current = { page: path, language }
    void following.current?.then((visits) => visits?.open({ page: path, language }))
  }, [path, language])
}
