import { useTranslation } from 'react-i18next'
import { takeForm } from '#ui/lib/take-form.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { Switch } from '#ui/primitives/switch.tsx'

export interface ApprovalSettingProps {
  isApprovalAsked: boolean
  /** Without scripts the form is posted here, with `deed` `approval`. */
  action: string
  onChange?: ((isAsked: boolean) => void) | undefined
}

/** Whether somebody else has to approve an issue. Changed at once; without scripts there is a button. */
export function ApprovalSetting({ isApprovalAsked, action, onChange }: ApprovalSettingProps) {
  const { t } = useTranslation('staff-sending')
  return (
    <form
      data-slot="approval-setting"
      method="post"
      action={action}
      aria-labelledby="approval"
      onSubmit={takeForm(onChange && (() => undefined))}
      className="max-w-184 px-gutter py-6"
    >
      <h2 id="approval" className="heading mb-3 text-h4">
        {t('approval.title')}
      </h2>
      <input type="hidden" name="deed" value="approval" />
      <Switch
        name="approval"
        value="yes"
        label={t('approval.label')}
        description={t('approval.text')}
        {...(onChange ? { checked: isApprovalAsked, onCheckedChange: onChange } : { defaultChecked: isApprovalAsked })}
      />
      <noscript>
        <DeedButton type="submit" size="sm" className="mt-3">
          {t('approval.save')}
        </DeedButton>
      </noscript>
    </form>
  )
}
