import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IssueAnswer } from '#api/contract/staff/issues.ts'
import type { Language } from '#locales/languages.ts'
import { formatWhen } from '#locales/staff-formats.ts'
import { IssuePage } from '#site/pages/staff/issue-page.tsx'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { issueAddress } from '#site/staff/issues/issue-addresses.ts'
import { stripsOf, troubleOf, usualLeaving, zones } from '#site/staff/issues/issue-shown.ts'
import { useBlockRemoval } from '#site/staff/issues/use-block-removal.ts'
import { useIssueDeeds } from '#site/staff/issues/use-issue-deeds.ts'
import { useIssueFacts } from '#site/staff/issues/use-issue-facts.ts'
import { useIssuePreviews } from '#site/staff/issues/use-issue-previews.ts'
import { type PostedIssue, useIssueSaving } from '#site/staff/issues/use-issue-saving.ts'
import { fieldErrors, savedShown } from '#site/staff/saving/saving-state.ts'
import { useUnsaved } from '#site/staff/saving/use-unsaved.ts'
import { picturesAddress } from '#site/staff/screens/picture-addresses.ts'
import { usePictureChoice } from '#site/staff/writing/use-picture-choice.ts'
import { PictureChooser } from '#ui/blocks/staff/editor/frame/picture-chooser.tsx'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { useToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import type { AddedKind, Leaving, ShownPicture, ShownPost } from '#ui/blocks/staff/issues/compose/issue.ts'
import { type Made, newBlock } from '#ui/blocks/staff/issues/compose/new-block.ts'
import { PostPicker } from '#ui/blocks/staff/issues/compose/post-picker.tsx'

/** What came back of a form that was posted without scripts. */
export interface PostedDeed {
  deed: string
  problem?: string | undefined
  errors?: Readonly<Record<string, string>> | undefined
  leaving?: Leaving | undefined
  mails?: number | undefined
}

interface IssueEditorProps {
  opened: IssueAnswer
  language: Language
  posted: PostedIssue | undefined
  done: PostedDeed | undefined
}

/** An issue as it is written: what is typed, what is saved, and everything around it. */
export function IssueEditor({ opened, language, posted, done }: IssueEditorProps) {
  const { account, rights } = useHouse()
  const { id, number } = opened.issue
  const client = use(StaffClientInView)
  const { show } = useToasts()
  const { t, i18n } = useTranslation(['staff-issues', 'staff-editor', 'staff-frame'])
  const clock = useClock(opened.at)
  const { saving, issue: inHand } = useIssueSaving(opened.issue, account.id, posted)
  const { held: issue, text, filling, state } = inHand
  useUnsaved(saving, inHand.isKept && state.kind !== 'locked' && t('leave.text'))
  const { choose, chooser } = usePictureChoice()
  const { previews, onRetry } = useIssuePreviews(id, issue.version, language)
  const facts = useIssueFacts(id, issue.version, saving.save)
  const [leaving, setLeaving] = useState<Leaving>(done?.leaving ?? usualLeaving(opened.at))
  const [isPicking, setPicking] = useState(false)
  // What was put in and is not saved yet is known from where it was chosen.
  const [chosenPosts, setChosenPosts] = useState<Record<string, ShownPost>>({})
  const [chosenPictures, setChosenPictures] = useState<Record<string, ShownPicture>>({})
  const onRemove = useBlockRemoval(id, saving)
  const deeds = useIssueDeeds(id, saving, filling, facts.onCount)
  const here = issueAddress(id, language)
  useShortcuts({ 'mod+s': () => void saving.save() })

  const add = (made: Made) =>
    saving.change({ blocks: [...saving.get().text.blocks, newBlock(made, crypto.randomUUID())] })

  async function addPicture(): Promise<void> {
    const picture = await choose()
    if (!picture) return
    const width = picture.widths[0] ?? picture.width
    const shown = { address: `/pictures/${picture.id}-${width}.webp`, title: picture.name }
    setChosenPictures((before) => ({ ...before, [picture.id]: shown }))
    add({ kind: 'picture', picture: picture.id, alt: picture.alt })
  }

  function onAdd(kind: AddedKind): void {
    if (kind === 'post') setPicking(true)
    else if (kind === 'picture') void addPicture()
    else add({ kind })
  }

  const isPlainTold = done && !deeds.isBusy
  const testProblem =
    isPlainTold && done.deed === 'test' ? (Object.values(done.errors ?? {})[0] ?? done.problem) : undefined
  const testTold =
    deeds.test.told ??
    (testProblem !== undefined
      ? { tone: 'danger' as const, words: testProblem }
      : done?.mails !== undefined
        ? { tone: 'success' as const, words: t('test.sent', { count: done.mails }) }
        : undefined)
  return (
    <>
      <IssuePage
        id={id}
        number={number}
        version={issue.version}
        state={issue.state}
        text={text}
        filling={filling}
        onChange={(part) => saving.change(part, filling)}
        language={language}
        languages={issue.languages}
        posts={{ ...chosenPosts, ...issue.posts }}
        pictures={{ ...chosenPictures, ...issue.pictures }}
        saved={savedShown(inHand)}
        clock={clock}
        action={here}
        backHref={staffPlaces.newsletter.href}
        hrefFor={(each, block) => issueAddress(id, each, block)}
        strips={stripsOf(inHand, {
          whenOf: (at) => formatWhen(at, i18n.language, clock),
          onUndo: () => {
            if (!saving.undoRestored()) show({ tone: 'danger', title: t('staff-frame:notices.notUndone') })
          },
          onClose: () => saving.tell({ joined: undefined }),
          onRetry: saving.retry,
        })}
        trouble={troubleOf(inHand, { here, backHref: staffPlaces.newsletter.href, onSettle: saving.choose })}
        errors={fieldErrors(state)}
        count={facts.count}
        hasCountFailed={facts.hasCountFailed}
        onCount={facts.onCount}
        checks={facts.checks}
        previews={previews}
        onRetryPreview={onRetry}
        test={{ testers: opened.testers, ...deeds.test, told: testTold }}
        isApprovalAsked={issue.isApprovalAsked}
        approval={issue.approval}
        mayApprove={issue.mayApprove}
        onApprove={deeds.approve}
        schedule={issue.schedule}
        maySchedule={rights.includes('newsletterSend')}
        leaving={leaving}
        onLeavingChange={setLeaving}
        zones={zones}
        scheduleErrors={deeds.errors ?? (isPlainTold && done.deed === 'schedule' ? done.errors : undefined)}
        problem={deeds.problem ?? (isPlainTold && done.deed !== 'test' ? done.problem : undefined)}
        onSchedule={() => deeds.schedule(leaving)}
        onTakeBack={deeds.takeBack}
        isBusy={deeds.isBusy}
        onAdd={onAdd}
        onRemove={onRemove}
        onSave={() => void saving.save()}
        onDelete={deeds.remove}
      />
      <PostPicker
        open={isPicking}
        onOpenChange={setPicking}
        findPosts={async (q) => {
          const result = await client?.findPosts({ in: text.source, q })
          if (!result?.ok) throw new Error('The posts cannot be read.')
          return result.answer.posts
        }}
        onChoose={(post) => {
          setPicking(false)
          const isLive = { en: true, sq: true, de: true, es: true, it: true, fr: true, [text.source]: post.isLive }
          setChosenPosts((before) => ({ ...before, [post.id]: { title: post.title, picture: null, isLive } }))
          add({ kind: 'post', post: post.id })
        }}
      />
      <PictureChooser {...chooser} libraryHref={picturesAddress()} now={clock.now} />
    </>
  )
}
