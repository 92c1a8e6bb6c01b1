import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewDays } from '#api/contract/values/post-writing.ts'
import { daysFromNow, formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { NewPreview } from '#ui/blocks/staff/editor/panel/new-preview.tsx'
import { PanelPart, slimField } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import { ConfirmRow } from '#ui/blocks/staff/frame/confirm-row.tsx'
import { FieldError } from '#ui/primitives/field-error.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface OpenPreview {
  id: string
  /** A name; nothing once that person is gone. */
  madeBy: string | null
  /** Milliseconds. */
  expiresAt: number
}

export interface PreviewsPartProps {
  previews: readonly OpenPreview[]
  clock: StaffClock
  /** The address of the one that was just made, whole. */
  made?: string | undefined
  /** One is being made or revoked. */
  isBusy?: boolean | undefined
  /** A sentence of the server: what did not work. */
  problem?: string | undefined
  onMake: (days: number) => void
  onRevoke: (id: string) => void
}

/** Ways to see this language without signing in: they end by themselves, and can be ended before. */
export function PreviewsPart({ previews, clock, made, isBusy = false, problem, onMake, onRevoke }: PreviewsPartProps) {
  const { t, i18n } = useTranslation('staff-panel')
  const [asked, setAsked] = useState<string>()
  const [days, setDays] = useState<number>(previewDays[1])
  const until = (at: number) => t('previews.until', { when: formatWhen(at, i18n.language, clock) })

  function left(at: number) {
    const count = daysFromNow(at, clock)
    return count < 1 ? t('previews.today') : t('previews.left', { count })
  }

  return (
    <PanelPart data-slot="previews-part" title={t('previews.title')}>
      <p className="text-ink-soft text-xs">{t('previews.help')}</p>
      {previews.length === 0 ? (
        <p className="text-sm">{t('previews.none')}</p>
      ) : (
        <ul aria-label={t('previews.list')} className="border-line border-t">
          {previews.map(({ id, madeBy, expiresAt }) => (
            <ConfirmRow
              key={id}
              isAsking={asked === id}
              title={t('previews.ask')}
              text={t('previews.askText')}
              deed={t('previews.revoke')}
              keep={t('previews.keep')}
              isBusy={isBusy}
              onConfirm={() => onRevoke(id)}
              onKeep={() => setAsked(undefined)}
            >
              <div className="flex items-center justify-between gap-3 py-2.5">
                <div className="min-w-0">
                  <p className="font-medium text-sm tabular-nums">{until(expiresAt)}</p>
                  <p className="wrap-anywhere text-ink-soft text-xs">
                    {[left(expiresAt), t('previews.by', { name: madeBy ?? t('previews.someone') })].join(', ')}
                  </p>
                </div>
                <DeedButton
                  size="sm"
                  aria-label={t('previews.revokeNamed', { deed: t('previews.revoke'), until: until(expiresAt) })}
                  onClick={() => setAsked(id)}
                >
                  {t('previews.revoke')}
                </DeedButton>
              </div>
            </ConfirmRow>
          ))}
        </ul>
      )}
      <div role="status" className="empty:hidden">
        {made && <NewPreview key={made} address={made} />}
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label={t('previews.days')}
          options={previewDays.map((count) => ({ value: String(count), label: t('previews.daysOf', { count }) }))}
          value={String(days)}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
          className={`min-w-32 flex-1 ${slimField}`}
        />
        <DeedButton aria-disabled={isBusy} onClick={() => !isBusy && onMake(days)}>
          {t(isBusy ? 'previews.making' : 'previews.make')}
        </DeedButton>
      </div>
      <FieldError role="alert">{problem}</FieldError>
    </PanelPart>
  )
}
