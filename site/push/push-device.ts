import type { PushDevice } from '#api/contract/push.ts'
import { browserOf, deviceKindOf, systemOf } from '#api/contract/values/user-agent.ts'

/** The kind of device, never the whole user agent (specification 3). */
export function deviceOf(userAgent: string, maxTouchPoints: number): PushDevice {
  const isTouchMac = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  return {
    type: isTouchMac ? 'tablet' : deviceKindOf(userAgent),
    browser: browserOf(userAgent),
    os: isTouchMac ? 'iOS' : systemOf(userAgent),
  }
}
