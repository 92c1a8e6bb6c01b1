import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { WritingAnswer } from '#api/contract/staff/post-writing.ts'
import { blogNames } from '#locales/blog-names.ts'
import { brand } from '#locales/brand.ts'
import { languages } from '#locales/languages.ts'
import { formatWhen } from '#locales/staff-formats.ts'
import { PostEditorPage } from '#site/pages/staff/post-editor-page.tsx'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { picturesAddress } from '#site/staff/screens/picture-addresses.ts'
import { type EditorView, postAddress, viewIn } from '#site/staff/screens/post-address.ts'
import { editorPanes, fieldErrors, savedShown, stripsOf } from '#site/staff/writing/editor-shown.ts'
import type { PostedText } from '#site/staff/writing/post-saving.ts'
import { useLeaving } from '#site/staff/writing/use-leaving.ts'
import { usePanelPicture } from '#site/staff/writing/use-panel-picture.ts'
import { usePictureChoice } from '#site/staff/writing/use-picture-choice.ts'
import { fillForm, usePostSaving } from '#site/staff/writing/use-post-saving.ts'
import { usePreviews } from '#site/staff/writing/use-previews.ts'
import { usePublishing } from '#site/staff/writing/use-publishing.ts'
import { useRevisions } from '#site/staff/writing/use-revisions.ts'
import { useSheetPlaces } from '#site/staff/writing/use-sheet-places.ts'
import { pairBlocks } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { PictureChooser } from '#ui/blocks/staff/editor/frame/picture-chooser.tsx'
import { PostSheet, PostTitle } from '#ui/blocks/staff/editor/frame/post-sheet.tsx'
import type { Outline } from '#ui/blocks/staff/editor/frame/status-bar.tsx'
import { PublishSheet } from '#ui/blocks/staff/editor/gate/publish-sheet.tsx'
import { MarkdownSheet } from '#ui/blocks/staff/editor/markdown-sheet.tsx'
import { PairList } from '#ui/blocks/staff/editor/pairs/pair-list.tsx'
import { TranslationPanel } from '#ui/blocks/staff/editor/pairs/translation-panel.tsx'
import { SidePanel } from '#ui/blocks/staff/editor/panel/side-panel.tsx'
import type { RevisionMode } from '#ui/blocks/staff/editor/revisions/revision.ts'
import { RevisionList } from '#ui/blocks/staff/editor/revisions/revision-list.tsx'
import { RevisionsBoard } from '#ui/blocks/staff/editor/revisions/revisions-board.tsx'
import { ConfirmDialog } from '#ui/blocks/staff/frame/confirm-dialog.tsx'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { useToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'

interface PostEditorProps {
  opened: WritingAnswer
  /** What came back of a form that was posted. */
  posted: PostedText | undefined
  /** In place of the text. */
  children?: ReactNode
}

/** One language of a post: what is typed, what is saved, and everything around it. */
export function PostEditor({ opened, posted, children }: PostEditorProps) {
  const { id, in: language, sourceLanguage, authors } = opened
  const { account, rights } = useHouse()
  const { show } = useToasts()
  const { t, i18n } = useTranslation('staff-editor')
  const { t: errorWords } = useTranslation('staff-errors')
  const navigate = useNavigate()
  const clock = useClock(opened.at)
  const { saving, post } = usePostSaving(opened, account.id, posted)
  const leaving = useLeaving(saving)
  const [outline, setOutline] = useState<Outline>()
  const { choose, chooser } = usePictureChoice()
  const { text, state, panes, version } = post
  const places = useSheetPlaces(language, choose, { tooLarge: errorWords('problems.picture_large') })
  const picture = usePanelPicture(text.picture)
  const previews = usePreviews(id, language, () => {
    fillForm()
    return saving.save()
  })
  const pane = panes[language]
  const behind = pane?.behind ?? 0
  const saveAll = () => {
    fillForm()
    return saving.save()
  }
  const save = () => void saveAll()
  const path = postAddress(id, language)

  /** A window of its own, opened at once: browsers shut out what comes later. */
  function preview(): void {
    const window = globalThis.open('about:blank', '_blank')
    void previews.make(1).then((found) => {
      if (window && found) window.location.href = found
      else window?.close()
    })
  }

  const [query] = useSearchParams()
  const view = viewIn(query)
  const go = (to?: EditorView) => void navigate(postAddress(id, language, to), { preventScrollReset: true })
  const publishing = usePublishing({
    id,
    isOpen: view === 'check' && state.kind !== 'conflict',
    panes,
    save: saveAll,
    readerLanguage: account.language,
    onOpened: (opened) => {
      saving.tell({ panes: opened })
      go()
      show({ title: t('opened') })
    },
  })
  const compared = query.get('revision') ?? undefined
  const history = useRevisions(id, language, compared, version)
  const [mode, setMode] = useState<RevisionMode>('inline')
  const source = opened.source
  const isBeside = view === 'side' && source !== null
  const pairs = useMemo(() => (source ? pairBlocks(source.body, source.former) : []), [source])
  const agree = source && behind > 0 ? () => void saving.agree() : undefined
  const revisionList = {
    language,
    revisions: history.revisions,
    clock,
    compared,
    hrefFor: (revision: string) => `${path}?revision=${encodeURIComponent(revision)}`,
    hasFailed: history.hasFailed,
    onRetry: history.onRetry,
  }

  const next = languages[(languages.indexOf(language) + 1) % languages.length] ?? language
  useShortcuts({
    'mod+s': save,
    'mod+j': () => void navigate(postAddress(id, next)),
    'mod+.': preview,
  })

  async function choosePicture(): Promise<void> {
    const chosen = await choose()
    if (!chosen) return
    const alt = text.pictureAlt || chosen.alt[language] || ''
    saving.change({ picture: chosen.id, pictureAlt: alt })
  }

  const errors = fieldErrors(state)
  const title = {
    language,
    title: text.title,
    error: errors['title'],
    onTitleChange: (next: string) => saving.change({ title: next }),
  }
  const sheet = (
    <MarkdownSheet
      {...places}
      documentKey={`${id} ${language} ${post.filling}`}
      name="body"
      label={t('sheet.body')}
      language={language}
      value={text.body}
      onChange={(body) => saving.change({ body })}
      onOutline={setOutline}
    />
  )
  return (
    <>
      <PostEditorPage
        id={id}
        language={language}
        sourceLanguage={sourceLanguage}
        title={text.title}
        version={version}
        panes={editorPanes(panes)}
        saved={savedShown(state)}
        clock={clock}
        action={path}
        backHref={staffPlaces.posts.href}
        hrefFor={(each) => postAddress(id, each)}
        checkHref={children ? undefined : postAddress(id, language, 'check')}
        strips={stripsOf(post, {
          whenOf: (at) => formatWhen(at, i18n.language, clock),
          postsHref: staffPlaces.posts.href,
          onUndo: () => {
            if (post.restored) saving.put(post.restored.before)
            saving.tell({ restored: undefined })
          },
          onClose: () => saving.tell({ joined: undefined }),
          onRetry: saving.retry,
        })}
        conflict={
          state.kind === 'conflict'
            ? {
                clashes: state.merge.clashes,
                fitting: state.merge.fitting,
                settled: state.merge.settled,
                by: state.by,
                at: state.at,
              }
            : undefined
        }
        onSettle={saving.settle}
        onPreview={preview}
        onSave={save}
        outline={outline}
        sheet={
          isBeside && source ? (
            <PairList
              sourceLanguage={sourceLanguage}
              language={language}
              source={source}
              pairs={pairs}
              savedAt={pane?.savedAt}
              clock={clock}
              head={
                <div className="grid gap-4">
                  <PostTitle {...title} />
                  {text.excerpt && <p lang={language}>{text.excerpt}</p>}
                </div>
              }
              onAgree={agree}
            >
              {sheet}
            </PairList>
          ) : (
            <PostSheet {...title} excerpt={text.excerpt}>
              {sheet}
            </PostSheet>
          )
        }
        panel={
          <SidePanel
            language={language}
            value={text}
            onChange={saving.change}
            problems={errors}
            clock={clock}
            addressPrefix={`/${language}/blog/app/`}
            liveSlug={pane?.state === 'live' ? pane.slug : undefined}
            suggestedSlug={post.slug}
            siteTitle={blogNames[language]}
            date={pane?.visibleFrom ?? undefined}
            picture={picture}
            altIn={languages.filter((each) => panes[each]?.hasPictureWords)}
            onChoosePicture={() => void choosePicture()}
            authors={authors}
            previews={previews.panel}
            history={<RevisionList {...revisionList} />}
          >
            {isBeside && source && (
              <TranslationPanel
                language={language}
                pairs={pairs}
                value={text}
                sourceBody={source.body}
                savedAt={pane?.savedAt}
                clock={clock}
                onAgree={() => void saving.agree()}
              />
            )}
          </SidePanel>
        }
        side={source ? { href: postAddress(id, language, isBeside ? undefined : 'side'), isOn: isBeside } : undefined}
      >
        {view === 'history' ? (
          <RevisionsBoard
            list={revisionList}
            view={
              history.former && {
                language,
                from: history.former,
                to: { ...history.newest, text },
                mode,
                onModeChange: setMode,
                clock,
              }
            }
            facts={{
              isSource: language === sourceLanguage,
              onBringBack: () => {
                if (history.former) saving.put(history.former.text)
                go()
              },
            }}
          />
        ) : (
          children || undefined
        )}
      </PostEditorPage>
      <PublishSheet
        open={view === 'check' && state.kind !== 'conflict'}
        onOpenChange={(isOpen) => {
          if (!isOpen) go()
        }}
        action={path}
        panes={publishing.panes}
        sourceLanguage={sourceLanguage}
        checks={publishing.checks}
        told={publishing.told}
        clock={{ ...clock, timeZone: brand.timeZone }}
        mayOverride={rights.includes('gateOverride')}
        hrefFor={({ in: where }) => postAddress(id, where)}
        isSending={publishing.isSending}
        hasFailed={publishing.hasFailed}
        problem={publishing.problem}
        errors={publishing.errors}
        onSend={publishing.onSend}
        onRetry={publishing.onRetry}
      />
      <PictureChooser {...chooser} libraryHref={picturesAddress()} now={clock.now} />
      <ConfirmDialog
        open={leaving.isAsking}
        onOpenChange={(isOpen) => {
          if (!isOpen) leaving.stay()
        }}
        title={t('leave.title')}
        text={t('leave.text')}
        deed={t('leave.deed')}
        keep={t('leave.keep')}
        onConfirm={leaving.leave}
      />
    </>
  )
}
