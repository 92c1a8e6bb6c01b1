import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage, languageNames, languages } from '#locales/languages.ts'
import { themes } from '#ui/blocks/frame/theme-switcher.tsx'
import { SignOutForm } from '#ui/blocks/staff/frame/sign-out-form.tsx'
import type { StaffSettings } from '#ui/blocks/staff/frame/staff-account.ts'
import { type StaffPlace, type StaffPlaceName, staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '#ui/primitives/dialog.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { Seat } from '#ui/primitives/staff/seat.tsx'
import { StaffIcon, type StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

export interface MoreSheetProps extends StaffSettings {
  /** The places that are not in the bar. */
  groups: readonly (readonly StaffPlace[])[]
  current?: StaffPlaceName | undefined
  /** Looks of the button. */
  className?: string
}

const line =
  '-outline-offset-4 focus-visible:-outline-offset-4 flex min-h-12 w-full cursor-pointer items-center gap-3 text-left font-medium aria-[current]:bg-ink aria-[current]:px-3 aria-[current]:text-paper'

/** The places without a pane in the foot bar, and what the rail has at its foot. */
export function MoreSheet({ groups, current, className, ...settings }: MoreSheetProps) {
  const { t, i18n } = useTranslation('staff-frame')
  const [isOpen, setOpen] = useState(false)
  const { account, theme, onThemeChange, onLanguageChange } = settings
  const isHere = current === 'account' || groups.flat().some(({ name }) => name === current)
  const asks = groups.flat().some((place) => place.asks)
  const close = () => setOpen(false)
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger {...(isHere && { 'aria-current': 'true' })} className={className}>
        <span className="relative">
          <StaffIcon name="menu" className="size-5" />
          {asks && <span aria-hidden="true" className="absolute -top-1 left-5 h-2.5 w-2 bg-signal" />}
        </span>
        {t('more')}
      </DialogTrigger>
      <DialogContent size="sm" closeLabel={t('close')} aria-describedby={undefined}>
        <DialogTitle>{t('more')}</DialogTitle>
        {/* A link leads away: the sheet must not lie over what comes. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only notices presses of the links inside, which keys cause as well. */}
        <nav
          aria-label={t('more')}
          onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
          className="-mt-2 text-sm"
        >
          {groups.map((group) => (
            <ul key={group[0]?.name} className="border-line border-b py-1">
              {group.map(({ name, count = 0, asks: waits = false }) => (
                <li key={name}>
                  <PlaceLine
                    href={staffPlaces[name].href}
                    icon={staffPlaces[name].icon}
                    word={t(`places.${name}`)}
                    isCurrent={name === current}
                    count={count}
                    said={count > 0 ? t(waits ? 'asks' : 'count', { count }) : ''}
                    asks={waits}
                  />
                </li>
              ))}
            </ul>
          ))}
          <ul className="border-line border-b py-1">
            <li>
              <PlaceLine href="/" icon="external" word={t('site')} />
            </li>
          </ul>
        </nav>
        <div className="grid grid-cols-2 gap-4 text-sm">
          <Select
            label={t('languages')}
            value={i18n.language}
            onChange={({ target }) => isLanguage(target.value) && onLanguageChange(target.value)}
            options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
          />
          <Select
            label={t('theme.label')}
            value={theme}
            onChange={({ target }) => onThemeChange(themes.find((known) => known === target.value) ?? 'system')}
            options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-4 border-line border-t pt-5 text-sm">
          <Anchor
            href={staffPlaces.account.href}
            onClick={close}
            {...(current === 'account' && { 'aria-current': 'page' })}
            className="flex min-h-11 min-w-0 grow items-center gap-3"
          >
            <Seat seat={account.role} />
            <span className="grid min-w-0">
              <span className="truncate font-semibold">{account.name}</span>
              <span className="truncate text-ink-soft text-xs">{account.email}</span>
            </span>
            <span className="sr-only">{t('places.account')}</span>
          </Anchor>
          <SignOutForm {...settings}>
            <Button type="submit" size="sm">
              <StaffIcon name="out" className="size-4" />
              {t('signOut')}
            </Button>
          </SignOutForm>
        </div>
      </DialogContent>
    </Dialog>
  )
}

interface PlaceLineProps {
  href: string
  icon: StaffIconName
  word: string
  isCurrent?: boolean
  count?: number
  /** The count, read out. */
  said?: string
  asks?: boolean
}

function PlaceLine({ href, icon, word, isCurrent = false, count = 0, said = '', asks = false }: PlaceLineProps) {
  return (
    <Anchor href={href} {...(isCurrent && { 'aria-current': 'page' })} className={line}>
      <StaffIcon name={icon} className="size-5" />
      {word}
      {count > 0 && (
        <>
          <span className="sr-only">{said}</span>
          <span aria-hidden="true" className="ml-auto flex items-center gap-2 font-normal tabular-nums">
            {asks && <span className="h-2.5 w-2 bg-signal" />}
            {count}
          </span>
        </>
      )}
    </Anchor>
  )
}
