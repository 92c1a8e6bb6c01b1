import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '#locales/languages.ts'
import type { StaffPicture } from '#ui/blocks/staff/pictures/picture.ts'
import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface PictureWordsProps {
  values: Pick<StaffPicture, 'name' | 'alt' | 'isDecorative'>
  /** Sentences of the server. */
  errors?: Partial<Record<'alt' | 'name', string>> | undefined
}

/** What it shows, in six languages, or that it is decorative. Each language keeps its own spelling checker. */
export function PictureWords({ values, errors = {} }: PictureWordsProps) {
  const { t } = useTranslation('staff-pictures')
  const { name, alt, isDecorative } = values
  return (
    <div data-slot="picture-words" className="@container grid gap-5">
      <p className="text-ink-soft text-sm">{t('words.help')}</p>
      {errors.alt && <Notice tone="danger">{errors.alt}</Notice>}
      <div className="grid gap-5 @2xl:grid-cols-2">
        {languages.map((language) => (
          <TextArea
            key={language}
            name={`alt.${language}`}
            lang={language}
            label={
              <span className="flex items-center gap-2">
                <PaneGlyph state={isDecorative ? 'shut' : alt[language] ? 'live' : 'asks'} size="sm" />
                {languageNames[language]}
              </span>
            }
            rows={2}
            maxLength={300}
            defaultValue={alt[language] ?? ''}
            className="[&_textarea]:min-h-20 [&_textarea]:text-sm"
          />
        ))}
      </div>
      <Checkbox
        name="decorative"
        label={t('words.decorative')}
        hint={t('words.decorativeHint')}
        defaultChecked={isDecorative}
      />
      <TextField
        name="name"
        label={t('words.name')}
        hint={t('words.nameHint')}
        autoComplete="off"
        required
        maxLength={120}
        defaultValue={name}
        error={errors.name}
      />
    </div>
  )
}
