import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { isReady } from '#ui/blocks/staff/posts/transfer/transfer.ts'
import { TransferBoard, type TransferBoardProps } from '#ui/blocks/staff/posts/transfer/transfer-board.tsx'
import { transferForm } from '#ui/blocks/staff/posts/transfer/transfer-plan.tsx'

export interface TransferPageProps extends TransferBoardProps {
  isRunning?: boolean
}

/** All posts as a file, and a file as posts. */
export function TransferPage({ isRunning = false, ...board }: TransferPageProps) {
  const { t, i18n } = useTranslation('staff-transfer')
  const plan = board.plan?.plan
  const canRun = plan !== undefined && isReady(plan) && (board.refused ?? []).length === 0
  const count = plan?.posts.length ?? 0
  const action = count > 0 ? t('run.action', { count, number: formatNumber(count, i18n.language) }) : t('run.pictures')
  return (
    <>
      <Lintel
        title={t('title')}
        state={t('state')}
        lit={{
          action: isRunning ? t('run.running') : canRun ? action : t('run.off'),
          short: t('run.short'),
          icon: canRun ? 'upload' : 'post',
          form: transferForm,
          isOff: !canRun,
          isBusy: isRunning,
        }}
      />
      <TransferBoard {...board} />
    </>
  )
}
