import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { BrandMark } from '#ui/primitives/brand-mark.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface PhoneBack {
  href: string
  /** The name of what it leads to. */
  place: string
}

export interface PhoneTopProps {
  /** Of the place, or of the one thing that is open. */
  name: ReactNode
  /** Instead of the mark, where one thing of a list is open. */
  back?: PhoneBack | undefined
  /** Opens the palette. */
  onFind: () => void
  className?: string
}

const cell =
  '-outline-offset-4 focus-visible:-outline-offset-4 grid w-14 shrink-0 cursor-pointer place-items-center border-line transition-colors hover:bg-pane'

/** The head of a phone: mark or way back, name, and one thing. */
export function PhoneTop({ name, back, onFind, className }: PhoneTopProps) {
  const { t } = useTranslation('staff-frame')
  return (
    <header
      data-slot="phone-top"
      className={cn('flex min-h-14 items-stretch border-line border-b bg-paper', className)}
    >
      {back ? (
        <Anchor href={back.href} aria-label={t('back', { place: back.place })} className={cn(cell, 'border-r')}>
          <StaffIcon name="chevron-left" className="size-5" />
        </Anchor>
      ) : (
        <Anchor
          href={staffPlaces.desk.href}
          aria-label={t('home', { brand: brand.name })}
          className={cn(cell, 'border-r')}
        >
          <BrandMark />
        </Anchor>
      )}
      {/* Hidden: the screen's own heading says it, or the place is marked in the bar at the foot. */}
      <span aria-hidden="true" className="heading flex min-w-0 grow items-center px-4 text-[1.375rem]">
        {/* Of the one thing it is said nowhere else on the screen. */}
        <span className={back ? 'wrap-anywhere py-2 leading-tight' : 'truncate'}>{name}</span>
      </span>
      <button type="button" aria-label={t('find')} onClick={onFind} className={cn(cell, 'border-l noscript:hidden')}>
        <StaffIcon name="search" className="size-5" />
      </button>
    </header>
  )
}
