import type { Theme } from '#ui/blocks/frame/theme-switcher.tsx'

/** At once; an account keeps it on the server. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
