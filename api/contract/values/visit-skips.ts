import { isLanguage } from '#locales/languages.ts'

/** Results of visits that are left out (specification 8). The last is this project's: the specification names none for localhost. */
export const visitSkips = {
  admin: 'Admin visit - skipped',
  adminPage: 'Admin page - using dedicated admin tracking',
  plainPath: 'Language-specific URLs only',
  localhost: 'Local visit - skipped',
} as const

export type VisitSkip = (typeof visitSkips)[keyof typeof visitSkips]

/** Why a visit to `page` is left out, or undefined (specification 4). The browser asks before it sends, the server before it stores. */
export function visitSkip(page: string, isAdmin: boolean): VisitSkip | undefined {
  if (isAdmin) return visitSkips.admin
  const [first = '', second] = page.split(/[?#]/)[0]?.split('/').slice(1) ?? []
  const isPrefixed = isLanguage(first)
  const screen = isPrefixed ? second : first
  if (screen === 'admin' || screen === 'analytics') return visitSkips.adminPage
  return isPrefixed ? undefined : visitSkips.plainPath
}
