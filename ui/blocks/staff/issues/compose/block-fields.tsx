import { useTranslation } from 'react-i18next'
import { issueLimits, postLooks } from '#api/contract/values/staff/issues.ts'
import { type Language, languageNames } from '#locales/languages.ts'
import { slimField } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import type { Block } from '#ui/blocks/staff/issues/compose/issue.ts'
import { Select } from '#ui/primitives/select.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface BlockFieldsProps {
  block: Block
  language: Language
  /** Shown beside an empty field, where the source has words. */
  source: Language
  onChange: (block: Block) => void
  /** By field. */
  errors?: Partial<Record<string, string>> | undefined
  isReadOnly?: boolean
}

/** What of a block can be written, in one language. Each field is named after its block, so that a form without scripts says whose it is. */
export function BlockFields({ block, language, source, onChange, errors = {}, isReadOnly = false }: BlockFieldsProps) {
  const { t } = useTranslation('staff-issues')
  const field = (name: string) => ({ name: `${name}:${block.id}`, readOnly: isReadOnly, error: errors[name] })
  const inSource = (words: string) =>
    language !== source && words.trim() !== ''
      ? t('block.inSource', { language: languageNames[source], words })
      : undefined
  switch (block.kind) {
    case 'post':
      return (
        <Select
          name={`look:${block.id}`}
          label={t('block.look')}
          value={block.look}
          disabled={isReadOnly}
          options={postLooks.map((look) => ({ value: look, label: t(`block.looks.${look}`) }))}
          onChange={({ currentTarget }) => {
            const look = postLooks.find((each) => each === currentTarget.value)
            if (look) onChange({ ...block, look })
          }}
          className={slimField}
        />
      )
    case 'text':
      return (
        <TextArea
          {...field('words')}
          rows={5}
          lang={language}
          label={t('block.words', { language: languageNames[language] })}
          hint={t('block.wordsHint')}
          value={block.words[language]}
          placeholder={language === source ? undefined : block.words[source]}
          maxLength={issueLimits.words}
          onChange={({ currentTarget }) =>
            onChange({ ...block, words: { ...block.words, [language]: currentTarget.value } })
          }
          className={`${slimField} [&_textarea]:font-mono`}
        />
      )
    case 'button':
      return (
        <div className={`grid gap-3 ${slimField}`}>
          <TextField
            {...field('label')}
            lang={language}
            label={t('block.label', { language: languageNames[language] })}
            hint={inSource(block.labels[source])}
            value={block.labels[language]}
            maxLength={issueLimits.label}
            autoComplete="off"
            onChange={({ currentTarget }) =>
              onChange({ ...block, labels: { ...block.labels, [language]: currentTarget.value } })
            }
          />
          <TextField
            {...field('link')}
            type="text"
            inputMode="url"
            label={t('block.link', { language: languageNames[language] })}
            hint={t('block.linkHint')}
            value={block.links[language]}
            maxLength={issueLimits.link}
            autoComplete="off"
            onChange={({ currentTarget }) =>
              onChange({ ...block, links: { ...block.links, [language]: currentTarget.value } })
            }
          />
        </div>
      )
    case 'picture':
      return (
        <TextField
          {...field('alt')}
          lang={language}
          label={t('block.alt', { language: languageNames[language] })}
          hint={inSource(block.alts[source]) ?? t('block.altHint')}
          value={block.alts[language]}
          maxLength={issueLimits.alt}
          autoComplete="off"
          onChange={({ currentTarget }) =>
            onChange({ ...block, alts: { ...block.alts, [language]: currentTarget.value } })
          }
          className={slimField}
        />
      )
    case 'line':
      return <p className="text-ink-soft text-sm">{t('block.lineHint')}</p>
  }
}
