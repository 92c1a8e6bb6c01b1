import { useTranslation } from 'react-i18next'
import { ScreenError } from '#ui/blocks/staff/states/screen-error.tsx'

export interface ScreenFailureProps {
  /** For whoever needs it: 503. */
  code?: number | undefined
  /** The files of this page were replaced by newer ones. */
  isOutdated?: boolean
  retryHref: string
}

/** A screen whose data or files did not come. */
export function ScreenFailure({ code, isOutdated = false, retryHref }: ScreenFailureProps) {
  const { t } = useTranslation('staff-session')
  return (
    <ScreenError
      level={1}
      title={t('problem.title')}
      text={t(isOutdated ? 'problem.outdated' : 'problem.text')}
      code={code}
      kept={t('problem.kept')}
      next={t('problem.next')}
      retryHref={retryHref}
    />
  )
}
