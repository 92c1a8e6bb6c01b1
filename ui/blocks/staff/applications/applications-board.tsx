import { useTranslation } from 'react-i18next'
import { ApplicationFilter, type ApplicationFilterProps } from '#ui/blocks/staff/applications/application-filter.tsx'
import { ApplicationSheet, type ApplicationSheetProps } from '#ui/blocks/staff/applications/application-sheet.tsx'
import { StageBoard, type StageBoardProps } from '#ui/blocks/staff/applications/stage-board.tsx'
import { cn } from '#ui/lib/cn.ts'
import { Link } from '#ui/primitives/link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

/** What was done where no notice with its own clock says so, and what undoes it. */
export interface ApplicationDone {
  text: string
  undo?: { deed: 'restore' | 'back'; id: string } | undefined
}

export interface ApplicationsBoardProps {
  filter: ApplicationFilterProps
  board: StageBoardProps
  /** The open application; null for one that is no longer there. */
  sheet?: ApplicationSheetProps | null | undefined
  /** Shows everything again. */
  clearHref: string
  done?: ApplicationDone | undefined
  /** A sentence of the server, where no application is open. */
  problem?: string | undefined
  /** What is shown is of another time: the next is on its way, or there is no connection. */
  isOld?: boolean
}

/** The stages, and the application that is open. On narrow windows one or the other. */
export function ApplicationsBoard(props: ApplicationsBoardProps) {
  const { filter, board, sheet, clearHref, done, problem, isOld = false } = props
  const { t } = useTranslation('staff-applications')
  const isEmpty = board.stages.every(({ count }) => count === 0)
  const besides = cn(sheet !== undefined && '@max-5xl:hidden')
  return (
    <div data-slot="applications-board" className="@container grow" aria-busy={isOld}>
      {done && (
        <Notice className="m-4">
          <form method="post" action={board.action} className="flex flex-wrap items-center gap-4">
            {done.text}
            {done.undo && (
              <>
                <input type="hidden" name="deed" value={done.undo.deed} />
                <input type="hidden" name="id" value={done.undo.id} />
                <DeedButton type="submit" size="sm">
                  {t(done.undo.deed === 'restore' ? 'done.restore' : 'done.back')}
                </DeedButton>
              </>
            )}
          </form>
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" className="m-4">
          {problem}
        </Notice>
      )}
      <div className={besides}>
        <ApplicationFilter {...filter} />
      </div>
      <div className={cn('grid min-h-[60vh]', sheet !== undefined && '@5xl:grid-cols-[minmax(0,1fr)_26rem]')}>
        <div className={cn('min-w-0', besides)}>
          {isEmpty ? (
            <div className="grid gap-3 px-gutter py-16">
              <p className="heading text-h3">{t(filter.all === 0 ? 'empty.title' : 'empty.found')}</p>
              <p className="text-ink-soft">{t(filter.all === 0 ? 'empty.text' : 'empty.foundText')}</p>
              {board.stages.some(({ isLeftOut }) => isLeftOut) && (
                <p className="text-ink-soft">{t('empty.unsearched')}</p>
              )}
              {filter.all > 0 && <Link href={clearHref}>{t('filter.clear')}</Link>}
            </div>
          ) : (
            <StageBoard {...board} />
          )}
        </div>
        {sheet && (
          <div className="min-w-0 border-line @5xl:border-l">
            <ApplicationSheet key={sheet.application.id} {...sheet} />
          </div>
        )}
        {sheet === null && (
          <div className="grid content-start gap-3 border-line px-5 py-10 @5xl:border-l">
            <p className="heading text-h3">{t('problem.gone')}</p>
            <p className="text-ink-soft text-sm">{t('problem.goneText')}</p>
            <Link href={board.action} className="justify-self-start">
              {t('one.back')}
            </Link>
          </div>
        )}
      </div>
    </div>
  )
}
