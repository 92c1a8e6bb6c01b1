import { useTranslation } from 'react-i18next'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { ScreenScene } from '#ui/blocks/staff/states/screen-scene.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

/** An address without a screen. */
export function NotThere() {
  const { t } = useTranslation(['staff-session', 'staff-frame'])
  return (
    <ScreenScene
      data-slot="not-there"
      level={1}
      scene="scene-not-found"
      title={t('notThere.title')}
      text={t('notThere.text')}
      actions={
        <DeedButton asChild>
          <Anchor href={staffPlaces.desk.href}>{t('staff-frame:states.toDesk')}</Anchor>
        </DeedButton>
      }
    />
  )
}
