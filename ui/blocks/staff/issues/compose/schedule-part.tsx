import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatTime } from '#locales/staff-formats.ts'
import { PanelPart, slimField } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import { issueForms, type Leaving, type Schedule } from '#ui/blocks/staff/issues/compose/issue.ts'
import { placeOf } from '#ui/blocks/staff/issues/compose/place-of.ts'
import { takeLostFocus } from '#ui/lib/staff/take-lost-focus.ts'
import { takeForm } from '#ui/lib/take-form.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface SchedulePartProps {
  value: Leaving
  onChange: (value: Leaving) => void
  /** To choose from; the agency's own first. */
  zones: readonly string[]
  version: number
  /** Without scripts the form is posted here, with `deed` `schedule` or `takeBack`. */
  action: string
  /** Set: it is scheduled. */
  schedule: Schedule | null
  /** Moderators write and do not send. */
  maySchedule: boolean
  now: number
  errors?: Partial<Record<'day' | 'hour' | 'zone', string>> | undefined
  problem?: string | undefined
  isBusy?: boolean
  /** What the button does, as the lit pane says it. */
  deed: ReactNode
  /** Why it cannot be scheduled yet. On a phone the lit pane has no room to say so. */
  why?: ReactNode
  onSchedule?: (() => void) | undefined
  onTakeBack?: (() => void) | undefined
}

const ways = ['now', 'together', 'morning'] as const

/** When it leaves: now, at a time, or at nine in the morning where each language lives. The lit pane of the screen sends this form. */
export function SchedulePart(props: SchedulePartProps) {
  const { value, onChange, zones, version, action, schedule, maySchedule, now, errors = {}, problem } = props
  const { isBusy, deed, why, onSchedule, onTakeBack } = props
  const { t, i18n } = useTranslation('staff-issues')
  const isScheduled = schedule !== null
  const wasScheduled = useRef(isScheduled)

  // The field or the button that had the focus is gone.
  useEffect(() => {
    if (wasScheduled.current !== isScheduled) takeLostFocus(document.getElementById('issue-when'))
    wasScheduled.current = isScheduled
  }, [isScheduled])

  if (schedule) {
    const clock = { now, timeZone: schedule.zone }
    const day = formatDay(schedule.goesAt, i18n.language, clock, { weekday: 'long' })
    const time = formatTime(schedule.goesAt, schedule.zone)
    return (
      <PanelPart data-slot="schedule-part" data-state="scheduled" id="issue-when" tabIndex={-1} title={t('when.title')}>
        <p className="text-sm">
          {schedule.clock === 'morning'
            ? t('when.goesMorning', { day })
            : t('when.goes', { day, time, zone: placeOf(schedule.zone) })}
        </p>
        <p className="text-ink-soft text-sm">{t('when.locked')}</p>
        {problem && <Notice tone="danger">{problem}</Notice>}
        {maySchedule && (
          <form
            id={issueForms.takeBack}
            method="post"
            action={action}
            onSubmit={takeForm(onTakeBack && (() => onTakeBack()))}
          >
            <input type="hidden" name="deed" value="takeBack" />
            <input type="hidden" name="goesAt" value={schedule.goesAt} />
            <DeedButton type="submit" size="sm" aria-disabled={isBusy}>
              {t('when.takeBack')}
            </DeedButton>
          </form>
        )}
      </PanelPart>
    )
  }
  if (!maySchedule) {
    return (
      <PanelPart data-slot="schedule-part" data-state="shut" title={t('when.title')}>
        <p className="text-sm">{t('when.notYours')}</p>
      </PanelPart>
    )
  }
  return (
    <PanelPart
      data-slot="schedule-part"
      data-state="open"
      id="issue-when"
      tabIndex={-1}
      title={t('when.title')}
      className={slimField}
    >
      <form
        id={issueForms.schedule}
        method="post"
        action={action}
        noValidate
        onSubmit={takeForm(onSchedule && (() => onSchedule()))}
        className="grid gap-4"
      >
        <input type="hidden" name="deed" value="schedule" />
        <input type="hidden" name="version" value={version} />
        <RadioGroup
          name="clock"
          label={<span className="sr-only">{t('when.how')}</span>}
          value={value.clock}
          onValueChange={(next) => {
            const chosen = ways.find((way) => way === next)
            if (chosen) onChange({ ...value, clock: chosen })
          }}
          options={ways.map((way) => ({
            value: way,
            label: t(`when.${way}`),
            ...(way === 'morning' && { hint: t('when.morningHint') }),
          }))}
        />
        {value.clock !== 'now' && (
          <TextField
            id="issue-day"
            type="date"
            name="day"
            label={t('when.day')}
            value={value.day}
            error={errors.day}
            onChange={({ currentTarget }) => onChange({ ...value, day: currentTarget.value })}
          />
        )}
        {value.clock === 'together' && (
          <>
            <TextField
              type="time"
              name="hour"
              label={t('when.hour')}
              value={value.hour}
              error={errors.hour}
              onChange={({ currentTarget }) => onChange({ ...value, hour: currentTarget.value })}
            />
            <Select
              name="zone"
              label={t('when.zone')}
              value={value.zone}
              error={errors.zone}
              options={zones.map((zone) => ({ value: zone, label: placeOf(zone) }))}
              onChange={({ currentTarget }) => onChange({ ...value, zone: currentTarget.value })}
            />
          </>
        )}
        {problem && <Notice tone="danger">{problem}</Notice>}
        {why && <p className="font-medium text-ink-soft md:hidden">{why}</p>}
        {/* Wide windows have the lit pane; without scripts it sends the form, too. */}
        <DeedButton
          type="submit"
          size="sm"
          tone="ink"
          aria-disabled={isBusy}
          disabled={why !== undefined}
          className="md:hidden"
        >
          {deed}
        </DeedButton>
      </form>
    </PanelPart>
  )
}
