import type { ReactElement } from 'react'

/** What every part is given: it has to reach the part's one element. */
export interface Probe {
  ref: (element: Element | null) => void
  className: string
  'data-testid': string
  'aria-details': string
}

export interface Row {
  /** The part with the probe on it, inside whatever it needs around it. */
  element: (probe: Probe) => ReactElement
  /** Not in the server's HTML: it hangs at the end of the body, or appears once scripts run. */
  isInBrowserOnly?: boolean
}
