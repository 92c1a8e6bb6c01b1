import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languageNames, languages } from '#locales/languages.ts'
import { takeForm } from '#ui/lib/take-form.ts'
import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface LanguageSettingProps {
  /** Which one: `archive` makes issues public, `welcome` writes to who has confirmed. */
  setting: 'archive' | 'welcome'
  /** The languages in which it is on. */
  chosen: readonly Language[]
  /** Without scripts the form is posted here, with `deed`, what was `seen` to be on, and a `language` for each that is. */
  action: string
  /** What was changed is on its way. */
  isBusy?: boolean
  onChange?: ((chosen: readonly Language[], seen: readonly Language[]) => void) | undefined
}

/** What each language has by itself. Changed at once; without scripts there is a button. */
export function LanguageSetting({ setting, chosen, action, isBusy = false, onChange }: LanguageSettingProps) {
  const { t } = useTranslation('staff-sending')
  // Until it is answered: whoever ticks a second one before that means both.
  const [touched, setTouched] = useState<Partial<Record<Language, boolean>>>({})
  const [wasBusy, setWasBusy] = useState(isBusy)
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy)
    if (!isBusy) setTouched({})
  }
  const isOn = (language: Language) => touched[language] ?? chosen.includes(language)

  function turn(language: Language, isChecked: boolean) {
    const next = { ...touched, [language]: isChecked }
    setTouched(next)
    const on = languages.filter((one) => next[one] ?? chosen.includes(one))
    // The answer to the first may be lost: the second says again what was touched.
    const seen = languages.filter((one) => (one in next ? !next[one] : chosen.includes(one)))
    onChange?.(on, seen)
  }

  return (
    <form
      data-slot="language-setting"
      method="post"
      action={action}
      onSubmit={takeForm(onChange && (() => undefined))}
      className="max-w-184 px-gutter py-6"
    >
      <input type="hidden" name="deed" value={setting} />
      <input type="hidden" name="seen" value={chosen.join(',')} />
      <fieldset aria-describedby={`${setting}-text`}>
        <legend className="heading mb-2 text-h4">{t(`${setting}.title`)}</legend>
        <p id={`${setting}-text`} className="mb-4 text-ink-soft text-sm">
          {t(`${setting}.text`)}
        </p>
        <div className="grid grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-3">
          {languages.map((language) => (
            <Checkbox
              key={language}
              name="language"
              value={language}
              label={<span lang={language}>{languageNames[language]}</span>}
              {...(onChange
                ? {
                    checked: isOn(language),
                    onCheckedChange: (isChecked) => turn(language, isChecked),
                  }
                : { defaultChecked: isOn(language) })}
            />
          ))}
        </div>
      </fieldset>
      <noscript>
        <DeedButton type="submit" size="sm" className="mt-4">
          {t('approval.save')}
        </DeedButton>
      </noscript>
    </form>
  )
}
