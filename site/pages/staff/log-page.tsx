import { useTranslation } from 'react-i18next'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { LogBoard, type LogBoardProps } from '#ui/blocks/staff/log/log-board.tsx'

/** Who did what, for one year. */
export function LogPage(board: LogBoardProps) {
  const { t } = useTranslation('staff-log')
  return (
    <>
      <Lintel title={t('title')} state={t('state')} />
      <LogBoard {...board} />
    </>
  )
}
