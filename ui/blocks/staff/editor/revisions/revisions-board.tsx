import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RevisionFacts, type RevisionFactsProps } from '#ui/blocks/staff/editor/revisions/revision-facts.tsx'
import { RevisionList, type RevisionListProps } from '#ui/blocks/staff/editor/revisions/revision-list.tsx'
import { RevisionView, type RevisionViewProps } from '#ui/blocks/staff/editor/revisions/revision-view.tsx'

export interface RevisionsBoardProps {
  list: RevisionListProps
  /** The two that are compared; nothing while they are on their way, or there is one alone. */
  view?: RevisionViewProps | undefined
  facts?: Omit<RevisionFactsProps, 'from' | 'to'> | undefined
  /** In the place of the comparison, such as that it did not arrive. */
  children?: ReactNode
}

/** The revisions of a language: the list, one text with what has changed, the facts. */
export function RevisionsBoard({ list, view, facts = {}, children }: RevisionsBoardProps) {
  const { t } = useTranslation('staff-revisions')
  return (
    <div data-slot="revisions-board" className="@container">
      <div className="grid @3xl:grid-cols-[18rem_minmax(0,1fr)] @6xl:grid-cols-[21rem_minmax(0,1fr)_22.5rem]">
        <div className="min-w-0 border-line @3xl:row-span-2 @6xl:row-span-1 @3xl:border-r @max-3xl:border-b">
          <RevisionList {...list} />
        </div>
        {view ? (
          <>
            <RevisionView {...view} />
            <div className="min-w-0 border-line @6xl:border-l @max-6xl:border-t">
              <RevisionFacts {...facts} from={view.from} to={view.to} />
            </div>
          </>
        ) : (
          (children ??
          (list.revisions?.length === 1 && (
            <div className="grid content-start gap-3 px-gutter py-16">
              <p className="heading text-h3">{t('only.title')}</p>
              <p className="max-w-[52ch] text-ink-soft">{t('only.text')}</p>
            </div>
          )))
        )}
      </div>
    </div>
  )
}
