import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { ConfirmDialog } from '#ui/blocks/staff/frame/confirm-dialog.tsx'

export interface IssueQuestionsProps {
  asked: 'send' | 'delete' | undefined
  people: number
  isBusy: boolean
  onEnd: () => void
  onSend: (() => void) | undefined
  onDelete: (() => void) | undefined
}

/** Before what others notice: sending at once, and deleting. */
export function IssueQuestions({ asked, people, isBusy, onEnd, onSend, onDelete }: IssueQuestionsProps) {
  const { t, i18n } = useTranslation('staff-issues')
  const number = formatNumber(people, i18n.language)
  const close = (isOpen: boolean) => {
    if (!isOpen) onEnd()
  }
  const then = (deed: (() => void) | undefined) => () => {
    onEnd()
    deed?.()
  }
  return (
    <>
      <ConfirmDialog
        open={asked === 'send'}
        onOpenChange={close}
        title={t('when.sure')}
        text={t('when.sureText', { count: people, number })}
        deed={t('when.sureDeed')}
        keep={t('when.keep')}
        isBusy={isBusy}
        onConfirm={then(onSend)}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={close}
        title={t('remove.title')}
        text={t('remove.text')}
        deed={t('remove.deed')}
        isBusy={isBusy}
        onConfirm={then(onDelete)}
      />
    </>
  )
}
