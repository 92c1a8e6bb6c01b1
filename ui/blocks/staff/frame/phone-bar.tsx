import { useTranslation } from 'react-i18next'
import { MoreSheet } from '#ui/blocks/staff/frame/more-sheet.tsx'
import type { StaffSettings } from '#ui/blocks/staff/frame/staff-account.ts'
import { footPlaces, type StaffPlace, type StaffPlaceName, staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface PhoneBarProps extends StaffSettings {
  places: readonly StaffPlace[]
  current?: StaffPlaceName | undefined
  className?: string
}

/** Looks shared with the button that opens “More”. */
export const footCell =
  '-outline-offset-4 focus-visible:-outline-offset-4 relative grid min-w-0 flex-1 cursor-pointer content-center justify-items-center gap-1 px-0.5 font-medium text-[0.75rem] tracking-tight transition-colors aria-[current]:bg-ink aria-[current]:text-paper'

/** At the foot of a phone: what one goes to on the way, and the rest behind “More”. At its right lies the lit pane of the screen. */
export function PhoneBar({ places, current, className, ...settings }: PhoneBarProps) {
  const { t } = useTranslation('staff-frame')
  const { shown, others } = footPlaces(places)
  return (
    <nav
      data-slot="phone-bar"
      aria-label={t('bar')}
      className={cn(
        'fixed inset-x-0 bottom-0 z-20 flex h-[calc(4.25rem+env(safe-area-inset-bottom))] divide-x divide-line border-ink border-t bg-paper pb-[env(safe-area-inset-bottom)] text-ink [[data-slot=staff-frame]:has([data-slot=phone-lit])_&]:pr-[20%] [@media(height<25rem)]:static [@media(height<25rem)]:pr-0!',
        className,
      )}
    >
      {shown.map(({ name, count = 0, asks = false }) => (
        <Anchor
          key={name}
          href={staffPlaces[name].href}
          {...(name === current && { 'aria-current': 'page' })}
          className={footCell}
        >
          <span className="relative">
            <StaffIcon name={staffPlaces[name].icon} className="size-5" />
            {asks && count > 0 && (
              <span
                aria-hidden="true"
                className="absolute -top-2 left-4 min-w-4 bg-signal-text px-1 text-center font-semibold text-on-signal leading-[1.15rem] tabular-nums"
              >
                {count}
              </span>
            )}
          </span>
          <span className="max-w-full truncate">{t(`places.${name}`)}</span>
          {count > 0 && <span className="sr-only">{t(asks ? 'asks' : 'count', { count })}</span>}
        </Anchor>
      ))}
      <MoreSheet groups={others} current={current} className={footCell} {...settings} />
    </nav>
  )
}
