import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatTime } from '#locales/staff-formats.ts'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { ApprovalSetting, type ApprovalSettingProps } from '#ui/blocks/staff/issues/watch/approval-setting.tsx'
import { BeginIssue } from '#ui/blocks/staff/issues/watch/begin-issue.tsx'
import { IssueList, type IssueListProps } from '#ui/blocks/staff/issues/watch/issue-list.tsx'
import { LanguageSetting, type LanguageSettingProps } from '#ui/blocks/staff/issues/watch/language-setting.tsx'
import { useIssuesLit } from '#ui/blocks/staff/issues/watch/use-issues-lit.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'

export interface IssuesPageProps extends Omit<IssueListProps, 'allHref'> {
  found: number
  page: number
  pages: number
  hrefForPage: (page: number) => string
  /** Forms are posted here without scripts. */
  action: string
  /** Only for who may change it. */
  approval?: Omit<ApprovalSettingProps, 'action'> | undefined
  /** The same. */
  languageSettings?: readonly Omit<LanguageSettingProps, 'action'>[] | undefined
  /** A sentence of the server: what did not work. */
  problem?: string | undefined
  /** Since when there is no connection, in milliseconds. */
  offlineSince?: number | undefined
  onBegin?: (() => void) | undefined
}

/** All issues of the newsletter. */
export function IssuesPage(props: IssuesPageProps) {
  const { found, page, pages, hrefForPage, action, problem, offlineSince, onBegin, ...rest } = props
  const { approval, languageSettings = [], ...list } = rest
  const { t, i18n } = useTranslation('staff-sending')
  const { clock, isBusy = false } = list
  const lit = useIssuesLit({ ...list, isBusy })
  const state =
    found === 0 ? t('issues.none') : t('issues.state', { count: found, number: formatNumber(found, i18n.language) })
  return (
    <>
      <Lintel
        title={t('issues.title')}
        isNamedAbove
        state={
          offlineSince === undefined ? state : t('issues.asOf', { time: formatTime(offlineSince, clock.timeZone) })
        }
        lit={lit}
      />
      {problem && (
        <Notice tone="danger" className="m-4">
          {problem}
        </Notice>
      )}
      <BeginIssue action={action} onBegin={onBegin} />
      <IssueList {...list} />
      <Pagination
        page={page}
        pages={pages}
        hrefFor={hrefForPage}
        label={t('pages.label')}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        pageLabel={(number) => t('pages.page', { page: number })}
        className="px-gutter py-2"
      />
      {approval && (
        <div className="border-line border-t">
          <ApprovalSetting {...approval} action={action} />
        </div>
      )}
      {languageSettings.map((setting) => (
        <div key={setting.setting} className="border-line border-t">
          <LanguageSetting {...setting} action={action} isBusy={isBusy} />
        </div>
      ))}
    </>
  )
}
