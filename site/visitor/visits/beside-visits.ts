import type { FormStepEvent, WebVitalsEvent } from '#api/contract/analytics.ts'
import { visitSkip } from '#api/contract/values/visit-skips.ts'
import { plainPath, prefixOf } from '#site/address/addresses.ts'
import type { sendVisit } from '#site/client/analytics.ts'
import type { ConsentModule } from '#site/visitor/consent.ts'
import type { TakenStep } from '#site/visitor/visits/form-step-event.ts'
import { untoldSteps } from '#site/visitor/visits/form-steps.ts'

interface BesideVisitsDependencies {
  opened: string // the path of the document
  page: () => string
  consent: Pick<ConsentModule, 'allows'>
  isAdmin: () => boolean
  send: typeof sendVisit
  loadSpeed?: () => Promise<Pick<typeof import('#site/visitor/visits/speed.ts'), 'measureSpeed'>>
}

export type BesideVisits = ReturnType<typeof createBesideVisits>

/** What is told beside visits, with consent to analytics only: steps in forms, and how fast a page was. */
export function createBesideVisits({
  opened,
  page,
  consent,
  isAdmin,
  send,
  loadSpeed = () => import('#site/visitor/visits/speed.ts'),
}: BesideVisitsDependencies) {
  let measuring: Promise<() => void> | undefined

  function tell(event: FormStepEvent | WebVitalsEvent, of: string, isLeaving: boolean): void {
    if (consent.allows('analytics') && !visitSkip(of, isAdmin())) void send(event, { isAdmin: isAdmin(), isLeaving })
  }

  /** A plain address is soon the same page under the language that the visitor has chosen, and only that is counted. */
  function measured(): string {
    const isSame = prefixOf(opened) === undefined && plainPath(page()) === plainPath(opened)
    return isSame ? page() : opened
  }

  return {
    take(taken: TakenStep, told: Set<string>): void {
      for (const event of untoldSteps(taken, told)) tell(event, taken.page, false)
    },

    measure(): void {
      measuring ??= loadSpeed().then(({ measureSpeed }) =>
        measureSpeed((vitals) => {
          const of = measured()
          tell({ type: 'webVitals', page: of, analyticsEnabled: true, vitals }, of, true)
        }),
      )
      measuring.catch(() => {})
    },

    stop: () => void measuring?.then((stop) => stop()).catch(() => {}),
  }
}
