import type { Picture } from '#api/contract/staff/pictures.ts'
import type { WritingAnswer } from '#api/contract/staff/post-writing.ts'
import { blogNames } from '#locales/blog-names.ts'
import { languages } from '#locales/languages.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import { fieldErrors } from '#site/staff/saving/saving-state.ts'
import type { Beside } from '#site/staff/writing/editor-sheet.tsx'
import type { PostInHand, PostSaving } from '#site/staff/writing/post-saving.ts'
import { usePanelPicture } from '#site/staff/writing/use-panel-picture.ts'
import { useShareCard } from '#site/staff/writing/use-share-card.ts'
import { TranslationPanel } from '#ui/blocks/staff/editor/pairs/translation-panel.tsx'
import { SidePanel, type SidePanelProps } from '#ui/blocks/staff/editor/panel/side-panel.tsx'

interface EditorPanelProps extends Pick<SidePanelProps, 'previews' | 'history'> {
  opened: WritingAnswer
  post: PostInHand
  saving: PostSaving
  beside: Beside | undefined
  clock: StaffClock
  choose: (focusNext?: () => HTMLElement | null) => Promise<Picture | undefined>
}

/** Everything about one language of a post beside its text. */
export function EditorPanel({ opened, post, saving, beside, clock, choose, ...parts }: EditorPanelProps) {
  const { in: language, authors } = opened
  const { text, held, state, filling } = post
  const pane = held.panes[language]
  const picture = usePanelPicture(text.picture)
  const shareImage = useShareCard(opened.id, language, held)

  async function choosePicture(): Promise<void> {
    // What it shows is said next; the button that was pressed is gone.
    const chosen = await choose(() => document.querySelector<HTMLElement>('[name="pictureAlt"]'))
    if (!chosen) return
    saving.change({ picture: chosen.id, pictureAlt: saving.get().text.pictureAlt || chosen.alt[language] || '' })
  }

  return (
    <SidePanel
      {...parts}
      language={language}
      value={text}
      onChange={(part) => saving.change(part, filling)}
      problems={fieldErrors(state)}
      clock={clock}
      addressPrefix={`/${language}/blog/app/`}
      liveSlug={pane?.state === 'live' ? pane.slug : undefined}
      suggestedSlug={held.slug}
      siteTitle={blogNames[language]}
      date={pane?.visibleFrom ?? undefined}
      picture={picture}
      shareImage={shareImage}
      altIn={languages.filter((each) => held.panes[each]?.hasPictureWords)}
      onChoosePicture={() => void choosePicture()}
      authors={authors}
    >
      {beside?.pairs && (
        <TranslationPanel
          language={language}
          pairs={beside.pairs}
          value={text}
          sourceBody={beside.source.body}
          savedAt={pane?.savedAt}
          clock={clock}
          onAgree={() => void saving.agree()}
        />
      )}
    </SidePanel>
  )
}
