import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

/** A chosen file that is on its way, or was not taken. */
export interface FileUpload {
  name: string
  /** Sent, it is read before there is an answer. */
  state: 'sending' | 'reading' | 'refused'
  /** Of what is sent, 0 to 1. */
  share?: number | undefined
  /** Without it the line was down. */
  problem?: string | undefined
  canRetry?: boolean | undefined
}

export interface UploadOutcomeProps {
  upload?: FileUpload | undefined
  /** Of a form without scripts: why its file was not taken. */
  told?: string | undefined
  onRetry?: (() => void) | undefined
}

/** What becomes of a chosen file. Not there while there is nothing to say. */
export function UploadOutcome({ upload, told, onRetry }: UploadOutcomeProps) {
  const { t } = useTranslation('staff-upload')
  return (
    <div data-slot="upload-outcome" aria-live="polite" className="grid gap-3 text-sm empty:hidden">
      {upload && upload.state !== 'refused' && <OnItsWay upload={upload} />}
      {upload?.state === 'refused' && (
        <Notice tone="danger">
          <b className="wrap-anywhere block font-semibold">{upload.name}</b>
          {upload.problem ?? t('network')}
          {onRetry && upload.canRetry && (
            <span className="mt-3 block">
              <DeedButton size="sm" onClick={onRetry}>
                {t('again')}
              </DeedButton>
            </span>
          )}
        </Notice>
      )}
      {told && !upload && <Notice tone="danger">{told}</Notice>}
    </div>
  )
}

function OnItsWay({ upload: { name, state, share = 0 } }: { upload: FileUpload }) {
  const { t, i18n } = useTranslation('staff-upload')
  const sent = formatNumber(share, i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  const said = state === 'sending' ? t('sending', { share: sent }) : t('reading')
  return (
    <div className="grid gap-2">
      <span className="wrap-anywhere font-medium">{name}</span>
      <Progress
        label={t('progress', { name })}
        value={state === 'sending' ? Math.round(share * 100) : null}
        {...(state === 'sending' && { valueText: said })}
      />
      <span className="text-ink-soft">{said}</span>
    </div>
  )
}
