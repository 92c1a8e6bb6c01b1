import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { RailFoot } from '#ui/blocks/staff/frame/rail-foot.tsx'
import type { StaffSettings } from '#ui/blocks/staff/frame/staff-account.ts'
import {
  groupedPlaces,
  type StaffPlace,
  type StaffPlaceName,
  staffPlaces,
} from '#ui/blocks/staff/frame/staff-places.ts'
import { useCommandKey } from '#ui/blocks/staff/frame/use-command-key.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { BrandMark } from '#ui/primitives/brand-mark.tsx'
import { Keys } from '#ui/primitives/staff/key.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { Tooltip } from '#ui/primitives/tooltip.tsx'

export interface StaffRailProps extends StaffSettings {
  /** `jamb` for screens of one thing, such as an editor. A window without room for the rail has the jamb anyway. */
  layout?: 'rail' | 'jamb'
  /** Only what this account may open. */
  places: readonly StaffPlace[]
  current?: StaffPlaceName | undefined
  /** Opens the palette. */
  onFind: () => void
  className?: string
}

/** The first of the window's six panes, or its jamb. */
export function StaffRail({ layout = 'rail', places, current, onFind, className, ...settings }: StaffRailProps) {
  const { t } = useTranslation('staff-frame')
  const commandKey = useCommandKey()
  return (
    <header
      data-slot="staff-rail"
      data-layout={layout}
      className={cn(
        'sticky top-0 flex h-dvh w-16 flex-col overflow-y-auto overflow-x-hidden border-line border-r bg-paper text-ink text-sm transition-[width] duration-300 [scrollbar-width:thin] railed:w-sixth',
        className,
      )}
    >
      <Anchor
        href={staffPlaces.desk.href}
        className="-outline-offset-4 focus-visible:-outline-offset-4 flex min-h-16 shrink-0 items-center justify-center gap-3 border-line border-b railed:justify-start railed:px-6"
      >
        <BrandMark />
        <span className="heading sr-only text-[1.5rem] leading-none railed:not-sr-only">{brand.name}</span>
        <span className="sr-only">{t('places.desk')}</span>
        <span className="ml-auto hidden text-ink-soft text-xs railed:block">{t('staff')}</span>
      </Anchor>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onFind}
        className="-outline-offset-4 focus-visible:-outline-offset-4 flex min-h-12 shrink-0 cursor-pointer items-center justify-center gap-2.5 border-line border-b text-ink-soft transition-colors hover:bg-pane hover:text-ink noscript:hidden railed:justify-start railed:px-6"
      >
        <StaffIcon name="search" className="size-5 shrink-0" />
        <span className="sr-only min-w-0 railed:not-sr-only railed:truncate">{t('find')}</span>
        <span className="ml-auto hidden shrink-0 railed:flex">
          {/* No room for two keys beside the longest of the six. */}
          <Keys faces={commandKey === 'command' ? ['command', 'K'] : [`${commandKey} K`]} />
        </span>
      </button>
      <nav aria-label={t('navigation')}>
        {groupedPlaces(places).map((group) => (
          <ul key={group[0]?.name} className="border-line border-b railed:py-2">
            {group.map((place) => (
              <li key={place.name}>
                <PlaceLink place={place} current={current} layout={layout} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <RailFoot layout={layout} isAtAccount={current === 'account'} {...settings} />
    </header>
  )
}

interface PlaceLinkProps {
  place: StaffPlace
  current?: StaffPlaceName | undefined
  /** Where the rail may lie open, the name stands beside the sign and no hint is needed. */
  layout: 'rail' | 'jamb'
}

/** A sign; with the rail open its name and count as well. A vermilion pane asks. */
function PlaceLink({ place: { name, count, asks = false }, current, layout }: PlaceLinkProps) {
  const { t } = useTranslation('staff-frame')
  const { href, icon, letter } = staffPlaces[name]
  const word = t(`places.${name}`)
  return (
    <Tooltip
      side="right"
      className={cn('flex items-center gap-3 max-md:hidden', layout === 'rail' && 'lg:hidden')}
      content={
        <>
          {word} <Keys faces={['G', letter.toUpperCase()]} />
        </>
      }
    >
      <Anchor
        href={href}
        {...(name === current && { 'aria-current': 'page' })}
        className="-outline-offset-4 focus-visible:-outline-offset-4 relative flex min-h-12 items-center justify-center font-medium leading-tight transition-colors hover:bg-pane aria-[current]:bg-ink aria-[current]:text-paper railed:min-h-11 railed:justify-start railed:gap-3 railed:px-6"
      >
        <StaffIcon name={icon} className="size-5 shrink-0 railed:size-4.5" />
        <span className="sr-only railed:not-sr-only">{word}</span>
        {count !== undefined && count > 0 && (
          <>
            <span className="sr-only">{t(asks ? 'asks' : 'count', { count })}</span>
            <span aria-hidden="true" className="ml-auto hidden items-center gap-2 font-normal tabular-nums railed:flex">
              {asks && <span className="h-2.5 w-2 bg-signal" />}
              {count}
            </span>
          </>
        )}
        {asks && (
          <span
            aria-hidden="true"
            className="absolute top-2.5 right-4 h-2.5 w-2 bg-signal outline-2 outline-paper [[aria-current]_&]:outline-ink railed:hidden"
          />
        )}
      </Anchor>
    </Tooltip>
  )
}
