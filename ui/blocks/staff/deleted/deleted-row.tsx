import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DAYS_KEPT } from '#api/contract/values/staff/deleted.ts'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { chosenValue, type DeletedThing, keyOf } from '#ui/blocks/staff/deleted/deleted-thing.ts'
import { useDeletedWords } from '#ui/blocks/staff/deleted/use-deleted-words.ts'
import { ConfirmRow } from '#ui/blocks/staff/frame/confirm-row.tsx'
import { cn } from '#ui/lib/cn.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { PaneClock } from '#ui/primitives/staff/pane-clock.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { Tick } from '#ui/primitives/staff/tick.tsx'

const DAY = 24 * 3_600_000
const SOON = 3 // days left from which it asks

const signs: Record<DeletedThing['kind'], ReactNode> = {
  post: <PaneGlyph state="shut" />,
  message: <StaffIcon name="message" className="size-5" />,
  application: <StaffIcon name="briefcase" className="size-5" />,
  subscriber: <StaffIcon name="people" className="size-5" />,
  issue: <StaffIcon name="send" className="size-5" />,
}

export interface DeletedRowProps {
  thing: DeletedThing
  clock: StaffClock
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  /** The row is the question whether it goes now. */
  isAsking: boolean
  /** Where that question has an address; nothing for whoever may not delete for good. */
  askHref?: string | undefined
  keepHref: string
  /** Where the answer is posted without scripts. */
  eraseAction: string
  isBusy?: boolean
  onRestore: (thing: DeletedThing) => void
  onErase: (thing: DeletedThing) => void
  onAsk: (isAsking: boolean) => void
}

/** What was deleted, by whom, and how many of its thirty days are left: a pane a day. */
export function DeletedRow({
  thing,
  clock,
  isChosen,
  onChoose,
  isAsking,
  askHref,
  keepHref,
  eraseAction,
  isBusy = false,
  onRestore,
  onErase,
  onAsk,
}: DeletedRowProps) {
  const { t, i18n } = useTranslation(['staff-deleted', 'staff-desk'])
  const { nameOf, facts, back } = useDeletedWords()
  const name = nameOf(thing)
  const panes = <DaysLeft goneAt={thing.goneAt} now={clock.now} />
  return (
    <ConfirmRow
      isAsking={isAsking}
      title={t('erase.title', { name })}
      text={t(`erase.text.${thing.kind}`)}
      deed={t('erase.deed')}
      aside={panes}
      isBusy={isBusy}
      onConfirm={() => onErase(thing)}
      onKeep={() => onAsk(false)}
      posts={{ name: 'only', value: chosenValue(thing), formAction: eraseAction, keepHref }}
      data-thing={keyOf(thing)}
    >
      <div
        data-state={isChosen ? 'chosen' : 'left'}
        className={cn(
          'grid grid-cols-[3.25rem_2rem_minmax(0,1fr)] items-center gap-y-3 py-2.5 pr-4 data-[state=chosen]:bg-pane @4xl:grid-cols-[3.25rem_3rem_minmax(0,1fr)_10rem_10rem_auto] @4xl:py-3 @4xl:pr-6',
          'data-[state=chosen]:shadow-[inset_0.25rem_0_0_var(--ink)] forced-colors:data-[state=chosen]:border-l-4',
        )}
      >
        <Tick
          label={t('choose', { name })}
          name="thing"
          value={chosenValue(thing)}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <span className="grid justify-center @max-4xl:justify-start">{signs[thing.kind]}</span>
        <div className="min-w-0 pr-4">
          <p className="heading wrap-anywhere text-[1.125rem] leading-tight">{name}</p>
          <p className="text-ink-soft text-xs">{facts(thing)}</p>
          <p className="text-ink-soft text-xs">{back(thing)}</p>
        </div>
        <p className="pr-4 text-ink-soft text-xs @max-4xl:col-start-3">
          <span className="mr-2 @4xl:block">{thing.by ?? t('someone')}</span>
          <time dateTime={new Date(thing.deletedAt).toISOString()} className="tabular-nums">
            {formatWhen(thing.deletedAt, i18n.language, clock)}
          </time>
        </p>
        <div className="@max-4xl:col-start-3">{panes}</div>
        <div className="flex flex-wrap gap-2 @max-4xl:col-start-3 @4xl:justify-self-end">
          <DeedButton
            type="submit"
            size="sm"
            name="only"
            value={chosenValue(thing)}
            aria-label={t('restore.named', { name })}
            aria-disabled={isBusy}
            onClick={(event) => {
              event.preventDefault()
              if (!isBusy) onRestore(thing)
            }}
          >
            <StaffIcon name="restore" className="size-4" />
            {t('restore.one')}
          </DeedButton>
          {askHref !== undefined && (
            <DeedButton asChild size="sm" className="min-w-11">
              <a
                href={askHref}
                aria-label={t('erase.named', { name })}
                title={t('erase.one')}
                onClick={(event) => {
                  event.preventDefault()
                  onAsk(true)
                }}
              >
                <StaffIcon name="trash" className="size-4" />
              </a>
            </DeedButton>
          )}
        </div>
      </div>
    </ConfirmRow>
  )
}

function DaysLeft({ goneAt, now }: { goneAt: number; now: number }) {
  const { t } = useTranslation('staff-desk')
  const left = Math.max(0, Math.ceil((goneAt - now) / DAY))
  const isAsking = left <= SOON
  return (
    <div className={cn('grid gap-1.5 text-xs', isAsking ? 'font-semibold text-signal-text' : 'text-ink-soft')}>
      <PaneClock total={DAYS_KEPT} left={left} columns={15} isAsking={isAsking} className="@max-4xl:hidden" />
      <PaneClock total={DAYS_KEPT} left={left} size="sm" isAsking={isAsking} className="@4xl:hidden" />
      <span className="tabular-nums">{t('left.days', { count: left })}</span>
    </div>
  )
}
