import { type DragEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ApplicationStage,
  type ApplicationStep,
  stepsFrom,
} from '#api/contract/values/staff/application-stages.ts'
import { formatNumber } from '#locales/formats.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import type { ApplicationCardFacts, StageFacts } from '#ui/blocks/staff/applications/application.ts'
import { ApplicationCard } from '#ui/blocks/staff/applications/application-card.tsx'
import { nextStep } from '#ui/blocks/staff/applications/application-words.ts'
import { useCardKeys } from '#ui/blocks/staff/applications/use-card-keys.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'
import { type KeyFace, Keys } from '#ui/primitives/staff/key.tsx'

export interface StageBoardProps {
  stages: readonly StageFacts[]
  clock: StaffClock
  /** The stage that narrow windows show. */
  shown: ApplicationStage
  /** Whose application is open beside the board. */
  open?: string | undefined
  hrefFor: (id: string) => string
  stepHref: (id: string, step: ApplicationStep) => string
  stageHref: (stage: ApplicationStage, page: number) => string
  /** Without scripts a review is begun by posting here. */
  action: string
  onReview?: ((id: string) => void) | undefined
  /** A step that the applicant may hear of: it is prepared, not done. */
  onPrepare?: ((id: string, step: ApplicationStep) => void) | undefined
}

/** Where each application stands. Forward only: with its button, by drag, or with Alt →. */
export function StageBoard(props: StageBoardProps) {
  const { stages, clock, shown, open, hrefFor, stepHref, stageHref, action, onReview, onPrepare } = props
  const { t, i18n } = useTranslation('staff-applications')
  const board = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<ApplicationCardFacts>()
  const all = stages.flatMap(({ cards }) => cards)
  const taken = useRef<string | undefined>(undefined) // on its way to another column

  function take(id: string, step: ApplicationStep | undefined) {
    if (step === 'review') {
      taken.current = id
      onReview?.(id)
    } else if (step) onPrepare?.(id, step)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that stands in another column is another one, and lets go of the focus.
  useLayoutEffect(() => {
    if (taken.current === undefined || document.activeElement !== document.body) return
    board.current?.querySelector<HTMLElement>(`[data-card="${taken.current}"]`)?.focus()
    taken.current = undefined
  }, [stages])

  useCardKeys(board, {
    open,
    onNext: (id) => {
      const card = all.find((each) => each.id === id)
      if (card) take(id, nextStep[card.stage])
    },
    onDecline: (id) => {
      const card = all.find((each) => each.id === id)
      if (card && stepsFrom[card.stage].includes('declined')) take(id, 'declined')
    },
  })

  return (
    <div ref={board} data-slot="stage-board" className="@container flex min-h-full flex-col">
      <nav
        data-slot="type-tabs"
        aria-label={t('stagesLabel')}
        className="overflow-x-auto border-ink border-b @xl:hidden"
      >
        <ul className="flex min-h-12">
          {stages.map(({ stage, count }) => (
            <li key={stage} className="flex shrink-0">
              <Anchor
                href={stageHref(stage, 1)}
                {...(stage === shown && { 'aria-current': 'page' as const })}
                className="flex items-center gap-2 whitespace-nowrap border-line border-r px-4 font-medium text-sm -outline-offset-4 outline-current aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:underline"
              >
                {t(`stages.${stage}`)}
                <span className="font-normal tabular-nums opacity-85">{formatNumber(count, i18n.language)}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid grow @xl:grid-cols-4">
        {stages.map((column, index) => {
          const step = dragged && stepTo(column.stage, dragged)
          return (
            <Column
              key={column.stage}
              {...column}
              number={index + 1}
              isShown={column.stage === shown}
              isNow={column.cards.some(({ id }) => id === open)}
              isTarget={step !== undefined}
              hrefForPage={(page) => stageHref(column.stage, page)}
              onDrop={() => {
                if (dragged) take(dragged.id, step)
                setDragged(undefined)
              }}
            >
              {column.cards.map((card) => {
                const next = nextStep[card.stage]
                return (
                  <ApplicationCard
                    key={card.id}
                    application={card}
                    clock={clock}
                    href={hrefFor(card.id)}
                    stepHref={next && next !== 'review' ? stepHref(card.id, next) : undefined}
                    action={action}
                    isOpen={card.id === open}
                    onReview={onReview && ((id) => take(id, 'review'))}
                    onDragChange={onReview && setDragged}
                  />
                )
              })}
            </Column>
          )
        })}
      </div>
      <p
        aria-hidden="true"
        className="sticky bottom-0 flex flex-wrap gap-x-5 gap-y-1 border-line border-t bg-paper px-4 py-3 text-ink-soft text-xs pointer-coarse:hidden @max-xl:hidden"
      >
        <Hint faces={['J', 'K']} text={t('keys.choose')} />
        <Hint faces={['Alt', 'right']} text={t('keys.next')} />
        <Hint faces={['Alt', 'left']} text={t('keys.back')} />
        <Hint faces={['X']} text={t('keys.decline')} />
      </p>
    </div>
  )
}

/** Where a drop at a stage leads; undefined where it cannot be dropped. */
function stepTo(stage: ApplicationStage, { stage: from }: ApplicationCardFacts): ApplicationStep | undefined {
  const [step] = stepsFrom[from].filter((each) =>
    stage === 'decision' ? each === 'hired' || each === 'declined' : each === stage,
  )
  return step
}

interface ColumnProps extends StageFacts {
  number: number
  isShown: boolean
  isNow: boolean
  isTarget: boolean
  hrefForPage: (page: number) => string
  onDrop: () => void
  children: ReactNode
}

function Column({
  stage,
  number,
  isShown,
  isNow,
  isTarget,
  isLeftOut,
  cards,
  page,
  pages,
  hrefForPage,
  onDrop,
  children,
}: ColumnProps) {
  const { t } = useTranslation('staff-applications')
  const [isOver, setOver] = useState(false)

  function over(event: DragEvent) {
    if (!isTarget) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
    setOver(true)
  }

  return (
    // A drag has its keys and its button.
    <section
      aria-label={t(`stages.${stage}`)}
      data-stage={stage}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop()
      }}
      className={cn(
        'min-w-0 flex-col border-line @xl:flex @xl:not-last:border-r',
        isShown ? 'flex' : 'hidden',
        isTarget && 'outline-2 outline-line-strong outline-dashed -outline-offset-4',
        isTarget && isOver && 'bg-pane outline-signal',
      )}
    >
      <header className="hidden min-h-22 items-end gap-2.5 border-ink border-b px-3.5 pb-3 @xl:flex">
        <span
          aria-hidden="true"
          // Written by the sheet: an outline alone has no colour that could be measured.
          data-number={String(number).padStart(2, '0')}
          className={cn(
            'display text-[2.25rem] leading-[0.8] tabular-nums before:content-[attr(data-number)]',
            !isNow && 'text-transparent [-webkit-text-stroke:1px_var(--ink)] forced-colors:text-current',
          )}
        />
        <span className="grid min-w-0">
          <h2 className="heading wrap-anywhere text-[1.0625rem] leading-tight">{t(`stages.${stage}`)}</h2>
          <span className="text-ink-soft text-xs">{t(`stageTexts.${stage}`)}</span>
        </span>
      </header>
      {cards.length === 0 ? (
        <p className="px-3.5 py-4 text-ink-soft text-sm">{t(isLeftOut ? 'empty.unsearched' : 'empty.stage')}</p>
      ) : (
        <ul aria-label={t(`stages.${stage}`)}>{children}</ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={hrefForPage}
        label={t('pages.label', { stage: t(`stages.${stage}`) })}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        pageLabel={(each) => t('pages.page', { page: each })}
        className="p-3"
      />
    </section>
  )
}

function Hint({ faces, text }: { faces: readonly KeyFace[]; text: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <Keys faces={faces} />
      {text}
    </span>
  )
}
