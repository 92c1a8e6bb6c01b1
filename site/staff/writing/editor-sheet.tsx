import { startTransition, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Picture } from '#api/contract/staff/pictures.ts'
import type { WritingAnswer } from '#api/contract/staff/post-writing.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import { fieldErrors } from '#site/staff/saving/saving-state.ts'
import type { PostInHand, PostSaving } from '#site/staff/writing/post-saving.ts'
import { useSheetPlaces } from '#site/staff/writing/use-sheet-places.ts'
import type { pairBlocks } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { PostSheet, PostTitle } from '#ui/blocks/staff/editor/frame/post-sheet.tsx'
import type { Outline } from '#ui/blocks/staff/editor/frame/status-bar.tsx'
import { MarkdownSheet } from '#ui/blocks/staff/editor/markdown-sheet.tsx'
import { PairList } from '#ui/blocks/staff/editor/pairs/pair-list.tsx'

/** A translation beside its source, paragraph by paragraph. */
export interface Beside {
  source: NonNullable<WritingAnswer['source']>
  /** Undefined before there are scripts. */
  pairs: ReturnType<typeof pairBlocks> | undefined
  /** Says that the text still says what its source says. Undefined where it is not behind. */
  onAgree: (() => void) | undefined
}

interface EditorSheetProps {
  opened: WritingAnswer
  post: PostInHand
  saving: PostSaving
  beside: Beside | undefined
  clock: StaffClock
  choose: () => Promise<Picture | undefined>
  onOutline: (outline: Outline) => void
}

/** The title and the text, alone or beside the source. */
export function EditorSheet({ opened, post, saving, beside, clock, choose, onOutline }: EditorSheetProps) {
  const { id, in: language, sourceLanguage } = opened
  const { text, held, state, filling } = post
  const { t } = useTranslation('staff-editor')
  const { t: errorWords } = useTranslation('staff-errors')
  const places = useSheetPlaces(language, choose, { tooLarge: errorWords('problems.picture_large') })
  /** What the sheet was filled with, which may be ahead of what is drawn, and behind. */
  const filled = useRef(filling)
  const title = {
    language,
    title: text.title,
    error: fieldErrors(state)['title'],
    onTitleChange: (next: string) => saving.change({ title: next }, filling),
  }
  const sheet = (
    <MarkdownSheet
      {...places}
      documentKey={`${id} ${language}`}
      name="body"
      label={t('sheet.body')}
      language={language}
      value={text.body}
      filling={filling}
      latest={() => {
        const now = saving.get()
        filled.current = now.filling
        return now.text.body
      }}
      onChange={(body) => saving.hear({ body }, filled.current)}
      onOutline={(outline) => startTransition(() => onOutline(outline))}
    />
  )
  if (!beside)
    return (
      <PostSheet {...title} excerpt={text.excerpt}>
        {sheet}
      </PostSheet>
    )
  return (
    <PairList
      sourceLanguage={sourceLanguage}
      language={language}
      source={beside.source}
      pairs={beside.pairs}
      savedAt={held.panes[language]?.savedAt}
      clock={clock}
      head={
        <div className="grid gap-4">
          <PostTitle {...title} />
          {text.excerpt && <p lang={language}>{text.excerpt}</p>}
        </div>
      }
      onAgree={beside.onAgree}
    >
      {sheet}
    </PairList>
  )
}
