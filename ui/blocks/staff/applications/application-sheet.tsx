import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApplicationStep, stepsFrom } from '#api/contract/values/staff/application-stages.ts'
import { languageNames } from '#locales/languages.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import { ApplicantName, applicantNameId } from '#ui/blocks/staff/applications/applicant-name.tsx'
import type { ApplicationNote, OpenApplication, SentStageMail } from '#ui/blocks/staff/applications/application.ts'
import { ApplicationEnd, type ApplicationEndProps } from '#ui/blocks/staff/applications/application-end.tsx'
import { ApplicationNotes, type ApplicationNotesProps } from '#ui/blocks/staff/applications/application-notes.tsx'
import { useApplicationWords } from '#ui/blocks/staff/applications/application-words.ts'
import { ResumeFacts } from '#ui/blocks/staff/applications/resume-facts.tsx'
import { StageMailList } from '#ui/blocks/staff/applications/stage-mail-list.tsx'
import { StepForm, type StepFormProps } from '#ui/blocks/staff/applications/step-form.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { takeForm } from '#ui/lib/take-form.ts'
import { Link } from '#ui/primitives/link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

/** The form that the lit pane sends where no mail goes with the step. */
export const reviewFormId = 'review-form'

export interface ApplicationSheetProps {
  application: OpenApplication
  notes: readonly ApplicationNote[]
  mails: readonly SentStageMail[]
  clock: StaffClock
  /** A step that is being prepared. */
  step?:
    | Pick<StepFormProps, 'step' | 'preview' | 'typed' | 'error' | 'late' | 'isBusy' | 'onWords' | 'onStep'>
    | undefined
  /** The page's own address: every form without scripts is posted here, with its `deed`. */
  action: string
  /** Where the board alone is; a deleted application leads there. */
  backHref: string
  stepHref: (step: ApplicationStep | undefined) => string
  note: Pick<ApplicationNotesProps, 'typed' | 'error' | 'onText' | 'onNote' | 'onRemove'>
  /** With the right to keep it longer. */
  keeping?: ApplicationEndProps['keeping']
  /** A sentence of the server: what did not work. */
  problem?: string | undefined
  onShow?: (() => void) | undefined
  onReview?: (() => void) | undefined
  onDelete?: (() => void) | undefined
}

/** One application: what comes next, the letter, the facts of its file, and how long it is kept. */
export function ApplicationSheet(props: ApplicationSheetProps) {
  const { application, notes, mails, clock, step, action, backHref, stepHref, note, keeping, problem } = props
  const { onShow, onReview, onDelete } = props
  const { t } = useTranslation('staff-applications')
  const { about, day, when } = useApplicationWords(clock)
  const { id, name, email, phone, language, stage, message, outcome, decidedAt, receivedAt } = application
  const facts = [
    { label: t('one.stage'), value: t(`stages.${stage}`) },
    { label: t('one.about'), value: application.opening ? about(application) : t('one.open') },
    ...(application.opening ? [] : [{ label: t('interestsLabel'), value: about(application) }]),
    { label: t('one.came'), value: when(receivedAt) },
    { label: t('one.language'), value: languageNames[language] },
    ...(email ? [{ label: t('one.email'), value: <Link href={`mailto:${email}`}>{email}</Link> }] : []),
    ...(phone ? [{ label: t('one.phone'), value: <Link href={`tel:${numberOf(phone)}`}>{phone}</Link> }] : []),
  ]
  return (
    <article data-slot="application-sheet" aria-labelledby={applicantNameId} className="min-w-0">
      {/* A phone has it in its head. */}
      <p className="flex border-line border-b text-sm max-md:hidden">
        <Anchor
          href={backHref}
          className="-outline-offset-4 flex min-h-12 items-center gap-2 border-line border-r px-4 font-medium hover:bg-pane"
        >
          <StaffIcon name="chevron-left" className="size-4" />
          {t('one.back')}
        </Anchor>
      </p>
      {problem && (
        <div className="px-5 pt-5">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      <section className="grid gap-4 px-5 py-5">
        <ApplicantName application={application} action={action} onShow={onShow} />
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          {facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Pane title={t('one.next')}>
        {outcome && decidedAt !== null ? (
          <p className="text-sm">{t(`one.${outcome}`, { day: day(decidedAt) })}</p>
        ) : step ? (
          <StepForm
            key={step.step}
            {...step}
            id={id}
            to={email || name}
            language={language}
            stage={stage}
            action={action}
            hrefFor={stepHref}
          />
        ) : (
          <div className="flex flex-wrap gap-3">
            {stepsFrom[stage].map((each) =>
              each === 'review' ? (
                <form
                  key={each}
                  id={reviewFormId}
                  method="post"
                  action={action}
                  onSubmit={takeForm(onReview && (() => onReview()))}
                >
                  <input type="hidden" name="deed" value="move" />
                  <input type="hidden" name="id" value={id} />
                  <input type="hidden" name="from" value={stage} />
                  <input type="hidden" name="step" value={each} />
                  <DeedButton type="submit">{t(`steps.${each}.do`)}</DeedButton>
                </form>
              ) : (
                <DeedButton key={each} asChild>
                  <Anchor href={stepHref(each)}>{t(`steps.${each}.do`)}</Anchor>
                </DeedButton>
              ),
            )}
          </div>
        )}
      </Pane>
      <Pane title={t('one.letter')}>
        <p lang={language} className="wrap-anywhere whitespace-pre-line">
          {message}
        </p>
      </Pane>
      <Pane title={t('resume.title')}>
        <ResumeFacts id={id} resume={application.resume} action={action} />
      </Pane>
      <Pane title={t('notes.title')}>
        <ApplicationNotes {...note} id={id} notes={notes} clock={clock} action={action} />
      </Pane>
      <Pane title={t('mails.title')}>
        <StageMailList mails={mails} clock={clock} />
      </Pane>
      <Pane title={t('deletion.title')}>
        <div className="grid gap-3 text-sm">
          <ApplicationEnd application={application} clock={clock} action={action} keeping={keeping} />
          <form
            method="post"
            action={backHref}
            onSubmit={takeForm(onDelete && (() => onDelete()))}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2"
          >
            <input type="hidden" name="deed" value="delete" />
            <input type="hidden" name="id" value={id} />
            <DeedButton type="submit" size="sm" tone="danger" aria-label={t('named', { deed: t('delete.do'), name })}>
              <StaffIcon name="trash" className="size-4" />
              {t('delete.do')}
            </DeedButton>
            <span className="text-ink-soft text-xs">{t('delete.text')}</span>
          </form>
        </div>
      </Pane>
    </article>
  )
}

function Pane({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t px-5 py-5">
      <h3 className="heading mb-3 text-h4">{title}</h3>
      {children}
    </section>
  )
}

/** Without its extension, which nobody can dial before somebody answers. */
function numberOf(phone: string): string {
  return phone.replace(/(?:ext\.?|x) ?\d+$/i, '').replace(/[^\d+]/g, '')
}
