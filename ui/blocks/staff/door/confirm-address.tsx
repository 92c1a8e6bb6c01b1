import { useTranslation } from 'react-i18next'
import { DoorForm } from '#ui/blocks/staff/door/door-form.tsx'
import { DoorAct, DoorSheet } from '#ui/blocks/staff/door/door-sheet.tsx'
import { LitPaneLink } from '#ui/primitives/staff/lit-pane.tsx'

export interface ConfirmAddressProps {
  /** `waiting` until the other end has answered, too. */
  state: 'asked' | 'waiting' | 'changed'
  /** The address to be. */
  email: string
  /** Without scripts the form is posted here. */
  action: string
  token: string
  signInHref: string
  problem?: string
  isSending?: boolean
  onSend?: () => void
}

/** A change of address counts once both its ends have said so. */
export function ConfirmAddress(props: ConfirmAddressProps) {
  const { state, email, action, token, signInHref, problem, isSending = false, onSend } = props
  const { t } = useTranslation('staff-door')
  const aside = { title: t('address.notYou.title'), text: t('address.notYou.text') }
  return (
    <DoorSheet title={t(`address.${state}.title`)} intro={t(`address.${state}.text`, { email })}>
      {state === 'asked' ? (
        <DoorForm
          label={t('address.label')}
          action={action}
          submit={t('address.confirm')}
          aside={aside}
          problem={problem}
          isSending={isSending}
          onSend={onSend && (() => onSend())}
        >
          <input type="hidden" name="token" value={token} />
        </DoorForm>
      ) : (
        <>
          <div className="grow border-line border-t" />
          <DoorAct {...aside} lit={<LitPaneLink size="lg" href={signInHref} action={t('address.door')} />} />
        </>
      )}
    </DoorSheet>
  )
}
