import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkedText } from '#ui/blocks/frame/linked-text.tsx'
import { cn } from '#ui/lib/cn.ts'
import { useFloor } from '#ui/lib/use-floor.ts'

export interface CookieBannerProps {
  onReject: () => void
  onCustomize: () => void
  onAccept: () => void
  /** The browser sends Global Privacy Control (D11). */
  hasPrivacySignal?: boolean
}

const pane = 'min-h-14 cursor-pointer px-4 font-semibold text-sm transition-colors -outline-offset-6 sm:px-6'
/** Shared by both, so that neither choice can ever look like the better one (D11). */
const choice =
  'border border-ink bg-ink text-paper hover:bg-pane hover:text-ink focus-visible:outline-current active:translate-y-px'

/** Not a dialog: the page stays usable. Put it before the page, so that the keyboard meets it first. */
export function CookieBanner({ onReject, onCustomize, onAccept, hasPrivacySignal = false }: CookieBannerProps) {
  const { t } = useTranslation('cookie-banner')
  const bar = useRef<HTMLElement>(null)
  useFloor(bar)
  const choices = [
    { name: 'reject', label: t('reject'), onClick: onReject },
    { name: 'accept', label: t('accept'), onClick: onAccept },
  ]
  return (
    <section
      ref={bar}
      data-slot="cookie-banner"
      aria-label={t('label')}
      className="print:hidden fixed inset-x-2 bottom-2 z-30 mx-auto grid max-w-[96rem] rounded-pane border border-ink bg-pane text-ink ring-1 ring-paper transition-[clip-path] duration-400 ease-shutter [clip-path:inset(-1px)] sm:inset-x-gutter sm:bottom-5 lg:grid-cols-[1fr_auto] starting:[clip-path:inset(100%_0_0_0)]"
    >
      <div className="grid content-center gap-1 px-4 py-3 text-sm sm:px-6">
        <p>
          <LinkedText text={t('text')} links={{ policy: '/cookie-policy' }} />
        </p>
        {hasPrivacySignal && <p className="text-ink-soft">{t('signal')}</p>}
      </div>
      <div className="flex flex-col border-ink border-t sm:flex-row lg:border-t-0 lg:border-l">
        <button
          type="button"
          onClick={onCustomize}
          className={cn(pane, 'underline-offset-4 hover:underline sm:grow lg:grow-0')}
        >
          {t('customize')}
        </button>
        <div className="grid grid-cols-2 gap-px sm:min-w-72">
          {choices.map(({ name, label, onClick }) => (
            <button key={name} type="button" data-choice={name} onClick={onClick} className={cn(pane, choice)}>
              {label}
            </button>
          ))}
        </div>
      </div>
    </section>
  )
}
