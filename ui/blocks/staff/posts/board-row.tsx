import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { languages } from '#locales/languages.ts'
import { formatDay, type StaffClock } from '#locales/staff-formats.ts'
import { BoardCell } from '#ui/blocks/staff/posts/board-cell.tsx'
import { type Agreement, type BoardPost, chosenValue } from '#ui/blocks/staff/posts/board-post.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { GridPart } from '#ui/primitives/staff/grid-part.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'
import { Tick } from '#ui/primitives/staff/tick.tsx'

export interface BoardRowProps {
  post: BoardPost
  clock: StaffClock
  /** Where the title leads. */
  href?: string | undefined
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onAgree?: ((agreement: Agreement) => void) | undefined
}

/** Choose, post, six languages, reads. In a narrow window a card of six by two. */
export const boardColumns = 'grid grid-cols-6 @5xl:grid-cols-[3.25rem_minmax(0,1fr)_repeat(6,6rem)_5.25rem]'

/** A post: what it is, and a pane a language. */
export function BoardRow({ post, clock, href, isChosen, onChoose, onAgree }: BoardRowProps) {
  const { t, i18n } = useTranslation(['staff-posts'])
  const { id, title, titleLanguage, type, author, picture, upload, visibleFrom, reads, panes } = post
  const read = formatNumber(reads, i18n.language)
  const isPublished = visibleFrom !== undefined && visibleFrom <= clock.now
  const facts = [
    t(`types.${type}`),
    ...(author === '' ? [] : [author]),
    ...(visibleFrom === undefined ? [] : [formatDay(visibleFrom, i18n.language, clock, { month: 'short' })]),
  ]
  const titleLook = 'heading line-clamp-2 text-[1.0625rem] leading-tight'
  const lang = titleLanguage === i18n.language ? undefined : titleLanguage
  return (
    <GridPart
      role="row"
      data-slot="board-row"
      data-post={id}
      aria-selected={isChosen}
      className={cn(
        boardColumns,
        'relative scroll-my-16 border-line border-b @max-5xl:border-b-ink aria-selected:bg-pane',
        // Not a pseudo-element: axe could decide no colour over it.
        'aria-selected:shadow-[inset_0.25rem_0_0_var(--ink)] forced-colors:aria-selected:border-l-4',
      )}
    >
      <GridPart role="gridcell" className="grid @max-5xl:-order-1">
        <Tick
          label={t('board.choose', { title })}
          name="post"
          value={chosenValue(post)}
          data-stop={0}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </GridPart>
      <GridPart role="rowheader" className="flex min-w-0 items-stretch @max-5xl:-order-2 @max-5xl:col-span-5">
        <span className="relative block w-17 shrink-0 self-stretch overflow-hidden @max-5xl:min-h-17 @max-5xl:w-1/5">
          {picture === '' ? (
            <span className="absolute inset-0 grid place-items-center">
              <PaneGlyph state="missing" />
            </span>
          ) : (
            <Picture
              slug={picture}
              {...(upload && { entries: { [picture]: upload } })}
              alt=""
              sizes="5rem"
              className="absolute inset-0 size-full object-cover"
            />
          )}
        </span>
        <span className="grid min-w-0 grow content-center gap-1 px-4 py-2.5">
          {href === undefined ? (
            <span lang={lang} className={titleLook}>
              {title}
            </span>
          ) : (
            <Anchor
              href={href}
              lang={lang}
              data-stop={1}
              className={cn(titleLook, 'decoration-2 decoration-signal underline-offset-4 hover:underline')}
            >
              {title}
            </Anchor>
          )}
          <span className="text-ink-soft text-xs">{facts.join(' · ')}</span>
          {isPublished && (
            <span className="text-ink-soft text-xs @5xl:hidden">
              {t('board.readIn', { count: reads, number: read })}
            </span>
          )}
        </span>
      </GridPart>
      {languages.map((language, place) => (
        <BoardCell
          key={language}
          language={language}
          pane={panes[language]}
          clock={clock}
          column={place + 2}
          onAgree={onAgree && (() => onAgree({ post, language, behind: panes[language].behind }))}
        />
      ))}
      <GridPart
        role="gridcell"
        className="hidden place-items-center justify-end border-line border-l pr-5 text-sm tabular-nums @5xl:grid"
      >
        {isPublished ? read : '–'}
      </GridPart>
    </GridPart>
  )
}
