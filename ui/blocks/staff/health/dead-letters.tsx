import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DeadLetter, type DeadLetterProps } from '#ui/blocks/staff/health/dead-letter.tsx'
import type { Outbox } from '#ui/blocks/staff/health/health.ts'
import { HealthPanel } from '#ui/blocks/staff/health/health-panel.tsx'
import { useHealthWords } from '#ui/blocks/staff/health/health-words.ts'
import { takeLostFocus } from '#ui/lib/staff/take-lost-focus.ts'
import { takeForm } from '#ui/lib/take-form.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface DeadLettersProps
  extends Pick<DeadLetterProps, 'clock' | 'action' | 'keepHref' | 'onRetry' | 'onDrop'> {
  outbox: Pick<Outbox, 'dead' | 'failed'> | null
  /** The one that the question is about. */
  dropping?: string | undefined
  dropHrefFor: (id: string) => string
  /** What was just done. */
  done?: string | undefined
  /** What did not work. */
  problem?: string | undefined
}

/** Mails that were tried for days, or refused for good. */
export function DeadLetters({
  outbox,
  dropping,
  dropHrefFor,
  done,
  problem,
  action,
  onRetry,
  ...shared
}: DeadLettersProps) {
  const { t } = useTranslation('staff-health')
  const { number } = useHealthWords()
  const { dead = [], failed = 0 } = outbox ?? {}
  const ids = dead.map(({ id }) => id)
  const told = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a letter that goes lets go of the focus.
  useLayoutEffect(() => takeLostFocus(told.current), [dead.length, done])

  return (
    <HealthPanel
      id="dead-letters"
      title={t('dead.title')}
      aside={failed > 0 ? number(failed) : undefined}
      isAsking={failed > 0}
      isSilent={outbox === null}
    >
      {problem && (
        <Notice tone="danger" className="my-3 text-sm">
          {problem}
        </Notice>
      )}
      {done && (
        <Notice ref={told} tabIndex={-1} className="my-3 text-sm">
          {done}
        </Notice>
      )}
      {failed === 0 && <p className="py-2.5 text-ink-soft text-sm">{t('dead.none')}</p>}
      <ul>
        {dead.map((letter) => (
          <DeadLetter
            key={letter.id}
            letter={letter}
            action={action}
            dropHref={dropHrefFor(letter.id)}
            isAsking={dropping === letter.id}
            onRetry={onRetry}
            {...shared}
          />
        ))}
      </ul>
      {failed > dead.length && (
        <p className="border-line border-t py-3 text-ink-soft text-xs">
          {t('dead.more', { count: failed - dead.length, number: number(failed - dead.length) })}
        </p>
      )}
      {dead.length > 1 && (
        <form
          method="post"
          action={action}
          onSubmit={takeForm(onRetry && (() => onRetry(ids)))}
          className="border-line border-t pt-3.5"
        >
          <input type="hidden" name="deed" value="retry" />
          <input type="hidden" name="ids" value={ids.join(' ')} />
          <DeedButton type="submit" size="sm">
            {t('retryAll', { count: dead.length, number: number(dead.length) })}
          </DeedButton>
        </form>
      )}
    </HealthPanel>
  )
}
