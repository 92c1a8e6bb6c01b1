/** What a browser says of itself, as coarse as anything here needs it. Without schemas: the browser reads it too. */

/** The order matters: most claim to be others as well. */
const browsers: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]

const unnamed = 'Other'

export const browserNames = [...browsers.map(([, name]) => name), unnamed]
export const systemNames = [...systems.map(([, name]) => name), unnamed]

export type DeviceKind = 'mobile' | 'tablet' | 'desktop'

export function browserOf(userAgent: string): string {
  return nameIn(browsers, userAgent)
}

export function systemOf(userAgent: string): string {
  return nameIn(systems, userAgent)
}

export function deviceKindOf(userAgent: string): DeviceKind {
  const isTablet = /iPad|Tablet/.test(userAgent) || userAgent.lastIndexOf('Android') > userAgent.lastIndexOf('Mobile')
  if (isTablet) return 'tablet'
  return /Mobi|iPhone/.test(userAgent) ? 'mobile' : 'desktop'
}

function nameIn(table: [RegExp, string][], userAgent: string): string {
  return table.find(([mark]) => mark.test(userAgent))?.[1] ?? unnamed
}
