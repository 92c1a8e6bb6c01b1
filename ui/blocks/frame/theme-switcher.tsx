import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#ui/lib/cn.ts'
import { Icon } from '#ui/primitives/icon.tsx'

export const themes = ['day', 'night', 'system'] as const
export type Theme = (typeof themes)[number]

export type ThemeLayout = 'row' | 'column'

const layouts: Record<ThemeLayout, string> = {
  row: 'grid-cols-3 divide-x rounded-pane border border-line-strong [&_label]:justify-center [&_label:has(:checked)]:underline',
  column: 'min-w-44 divide-y',
}

export interface ThemeSwitcherProps {
  theme: Theme
  onThemeChange: (theme: Theme) => void
  layout?: ThemeLayout
  className?: string
}

/** Radio buttons, so arrow keys work; hidden without scripts, because it could do nothing. */
export function ThemeSwitcher({ theme, onThemeChange, layout = 'row', className }: ThemeSwitcherProps) {
  const { t } = useTranslation('site-header')
  const name = useId()
  return (
    <fieldset
      data-slot="theme-switcher"
      data-layout={layout}
      className={cn('grid divide-line noscript:hidden', layouts[layout], className)}
    >
      <legend className="sr-only">{t('theme.label')}</legend>
      {themes.map((value) => (
        <label
          key={value}
          className="relative flex min-h-12 cursor-pointer items-center gap-2.5 px-3 text-sm transition-colors -outline-offset-4 hover:bg-ink hover:text-paper decoration-2 decoration-signal underline-offset-8 has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-signal sm:px-4"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => onThemeChange(value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {themeSigns[value]}
          {t(`theme.${value}`)}
          {layout === 'column' && (
            <Icon name="check" className={cn('ml-auto size-4', theme !== value && 'invisible')} />
          )}
        </label>
      ))}
    </fieldset>
  )
}

export const themeSigns: Record<Theme, ReactNode> = {
  day: <Icon name="sun" className="size-5 shrink-0" />,
  night: <Icon name="moon" className="size-5 shrink-0" />,
  system: (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0 fill-none stroke-[1.75] stroke-current" aria-hidden="true">
      <path d="M4 3.5h16v17H4zM12 3.5v17" />
      <path d="M12 3.5h8v17h-8z" className="fill-current" />
    </svg>
  ),
}
