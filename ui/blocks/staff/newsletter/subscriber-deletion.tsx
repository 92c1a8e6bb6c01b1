import { useTranslation } from 'react-i18next'
import { DAYS_KEPT } from '#api/contract/values/staff/deleted.ts'
import { DeedForm } from '#ui/blocks/staff/messages/deed-form.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface SubscriberDeletionProps {
  /** Posted here without scripts, with `deed` `delete`. */
  action: string
  isBusy?: boolean
  onDelete?: (() => void) | undefined
}

/** Deleting somebody, and what will be left of them. */
export function SubscriberDeletion({ action, isBusy = false, onDelete }: SubscriberDeletionProps) {
  const { t } = useTranslation('staff-newsletter')
  return (
    <section data-slot="subscriber-deletion" className="grid gap-3">
      <h2 className="heading text-[1.1875rem]">{t('deletion.title')}</h2>
      <p className="text-ink-soft text-sm">{t('deletion.text', { days: DAYS_KEPT })}</p>
      <DeedForm
        action={action}
        fields={{ deed: 'delete' }}
        onSend={onDelete && (() => !isBusy && onDelete())}
        className="flex"
      >
        <DeedButton type="submit" size="sm" aria-disabled={isBusy}>
          <StaffIcon name="trash" className="size-4" />
          {t('deletion.deed')}
        </DeedButton>
      </DeedForm>
    </section>
  )
}
