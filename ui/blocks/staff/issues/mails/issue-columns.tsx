import { type Language, languages } from '#locales/languages.ts'
import type { InEach, IssueCount, IssueFinding, IssueLanguage, Preview } from '#ui/blocks/staff/issues/compose/issue.ts'
import { IssueColumn, type Shown } from '#ui/blocks/staff/issues/mails/issue-column.tsx'

export interface IssueColumnsProps {
  standing: InEach<IssueLanguage>
  current: Language
  hrefFor: (language: Language) => string
  leaves?: string | undefined
  previews: Partial<Record<Language, Preview | 'failed'>>
  count: IssueCount | undefined
  findings: readonly IssueFinding[]
  /** Only the language that is written. On a phone there is no room for more. */
  isOne: boolean
  shown: Shown
  onRetry?: ((language: Language) => void) | undefined
}

/** The six languages side by side, or one of them. */
export function IssueColumns({
  standing,
  current,
  hrefFor,
  leaves,
  previews,
  count,
  findings,
  isOne,
  shown,
  onRetry,
}: IssueColumnsProps) {
  return (
    <div data-slot="issue-columns" data-shown={isOne ? 'one' : 'six'} className="relative min-w-0 overflow-x-auto">
      <div
        className={
          isOne ? 'mx-auto max-w-184' : 'grid divide-line max-md:block md:divide-x md:min-w-216 md:grid-cols-6'
        }
      >
        {languages.map((language) => {
          const isCurrent = language === current
          if (isOne && !isCurrent) return null
          return (
            <div key={language} className={isCurrent ? 'min-w-0' : 'min-w-0 max-md:hidden'}>
              <IssueColumn
                language={language}
                standing={standing[language]}
                isCurrent={isCurrent}
                href={hrefFor(language)}
                leaves={leaves}
                preview={previews[language] ?? 'loading'}
                people={count?.languages[language].people}
                findings={findings.filter((finding) => finding.in === language)}
                shown={shown}
                onRetry={onRetry && (() => onRetry(language))}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}
