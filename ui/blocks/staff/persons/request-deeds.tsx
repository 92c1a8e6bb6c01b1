import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { DaysToAnswer } from '#ui/blocks/staff/persons/days-to-answer.tsx'
import type { OpenRequest } from '#ui/blocks/staff/persons/person-request.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export type RequestEnd = 'handedOver' | 'withdrawn'

export interface RequestDeedsProps {
  request: OpenRequest
  clock: StaffClock
  packageHref: string
  /** Before the file is fetched; what it cancels is not. */
  onPackage?: ((event: MouseEvent) => void) | undefined
  /** Without scripts the request is closed by posting here, with `deed` `close` and its `outcome`. */
  action: string
  isBusy?: boolean
  onClose?: ((outcome: RequestEnd) => void) | undefined
}

/** How long there is still to answer, what is handed over, and the end of the request. */
export function RequestDeeds({ request, clock, packageHref, onPackage, action, isBusy, onClose }: RequestDeedsProps) {
  const { t, i18n } = useTranslation('staff-persons')
  const { takenAt, dueAt } = request
  const close = (outcome: RequestEnd) => (
    <form
      method="post"
      action={action}
      onSubmit={takeForm(
        onClose && ((content) => onClose(written(content, 'outcome') === 'withdrawn' ? 'withdrawn' : 'handedOver')),
      )}
    >
      <input type="hidden" name="deed" value="close" />
      <input type="hidden" name="id" value={request.id} />
      <input type="hidden" name="outcome" value={outcome} />
      <DeedButton type="submit" size="sm" aria-disabled={isBusy}>
        {t(`close.${outcome}`)}
      </DeedButton>
    </form>
  )
  return (
    <div
      data-slot="request-deeds"
      className="grid border-line border-b md:grid-cols-3 md:divide-x md:divide-line max-md:divide-y max-md:divide-line"
    >
      <div className="px-gutter py-5">
        <DaysToAnswer dueAt={dueAt} clock={clock} />
      </div>
      <div className="grid content-start justify-items-start gap-3 px-gutter py-5">
        <DeedButton asChild size="sm">
          <a href={packageHref} download onClick={onPackage}>
            <StaffIcon name="download" className="size-4" />
            {t('package.take')}
          </a>
        </DeedButton>
        <p className="text-ink-soft text-xs">{t('package.text')}</p>
        {takenAt !== null && (
          <p className="text-xs">{t('list.taken', { when: formatWhen(takenAt, i18n.language, clock) })}</p>
        )}
      </div>
      <div className="grid content-start justify-items-start gap-3 px-gutter py-5">
        <div className="flex flex-wrap gap-2">
          {close('handedOver')}
          {close('withdrawn')}
        </div>
        <p className="text-ink-soft text-xs">{t('close.text')}</p>
      </div>
    </div>
  )
}
