import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type PhoneBack, PhoneTop } from '#ui/blocks/staff/frame/phone-top.tsx'
import type { StaffSettings } from '#ui/blocks/staff/frame/staff-account.ts'
import { type StaffPlace, type StaffPlaceName, staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { idlePart } from '#ui/lib/idle-part.tsx'
import { SkipLink } from '#ui/primitives/skip-link.tsx'

/** Their links work before; menus and sheets weigh as much as a page. */
const StaffRail = idlePart(() => import('#ui/blocks/staff/frame/staff-rail.tsx').then((file) => file.StaffRail))
const PhoneBar = idlePart(() => import('#ui/blocks/staff/frame/phone-bar.tsx').then((file) => file.PhoneBar))

export interface StaffFrameProps extends StaffSettings {
  /** `jamb` for screens of one thing, such as an editor. */
  layout?: 'rail' | 'jamb'
  /** Only what this account may open. */
  places: readonly StaffPlace[]
  current?: StaffPlaceName | undefined
  /** For the head of a phone, where it is not the name of the place. */
  name?: ReactNode
  back?: PhoneBack | undefined
  /** Opens the palette. */
  onFind: () => void
  /** Where `g` and a letter lead; without it the browser goes there. */
  onGo?: ((href: string) => void) | undefined
  /** A `Strip` across the screen, such as the one without connection. */
  strip?: ReactNode
  /** The screen: its lintel and what lies below. */
  children: ReactNode
}

/** The window from inside: rail or jamb, and the screen; on a phone a head and a foot bar. */
export function StaffFrame({
  layout = 'rail',
  places,
  current,
  name,
  back,
  onFind,
  onGo = (href) => window.location.assign(href),
  strip,
  children,
  ...settings
}: StaffFrameProps) {
  const { t } = useTranslation('staff-frame')
  const ways = [...places.map((place) => place.name), 'account' as const].map((place) => staffPlaces[place])
  useShortcuts({
    'mod+k': onFind,
    '?': settings.onKeys,
    ...Object.fromEntries(ways.map(({ letter, href }) => [`g ${letter}`, () => onGo(href)])),
  })
  return (
    <div
      data-slot="staff-frame"
      data-layout={layout}
      className="min-h-dvh bg-paper text-ink text-sm md:grid md:grid-cols-[auto_minmax(0,1fr)]"
    >
      <SkipLink href="#screen">{t('skip')}</SkipLink>
      <StaffRail
        layout={layout}
        places={places}
        current={current}
        onFind={onFind}
        className="max-md:hidden"
        {...settings}
      />
      <PhoneTop name={name ?? (current && t(`places.${current}`))} back={back} onFind={onFind} className="md:hidden" />
      <div className="flex min-w-0 flex-col max-md:min-h-[calc(100dvh-3.5rem)] max-md:pb-[calc(4.25rem+env(safe-area-inset-bottom))] [@media(height<25rem)]:max-md:pb-0">
        {strip}
        <main id="screen" tabIndex={-1} className="flex min-w-0 grow flex-col outline-none">
          {children}
        </main>
      </div>
      <PhoneBar places={places} current={current} className="md:hidden" {...settings} />
    </div>
  )
}
