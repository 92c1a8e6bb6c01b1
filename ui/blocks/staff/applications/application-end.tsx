import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffClock } from '#locales/staff-formats.ts'
import type { OpenApplication } from '#ui/blocks/staff/applications/application.ts'
import { useApplicationWords } from '#ui/blocks/staff/applications/application-words.ts'
import { KeepForm, type KeepFormProps } from '#ui/blocks/staff/applications/keep-form.tsx'
import { takeForm } from '#ui/lib/take-form.ts'
import { Disclosure } from '#ui/primitives/disclosure.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { PaneClock } from '#ui/primitives/staff/pane-clock.tsx'

const MONTH = (365.25 / 12) * 86_400_000
const YEAR = 12 // months, and panes of a row

export interface ApplicationEndProps {
  application: Pick<
    OpenApplication,
    'id' | 'name' | 'outcome' | 'receivedAt' | 'decidedAt' | 'deletedOn' | 'kept' | 'keepable'
  >
  clock: StaffClock
  /** Posted here without scripts. */
  action: string
  /** Puts the day off, and takes that back; without it only the day is shown. */
  keeping?:
    | (Pick<KeepFormProps, 'typed' | 'errors' | 'isBusy' | 'onKeep'> & { onUnkeep?: (seen: number) => void })
    | undefined
}

/** When an application is deleted, and why then. */
export function ApplicationEnd({ application, clock, action, keeping }: ApplicationEndProps) {
  const { t } = useTranslation('staff-applications')
  const { day, when } = useApplicationWords(clock)
  const { id, name, outcome, receivedAt, decidedAt, deletedOn, kept, keepable } = application
  const monthsFrom = (from: number) => Math.max(0, Math.ceil((deletedOn - from) / MONTH))
  const months = kept ? monthsFrom(decidedAt ?? receivedAt) : outcome ? YEAR / 2 : YEAR
  // What was not taken is shown with what was typed, and stays open while it is sent again.
  const typed = keeping?.typed
  const [isOpen, setOpen] = useState(typed !== undefined)
  const [before, setBefore] = useState(typed)
  if (typed !== before) {
    setBefore(typed)
    if (typed) setOpen(true)
  }
  const left = Math.min(months, monthsFrom(clock.now))
  return (
    <div data-slot="application-end" className="grid gap-3 text-sm">
      <p>
        {kept
          ? t('deletion.kept', { day: day(deletedOn), ordinary: day(kept.ordinaryOn) })
          : t(outcome ? 'deletion.decided' : 'deletion.undecided', { day: day(deletedOn) })}
      </p>
      {kept && (
        <blockquote className="grid gap-1 border-ink border-l-2 pl-3">
          <p className="font-semibold">{t(`deletion.grounds.${kept.ground}`)}</p>
          <p className="wrap-anywhere whitespace-pre-line">{kept.reason}</p>
          <p className="text-ink-soft text-xs">
            {t('mails.by', { name: kept.by ?? t('someone'), when: when(kept.at) })}
          </p>
        </blockquote>
      )}
      <div className="grid gap-1.5">
        <PaneClock total={months} left={left} columns={Math.min(months, YEAR)} size="xl" />
        <p className="text-ink-soft text-xs">{t('deletion.left', { count: left })}</p>
      </div>
      {!keeping && <p className="text-ink-soft text-xs">{t('deletion.fixed')}</p>}
      {keeping && kept && (
        <form
          method="post"
          action={action}
          onSubmit={takeForm(keeping.onUnkeep && (() => keeping.onUnkeep?.(kept.at)))}
          className="flex flex-wrap items-center gap-x-4 gap-y-2"
        >
          <input type="hidden" name="deed" value="unkeep" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="seen" value={kept.at} />
          <DeedButton type="submit" size="sm" aria-label={t('named', { deed: t('keep.undo'), name })}>
            {t('keep.undo')}
          </DeedButton>
          <span className="text-ink-soft text-xs">
            {kept.ordinaryOn > clock.now ? t('keep.undoText', { day: day(kept.ordinaryOn) }) : t('keep.undoNow')}
          </span>
        </form>
      )}
      {keeping && keepable && (
        <Disclosure
          summary={<span className="text-base">{t(kept ? 'keep.openMore' : 'keep.open')}</span>}
          open={isOpen}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <KeepForm {...keeping} id={id} seen={kept?.at} days={keepable} clock={clock} action={action} />
        </Disclosure>
      )}
    </div>
  )
}
