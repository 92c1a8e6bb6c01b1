import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { WritingAnswer } from '#api/contract/staff/post-writing.ts'
import { languages } from '#locales/languages.ts'
import { formatWhen } from '#locales/staff-formats.ts'
import { PostEditorPage } from '#site/pages/staff/post-editor-page.tsx'
import { focusField } from '#site/staff/frame/focus-field.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { EditorGate } from '#site/staff/gate/editor-gate.tsx'
import { savedShown } from '#site/staff/saving/saving-state.ts'
import { useUnsaved } from '#site/staff/saving/use-unsaved.ts'
import { picturesAddress } from '#site/staff/screens/picture-addresses.ts'
import { type EditorView, postAddress, viewIn } from '#site/staff/screens/post-address.ts'
import { EditorPanel } from '#site/staff/writing/editor-panel.tsx'
import { EditorSheet } from '#site/staff/writing/editor-sheet.tsx'
import { conflictOf, editorPanes, stripsOf } from '#site/staff/writing/editor-shown.ts'
import { isNewPost } from '#site/staff/writing/new-post.ts'
import { useHistory } from '#site/staff/writing/use-history.tsx'
import { usePictureChoice } from '#site/staff/writing/use-picture-choice.ts'
import { type PostedText, usePostSaving } from '#site/staff/writing/use-post-saving.ts'
import { usePreviews } from '#site/staff/writing/use-previews.ts'
import { pairBlocks } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { PictureChooser } from '#ui/blocks/staff/editor/frame/picture-chooser.tsx'
import type { Outline } from '#ui/blocks/staff/editor/frame/status-bar.tsx'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { useToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'

interface PostEditorProps {
  opened: WritingAnswer
  /** What came back of a form that was posted. */
  posted: PostedText | undefined
  /** In place of the text. */
  children?: ReactNode
}

/** One language of a post: what is typed, what is saved, and everything around it. */
export function PostEditor({ opened, posted, children }: PostEditorProps) {
  const { id, in: language, sourceLanguage } = opened
  const { account } = useHouse()
  const { t, i18n } = useTranslation(['staff-editor', 'staff-frame'])
  const { show } = useToasts()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const clock = useClock(opened.at)
  const { saving, post } = usePostSaving(opened, account.id, posted)
  const { text, held, state } = post
  const { source } = held
  useUnsaved(saving, post.isKept && t(isNewPost(held) ? 'leave.newText' : 'leave.text'))
  const [outline, setOutline] = useState<Outline>()
  const { choose, chooser } = usePictureChoice()
  const previews = usePreviews(id, language, saving.save)
  const save = () => void saving.save()
  const path = postAddress(id, language)
  const view = viewIn(query)
  const go = (to?: EditorView) => void navigate(postAddress(id, language, to), { preventScrollReset: true })

  const isBehind = (held.panes[language]?.behind ?? 0) > 0
  const isBeside = view === 'side' && source !== null
  // Not on the server: whatever stands in a draft would be parsed while everybody waits.
  const isPaired = useHydrated() && isBeside
  const pairs = useMemo(() => (isPaired ? pairBlocks(source.body, source.former) : undefined), [source, isPaired])
  const beside = isBeside ? { source, pairs, onAgree: isBehind ? () => void saving.agree() : undefined } : undefined
  const parts = { opened, post, saving, beside, clock, choose }
  const history = useHistory({ opened, post, saving, clock, onBroughtBack: () => go() })

  /** A window of its own, opened at once: browsers shut out what comes later. */
  function preview(): void {
    const window = globalThis.open('about:blank', '_blank')
    void previews.make(1).then((found) => {
      if (window && found) window.location.href = found
      else window?.close()
    })
  }

  // Others have written into it since it was looked at.
  const tellOfSource = useEffectEvent(() => {
    const by = held.panes[sourceLanguage]?.savedBy ?? t('strip.someone')
    show({ title: t('strip.joined', { name: by }) })
  })
  const { sourceVersion } = held
  const [openedWith] = useState(sourceVersion)
  useEffect(() => {
    if (sourceVersion !== openedWith) tellOfSource()
  }, [sourceVersion, openedWith])

  // A new post begins with its title.
  const isNew = isNewPost(opened)
  useEffect(() => {
    if (isNew) focusField('title')
  }, [isNew])

  const next = languages[(languages.indexOf(language) + 1) % languages.length] ?? language
  useShortcuts({ 'mod+s': save, 'mod+j': () => void navigate(postAddress(id, next)), 'mod+.': preview })

  return (
    <>
      <PostEditorPage
        id={id}
        language={language}
        sourceLanguage={sourceLanguage}
        title={text.title}
        version={held.version}
        panes={editorPanes(held.panes)}
        saved={savedShown(post)}
        clock={clock}
        action={path}
        backHref={staffPlaces.posts.href}
        hrefFor={(each) => postAddress(id, each)}
        checkHref={children ? undefined : postAddress(id, language, 'check')}
        strips={stripsOf(post, {
          whenOf: (at) => formatWhen(at, i18n.language, clock),
          postsHref: staffPlaces.posts.href,
          onUndo: () => {
            if (!saving.undoRestored()) show({ tone: 'danger', title: t('staff-frame:notices.notUndone') })
          },
          onClose: () => saving.tell({ joined: undefined }),
          onRetry: saving.retry,
        })}
        conflict={conflictOf(post, language)}
        onSettle={saving.choose}
        onPreview={preview}
        onSave={save}
        outline={outline}
        sheet={<EditorSheet {...parts} onOutline={setOutline} />}
        panel={<EditorPanel {...parts} previews={previews.panel} history={history.list} />}
        side={source ? { href: postAddress(id, language, isBeside ? undefined : 'side'), isOn: isBeside } : undefined}
      >
        {view === 'history' ? history.board : children || undefined}
      </PostEditorPage>
      <EditorGate
        id={id}
        language={language}
        sourceLanguage={sourceLanguage}
        panes={held.panes}
        clock={clock}
        // Two texts that do not fit are settled first.
        isOpen={view === 'check' && state.kind !== 'conflict'}
        filling={post.filling}
        save={saving.save}
        meet={saving.meet}
        onOpened={saving.takePanes}
        onClose={() => go()}
      />
      <PictureChooser {...chooser} libraryHref={picturesAddress()} now={clock.now} />
    </>
  )
}
