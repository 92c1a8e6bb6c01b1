import { useTranslation } from 'react-i18next'
import { formatDate } from '#locales/formats.ts'

export interface ArchivedIssue {
  number: number
  subject: string
  /** The line beside the subject; may be empty. */
  preheader: string
  sentAt: string
  address: string
}

export interface IssueArchiveProps {
  /** The latest first. Nothing where they could not be read. */
  issues: readonly ArchivedIssue[] | undefined
}

/** What was sent, a line an issue. */
export function IssueArchive({ issues }: IssueArchiveProps) {
  const { t, i18n } = useTranslation('newsletter-issues')
  if (!issues || issues.length === 0) {
    return (
      <p data-slot="issue-archive" role={issues ? undefined : 'alert'} className="px-gutter py-section text-lg">
        {t(issues ? 'none' : 'failed')}
      </p>
    )
  }
  return (
    <ol data-slot="issue-archive" className="border-line border-t">
      {issues.map(({ number, subject, preheader, sentAt, address }) => (
        <li
          key={number}
          className="relative grid gap-x-8 gap-y-2 border-line border-b px-gutter py-7 md:grid-cols-[12rem_1fr]"
        >
          <p className="text-ink-soft text-sm tabular-nums">
            {t('number', { number })}
            <br />
            <time dateTime={sentAt}>{formatDate(new Date(sentAt), i18n.language)}</time>
          </p>
          <div className="grid gap-2">
            <h2 className="heading hyphens-auto text-h3">
              {/* A document of its own, without the site around it: not a page of the router. */}
              <a
                href={address}
                className="decoration-2 decoration-signal underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {subject}
              </a>
            </h2>
            {preheader && <p className="max-w-[60ch] text-ink-soft">{preheader}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
