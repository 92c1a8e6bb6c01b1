import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenScene } from '#ui/blocks/staff/states/screen-scene.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface ScreenErrorProps {
  /** What happened: “The answer did not leave.” */
  title: ReactNode
  /** What happened, more exactly. */
  text?: ReactNode
  /** For whoever needs it: 503, 452. */
  code?: string | number | undefined
  /** What is not lost. */
  kept?: ReactNode
  /** What comes next, and when. */
  next?: ReactNode
  scene?: string | undefined
  level?: 1 | 2
  onRetry?: (() => void) | undefined
  /** Tries again without scripts: the address of the page. */
  retryHref?: string | undefined
  isRetrying?: boolean
}

/** What happened, what is kept, what comes next. */
export function ScreenError({
  title,
  text,
  code,
  kept,
  next,
  scene = 'scene-message-error',
  level = 2,
  onRetry,
  retryHref,
  isRetrying = false,
}: ScreenErrorProps) {
  const { t } = useTranslation('staff-frame')
  const facts = [
    { name: t('states.kept'), fact: kept },
    { name: t('states.next'), fact: next },
  ].filter(({ fact }) => fact !== undefined)
  const sign = <StaffIcon name="refresh" className="size-4" />
  return (
    <ScreenScene
      role="alert"
      data-slot="screen-error"
      title={title}
      level={level}
      text={
        (text || code !== undefined) && (
          <>
            {text} {code !== undefined && t('states.code', { code })}
          </>
        )
      }
      scene={scene}
      actions={
        onRetry ? (
          <DeedButton tone="ink" aria-disabled={isRetrying} onClick={() => !isRetrying && onRetry()}>
            {sign} {t('states.again')}
          </DeedButton>
        ) : (
          retryHref && (
            <DeedButton asChild tone="ink">
              <a href={retryHref}>
                {sign} {t('states.again')}
              </a>
            </DeedButton>
          )
        )
      }
    >
      {facts.length > 0 && (
        <dl className="grid w-full max-w-[44ch] border-line border-t text-sm">
          {facts.map(({ name, fact }) => (
            <div key={name} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 border-line border-b py-2.5">
              <dt className="text-ink-soft">{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
    </ScreenScene>
  )
}
