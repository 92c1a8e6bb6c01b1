import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SignInAgain, type SignInAgainProps } from '#ui/blocks/staff/frame/sign-in-again.tsx'
import type { StaffAccount } from '#ui/blocks/staff/frame/staff-account.ts'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#ui/primitives/dialog.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { Seat } from '#ui/primitives/staff/seat.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface SessionExpiredDialogProps
  extends Pick<SignInAgainProps, 'action' | 'errors' | 'problem' | 'isSending' | 'onSend'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  account: StaffAccount
  /** The second step is asked for at once: six digits where there is an app, otherwise a recovery code. */
  needsCode?: boolean
  hasApp?: boolean
  /** Where the account has a passkey and the browser knows them: enough by itself. */
  onPasskey?: (() => void) | undefined
  /** The page on which one signs in from the beginning. */
  loginHref: string
}

/** Lies over the page, on which everything stays as it was written; after signing in one goes on there. */
export function SessionExpiredDialog({
  open,
  onOpenChange,
  account,
  needsCode = false,
  hasApp = needsCode,
  onPasskey,
  loginHref,
  isSending = false,
  ...form
}: SessionExpiredDialogProps) {
  const { t } = useTranslation('staff-frame')
  const [isPhoneGone, setPhoneGone] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const code = hasApp && !isPhoneGone ? 'app' : 'recovery'
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="sm"
        closeLabel={t('expired.close')}
        // A press beside it is not a decision to work on without a session.
        onInteractOutside={(event) => event.preventDefault()}
        // It opens while somebody writes: words and Enter, typed on, are no password. The field is one Tab away.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          title.current?.focus()
        }}
      >
        <DialogTitle ref={title} tabIndex={-1} className="outline-none">
          {t('expired.title')}
        </DialogTitle>
        <DialogDescription className="-mt-2">{t('expired.text')}</DialogDescription>
        <p className="flex min-w-0 items-center gap-3 border-line border-y py-3 text-sm">
          <Seat seat={account.role} />
          <span className="grid min-w-0">
            <span className="truncate font-semibold">{account.name}</span>
            <span className="truncate text-ink-soft text-xs">{account.email}</span>
          </span>
        </p>
        <SignInAgain
          label={t('expired.title')}
          email={account.email}
          code={needsCode ? code : undefined}
          isSending={isSending}
          {...form}
        >
          <DeedButton type="submit" tone="ink" aria-disabled={isSending}>
            {t(isSending ? 'expired.sending' : 'expired.send')}
          </DeedButton>
          {onPasskey && (
            <DeedButton aria-disabled={isSending} onClick={() => !isSending && onPasskey()}>
              <StaffIcon name="key" />
              {t('again.passkey')}
            </DeedButton>
          )}
          {needsCode && hasApp && (
            <DeedButton onClick={() => setPhoneGone(!isPhoneGone)}>
              {t(isPhoneGone ? 'again.withApp' : 'again.withRecovery')}
            </DeedButton>
          )}
        </SignInAgain>
        <p className="text-ink-soft text-sm">
          {t('expired.elsewhere')} <Link href={loginHref}>{t('expired.login')}</Link>
        </p>
      </DialogContent>
    </Dialog>
  )
}
