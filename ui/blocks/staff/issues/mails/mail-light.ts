export type MailLight = 'day' | 'night'

const night = /\(prefers-color-scheme: ?dark\)/g
const never = '(max-width: 0)'
const always = '(min-width: 0)'

/** A mail asks the device whether it is night; a preview of both is told. */
export function inLight(html: string, light: MailLight): string {
  return html.replaceAll(night, light === 'night' ? always : never)
}
