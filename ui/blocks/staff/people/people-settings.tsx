import { useTranslation } from 'react-i18next'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { Switch } from '#ui/primitives/switch.tsx'

export interface PeopleSettingsProps {
  moderatorsNeedSecondFactor: boolean
  /** Without scripts the form is posted here, with `deed` `settings`. */
  action: string
  onChange?: ((moderatorsNeedSecondFactor: boolean) => void) | undefined
}

/** What holds for everybody. Changed at once; without scripts there is a button. */
export function PeopleSettings({ moderatorsNeedSecondFactor, action, onChange }: PeopleSettingsProps) {
  const { t } = useTranslation('staff-people')
  return (
    <form data-slot="people-settings" method="post" action={action} aria-labelledby="people-settings">
      <h2 id="people-settings" className="heading mb-3 text-h4">
        {t('settings.title')}
      </h2>
      <input type="hidden" name="deed" value="settings" />
      <Switch
        name="moderatorsNeedSecondFactor"
        label={t('settings.secondStep')}
        description={t('settings.secondStepNote')}
        {...(onChange
          ? { checked: moderatorsNeedSecondFactor, onCheckedChange: onChange }
          : { defaultChecked: moderatorsNeedSecondFactor })}
      />
      <noscript>
        <DeedButton type="submit" size="sm" className="mt-3">
          {t('settings.save')}
        </DeedButton>
      </noscript>
    </form>
  )
}
