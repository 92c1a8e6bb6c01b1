import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ApplicationStage,
  type ApplicationStep,
  applicationDeskLimits,
  stepsFrom,
} from '#api/contract/values/staff/application-stages.ts'
import type { Language } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import type { ChosenStep, StageMailPreview } from '#ui/blocks/staff/applications/application.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { Link } from '#ui/primitives/link.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'

/** The form that the lit pane sends. */
export const stepFormId = 'step-form'

export interface StepFormProps {
  id: string
  /** Their address, or their label while it is covered. */
  to: string
  language: Language
  stage: ApplicationStage
  step: ApplicationStep
  /** Undefined for a step that no mail is about. */
  preview?: StageMailPreview | undefined
  /** Posted here without scripts. */
  action: string
  hrefFor: (step: ApplicationStep | undefined) => string
  /** What was typed and not taken. */
  typed?: Pick<ChosenStep, 'mail' | 'words'> | undefined
  error?: string | undefined
  /** Told that somebody was faster: another object each time. */
  late?: object | undefined
  isBusy?: boolean
  onWords?: ((words: string) => void) | undefined
  onStep?: ((chosen: ChosenStep) => void) | undefined
}

/** A step before it is taken: the mail stands as it will be sent, with room for one’s own words where they will stand. */
export function StepForm(props: StepFormProps) {
  const { id, to, language, stage, step, preview, action, hrefFor, typed, error, late, isBusy = false } = props
  const { onWords, onStep } = props
  const { t, i18n } = useTranslation('staff-applications')
  const [isMailed, setMailed] = useState(typed?.mail ?? true)
  // The words are for where the application stood: a colleague's step since is told of before they go.
  const [opened, setOpened] = useState({ stage, late })
  if (late && late !== opened.late && !isBusy) setOpened({ stage, late })
  const { stage: from } = opened
  const part = cn('whitespace-pre-line wrap-anywhere text-sm', !isMailed && 'text-ink-soft line-through')
  return (
    <form
      id={stepFormId}
      // Whoever takes a card on comes here next.
      tabIndex={-1}
      aria-label={t(`steps.${step}.do`)}
      data-slot="step-form"
      data-kept
      method="post"
      action={action}
      onSubmit={takeForm(
        onStep &&
          ((content) => {
            if (!isBusy)
              onStep({
                from,
                step,
                mail: preview !== undefined && content.has('mail'),
                words: written(content, 'words'),
              })
          }),
      )}
      className="grid gap-4 outline-none"
    >
      <input type="hidden" name="deed" value="move" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="step" value={step} />
      {stepsFrom[stage].length > 1 && (
        <nav aria-label={t('step.label')} className="flex border border-line-strong">
          {stepsFrom[stage].map((each) => (
            <Anchor
              key={each}
              href={hrefFor(each)}
              {...(each === step && { 'aria-current': 'page' as const })}
              className="grow border-line px-3 py-2.5 text-center font-medium text-sm -outline-offset-4 not-first:border-l hover:bg-pane aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:underline"
            >
              {t(`steps.${each}.do`)}
            </Anchor>
          ))}
        </nav>
      )}
      {preview && (
        <>
          <label className="flex cursor-pointer items-start gap-3 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              name="mail"
              defaultChecked={isMailed}
              onChange={({ currentTarget }) => setMailed(currentTarget.checked)}
              className="mt-0.5 size-5 shrink-0 accent-ink"
            />
            <span>
              <span className="block font-medium">{t('step.send')}</span>
              <span className="block text-ink-soft text-xs">{t('step.sendHint')}</span>
            </span>
          </label>
          <section
            aria-label={t('step.mail', { spoken: spokenLanguage(language, i18n.language) })}
            className="grid gap-3 border border-line-strong bg-pane p-4"
          >
            <p className="wrap-anywhere grid gap-0.5 border-line border-b pb-3 text-ink-soft text-xs">
              <span>{t('step.mail', { spoken: spokenLanguage(language, i18n.language) })}</span>
              <span>{t('step.to', { email: to })}</span>
              <span className="font-semibold text-ink">{t('step.subject', { subject: preview.subject })}</span>
              {preview.isCovered && <span>{t('cover.mail')}</span>}
            </p>
            <p lang={language} className={part}>
              {preview.before}
            </p>
            <TextArea
              name="words"
              label={t('step.words')}
              defaultValue={typed?.words ?? ''}
              onInput={({ currentTarget }) => onWords?.(currentTarget.value)}
              error={error}
              rows={3}
              maxLength={applicationDeskLimits.words}
              readOnly={!isMailed}
              lang={language}
              className="[&_label]:text-xs [&_textarea]:min-h-20"
            />
            <p lang={language} className={part}>
              {preview.after}
            </p>
          </section>
        </>
      )}
      <p className="text-ink-soft text-xs">{t('step.forward')}</p>
      <div className="flex flex-wrap items-center gap-4">
        <DeedButton type="submit" tone="ink" aria-disabled={isBusy}>
          {isBusy ? t('step.working') : t(`steps.${step}.do`)}
        </DeedButton>
        <Link href={hrefFor(undefined)}>{t('step.leave')}</Link>
      </div>
    </form>
  )
}
