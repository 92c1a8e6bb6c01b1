import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IssueState as SentState } from '#api/contract/values/staff/issues.ts'
import { type Language, languageNames } from '#locales/languages.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import type { SavedStateProps } from '#ui/blocks/staff/editor/frame/saved-state.tsx'
import { WritingStrip, type WritingStripProps } from '#ui/blocks/staff/editor/frame/writing-strip.tsx'
import { ApprovalPart, type ApprovalPartProps } from '#ui/blocks/staff/issues/compose/approval-part.tsx'
import { AudiencePart } from '#ui/blocks/staff/issues/compose/audience-part.tsx'
import { BlockList } from '#ui/blocks/staff/issues/compose/block-list.tsx'
import { DryRun } from '#ui/blocks/staff/issues/compose/dry-run.tsx'
import { FindingsPart, type FindingsPartProps } from '#ui/blocks/staff/issues/compose/findings-part.tsx'
import {
  type AddedKind,
  type Block,
  type InEach,
  type IssueCount,
  type IssueFinding,
  type IssueLanguage,
  type IssueText,
  issueForms,
  type Leaving,
  type Preview,
  type Schedule,
  type ShownPicture,
  type ShownPost,
} from '#ui/blocks/staff/issues/compose/issue.ts'
import { IssueFrame } from '#ui/blocks/staff/issues/compose/issue-frame.tsx'
import { IssueLines } from '#ui/blocks/staff/issues/compose/issue-lines.tsx'
import { IssueQuestions } from '#ui/blocks/staff/issues/compose/issue-questions.tsx'
import { IssueStrip, type IssueStripProps } from '#ui/blocks/staff/issues/compose/issue-strip.tsx'
import { IssueTabs } from '#ui/blocks/staff/issues/compose/issue-tabs.tsx'
import { SchedulePart } from '#ui/blocks/staff/issues/compose/schedule-part.tsx'
import { TestPart, type TestPartProps } from '#ui/blocks/staff/issues/compose/test-part.tsx'
import { useIssueLit } from '#ui/blocks/staff/issues/compose/use-issue-lit.ts'
import { useLeaves } from '#ui/blocks/staff/issues/compose/use-leaves.ts'
import type { Shown } from '#ui/blocks/staff/issues/mails/issue-column.tsx'
import { IssueColumns } from '#ui/blocks/staff/issues/mails/issue-columns.tsx'
import { ViewBar } from '#ui/blocks/staff/issues/mails/view-bar.tsx'
import { takeForm } from '#ui/lib/take-form.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface IssuePageProps {
  id: string
  number: number
  version: number
  state: SentState
  text: IssueText
  /** Goes up when the text was changed by anything but the fields: what was asked about it before is over. */
  filling?: number
  onChange: (change: Partial<IssueText>) => void
  language: Language
  languages: InEach<IssueLanguage>
  posts: Readonly<Record<string, ShownPost>>
  pictures: Readonly<Record<string, ShownPicture>>
  saved: Omit<SavedStateProps, 'version' | 'clock' | 'className'>
  clock: StaffClock
  /** Without scripts the forms are posted here. */
  action: string
  backHref: string
  hrefFor: (language: Language, block?: string | null) => string
  /** What happened to the text. The newest first. */
  strips: readonly WritingStripProps[]
  trouble?: IssueStripProps | undefined
  /** Sentences of the server, by where they belong: `title`, `lines.de.subject`, `blocks.0.words.de`. */
  errors?: Readonly<Record<string, string>>
  count: IssueCount | undefined
  hasCountFailed?: boolean
  onCount?: (() => void) | undefined
  checks: Omit<FindingsPartProps, 'hrefFor'>
  previews: Partial<Record<Language, Preview | 'failed'>>
  onRetryPreview?: (() => void) | undefined
  test: Pick<TestPartProps, 'testers' | 'onSend' | 'isSending' | 'told'>
  isApprovalAsked: boolean
  approval: ApprovalPartProps['approval']
  mayApprove: boolean
  onApprove?: (() => void) | undefined
  schedule: Schedule | null
  maySchedule: boolean
  leaving: Leaving
  onLeavingChange: (leaving: Leaving) => void
  zones: readonly string[]
  scheduleErrors?: Partial<Record<'day' | 'hour' | 'zone', string>> | undefined
  problem?: string | undefined
  onSchedule?: (() => void) | undefined
  onTakeBack?: (() => void) | undefined
  /** Something is being done. */
  isBusy?: boolean
  onAdd: (kind: AddedKind) => void
  onRemove: (block: Block, place: number) => void
  onSave?: (() => void) | undefined
  onDelete?: (() => void) | undefined
}

const nothing: readonly IssueFinding[] = []

/** An issue of the newsletter while it is written, and while it waits for its time. */
export function IssuePage(props: IssuePageProps) {
  const { id, number, version, text, onChange, language, languages, posts, pictures, clock, action, hrefFor } = props
  const { filling = 0, checks, count, schedule, leaving, errors = {}, isBusy = false, maySchedule } = props
  const { t } = useTranslation('staff-issues')
  const [isOne, setOne] = useState(false)
  const [shown, setShown] = useState<Shown>({ lights: ['day', 'night'], width: 'phone', isPlain: false })
  const [asked, setAsked] = useState<{ deed: 'send' | 'delete'; filling: number }>()
  const ask = (deed: 'send' | 'delete') => setAsked({ deed, filling })
  const { leaves, leavesShort } = useLeaves(schedule, leaving, clock.now)
  const findings = checks.findings ?? nothing
  const isReadOnly = props.state !== 'draft' || props.saved.kind === 'gone'
  const lit = useIssueLit({
    people: count?.now,
    hasBlocks: text.blocks.length > 0,
    isSaved: props.saved.kind === 'saved' || props.saved.kind === 'typed' || props.saved.kind === 'saving',
    findings: checks.isOld ? nothing : findings,
    isApprovalAsked: props.isApprovalAsked,
    isApproved: props.approval?.isOfThis === true,
    mayApprove: props.mayApprove,
    maySchedule,
    schedule,
    leaving,
    leaves,
    isBusy,
  })
  const line = (field: string) => errors[`lines.${language}.${field}`]
  const { onSchedule, onDelete } = props
  return (
    <>
      <IssueFrame
        number={number}
        title={text.title}
        backHref={props.backHref}
        saved={isReadOnly && props.saved.kind === 'saved' ? undefined : { ...props.saved, version, clock }}
        lit={lit}
        view={<ViewBar isOne={isOne} onOneChange={setOne} shown={shown} onShownChange={setShown} />}
        strips={
          <>
            {props.trouble && <IssueStrip {...props.trouble} />}
            {props.strips.map((strip) => (
              <WritingStrip key={strip.kind} {...strip} />
            ))}
          </>
        }
        panel={
          <form
            id={issueForms.text}
            data-kept
            method="post"
            action={action}
            aria-label={t('form', { language: languageNames[language] })}
            noValidate
            onSubmit={takeForm(props.onSave && (() => props.onSave?.()))}
          >
            <input type="hidden" name="deed" value="save" />
            <input type="hidden" name="in" value={language} />
            <input type="hidden" name="version" value={version} />
            <IssueTabs
              languages={languages}
              current={language}
              source={text.source}
              hrefFor={(each) => hrefFor(each)}
            />
            <IssueLines
              language={language}
              value={text.lines[language]}
              suggested={languages[language].subject}
              errors={{ subject: line('subject'), preheader: line('preheader') }}
              isReadOnly={isReadOnly}
              onChange={(value) => onChange({ lines: { ...text.lines, [language]: value } })}
            />
            <BlockList
              blocks={text.blocks}
              language={language}
              source={text.source}
              posts={posts}
              pictures={pictures}
              gaps={languages[language].gaps}
              findings={findings}
              errors={Object.fromEntries(
                Object.entries(errors).flatMap(([path, words]) =>
                  path.startsWith('blocks.') ? [[path.slice('blocks.'.length), words]] : [],
                ),
              )}
              isReadOnly={isReadOnly}
              onChange={(blocks) => onChange({ blocks })}
              onAdd={props.onAdd}
              onRemove={props.onRemove}
            />
            <AudiencePart value={text} onChange={onChange} titleError={errors['title']} isReadOnly={isReadOnly} />
            {!isReadOnly && (
              <noscript>
                <div className="border-line border-b px-5 py-4">
                  <DeedButton type="submit" size="sm">
                    {t('save')}
                  </DeedButton>
                </div>
              </noscript>
            )}
          </form>
        }
        next={
          <>
            <DryRun
              count={count}
              hasFailed={props.hasCountFailed ?? false}
              timeZone={clock.timeZone}
              onCount={props.onCount}
            />
            <FindingsPart {...checks} hrefFor={(finding) => hrefFor(finding.in, finding.block)} />
            <TestPart key={language} language={language} action={action} {...props.test} />
            {props.isApprovalAsked && props.state === 'draft' && (
              <ApprovalPart
                approval={props.approval}
                mayApprove={props.mayApprove}
                version={version}
                clock={clock}
                action={action}
                onApprove={props.onApprove}
                isBusy={isBusy}
              />
            )}
            <SchedulePart
              value={leaving}
              onChange={props.onLeavingChange}
              zones={props.zones}
              version={version}
              action={action}
              schedule={schedule}
              maySchedule={maySchedule}
              now={clock.now}
              errors={props.scheduleErrors}
              problem={props.problem}
              isBusy={isBusy}
              deed={lit.form === issueForms.schedule ? lit.action : t('lit.any')}
              why={lit.form === issueForms.schedule ? undefined : lit.action}
              onSchedule={onSchedule && (() => (leaving.clock === 'now' ? ask('send') : onSchedule()))}
              onTakeBack={props.onTakeBack}
            />
            {!isReadOnly && (
              <form
                method="post"
                action={action}
                onSubmit={takeForm(onDelete && (() => ask('delete')))}
                className="px-5 py-5"
              >
                <input type="hidden" name="deed" value="delete" />
                <input type="hidden" name="id" value={id} />
                <DeedButton type="submit" size="sm" tone="danger">
                  {t('remove.deed')}
                </DeedButton>
              </form>
            )}
          </>
        }
      >
        <IssueColumns
          standing={languages}
          current={language}
          hrefFor={(each) => hrefFor(each)}
          leaves={leavesShort}
          previews={props.previews}
          count={count}
          findings={findings}
          isOne={isOne}
          shown={shown}
          onRetry={props.onRetryPreview}
        />
      </IssueFrame>
      <IssueQuestions
        asked={asked?.filling === filling ? asked.deed : undefined}
        people={count?.now ?? 0}
        isBusy={isBusy}
        onEnd={() => setAsked(undefined)}
        onSend={onSchedule}
        onDelete={onDelete}
      />
    </>
  )
}
