import { useTranslation } from 'react-i18next'
import { LedgePane } from '#ui/blocks/frame/ledge-pane.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

export interface OfflineNoticeProps {
  /** D31. */
  isOffline: boolean
  /** A move was asked for, and is made when the line is back. */
  isMoving?: boolean
  onRetry?: (() => void) | undefined
}

/** Keep it mounted: a live region must exist before its message, and its texts cannot be fetched offline. */
export function OfflineNotice({ isOffline, isMoving = false, onRetry }: OfflineNoticeProps) {
  const { t } = useTranslation('offline-notice')
  return (
    <div role="status" data-slot="offline-notice">
      {isOffline && <Pane text={t(isMoving ? 'moving' : 'text')} retry={t('retry')} onRetry={onRetry} />}
    </div>
  )
}

interface PaneProps {
  text: string
  retry: string
  onRetry: (() => void) | undefined
}

function Pane({ text, retry, onRetry }: PaneProps) {
  return (
    <LedgePane className="max-w-md items-stretch">
      <p className="flex grow items-center gap-3 px-4 py-3">
        <Icon name="warning" className="size-5 shrink-0 text-danger" />
        {text}
      </p>
      {onRetry && (
        <button
          type="button"
          onClick={onRetry}
          className="min-h-11 shrink-0 cursor-pointer border-ink border-l px-4 font-semibold transition-colors -outline-offset-4 hover:bg-ink hover:text-paper focus-visible:-outline-offset-4 active:translate-y-px"
        >
          {retry}
        </button>
      )}
    </LedgePane>
  )
}
