import { useTranslation } from 'react-i18next'
import { fittingSubject, issueLimits } from '#api/contract/values/staff/issues.ts'
import { formatNumber } from '#locales/formats.ts'
import { type Language, languageNames } from '#locales/languages.ts'
import { slimField } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import type { SubjectLine } from '#ui/blocks/staff/issues/compose/issue.ts'
import { Meter } from '#ui/primitives/staff/meter.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'

export interface IssueLinesProps {
  language: Language
  value: SubjectLine
  /** What stands there while nobody has written a subject. */
  suggested: string
  onChange: (value: SubjectLine) => void
  errors?: Partial<Record<keyof SubjectLine, string | undefined>> | undefined
  isReadOnly?: boolean
}

/** What a mail program shows before the mail is opened. Longer lines are cut off there, and not refused here. */
export function IssueLines({ language, value, suggested, onChange, errors = {}, isReadOnly = false }: IssueLinesProps) {
  const { t, i18n } = useTranslation('staff-issues')
  const number = (count: number) => formatNumber(count, i18n.language)
  return (
    <div data-slot="issue-lines" className={`grid gap-4 border-line border-b px-5 py-5 ${slimField}`}>
      {(['subject', 'preheader'] as const).map((field) => (
        <div key={field} className="grid gap-1.5">
          <TextArea
            name={field}
            rows={2}
            lang={language}
            label={t(`lines.${field}`, { language: languageNames[language] })}
            value={value[field]}
            placeholder={field === 'subject' ? suggested : undefined}
            maxLength={issueLimits[field]}
            error={errors[field]}
            readOnly={isReadOnly}
            onChange={({ currentTarget }) =>
              onChange({ ...value, [field]: currentTarget.value.replaceAll(/[\r\n]+/g, ' ') })
            }
            onKeyDown={(event) => {
              // One line, however long.
              if (event.key === 'Enter' && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey)
                event.preventDefault()
            }}
          />
          <Meter
            label={t(`lines.${field}Hint`)}
            value={value[field].trim().length}
            fitting={fittingSubject[field]}
            valueText={t('lines.counter', {
              length: number(value[field].trim().length),
              fitting: number(fittingSubject[field]),
            })}
            overText={t('lines.long')}
            variant="row"
          />
        </div>
      ))}
    </div>
  )
}
