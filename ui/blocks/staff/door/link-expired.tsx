import { useTranslation } from 'react-i18next'
import { DoorAct, DoorSheet } from '#ui/blocks/staff/door/door-sheet.tsx'
import { LitPaneLink } from '#ui/primitives/staff/lit-pane.tsx'

export type ExpiredLink = 'invitation' | 'reset' | 'address'

export interface LinkExpiredProps {
  kind: ExpiredLink
  signInHref: string
  resetHref: string
}

/** An unknown link looks the same as one that was used or is too old. */
export function LinkExpired({ kind, signInHref, resetHref }: LinkExpiredProps) {
  const { t } = useTranslation('staff-door')
  const isReset = kind === 'reset'
  return (
    <DoorSheet title={t('expired.title')} intro={t(`expired.${kind}`)}>
      <div className="grow border-line border-t" />
      <DoorAct
        title={t('expired.notYou.title')}
        text={t('expired.notYou.text')}
        lit={
          <LitPaneLink
            size="lg"
            href={isReset ? resetHref : signInHref}
            action={t(isReset ? 'expired.again' : 'expired.door')}
          />
        }
      />
    </DoorSheet>
  )
}
