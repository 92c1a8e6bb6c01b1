import { useTranslation } from 'react-i18next'
import { Strip } from '#ui/primitives/staff/strip.tsx'

export interface OfflineStripProps {
  isOffline: boolean
  /** When the line was lost, as it is shown: “09:18”. */
  since?: string
  /** From when is what is shown: “09:12”. */
  asOf?: string | undefined
  /** What is written here is kept in the browser. */
  canWrite?: boolean
  onRetry?: (() => void) | undefined
}

/** Keep it mounted: a live region must exist before its message. */
export function OfflineStrip({ isOffline, since = '', asOf, canWrite = false, onRetry }: OfflineStripProps) {
  const { t } = useTranslation('staff-frame')
  return (
    <div role="status" data-slot="offline-strip">
      {isOffline && (
        <Strip
          icon="wifi"
          action={
            onRetry && (
              <button
                type="button"
                onClick={onRetry}
                className="min-h-11 cursor-pointer underline decoration-line-strong underline-offset-4 hover:decoration-2 hover:decoration-signal"
              >
                {t('states.tryNow')}
              </button>
            )
          }
        >
          <b>{t('states.offline', { time: since })}</b> {asOf && t('states.offlineRead', { time: asOf })}{' '}
          {canWrite && t('states.offlineWrite')}
        </Strip>
      )}
    </div>
  )
}
