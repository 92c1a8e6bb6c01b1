import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/lib/link-context.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/primitives/dropdown-menu.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface SubscriberMenuProps {
  address: string
  /** Their own screen. */
  href: string
  onDelete?: (() => void) | undefined
}

/** What can be done with one of the list. All of it stands on their own screen, too, where it works without scripts. */
export function SubscriberMenu({ address, href, onDelete }: SubscriberMenuProps) {
  const { t } = useTranslation('staff-newsletter')
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={t('menu.open', { address })}
        className="grid size-11 cursor-pointer place-items-center rounded-pane border border-transparent hover:border-line-strong data-[state=open]:border-ink data-[state=open]:bg-ink data-[state=open]:text-paper noscript:hidden"
      >
        <StaffIcon name="more" className="size-5" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem asChild>
          <Anchor href={href}>{t('menu.look')}</Anchor>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Anchor href={`${href}#leaving`}>{t('menu.leave')}</Anchor>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem {...(onDelete && { onSelect: onDelete })} disabled={!onDelete}>
          <span className="grid">
            {t('menu.delete')}
            <span className="text-xs opacity-85">{t('menu.deleteText')}</span>
          </span>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
