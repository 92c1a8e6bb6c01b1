import type { ComponentProps, SubmitEvent } from 'react'
import type { StaffSettings } from '#ui/blocks/staff/frame/staff-account.ts'

type SignOutFormProps = Pick<StaffSettings, 'signOutAction' | 'onSignOut'> &
  Pick<ComponentProps<'form'>, 'ref' | 'children' | 'className'>

/** Posted as it is where nothing else is told what to do. */
export function SignOutForm({ signOutAction, onSignOut, ref, children, className }: SignOutFormProps) {
  function take(event: SubmitEvent<HTMLFormElement>) {
    if (!onSignOut) return
    event.preventDefault()
    onSignOut()
  }
  return (
    <form
      ref={ref}
      data-slot="sign-out-form"
      method="post"
      action={signOutAction}
      onSubmit={take}
      className={className}
    >
      {children}
    </form>
  )
}
