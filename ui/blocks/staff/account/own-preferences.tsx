import { useTranslation } from 'react-i18next'
import { isLanguage, type Language, languageNames, languages } from '#locales/languages.ts'
import type { Texts } from '#locales/texts.ts'
import { AccountPane } from '#ui/blocks/staff/account/account-pane.tsx'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { useFieldErrors } from '#ui/lib/use-field-errors.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export type StaffTheme = keyof Texts['staff-account']['themes']

export interface OwnValues {
  name: string
  language: Language
  theme: StaffTheme
  writesIn: readonly Language[]
}

export interface OwnPreferencesProps {
  values: OwnValues
  /** Without scripts the form is posted here, with `deed` `own` and a `writesIn` a language. */
  action: string
  errors?: Partial<Record<'name' | 'language' | 'theme', string>> | undefined
  problem?: string | undefined
  isSending?: boolean
  isSaved?: boolean
  onSend?: ((values: OwnValues) => void) | undefined
}

const themes: readonly StaffTheme[] = ['device', 'day', 'night']

/** Name, language, time of day, and the languages one writes in. */
export function OwnPreferences({
  values,
  action,
  errors,
  problem,
  isSending = false,
  isSaved = false,
  onSend,
}: OwnPreferencesProps) {
  const { t } = useTranslation('staff-account')
  const { form, shown } = useFieldErrors<'name' | 'language' | 'theme'>(errors)

  function send(content: FormData) {
    if (isSending) return
    const language = written(content, 'language')
    const chosen = content.getAll('writesIn')
    onSend?.({
      name: written(content, 'name').trim(),
      language: isLanguage(language) ? language : values.language,
      theme: themes.find((theme) => theme === written(content, 'theme')) ?? values.theme,
      writesIn: languages.filter((each) => chosen.includes(each)),
    })
  }

  return (
    <AccountPane data-slot="own-preferences" title={t('own.title')}>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <form
        ref={form}
        method="post"
        action={action}
        aria-label={t('own.title')}
        noValidate
        onSubmit={takeForm(onSend && send)}
        className="grid gap-4"
      >
        <input type="hidden" name="deed" value="own" />
        <TextField
          name="name"
          label={t('own.name')}
          defaultValue={values.name}
          autoComplete="name"
          maxLength={100}
          required
          error={shown.name}
        />
        <div className="grid gap-4 @md:grid-cols-2">
          <Select
            name="language"
            label={t('own.language')}
            options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
            defaultValue={values.language}
            error={shown.language}
          />
          <Select
            name="theme"
            label={t('own.theme')}
            options={themes.map((theme) => ({ value: theme, label: t(`themes.${theme}`) }))}
            defaultValue={values.theme}
            error={shown.theme}
          />
        </div>
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-medium">{t('own.writesIn')}</legend>
          <div className="grid grid-cols-3 border border-line-strong @md:grid-cols-6">
            {languages.map((language) => (
              <label
                key={language}
                className="heading relative grid min-h-11 cursor-pointer place-items-center border-line text-sm uppercase not-last:border-r has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-signal has-focus-visible:-outline-offset-4 forced-colors:has-checked:underline @max-md:nth-3:border-r-0 @max-md:nth-[n+4]:border-t"
              >
                <input
                  type="checkbox"
                  name="writesIn"
                  value={language}
                  defaultChecked={values.writesIn.includes(language)}
                  aria-label={languageNames[language]}
                  className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
                />
                <span aria-hidden="true" className="pointer-events-none relative">
                  {language}
                </span>
              </label>
            ))}
          </div>
          <p className="text-ink-soft text-xs">{t('own.writesInHint')}</p>
        </fieldset>
        <div className="flex flex-wrap items-center gap-4">
          <DeedButton type="submit" size="sm" aria-disabled={isSending}>
            {isSending ? t('sending') : t('own.save')}
          </DeedButton>
          <span role="status" className="text-sm text-success">
            {isSaved && t('saved')}
          </span>
        </div>
      </form>
    </AccountPane>
  )
}
