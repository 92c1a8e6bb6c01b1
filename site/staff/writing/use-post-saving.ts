import { use, useState } from 'react'
import type { WritingAnswer } from '#api/contract/staff/post-writing.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { keptTexts } from '#site/staff/saving/kept-texts.ts'
import type { Posted } from '#site/staff/saving/saving-parts.ts'
import { unreached } from '#site/staff/saving/unreached.ts'
import { useSelfSaving } from '#site/staff/saving/use-self-saving.ts'
import { useAsking } from '#site/staff/session/session-dialogs.tsx'
import { keptPost, shortPosts } from '#site/staff/writing/kept-post.ts'
import { createPostSaving } from '#site/staff/writing/post-saving.ts'
import { names } from '#site/visitor/stored-names.ts'
import { postFormId } from '#ui/blocks/staff/editor/frame/post-form.tsx'
import { askForTexts } from '#ui/blocks/staff/editor/use-told-text.ts'

/** What came back of a form that was posted, and was not saved. */
export type PostedText = Omit<Posted<WritingAnswer['text']>, 'at'>

/** Saves one language of a post while it is written. The page is mounted anew for another language. */
export function usePostSaving(opened: WritingAnswer, accountId: string, posted: PostedText | undefined) {
  const client = use(StaffClientInView)
  const { again } = useAsking()
  const [saving] = useState(() => {
    const place = { id: opened.id, in: opened.in }
    return createPostSaving(
      opened,
      {
        save: async (draft) => (await client?.savePost({ ...place, ...draft })) ?? unreached,
        read: async () => (await client?.readPost(place)) ?? unreached,
        ask: () => askForTexts(document.getElementById(postFormId)),
        again,
        kept: keptTexts(names.postText, `${accountId}/${opened.id}/${opened.in}`, keptPost, shortPosts(opened.text)),
        now: Date.now,
      },
      posted && { ...posted, at: opened.at },
    )
  })
  const post = useSelfSaving(saving, postFormId)
  return { saving, post }
}
