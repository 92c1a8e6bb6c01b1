import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '#ui/primitives/dialog.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question, with the thing's name: “End all sessions of Arta?” */
  title: ReactNode
  /** What will happen, and whether it can be brought back. */
  text: ReactNode
  /** What the button does, and to how many: “End three sessions”. Never “OK”. */
  deed: ReactNode
  /** It cannot be brought back. */
  isFinal?: boolean
  /** What happens otherwise; “Leave it as it is” unless said. */
  keep?: ReactNode
  isBusy?: boolean
  /** Why it did not work, and what is kept. */
  problem?: ReactNode
  onConfirm: () => void
  /** Facts or fields between the text and the buttons. */
  children?: ReactNode
}

/** Asks before what others notice or nobody can bring back. The focus begins at what changes nothing. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  deed,
  isFinal = false,
  keep,
  isBusy = false,
  problem,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation('staff-frame')
  const keeper = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        role="alertdialog"
        size="sm"
        closeLabel={t('confirm.close')}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          keeper.current?.focus()
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription className="-mt-2">{text}</DialogDescription>
        {children}
        {problem && <Notice tone="danger">{problem}</Notice>}
        <div className="flex flex-wrap gap-3">
          <DeedButton tone={isFinal ? 'danger' : 'ink'} aria-disabled={isBusy} onClick={() => !isBusy && onConfirm()}>
            {isBusy ? t('confirm.working') : deed}
          </DeedButton>
          <DialogClose asChild>
            <DeedButton ref={keeper}>{keep ?? t('confirm.keep')}</DeedButton>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  )
}
