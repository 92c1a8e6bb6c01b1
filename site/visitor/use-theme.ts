import { startTransition, useEffect, useRef, useState } from 'react'
import { consent, useConsent } from '#site/visitor/browser-consent.ts'
import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'
import { type Theme, themes } from '#ui/blocks/frame/theme-switcher.tsx'

/** The inline script sets a stored theme before the first paint; `system` follows the device by CSS alone. */
export function useTheme() {
  const { allows } = useConsent()
  const [theme, setTheme] = useState<Theme>('system')
  const isRead = useRef(false)

  // Declared first, so that it runs before the effect that reads: until then the inline script's theme stays.
  useEffect(() => {
    if (!isRead.current) return
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
    paintFrame(theme)
    if (!allows.preferences) return
    if (theme === 'system') localStore.remove(names.theme)
    else localStore.set(names.theme, theme)
  }, [theme, allows.preferences])

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === names.theme) setTheme(storedTheme() ?? 'system')
    }
    const stored = consent().allows('preferences') ? storedTheme() : undefined
    if (stored) startTransition(() => setTheme(stored))
    isRead.current = true
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])

  return { theme, onThemeChange: setTheme }
}

const devices = { day: '(prefers-color-scheme: light)', night: '(prefers-color-scheme: dark)' }

function paintFrame(theme: Theme): void {
  for (const time of ['day', 'night'] as const) {
    const colour = document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][data-time="${time}"]`)
    if (colour) colour.media = theme === 'system' ? devices[time] : theme === time ? 'all' : 'not all'
  }
}

function storedTheme(): Theme | undefined {
  const stored = localStore.get(names.theme)
  return themes.find((theme) => theme === stored)
}
