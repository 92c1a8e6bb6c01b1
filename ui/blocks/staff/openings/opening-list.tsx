import { useTranslation } from 'react-i18next'
import type { StaffClock } from '#locales/staff-formats.ts'
import type { SavedOpening } from '#ui/blocks/staff/openings/opening.ts'
import { OpeningLine, openingColumns } from '#ui/blocks/staff/openings/opening-line.tsx'
import { cn } from '#ui/lib/cn.ts'
import { takeForm } from '#ui/lib/take-form.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface OpeningListProps {
  openings: readonly SavedOpening[]
  clock: StaffClock
  /** Without scripts the deeds are posted here, with `deed` and `id`. */
  action: string
  hrefFor: (id: string) => string
  /** Just deleted, where no notice with its own clock says so. */
  deleted?: { id: string; title: string } | undefined
  /** A sentence of the server: what did not work. */
  problem?: string | undefined
  onDelete?: ((id: string) => void) | undefined
  onRestore?: ((id: string) => void) | undefined
}

/** Every opening, also those that visitors no longer see. */
export function OpeningList({
  openings,
  clock,
  action,
  hrefFor,
  deleted,
  problem,
  onDelete,
  onRestore,
}: OpeningListProps) {
  const { t } = useTranslation('staff-openings')
  return (
    <div data-slot="opening-list" className="@container">
      {problem && (
        <Notice tone="danger" className="m-4">
          {problem}
        </Notice>
      )}
      {deleted && (
        <Notice className="m-4">
          <form
            method="post"
            action={action}
            onSubmit={takeForm(onRestore && (() => onRestore(deleted.id)))}
            className="flex flex-wrap items-center gap-4"
          >
            <input type="hidden" name="deed" value="restore" />
            <input type="hidden" name="id" value={deleted.id} />
            {t('deleted', { title: deleted.title })}
            <DeedButton type="submit" size="sm">
              {t('restore')}
            </DeedButton>
          </form>
        </Notice>
      )}
      {openings.length === 0 ? (
        <div className="grid gap-3 px-gutter py-16">
          <p className="heading text-h3">{t('empty.title')}</p>
          <p className="text-ink-soft">{t('empty.text')}</p>
        </div>
      ) : (
        <>
          <div
            aria-hidden="true"
            className={cn(openingColumns, 'hidden border-ink border-b py-2.5 font-semibold text-xs @4xl:grid')}
          >
            {(['opening', 'languages', 'state', 'saved'] as const).map((column) => (
              <span key={column}>{t(`columns.${column}`)}</span>
            ))}
          </div>
          <ul aria-label={t('list')}>
            {openings.map((opening) => (
              <OpeningLine
                key={opening.id}
                opening={opening}
                clock={clock}
                href={hrefFor(opening.id)}
                action={action}
                onDelete={onDelete}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
