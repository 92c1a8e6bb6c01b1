import { useTranslation } from 'react-i18next'
import { openingFields, openingLimits } from '#api/contract/values/openings.ts'
import { formatNumber } from '#locales/formats.ts'
import { type Language, languageNames } from '#locales/languages.ts'
import type { OpeningText } from '#ui/blocks/staff/openings/opening.ts'
import { TheirValue } from '#ui/blocks/staff/openings/their-value.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface OpeningTextProps {
  language: Language
  values: OpeningText | undefined
  /** Visitors see it. */
  isShown: boolean
  isOpen: boolean
  errors?: { title?: string | undefined; text?: string | undefined }
  /** What somebody else has saved, where it differs. */
  theirs?: { by: string; title?: string | undefined; text?: string | undefined } | undefined
  /** Puts a value into a field of the form. */
  onTake: (field: string, value: string) => void
}

/** One language of an opening. The browser folds it, without scripts too. */
export function OpeningTextPane({ language, values, isShown, isOpen, errors, theirs, onTake }: OpeningTextProps) {
  const { t, i18n } = useTranslation('staff-openings')
  const fields = openingFields(language)
  const name = languageNames[language]
  const words = values?.text.split(/\s+/).filter(Boolean).length ?? 0
  const theirValue = (part: 'title' | 'text') => {
    const value = theirs?.[part]
    if (!theirs || value === undefined) return null
    return (
      <TheirValue by={theirs.by} label={`${t(`form.${part}`)}, ${name}`} onTake={() => onTake(fields[part], value)}>
        {value}
      </TheirValue>
    )
  }
  const hasNews = Boolean(errors?.title ?? errors?.text) || theirs !== undefined
  return (
    <details
      data-slot="opening-text"
      data-language={language}
      open={isOpen || hasNews}
      className="group/text border-line border-b"
    >
      <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-4 px-gutter py-2 -outline-offset-4 hover:bg-pane @2xl:grid-cols-[1.25rem_7rem_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
        <PaneGlyph state={values ? (isShown ? 'live' : 'draft') : 'missing'} className="@max-2xl:row-span-2" />
        <span lang={language} className="heading text-[1.0625rem]">
          {name}
        </span>
        <span className="truncate text-ink-soft text-sm @max-2xl:col-start-2 @max-2xl:row-start-2">
          {values ? (
            <>
              <span lang={language}>{values.title}</span>
              {` · ${t('form.words', { count: words, number: formatNumber(words, i18n.language) })}`}
            </>
          ) : (
            t('form.missing')
          )}
        </span>
        <StaffIcon
          name="chevron-down"
          className="size-4 text-ink-soft transition-transform group-open/text:rotate-180 @max-2xl:row-span-2 @max-2xl:row-start-1 @max-2xl:col-start-3"
        />
      </summary>
      <fieldset aria-label={name} className="grid min-w-0 gap-5 px-gutter pt-2 pb-7">
        <div className="grid gap-2">
          <TextField
            name={fields.title}
            label={t('form.title')}
            lang={language}
            defaultValue={values?.title}
            maxLength={openingLimits.title}
            autoComplete="off"
            error={errors?.title}
          />
          {theirValue('title')}
        </div>
        <div className="grid gap-2">
          <TextArea
            name={fields.text}
            label={t('form.text')}
            hint={t('form.textHint')}
            lang={language}
            defaultValue={values?.text}
            maxLength={openingLimits.text}
            rows={10}
            error={errors?.text}
          />
          {theirValue('text')}
        </div>
      </fieldset>
    </details>
  )
}
