import { useEffect } from 'react'
import { type AccessEvent, sendAccessEvent } from '#site/client/staff/access-events.ts'
import { randomId } from '#site/visitor/random-id.ts'

const MOST = 512 // characters of a user agent that are kept

/** Specification 3: each page of the staff that is opened. */
export function useAccessEvents(page: string): void {
  useEffect(() => {
    void sendAccessEvent(accessEvent(page))
  }, [page])
}

export function accessEvent(page: string, securityData: AccessEvent['securityData'] = {}): AccessEvent {
  return {
    page,
    userAgent: navigator.userAgent.slice(0, MOST),
    referrer: document.referrer,
    sessionId: sessionId(),
    securityData: { isSecureContext: window.isSecureContext, ...securityData },
  }
}

/** As long as the document lives; visits’ own session is not begun for staff. */
let documentId: string | undefined

function sessionId(): string {
  documentId ??= randomId()
  return documentId
}
