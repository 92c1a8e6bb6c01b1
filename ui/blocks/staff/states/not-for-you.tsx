import { useTranslation } from 'react-i18next'
import type { StaffRole } from '#ui/blocks/staff/frame/staff-account.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { ScreenScene } from '#ui/blocks/staff/states/screen-scene.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface NotForYouProps {
  role: StaffRole
  /** What lies here and whose it is, such as “Outbox, backups and keys are the owner’s.” */
  text?: string | undefined
  /** Writes to an owner; `mailto:` works everywhere. */
  ownerHref?: string | undefined
}

/** An address that is there, but not for this role. */
export function NotForYou({ role, text, ownerHref }: NotForYouProps) {
  const { t } = useTranslation('staff-frame')
  return (
    <ScreenScene
      data-slot="not-for-you"
      level={1}
      scene="scene-not-found"
      title={t('states.notForYou', { role: t(`states.notForYouRoles.${role}`) })}
      text={[text, ownerHref && t('states.notForYouText')].filter(Boolean).join(' ') || undefined}
      actions={
        <>
          {ownerHref && (
            <DeedButton asChild>
              <a href={ownerHref}>{t('states.tellOwner')}</a>
            </DeedButton>
          )}
          <DeedButton asChild>
            <Anchor href={staffPlaces.desk.href}>{t('states.toDesk')}</Anchor>
          </DeedButton>
        </>
      }
    />
  )
}
