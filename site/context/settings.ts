import { createContext, use } from 'react'
import type { SiteSettings } from '#api/contract/site-settings.ts'

const SettingsContext = createContext<SiteSettings>({ publicUrl: '', trackingHosts: [] })

export const SettingsProvider = SettingsContext.Provider

export function useSettings(): SiteSettings {
  return use(SettingsContext)
}
