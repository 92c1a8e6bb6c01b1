import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { WritingAnswer } from '#api/contract/staff/post-writing.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import { postAddress } from '#site/staff/screens/post-address.ts'
import { broughtBack } from '#site/staff/writing/brought-back.ts'
import type { PostInHand, PostSaving } from '#site/staff/writing/post-saving.ts'
import { useRevisions } from '#site/staff/writing/use-revisions.ts'
import type { RevisionMode } from '#ui/blocks/staff/editor/revisions/revision.ts'
import { RevisionList } from '#ui/blocks/staff/editor/revisions/revision-list.tsx'
import { RevisionsBoard } from '#ui/blocks/staff/editor/revisions/revisions-board.tsx'

interface History {
  opened: WritingAnswer
  post: PostInHand
  saving: PostSaving
  clock: StaffClock
  onBroughtBack: () => void
}

/** What one language was: as a list, and as a page that compares one with now and brings it back. */
export function useHistory({ opened, post, saving, clock, onBroughtBack }: History) {
  const { id, in: language, sourceLanguage } = opened
  const [query] = useSearchParams()
  const compared = query.get('revision') ?? undefined
  const { newest, former, ...rest } = useRevisions(id, language, compared, post.held.version)
  const [mode, setMode] = useState<RevisionMode>('inline')
  const list = {
    ...rest,
    language,
    clock,
    compared,
    hrefFor: (revision: string) => `${postAddress(id, language)}?revision=${encodeURIComponent(revision)}`,
  }
  return {
    list: <RevisionList {...list} />,
    board: (
      <RevisionsBoard
        list={list}
        view={
          former && {
            language,
            from: { ...former, text: broughtBack(former.text, post.text) },
            to: { ...newest, text: post.text },
            mode,
            onModeChange: setMode,
            clock,
          }
        }
        facts={{
          isSource: language === sourceLanguage,
          onBringBack: () => {
            if (former) saving.put(broughtBack(former.text, saving.get().text))
            onBroughtBack()
          },
        }}
      />
    ),
  }
}
