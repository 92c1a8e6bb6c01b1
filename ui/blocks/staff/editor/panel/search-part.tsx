import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fittingLengths, writingLimits } from '#api/contract/values/post-writing.ts'
import { LengthMeter } from '#ui/blocks/staff/editor/panel/length-meter.tsx'
import { PanelDeed, PanelPart, slimField } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import type { FieldPartProps } from '#ui/blocks/staff/editor/panel/post-fields.ts'
import { SearchPreview } from '#ui/blocks/staff/editor/panel/search-preview.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface SearchPartProps extends FieldPartProps {
  siteTitle: string
  date?: number | undefined
  timeZone: string
}

/** How it stands in a search, and what else can stand there. The fields unfold; a problem in them unfolds them too. */
export function SearchPart({ language, value, onChange, problems = {}, siteTitle, date, timeZone }: SearchPartProps) {
  const { t } = useTranslation('staff-panel')
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = isUnfolded || problems.seoTitle !== undefined || problems.seoDescription !== undefined
  const title = value.seoTitle.trim() || value.title
  const description = value.seoDescription.trim() || value.excerpt
  return (
    <PanelPart
      data-slot="search-part"
      title={t('search.title')}
      aside={
        <PanelDeed aria-expanded={isOpen} aria-controls={id} onClick={() => setUnfolded(!isOpen)}>
          {t(isOpen ? 'search.done' : 'search.edit')}
        </PanelDeed>
      }
    >
      <SearchPreview
        language={language}
        title={title}
        description={description}
        siteTitle={siteTitle}
        date={date}
        timeZone={timeZone}
      />
      <div className="grid gap-2">
        <LengthMeter
          label={t('search.titleLength')}
          name={t('search.seoTitle')}
          text={title}
          fitting={fittingLengths.title}
        />
        <LengthMeter
          label={t('search.descriptionLength')}
          name={t('search.seoDescription')}
          text={description}
          fitting={fittingLengths.description}
        />
      </div>
      <div id={id} hidden={!isOpen} className="grid gap-4 pt-1 [&[hidden]]:hidden">
        <TextField
          name="seoTitle"
          lang={language}
          label={t('search.seoTitle')}
          hint={t('search.seoTitleHint')}
          autoComplete="off"
          maxLength={writingLimits.seoTitle}
          placeholder={value.title}
          value={value.seoTitle}
          error={problems.seoTitle}
          onChange={({ currentTarget }) => onChange({ seoTitle: currentTarget.value })}
          className={slimField}
        />
        <TextArea
          name="seoDescription"
          lang={language}
          label={t('search.seoDescription')}
          hint={t('search.seoDescriptionHint')}
          rows={3}
          maxLength={writingLimits.seoDescription}
          placeholder={value.excerpt}
          value={value.seoDescription}
          error={problems.seoDescription}
          onChange={({ currentTarget }) => onChange({ seoDescription: currentTarget.value })}
          className={slimField}
        />
      </div>
    </PanelPart>
  )
}
