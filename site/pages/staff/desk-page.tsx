import { useTranslation } from 'react-i18next'
import { formatWhen } from '#locales/staff-formats.ts'
import { DeskBoard, type DeskBoardProps } from '#ui/blocks/staff/desk/desk-board.tsx'
import { WaitingTitle } from '#ui/blocks/staff/desk/waiting-title.tsx'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'

export interface DeskPageProps extends DeskBoardProps {
  /** How many things wait, each message and application counted. */
  count: number
}

/** What waits for this person today, soonest first. */
export function DeskPage({ count, ...board }: DeskPageProps) {
  const { i18n } = useTranslation('staff-desk')
  return (
    <>
      <Lintel title={<WaitingTitle count={count} />} state={formatWhen(board.clock.now, i18n.language, board.clock)} />
      <DeskBoard {...board} />
    </>
  )
}
