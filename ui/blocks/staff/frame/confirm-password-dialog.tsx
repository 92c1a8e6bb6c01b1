import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SignInAgain, type SignInAgainProps } from '#ui/blocks/staff/frame/sign-in-again.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '#ui/primitives/dialog.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface ConfirmPasswordDialogProps
  extends Pick<SignInAgainProps, 'action' | 'email' | 'errors' | 'problem' | 'isSending' | 'onSend'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What it is for: “New recovery codes”. */
  title: string
  /** What will happen. */
  text?: ReactNode
  /** What the button does: “Make ten new codes”. */
  deed: ReactNode
  isFinal?: boolean
}

/** Asks for the password once more before people, keys and exports. */
export function ConfirmPasswordDialog({
  open,
  onOpenChange,
  title,
  text,
  deed,
  isFinal = false,
  isSending = false,
  ...form
}: ConfirmPasswordDialogProps) {
  const { t } = useTranslation('staff-frame')
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="sm" closeLabel={t('fresh.close')} onOpenAutoFocus={(event) => focusField(event)}>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription className="-mt-2">
          {text} {t('fresh.text')}
        </DialogDescription>
        <SignInAgain label={title} isSending={isSending} {...form}>
          <DeedButton type="submit" tone={isFinal ? 'danger' : 'ink'} aria-disabled={isSending}>
            {isSending ? t('fresh.sending') : deed}
          </DeedButton>
          <DialogClose asChild>
            <DeedButton>{t('fresh.keep')}</DeedButton>
          </DialogClose>
        </SignInAgain>
      </DialogContent>
    </Dialog>
  )
}

/** The password is what it asks for; the corner only closes. */
function focusField(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLInputElement>('input:not([hidden])')?.focus()
}
