import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { writingLimits } from '#api/contract/values/post-writing.ts'
import { PanelPart, slimField } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import type { FieldPartProps } from '#ui/blocks/staff/editor/panel/post-fields.ts'
import { TagField } from '#ui/blocks/staff/editor/panel/tag-field.tsx'
import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface KindPartProps extends FieldPartProps {
  /** Who has written posts. */
  authors: readonly string[]
  /** Of other posts in this language. */
  knownTags?: readonly string[] | undefined
}

/** Where lists put it. Type, author and place are the same in all languages. */
export function KindPart({
  language,
  value: { type, author, tags, isFeatured },
  onChange,
  problems = {},
  authors,
  knownTags,
}: KindPartProps) {
  const { t } = useTranslation('staff-panel')
  const { t: types } = useTranslation('staff-posts')
  const id = useId()
  return (
    <PanelPart data-slot="kind-part" title={t('kind.title')}>
      <div className="grid gap-3 @2xs:grid-cols-2">
        <Select
          name="type"
          label={t('kind.type')}
          options={postTypes.map((each) => ({ value: each, label: types(`types.${each}`) }))}
          value={type}
          error={problems.type}
          onChange={({ currentTarget }) => {
            const chosen = postTypes.find((each) => each === currentTarget.value)
            if (chosen) onChange({ type: chosen })
          }}
          className={`min-w-0 ${slimField}`}
        />
        <TextField
          name="author"
          label={t('kind.author')}
          list={id}
          autoComplete="off"
          maxLength={writingLimits.author}
          value={author}
          error={problems.author}
          onChange={({ currentTarget }) => onChange({ author: currentTarget.value })}
          className={`min-w-0 ${slimField}`}
        />
        <datalist id={id}>
          {authors.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </div>
      <TagField
        language={language}
        tags={tags}
        known={knownTags}
        error={problems.tags}
        onTagsChange={(next) => onChange({ tags: next })}
      />
      <Checkbox
        name="isFeatured"
        label={t('kind.featured')}
        checked={isFeatured}
        onCheckedChange={(next) => onChange({ isFeatured: next })}
        className="text-sm"
      />
    </PanelPart>
  )
}
