import { useEffect, useState } from 'react'
import type { Theme } from '#ui/blocks/theme-switcher.tsx'

/**
 * The time of day on screen. `system` follows the device by CSS alone, so a page never flashes; another choice holds
 * for the life of the page, because keeping it needs the visitor's consent to preferences.
 */
export function useTheme() {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  }, [theme])
  return { theme, onThemeChange: setTheme }
}
