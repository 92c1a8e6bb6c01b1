import type { PushDevice } from '#api/contract/push.ts'

const systems: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** The order matters: most claim to be others as well. */
const browsers: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** What the server keeps of the device (specification 3): its kind, never the whole user agent. */
export function deviceOf(userAgent: string, maxTouchPoints: number): PushDevice {
  const isTouchMac = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  return {
    type: isTouchMac ? 'tablet' : typeOf(userAgent),
    browser: nameIn(browsers, userAgent),
    os: isTouchMac ? 'iOS' : nameIn(systems, userAgent),
  }
}

function typeOf(userAgent: string): PushDevice['type'] {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return /Mobi|iPhone/.test(userAgent) ? 'mobile' : 'desktop'
}

function nameIn(table: [RegExp, string][], userAgent: string): string {
  return table.find(([mark]) => mark.test(userAgent))?.[1] ?? 'Other'
}
