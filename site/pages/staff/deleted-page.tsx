import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatTime, type StaffClock } from '#locales/staff-formats.ts'
import { DeletedFilter, type DeletedFilterProps } from '#ui/blocks/staff/deleted/deleted-filter.tsx'
import { DeletedLegend, type DeletedLegendProps } from '#ui/blocks/staff/deleted/deleted-legend.tsx'
import { DeletedList, type DeletedListProps } from '#ui/blocks/staff/deleted/deleted-list.tsx'
import { DeletedOutcome, type DeletedOutcomeProps } from '#ui/blocks/staff/deleted/deleted-outcome.tsx'
import { type DeletedThing, keyOf } from '#ui/blocks/staff/deleted/deleted-thing.ts'
import { useDeletedWords } from '#ui/blocks/staff/deleted/use-deleted-words.ts'
import { useNumberWords } from '#ui/blocks/staff/desk/number-words.ts'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { ScreenScene } from '#ui/blocks/staff/states/screen-scene.tsx'
import { useHydrated } from '#ui/lib/use-hydrated.ts'
import { Link } from '#ui/primitives/link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'

export interface DeletedPageProps extends Omit<DeletedListProps, 'id' | 'chosen' | 'onChoose'> {
  clock: StaffClock
  filter: DeletedFilterProps
  next?: DeletedLegendProps['next']
  page: number
  pages: number
  hrefForPage: (page: number) => string
  /** Shows every kind again. */
  clearHref: string
  outcome?: DeletedOutcomeProps | undefined
  /** A sentence of the server: what did not work. */
  problem?: string | undefined
  /** Since when there is no connection, in milliseconds. */
  offlineSince?: number | undefined
}

const form = 'deleted-things'

/** What was deleted and can still be brought back (D26). */
export function DeletedPage(props: DeletedPageProps) {
  const { clock, filter, next, page, pages, hrefForPage, clearHref, outcome, problem, offlineSince, ...list } = props
  const { things, askHrefFor, isBusy = false, onRestore } = list
  const { t, i18n } = useTranslation('staff-deleted')
  const inWords = useNumberWords()
  const { back } = useDeletedWords()
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // What is no longer shown is no longer chosen.
  const some = things.filter((thing) => chosen.has(keyOf(thing)))
  const total = Object.values(filter.counts).reduce((sum, count) => sum + count, 0)
  const counted = (count: number) => ({ count, number: inWords(count) })

  function choose(thing: DeletedThing, isChosen: boolean) {
    setChosen((before) => {
      const after = new Set(before)
      if (isChosen) after.add(keyOf(thing))
      else after.delete(keyOf(thing))
      return after
    })
  }

  const action =
    some.length > 0
      ? t('restore.lit', { count: some.length, number: formatNumber(some.length, i18n.language) })
      : t('restore.chosen')
  const consequences = [...new Set(some.map(back))]
  const [first] = consequences
  const sub = consequences.length > 1 ? t('restore.various') : (first ?? t('restore.nothing'))
  const state = total === 0 ? t('state.none') : t('state.things', counted(total))
  return (
    <>
      <Lintel
        title={t('title')}
        isNamedAbove
        state={offlineSince === undefined ? state : t('state.asOf', { time: formatTime(offlineSince, clock.timeZone) })}
        lit={
          total === 0
            ? undefined
            : {
                action,
                short: t('restore.one'),
                sub,
                icon: 'restore',
                keys: ['R'],
                form,
                // Without scripts nobody counts what is chosen.
                isOff: isHydrated && some.length === 0,
                isBusy,
              }
        }
      />
      <div data-slot="deleted-page" className="@container flex grow flex-col">
        <DeletedFilter {...filter} />
        {outcome && <DeletedOutcome {...outcome} />}
        {problem && (
          <Notice tone="danger" className="m-4">
            {problem}
          </Notice>
        )}
        {total === 0 ? (
          <ScreenScene title={t('empty.title')} text={t('empty.text')} scene="scene-empty" />
        ) : things.length === 0 ? (
          <ScreenScene title={t('notFound.title')}>
            <Link href={clearHref}>{t('notFound.all', { number: formatNumber(total, i18n.language) })}</Link>
          </ScreenScene>
        ) : (
          <DeletedList
            {...list}
            clock={clock}
            id={form}
            chosen={chosen}
            onChoose={choose}
            onRestore={(restored) => {
              setChosen(new Set())
              onRestore(restored)
            }}
          />
        )}
        <div className="grow">
          <Pagination
            page={page}
            pages={pages}
            hrefFor={hrefForPage}
            label={t('pages.label')}
            previousLabel={t('pages.previous')}
            nextLabel={t('pages.next')}
            pageLabel={(number) => t('pages.page', { page: number })}
            className="p-gutter"
          />
        </div>
        {things.length > 0 && <DeletedLegend clock={clock} next={next} mayErase={askHrefFor !== undefined} />}
      </div>
    </>
  )
}
