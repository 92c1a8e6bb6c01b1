import { useTranslation } from 'react-i18next'
import { type PostType, postTypes } from '#api/contract/values/post-lists.ts'
import { gapRules, issueLimits } from '#api/contract/values/staff/issues.ts'
import { languageNames, languages } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import { PanelPart, slimField } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import type { IssueText } from '#ui/blocks/staff/issues/compose/issue.ts'
import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

type Facts = Pick<IssueText, 'title' | 'topics' | 'source' | 'gaps'>

export interface AudiencePartProps {
  value: Facts
  onChange: (change: Partial<Facts>) => void
  titleError?: string | undefined
  isReadOnly?: boolean
}

/** What the issue is called, to whom it goes, and what becomes of a language that lacks something. */
export function AudiencePart({ value, onChange, titleError, isReadOnly = false }: AudiencePartProps) {
  const { t, i18n } = useTranslation(['staff-issues', 'staff-posts'])
  const { title, topics, source, gaps } = value
  const choose = (topic: PostType, isOn: boolean) =>
    onChange({ topics: postTypes.filter((each) => (each === topic ? isOn : topics.includes(each))) })
  return (
    <PanelPart data-slot="audience-part" title={t('audience.title')} className={slimField}>
      <TextField
        name="title"
        label={t('audience.name')}
        hint={t('audience.nameHint')}
        value={title}
        maxLength={issueLimits.title}
        autoComplete="off"
        error={titleError}
        readOnly={isReadOnly}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <fieldset disabled={isReadOnly} className="grid gap-1">
        <legend className="mb-1 font-medium text-sm">{t('audience.topics')}</legend>
        <p className="mb-1 text-ink-soft">{t(topics.length === 0 ? 'audience.everybody' : 'audience.some')}</p>
        {postTypes.map((topic) => (
          <Checkbox
            key={topic}
            name="topics"
            value={topic}
            disabled={isReadOnly}
            checked={topics.includes(topic)}
            onCheckedChange={(isOn) => choose(topic, isOn)}
            label={<span className="text-sm">{t(`staff-posts:types.${topic}`)}</span>}
          />
        ))}
      </fieldset>
      <Select
        name="source"
        label={t('audience.source')}
        value={source}
        disabled={isReadOnly}
        options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        onChange={({ currentTarget }) => {
          const chosen = languages.find((language) => language === currentTarget.value)
          if (chosen) onChange({ source: chosen })
        }}
      />
      <Select
        name="gaps"
        label={t('audience.gaps')}
        value={gaps}
        disabled={isReadOnly}
        options={gapRules.map((rule) => ({
          value: rule,
          label: t(`audience.rule.${rule}`, { spoken: spokenLanguage(source, i18n.language) }),
        }))}
        onChange={({ currentTarget }) => {
          const chosen = gapRules.find((rule) => rule === currentTarget.value)
          if (chosen) onChange({ gaps: chosen })
        }}
      />
    </PanelPart>
  )
}
