import { useTranslation } from 'react-i18next'
import type { useLeaving } from '#site/staff/saving/use-leaving.ts'
import { ConfirmDialog } from '#ui/blocks/staff/frame/confirm-dialog.tsx'

export interface LeaveQuestionProps {
  leaving: ReturnType<typeof useLeaving>
  /** Where the text comes back; without it it is lost. */
  text?: string | false
}

/** Asks whoever leaves a page with text that the server does not have. */
export function LeaveQuestion({ leaving, text }: LeaveQuestionProps) {
  const { t } = useTranslation('staff-session')
  return (
    <ConfirmDialog
      open={leaving.isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) leaving.stay()
      }}
      title={t('leave.title')}
      text={text || t('leave.lost')}
      deed={t('leave.deed')}
      keep={t('leave.keep')}
      onConfirm={leaving.leave}
    />
  )
}
