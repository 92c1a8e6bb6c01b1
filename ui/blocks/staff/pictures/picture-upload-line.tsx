import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { PictureUpload } from '#ui/blocks/staff/pictures/picture.ts'
import { Link } from '#ui/primitives/link.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon, type StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

export interface PictureUploadLineProps {
  upload: PictureUpload
  onRetry?: (() => void) | undefined
}

const signs: Record<PictureUpload['state'], StaffIconName> = {
  waiting: 'image',
  sending: 'upload',
  making: 'refresh',
  added: 'check',
  known: 'check',
  refused: 'warning',
}

/** A chosen file: on its way, there, or refused in a sentence. */
export function PictureUploadLine({ upload, onRetry }: PictureUploadLineProps) {
  const { t, i18n } = useTranslation('staff-pictures')
  const { name, state, share = 0, href, problem, canRetry = false } = upload
  const isMoving = state === 'sending' || state === 'making'
  const sent = formatNumber(share, i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <div
      data-slot="picture-upload-line"
      data-state={state}
      className="group/line grid min-h-13 grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-line border-b px-gutter py-2.5 text-sm @2xl:grid-cols-[1.25rem_minmax(0,1fr)_12rem_minmax(0,1.2fr)]"
    >
      <StaffIcon
        name={signs[state]}
        className="size-5 text-ink-soft group-data-[state=added]/line:text-success group-data-[state=known]/line:text-success group-data-[state=refused]/line:text-danger"
      />
      <span className="truncate font-medium">{name}</span>
      <span className="col-start-2 @2xl:col-start-3">
        {isMoving && (
          <Progress
            label={t('add.progress', { name })}
            value={state === 'sending' ? Math.round(share * 100) : null}
            {...(state === 'sending' && { valueText: t('add.sending', { share: sent }) })}
          />
        )}
      </span>
      <span className="col-start-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft @2xl:col-start-4">
        {state === 'refused' ? (
          <>
            <span className="text-danger">{problem ?? t('add.network')}</span>
            {onRetry && canRetry && (
              <DeedButton size="sm" onClick={onRetry}>
                {t('add.again')}
              </DeedButton>
            )}
          </>
        ) : (
          <span>{state === 'sending' ? t('add.sending', { share: sent }) : t(`add.${state}`)}</span>
        )}
        {href && (
          <Link href={href} className="text-ink">
            {t('add.open')}
          </Link>
        )}
      </span>
    </div>
  )
}
