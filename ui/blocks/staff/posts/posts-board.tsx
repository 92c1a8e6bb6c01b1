import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import { BoardFilter, type BoardFilterProps } from '#ui/blocks/staff/posts/board-filter.tsx'
import { BoardLegend } from '#ui/blocks/staff/posts/board-legend.tsx'
import type { Agreement, BoardPost, PostDeed } from '#ui/blocks/staff/posts/board-post.ts'
import { BulkBar, type BulkBarProps } from '#ui/blocks/staff/posts/bulk-bar.tsx'
import { DeedOutcome, type DeedOutcomeProps } from '#ui/blocks/staff/posts/deed-outcome.tsx'
import { TranslationBoard } from '#ui/blocks/staff/posts/translation-board.tsx'
import { ScreenLoading } from '#ui/blocks/staff/states/screen-loading.tsx'
import { ScreenScene } from '#ui/blocks/staff/states/screen-scene.tsx'
import { cn } from '#ui/lib/cn.ts'
import { Link } from '#ui/primitives/link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'

export interface PostsBoardProps extends Pick<BulkBarProps, 'usual'> {
  clock: StaffClock
  filter: BoardFilterProps
  /** Nothing while they are being fetched. */
  posts: readonly BoardPost[] | undefined
  lit: Record<Language, number>
  page: number
  pages: number
  hrefForPage: (page: number) => string
  /** Shows everything again, where conditions leave nothing. */
  clearHref: string
  /** Where deeds are posted without scripts: the address as it is. */
  action: string
  outcome?: Omit<DeedOutcomeProps, 'action'> | undefined
  /** A sentence of the server: what did not work. */
  problem?: string | undefined
  isBusy?: boolean
  /** Others are on their way, or there is no connection. */
  isOld?: boolean
  /** `from` is when scheduled posts open. */
  onDeed?: ((deed: PostDeed, posts: readonly BoardPost[], from?: string) => void) | undefined
  /** A translation still says what its source says. */
  onAgree?: ((agreement: Agreement) => void) | undefined
  onIssue?: ((posts: readonly BoardPost[]) => void) | undefined
}

/** The board with what stands around it: what is asked for, what it says, and what is done with the chosen posts. */
export function PostsBoard(props: PostsBoardProps) {
  const { clock, filter, posts, lit, page, pages, hrefForPage, clearHref, action, outcome, problem } = props
  const { isBusy = false, isOld = false, usual, onDeed, onAgree, onIssue } = props
  const { t } = useTranslation('staff-posts')
  // With what was seen of each when it was chosen: a board that is read anew brings what nobody has looked at.
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | undefined>>(new Map())
  const { q, in: only, sort = 'newest' } = filter.conditions
  // What is no longer shown is no longer chosen.
  const some = posts?.filter(({ id }) => chosen.has(id)).map(asChosen) ?? []

  function asChosen(post: BoardPost): BoardPost {
    return { ...post, seen: chosen.get(post.id) ?? post.seen }
  }

  function choose(ids: readonly string[], isChosen: boolean) {
    setChosen((before) => {
      const after = new Map(before)
      for (const { id, seen } of posts ?? []) {
        if (!ids.includes(id)) continue
        if (!isChosen) after.delete(id)
        else if (!before.has(id)) after.set(id, seen)
      }
      return after
    })
  }

  /** One's own change of a chosen post is none of others: it counts as it is shown next. */
  function agree({ post, ...agreement }: Agreement) {
    onAgree?.({ ...agreement, post: asChosen(post) })
    if (chosen.has(post.id)) setChosen(new Map(chosen).set(post.id, undefined))
  }

  if (posts && filter.all === 0) {
    return (
      <>
        {outcome && <DeedOutcome {...outcome} action={action} />}
        <ScreenScene title={t('empty.title')} text={t('empty.text')} scene="scene-empty" />
      </>
    )
  }
  return (
    <div data-slot="posts-board" className={cn('flex grow flex-col', isBusy && 'cursor-progress')}>
      <BoardFilter {...filter} />
      {outcome && <DeedOutcome {...outcome} action={action} />}
      {problem && (
        <Notice tone="danger" className="m-4">
          {problem}
        </Notice>
      )}
      {!posts ? (
        <ScreenLoading what={t('title')} panes={6} />
      ) : posts.length === 0 ? (
        <ScreenScene title={q ? t('notFound.word', { query: q }) : t('notFound.title')} text={t('notFound.text')}>
          <Link href={clearHref}>{t('filter.clear')}</Link>
        </ScreenScene>
      ) : (
        <form method="post" action={action} aria-label={t('bulk.label')} className="flex grow flex-col">
          {/* The first button of a form is pressed by Enter in a field: this one only asks for the page. */}
          <button type="submit" formMethod="get" hidden />
          {only && <input type="hidden" name="in" value={only} />}
          <TranslationBoard
            posts={posts}
            clock={clock}
            isGrouped={sort === 'newest'}
            lit={lit}
            all={filter.all}
            only={only}
            hrefForLanguage={(language) =>
              filter.hrefFor({ ...filter.conditions, in: language === only ? undefined : language })
            }
            chosen={chosen}
            onChoose={choose}
            isOld={isOld}
            onAgree={onAgree && agree}
          />
          <BoardLegend />
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
          <BulkBar
            count={some.length}
            only={only}
            isBusy={isBusy}
            usual={usual}
            onDeed={
              onDeed &&
              ((deed, from) => {
                onDeed(deed, some, ...(from === undefined ? [] : [from]))
                setChosen(new Map())
              })
            }
            onIssue={onIssue && (() => onIssue(some))}
            onClear={() => setChosen(new Map())}
          />
        </form>
      )}
    </div>
  )
}
