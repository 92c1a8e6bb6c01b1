import type { StaffClock } from '#locales/staff-formats.ts'
import { AddressChange, type AddressChangeProps } from '#ui/blocks/staff/account/address-change.tsx'
import { LetterKeys, type LetterKeysProps } from '#ui/blocks/staff/account/letter-keys.tsx'
import { NumbersByMail, type NumbersByMailProps } from '#ui/blocks/staff/account/numbers-by-mail.tsx'
import { OwnPreferences, type OwnPreferencesProps } from '#ui/blocks/staff/account/own-preferences.tsx'
import { Passkeys, type PasskeysProps } from '#ui/blocks/staff/account/passkeys.tsx'
import { PasswordChange, type PasswordChangeProps } from '#ui/blocks/staff/account/password-change.tsx'
import { RecoveryCodesPanel, type RecoveryCodesPanelProps } from '#ui/blocks/staff/account/recovery-codes-panel.tsx'
import { SecondStep, type SecondStepProps } from '#ui/blocks/staff/account/second-step.tsx'
import { SessionList, type SessionListProps } from '#ui/blocks/staff/account/session-list.tsx'

type Own<Props> = Omit<Props, 'clock' | 'action'>

export interface AccountBoardProps {
  clock: StaffClock
  /** Every form without scripts is posted here, with its `deed`. */
  action: string
  secondStep: Own<SecondStepProps>
  codes: Own<RecoveryCodesPanelProps>
  passkeys: Own<PasskeysProps>
  password: Own<PasswordChangeProps>
  address: Own<AddressChangeProps>
  own: Own<OwnPreferencesProps>
  keys: Own<LetterKeysProps>
  /** For who may read the numbers. */
  letters?: Own<NumbersByMailProps> | undefined
  sessions: Own<SessionListProps>
}

/** Everything that is one's own: how one gets in on the left, how one works on the right. */
export function AccountBoard({
  clock,
  action,
  secondStep,
  codes,
  passkeys,
  password,
  address,
  own,
  keys,
  letters,
  sessions,
}: AccountBoardProps) {
  const shared = { clock, action }
  return (
    <div data-slot="account-board" className="@container">
      <div className="grid @4xl:grid-cols-2">
        <div className="min-w-0 divide-y divide-line border-line @4xl:border-r">
          <SecondStep {...secondStep} {...shared} />
          <Passkeys {...passkeys} {...shared} />
          <PasswordChange {...password} action={action} />
          <AddressChange {...address} {...shared} />
        </div>
        <div className="min-w-0 divide-y divide-line border-line @max-4xl:border-t">
          <RecoveryCodesPanel {...codes} action={action} />
          <OwnPreferences {...own} action={action} />
          {letters && <NumbersByMail {...letters} action={action} />}
          <SessionList {...sessions} {...shared} />
          <LetterKeys {...keys} action={action} />
        </div>
      </div>
    </div>
  )
}
