import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'

export interface CountTab {
  name: string
  count: number
  href: string
  isCurrent: boolean
  /** Without it the link is followed. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

export interface CountTabsProps {
  /** Names the bar for screen readers. */
  label: string
  tabs: readonly CountTab[]
  className?: string
}

/** The shelves of a list with how much lies on each: links, so that each has an address and works without scripts. */
export function CountTabs({ label, tabs, className }: CountTabsProps) {
  const { i18n } = useTranslation()
  return (
    <nav data-slot="count-tabs" aria-label={label} className={cn('overflow-x-auto', className)}>
      <ul className="flex h-full min-h-12">
        {tabs.map(({ name, count, href, isCurrent, onClick }) => (
          <li key={name} className="group/tab flex shrink-0">
            <Anchor
              href={href}
              onClick={onClick}
              {...(isCurrent && { 'aria-current': 'page' as const })}
              className="flex items-center gap-2 whitespace-nowrap border-line border-r px-4 group-first/tab:px-gutter font-medium text-sm -outline-offset-4 outline-current aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:underline"
            >
              <span className="decoration-2 decoration-signal underline-offset-8 hover:underline">{name}</span>
              <span className="font-normal tabular-nums opacity-85">{formatNumber(count, i18n.language)}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
