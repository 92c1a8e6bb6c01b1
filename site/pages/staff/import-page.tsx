import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { ImportBoard, type ImportBoardProps } from '#ui/blocks/staff/newsletter/import/import-board.tsx'
import { movedBy } from '#ui/blocks/staff/newsletter/import/import-plan.ts'
import { importForm } from '#ui/blocks/staff/newsletter/import/import-report.tsx'

export interface ImportPageProps extends ImportBoardProps {
  isRunning?: boolean
  /** It is about to be shown otherwise: nothing runs that was not looked at. */
  isReading?: boolean
}

/** Addresses from elsewhere, with a dry run before anything changes. */
export function ImportPage({ isRunning = false, isReading = false, ...board }: ImportPageProps) {
  const { t, i18n } = useTranslation('staff-newsletter')
  const plan = board.report?.plan
  const count = plan ? movedBy(plan) : 0
  const asked = plan && count > 0 ? plan.counts.asked : 0
  const counted = (many: number) => ({ count: many, number: formatNumber(many, i18n.language) })
  const action = count > 0 ? t('import.run', counted(count)) : t('import.off')
  const sub = asked > 0 ? t('import.runAsked', counted(asked)) : t('import.runProven')
  return (
    <>
      <Lintel
        title={t('import.title')}
        state={t('import.state')}
        lit={{
          action: isRunning ? t('import.running') : action,
          ...(count > 0 && { sub }),
          short: t('import.short'),
          icon: count > 0 ? 'upload' : 'mail',
          form: importForm,
          isOff: count === 0,
          isBusy: isRunning || isReading,
        }}
      />
      <ImportBoard {...board} />
    </>
  )
}
