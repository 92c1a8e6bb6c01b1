import type { PushProblem } from '#ui/blocks/push/push-control.tsx'

export interface BrowserTraits {
  userAgent: string
  /** Who made it, as `navigator.vendor` says. */
  vendor: string
  /** An iPad calls itself a Mac; no Mac has a touch screen. */
  maxTouchPoints: number
  /** The site was opened from the Home Screen. */
  isStandalone: boolean
  /** A secure page, a worker, a push manager and notifications are there. */
  hasPush: boolean
}

/** The browser can, or has to be led to where it can, or cannot. */
export type PushSupport =
  | 'ready'
  | 'ios'
  | Extract<PushProblem, 'safariLimited' | 'unsupportedMobile' | 'unsupportedBrowser'>

/** What this browser can do about notifications, before anything is asked of it (specification 8). */
export function supportOf({ userAgent, vendor, maxTouchPoints, isStandalone, hasPush }: BrowserTraits): PushSupport {
  if (hasPush) return 'ready'
  const isMac = /Macintosh/.test(userAgent)
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1)) {
    // On the Home Screen and still without: older than iOS 16.4.
    if (isStandalone) return 'safariLimited'
    // A browser that shows pages inside another app does not call itself Safari, and has no Share menu of its own.
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
