import { useTranslation } from 'react-i18next'
import { beginForm } from '#ui/blocks/staff/issues/watch/begin-issue.tsx'
import { IssueTable, type IssueTableProps } from '#ui/blocks/staff/issues/watch/issue-table.tsx'
import { ScreenScene } from '#ui/blocks/staff/states/screen-scene.tsx'
import { cn } from '#ui/lib/cn.ts'
import { Link } from '#ui/primitives/link.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface IssueListProps extends IssueTableProps {
  /** Where all of them are; nothing where they are. */
  allHref?: string | undefined
  isBusy?: boolean
}

/** The issues under their heading. A screen with it has a `BeginIssue`. */
export function IssueList({ allHref, isBusy = false, ...table }: IssueListProps) {
  const { t } = useTranslation('staff-sending')
  const begin = (
    <DeedButton type="submit" form={beginForm} size="sm" aria-disabled={isBusy}>
      {t('issues.new')}
    </DeedButton>
  )
  if (table.issues.length === 0 && allHref === undefined)
    return (
      <ScreenScene
        data-slot="issue-list"
        title={t('issues.empty')}
        text={t('issues.emptyText')}
        scene="scene-empty"
        actions={begin}
      />
    )
  return (
    <section data-slot="issue-list" className={cn('pt-4 pb-6', allHref !== undefined && 'border-line border-t')}>
      <header className="flex flex-wrap items-center gap-x-5 gap-y-2 px-gutter pb-3.5">
        <h2 className={allHref === undefined ? 'sr-only' : 'heading text-h4'}>{t('issues.title')}</h2>
        <p className="min-w-48 grow text-ink-soft text-xs">{t('issues.legend')}</p>
        {allHref !== undefined && (
          <Link href={allHref} className="text-sm">
            {t('issues.all')}
          </Link>
        )}
        {begin}
      </header>
      {table.issues.length === 0 ? (
        <p className="px-gutter text-ink-soft text-sm">{t('issues.empty')}</p>
      ) : (
        <IssueTable {...table} />
      )}
    </section>
  )
}
