import { Fragment, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { type Language, languageNames, languages } from '#locales/languages.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import type { Agreement, BoardPost } from '#ui/blocks/staff/posts/board-post.ts'
import { BoardRow, boardColumns } from '#ui/blocks/staff/posts/board-row.tsx'
import { useGridKeys } from '#ui/blocks/staff/posts/use-grid-keys.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { GridPart } from '#ui/primitives/staff/grid-part.tsx'
import { Tick } from '#ui/primitives/staff/tick.tsx'

export interface TranslationBoardProps {
  posts: readonly BoardPost[]
  clock: StaffClock
  /** In two groups: what is coming, and what is live. Only for posts that stand in that order. */
  isGrouped?: boolean
  /** How many posts are lit in a language, of all there are. */
  lit: Record<Language, number>
  all: number
  /** The only language that is asked for. */
  only?: Language | undefined
  hrefForLanguage: (language: Language) => string
  /** By id. */
  chosen: Pick<ReadonlySet<string>, 'has'>
  onChoose: (ids: readonly string[], isChosen: boolean) => void
  /** What is shown is old: the pictures are grey. */
  isOld?: boolean
  onAgree?: ((agreement: Agreement) => void) | undefined
}

/** A row a post, a pane a language. One tab stop; arrows or h j k l move, Enter opens, x chooses, r says that a translation is still right. */
export function TranslationBoard({
  posts,
  clock,
  isGrouped = false,
  lit,
  all,
  only,
  hrefForLanguage,
  chosen,
  onChoose,
  isOld = false,
  onAgree,
}: TranslationBoardProps) {
  const { t, i18n } = useTranslation('staff-posts')
  const grid = useRef<HTMLDivElement>(null)
  const { move, ...keys } = useGridKeys(grid)
  const isComing = ({ visibleFrom }: BoardPost) => visibleFrom === undefined || visibleFrom > clock.now
  const firstLive = posts.findIndex((post) => !isComing(post))
  const isAll = posts.every(({ id }) => chosen.has(id))

  function chooseReached() {
    const id = document.activeElement?.closest<HTMLElement>('[data-post]')?.dataset['post']
    if (id !== undefined) onChoose([id], !chosen.has(id))
  }

  function agreeReached() {
    document.activeElement?.closest('[role=gridcell]')?.querySelector<HTMLElement>('[data-agree]')?.click()
  }

  useShortcuts({
    j: () => move({ rows: 1 }),
    k: () => move({ rows: -1 }),
    l: () => move({ stops: 1 }),
    h: () => move({ stops: -1 }),
    x: chooseReached,
    r: onAgree && agreeReached,
  })

  function headOf(place: number): string | undefined {
    if (!isGrouped) return undefined
    if (place === firstLive) return t('board.live')
    return place === 0 ? t('board.coming') : undefined
  }

  return (
    <GridPart
      ref={grid}
      role="grid"
      data-slot="translation-board"
      data-state={isOld ? 'old' : 'fresh'}
      aria-label={t('board.label')}
      aria-multiselectable="true"
      {...keys}
      className="@container data-[state=old]:[&_img]:grayscale"
    >
      <GridPart role="row" className={cn(boardColumns, 'border-ink border-b text-xs @max-5xl:hidden')}>
        <GridPart role="columnheader" className="grid">
          <Tick
            label={t('board.chooseAll')}
            data-stop={0}
            checked={isAll}
            isMixed={!isAll && posts.some(({ id }) => chosen.has(id))}
            onChange={(event) =>
              onChoose(
                posts.map(({ id }) => id),
                event.currentTarget.checked,
              )
            }
            className="noscript:invisible"
          />
        </GridPart>
        <GridPart role="columnheader" className="flex items-center pl-21 font-semibold">
          {t('board.post')}
        </GridPart>
        {languages.map((language, place) => (
          <GridPart key={language} role="columnheader" className="grid border-line border-l">
            <Anchor
              href={hrefForLanguage(language)}
              data-stop={place + 2}
              {...(language === only && { 'aria-current': 'true' as const })}
              className="relative grid content-center justify-items-start px-3 py-2.5 -outline-offset-4 outline-current hover:bg-pane aria-[current]:bg-ink aria-[current]:text-paper"
            >
              <span className="sr-only">
                {t('board.lit', { language: languageNames[language], lit: lit[language], all })}
              </span>
              <span aria-hidden="true" className="heading text-md uppercase">
                {language}
              </span>
              <span aria-hidden="true" className="tabular-nums opacity-85">
                {formatNumber(lit[language], i18n.language)}/{formatNumber(all, i18n.language)}
              </span>
            </Anchor>
          </GridPart>
        ))}
        <GridPart
          role="columnheader"
          className="grid content-center justify-end border-line border-l pr-5 pl-2 text-right font-semibold leading-tight"
        >
          {t('board.reads')}
        </GridPart>
      </GridPart>
      {posts.map((post, place) => {
        const head = headOf(place)
        return (
          <Fragment key={post.id}>
            {head !== undefined && (
              <GridPart role="row" className="border-line border-b text-ink-soft text-xs">
                <GridPart role="gridcell" aria-colspan={9} className="px-4 py-2 @5xl:pl-34">
                  {head}
                </GridPart>
              </GridPart>
            )}
            <BoardRow
              post={post}
              clock={clock}
              href={post.panes[post.titleLanguage].href}
              isChosen={chosen.has(post.id)}
              onChoose={(isChosen) => onChoose([post.id], isChosen)}
              onAgree={onAgree}
            />
          </Fragment>
        )
      })}
    </GridPart>
  )
}
