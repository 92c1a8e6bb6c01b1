import { type ComponentProps, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#ui/lib/cn.ts'
import { useFloor } from '#ui/lib/use-floor.ts'

export type PreferencesButtonProps = Omit<ComponentProps<'button'>, 'children' | 'ref'>

/** At the end of the page; it floats in the corner only where the window has room beside the page, and so covers no text. */
export function PreferencesButton({ className, ...props }: PreferencesButtonProps) {
  // From the banner's small file, so that a page does not load the panel's texts for one word.
  const { t } = useTranslation('cookie-banner')
  const button = useRef<HTMLButtonElement>(null)
  useFloor(button)
  return (
    <button
      ref={button}
      type="button"
      data-slot="preferences-button"
      aria-haspopup="dialog"
      aria-label={t('reopen')}
      title={t('reopen')}
      {...props}
      className={cn(
        'print:hidden group m-2 grid size-11 cursor-pointer place-items-center rounded-full border border-ink bg-pane text-ink transition-colors hover:bg-ink hover:text-paper min-[107.5rem]:fixed min-[107.5rem]:bottom-2 min-[107.5rem]:left-2 min-[107.5rem]:z-30 min-[107.5rem]:m-0',
        className,
      )}
    >
      <svg viewBox="0 0 24 24" className="size-6 fill-none stroke-[1.5] stroke-current" aria-hidden="true">
        <path d="M21 12a9 9 0 1 1-9-9 4.5 4.5 0 0 0 4.5 4.5A4.5 4.5 0 0 0 21 12z" />
        <path d="M7.25 8.5h2.5v2.5h-2.5zM8.5 14.5H11V17H8.5z" className="fill-current stroke-none" />
        <path d="M13.25 11.5h2.5V14h-2.5z" className="fill-signal stroke-none" />
      </svg>
    </button>
  )
}
