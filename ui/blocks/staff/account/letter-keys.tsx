import { useTranslation } from 'react-i18next'
import { AccountPane } from '#ui/blocks/staff/account/account-pane.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { Keys } from '#ui/primitives/staff/key.tsx'
import { Switch } from '#ui/primitives/switch.tsx'

export interface LetterKeysProps {
  isOn: boolean
  /** Without scripts the form is posted here, with `deed` `keys`. */
  action: string
  problem?: string | undefined
  onChange?: ((isOn: boolean) => void) | undefined
}

/** The switch that WCAG 2.1.4 asks for, and the keys to begin with. */
export function LetterKeys({ isOn, action, problem, onChange }: LetterKeysProps) {
  const { t } = useTranslation('staff-account')
  const keys = [
    [t('keys.find'), ['command', 'K']],
    ...(isOn
      ? [[t('keys.go'), ['G']] satisfies [string, string[]], [t('keys.all'), ['?']] satisfies [string, string[]]]
      : []),
  ] satisfies [string, string[]][]
  return (
    <AccountPane data-slot="letter-keys" title={t('keys.title')}>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <form method="post" action={action} className="grid gap-3">
        <input type="hidden" name="deed" value="keys" />
        <Switch
          name="letterKeys"
          label={t('keys.letters')}
          description={t('keys.lettersNote')}
          {...(onChange ? { checked: isOn, onCheckedChange: onChange } : { defaultChecked: isOn })}
        />
        <noscript>
          <DeedButton type="submit" size="sm">
            {t('keys.save')}
          </DeedButton>
        </noscript>
      </form>
      <dl className="border-line border-t text-sm">
        {keys.map(([words, faces]) => (
          <div key={words} className="flex min-h-11 items-center justify-between gap-4 border-line border-b">
            <dt>{words}</dt>
            <dd>
              <Keys faces={faces} label={faces.join(' ')} />
            </dd>
          </div>
        ))}
      </dl>
    </AccountPane>
  )
}
