import { useEffect, useRef } from 'react'
import type { Language } from '#locales/languages.ts'
import { useSettings } from '#site/context/settings.ts'
import { consentEvent, type Decision } from '#site/visitor/consent.ts'
import type { FollowedVisits } from '#site/visitor/visits/follow-visits.ts'
import { formStepEvent, type TakenStep } from '#site/visitor/visits/form-step-event.ts'
import type { Place } from '#site/visitor/visits/visits.ts'

export function useVisits({ path, language }: { path: string; language: Language }): void {
  const { trackingHosts } = useSettings()
  const place = useRef<Place>({ page: path, language })
  const following = useRef<Promise<FollowedVisits | undefined>>(undefined)

  useEffect(() => {
    const loading = import('#site/visitor/visits/follow-visits.ts')
      .then(({ followVisits }) => followVisits({ trackingHosts, place: () => place.current }))
      .catch(() => undefined)
    const onDecision = ({ detail }: CustomEvent<Decision>) => void loading.then((visits) => visits?.decide(detail))
    const onStep = ({ detail }: CustomEvent<TakenStep>) => void loading.then((visits) => visits?.take(detail))
    following.current = loading
    window.addEventListener(consentEvent, onDecision)
    window.addEventListener(formStepEvent, onStep)
    return () => {
      window.removeEventListener(consentEvent, onDecision)
      window.removeEventListener(formStepEvent, onStep)
      void loading.then((visits) => visits?.stop())
    }
  }, [trackingHosts])

  useEffect(() => {
    place.current = { page: path, language }
    void following.current?.then((visits) => visits?.open({ page: path, language }))
  }, [path, language])
}
