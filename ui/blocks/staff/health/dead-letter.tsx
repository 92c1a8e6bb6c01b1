import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '#locales/languages.ts'
import { formatDay, formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { Letter } from '#ui/blocks/staff/health/health.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { takeForm } from '#ui/lib/take-form.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface DeadLetterProps {
  letter: Letter
  clock: StaffClock
  /** Without scripts its deeds are posted here, with `deed` and `id` or `ids`. */
  action: string
  /** Where the question stands whether to forget it. */
  dropHref: string
  /** Where it does not. */
  keepHref: string
  /** The question stands. */
  isAsking?: boolean
  onRetry?: ((ids: string[]) => void) | undefined
  onDrop?: ((id: string) => void) | undefined
}

/** A mail that was given up: why, and what can be done about it. */
export function DeadLetter({
  letter,
  clock,
  action,
  dropHref,
  keepHref,
  isAsking = false,
  onRetry,
  onDrop,
}: DeadLetterProps) {
  const { t, i18n } = useTranslation('staff-health')
  const { id, kind, to, language, reason, attempts, createdAt, failedAt } = letter
  const keeper = useRef<HTMLAnchorElement>(null)
  const name = t(`letters.${kind}`)
  const receiver = [to && t('dead.to', { to }), language && languageNames[language]].filter(Boolean).join(', ')

  useEffect(() => {
    if (isAsking) keeper.current?.focus()
  }, [isAsking])

  return (
    <li
      id={`letter-${id}`}
      data-slot="dead-letter"
      data-state={isAsking ? 'asking' : 'still'}
      className="scroll-mt-4 py-3.5 text-sm not-first:border-line not-first:border-t"
    >
      <h3 className="font-semibold">{name}</h3>
      {receiver && <p className="wrap-anywhere text-ink-soft">{receiver}</p>}
      <p className="mt-2 flex items-start gap-2 text-danger">
        <StaffIcon name="warning" className="mt-0.5 size-4 shrink-0" />
        <span className="wrap-anywhere min-w-0">{reason || t('dead.noReason')}</span>
      </p>
      <p className="mt-1 text-ink-soft text-xs">
        {t('dead.tries', {
          count: attempts,
          day: formatDay(createdAt, i18n.language, clock),
          when: formatWhen(failedAt, i18n.language, clock),
        })}
      </p>
      {isAsking ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
        <div role="group" aria-label={t('drop.title')} className="mt-3 border-danger border-l-4 bg-pane p-3">
          <p className="font-semibold">{t('drop.title')}</p>
          <p className="text-ink-soft">{t('drop.text')}</p>
          <form
            method="post"
            action={action}
            onSubmit={takeForm(onDrop && (() => onDrop(id)))}
            className="mt-3 flex flex-wrap gap-2"
          >
            <input type="hidden" name="deed" value="drop" />
            <input type="hidden" name="id" value={id} />
            <DeedButton type="submit" size="sm" tone="danger">
              {t('drop.deed')}
            </DeedButton>
            <DeedButton asChild size="sm">
              <Anchor ref={keeper} href={keepHref}>
                {t('drop.keep')}
              </Anchor>
            </DeedButton>
          </form>
        </div>
      ) : (
        <form
          method="post"
          action={action}
          onSubmit={takeForm(onRetry && (() => onRetry([id])))}
          className="mt-3 flex flex-wrap gap-2"
        >
          <input type="hidden" name="deed" value="retry" />
          <input type="hidden" name="ids" value={id} />
          <DeedButton type="submit" size="sm" aria-label={t('named', { deed: t('retry'), name })}>
            {t('retry')}
          </DeedButton>
          <DeedButton asChild size="sm">
            <Anchor href={dropHref} aria-label={t('named', { deed: t('drop.open'), name })}>
              {t('drop.open')}
            </Anchor>
          </DeedButton>
        </form>
      )}
    </li>
  )
}
