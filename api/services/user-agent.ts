/** What a browser says of itself, as coarse as statistics need it. */

const browsers: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** The browser's family; the order matters, because most claim to be others as well. */
export function browserOf(userAgent: string): string {
  return browsers.find(([mark]) => mark.test(userAgent))?.[1] ?? 'Other'
}

export function deviceOf(userAgent: string): 'phone' | 'tablet' | 'computer' {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return /Mobi|iPhone/.test(userAgent) ? 'phone' : 'computer'
}
