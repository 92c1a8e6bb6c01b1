import type { Language } from '#locales/languages.ts'
import type { Theme } from '#ui/blocks/frame/theme-switcher.tsx'

export type StaffRole = 'owner' | 'moderator'

/** Who is signed in. */
export interface StaffAccount {
  name: string
  email: string
  role: StaffRole
}

/** What stands at the rail's foot, and behind “More” on a phone. */
export interface StaffSettings {
  account: StaffAccount
  theme: Theme
  onThemeChange: (theme: Theme) => void
  onLanguageChange: (language: Language) => void
  /** Without scripts the form that signs out is posted here. */
  signOutAction: string
  onSignOut?: (() => void) | undefined
  /** Opens the sheet of keys. */
  onKeys: () => void
}
