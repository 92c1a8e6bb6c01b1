import type { PushProblem } from '#ui/blocks/push/push-control.tsx'

export interface BrowserTraits {
  userAgent: string
  vendor: string
  maxTouchPoints: number // an iPad calls itself a Mac; no Mac has a touch screen
  isStandalone: boolean
  hasPush: boolean
}

export type PushSupport =
  | 'ready'
  | 'ios'
  | Extract<PushProblem, 'safariLimited' | 'unsupportedMobile' | 'unsupportedBrowser'>

/** What this browser can do, before anything is asked of it (specification 8). */
export function supportOf({ userAgent, vendor, maxTouchPoints, isStandalone, hasPush }: BrowserTraits): PushSupport {
  if (hasPush) return 'ready'
  const isMac = /Macintosh/.test(userAgent)
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1)) {
    // Older than iOS 16.4.
    if (isStandalone) return 'safariLimited'
    // In-app browsers do not call themselves Safari, and have no Share menu.
    return /Safari\//.test(userAgent) ? 'ios' : 'unsupportedMobile'
  }
  if (/Android|Mobi/.test(userAgent)) return 'unsupportedMobile'
  return isMac && vendor.startsWith('Apple') ? 'safariLimited' : 'unsupportedBrowser'
}

export function readTraits(): BrowserTraits {
  const { userAgent, vendor, maxTouchPoints } = navigator
  return {
    userAgent,
    vendor,
    maxTouchPoints,
    isStandalone: window.matchMedia('(display-mode: standalone)').matches,
    hasPush:
      window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
  }
}
