import { useTranslation } from 'react-i18next'
import { AccountBoard, type AccountBoardProps } from '#ui/blocks/staff/account/account-board.tsx'
import { RecoveryCodes, type RecoveryCodesProps } from '#ui/blocks/staff/door/recovery-codes.tsx'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'

export interface AccountPageProps extends AccountBoardProps {
  account: { name: string; email: string }
  /** Instead of everything else, until they are kept. */
  newCodes?: RecoveryCodesProps | undefined
}

/** One's own account: how one gets in, and how one works. */
export function AccountPage({ account, newCodes, ...board }: AccountPageProps) {
  const { t } = useTranslation('staff-account')
  if (newCodes) return <RecoveryCodes {...newCodes} />
  return (
    <>
      <Lintel title={t('title')} state={`${account.name}, ${account.email}. ${t('state')}`} />
      <AccountBoard {...board} />
    </>
  )
}
