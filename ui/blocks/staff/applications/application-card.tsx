import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '#locales/languages.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import type { ApplicationCardFacts } from '#ui/blocks/staff/applications/application.ts'
import { nextStep, useApplicationWords } from '#ui/blocks/staff/applications/application-words.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { takeForm } from '#ui/lib/take-form.ts'
import { Cover } from '#ui/primitives/staff/cover.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { PaneClock } from '#ui/primitives/staff/pane-clock.tsx'

const PROMISED = 5 // working days

export interface ApplicationCardProps {
  application: ApplicationCardFacts
  clock: StaffClock
  href: string
  /** Where its next step is prepared, if it is one that the applicant hears of. */
  stepHref?: string | undefined
  /** Without scripts a review is begun by posting here. */
  action: string
  isOpen?: boolean
  onReview?: ((id: string) => void) | undefined
  onDragChange?: ((application: ApplicationCardFacts | undefined) => void) | undefined
}

/** One application in its column. It is a link; its button, a drag or Alt → takes it further. */
export function ApplicationCard({
  application,
  clock,
  href,
  stepHref,
  action,
  isOpen = false,
  onReview,
  onDragChange,
}: ApplicationCardProps) {
  const { t } = useTranslation('staff-applications')
  const { about, standing, day } = useApplicationWords(clock)
  const [isDragged, setDragged] = useState(false)
  const { id, name, isCovered, language, stage, daysLeft, deletedOn } = application
  const next = nextStep[stage]
  const word = next && (stage === 'interview' ? t('decide') : t(`steps.${next}.short`))
  const label = word && t('named', { deed: word, name })

  function drag(event: DragEvent, isBegun: boolean) {
    if (isBegun) {
      event.dataTransfer.setData('text/plain', name)
      event.dataTransfer.effectAllowed = 'move'
    }
    setDragged(isBegun)
    onDragChange?.(isBegun ? application : undefined)
  }

  return (
    <li
      data-slot="application-card"
      data-state={isOpen ? 'open' : 'still'}
      data-application={id}
      draggable={onDragChange !== undefined && next !== undefined}
      onDragStart={(event) => drag(event, true)}
      onDragEnd={(event) => drag(event, false)}
      className={cn(
        'relative grid gap-1.5 border-line border-b p-3.5 hover:bg-pane',
        isOpen && 'bg-pane shadow-[inset_0_0_0_2px_var(--ink)] forced-colors:outline-2 forced-colors:outline-current',
        isDragged && 'opacity-50',
      )}
    >
      <Anchor
        href={href}
        draggable={false}
        {...(isOpen && { 'aria-current': 'true' as const })}
        data-card={id}
        className="heading wrap-anywhere text-[1.0625rem] leading-tight outline-none after:absolute after:inset-0 after:-outline-offset-4 hover:underline hover:decoration-2 hover:decoration-signal hover:underline-offset-4 focus-visible:after:outline-2 focus-visible:after:outline-signal"
      >
        {isCovered ? <Cover>{name}</Cover> : name}
      </Anchor>
      <p className="wrap-anywhere text-ink-soft text-xs">
        {about(application)} · {languageNames[language]}
      </p>
      <p className="text-ink-soft text-xs">{standing(application)}</p>
      {stage === 'decision' && (
        <p className="text-ink-soft text-xs">{t('card.deleted', { day: day(deletedOn, 'short') })}</p>
      )}
      {daysLeft !== null && (
        <p
          className={cn(
            'flex flex-wrap items-center gap-x-2 text-xs',
            daysLeft < 2 && 'font-semibold text-signal-text',
          )}
        >
          <PaneClock total={PROMISED} left={daysLeft} size="lg" isAsking={daysLeft < 2} />
          {daysLeft === 0 ? t('card.over') : t('card.daysLeft', { count: daysLeft })}
        </p>
      )}
      {next && (
        <div className="relative justify-self-start pt-1">
          {stepHref === undefined ? (
            <form method="post" action={action} onSubmit={takeForm(onReview && (() => onReview(id)))}>
              <input type="hidden" name="deed" value="move" />
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="from" value={stage} />
              <input type="hidden" name="step" value={next} />
              <DeedButton type="submit" size="sm" aria-label={label}>
                {word}
              </DeedButton>
            </form>
          ) : (
            <DeedButton asChild size="sm">
              <Anchor href={stepHref} aria-label={label}>
                {word}
              </Anchor>
            </DeedButton>
          )}
        </div>
      )}
    </li>
  )
}
