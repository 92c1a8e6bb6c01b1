import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { CountedForm, FormStep } from '#api/contract/values/visit-events.ts'
import { tellFormStep } from '#site/visitor/visits/form-step-event.ts'

/** What a form tells of its visitor, each step as often as it happens. */
export function useFormSteps(form: CountedForm) {
  const { pathname } = useLocation()
  return useMemo(() => {
    const tell = (step: FormStep, fields?: readonly string[]) => tellFormStep({ page: pathname, form, step, fields })
    return {
      onSeen: () => tell('seen'),
      onWrite: () => tell('begun'),
      onRefuse: (wrong: Readonly<Record<string, unknown>>) => tell('failed', Object.keys(wrong)),
    }
  }, [form, pathname])
}
