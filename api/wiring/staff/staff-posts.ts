import { createPostBoard } from '#api/services/post-desk/post-board.ts'
import { createPostDeeds } from '#api/services/post-desk/post-deeds.ts'
import { createPostHistory } from '#api/services/post-desk/post-history.ts'
import { createPostLinks } from '#api/services/post-desk/post-links.ts'
import { createPostOpening, type OpeningGate } from '#api/services/post-desk/post-opening.ts'
import { createPostPreviews } from '#api/services/post-desk/post-previews.ts'
import { createPostWriting } from '#api/services/post-desk/post-writing.ts'
import type { ContentVersion } from '#api/services/posts/content-version.ts'
import type { PostEditing } from '#api/services/posts/post-editing.ts'
import type { PostIndex } from '#api/services/posts/post-index.ts'
import type { PostRendering } from '#api/services/posts/post-rendering.ts'
import type { PreviewLinks } from '#api/services/posts/preview-links.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { Parts } from '#api/wiring/parts.ts'
import type { wirePostChecks } from '#api/wiring/staff/post-checks.ts'

/** What the post desk needs of the blog. */
export interface BlogParts {
  editing: PostEditing
  postIndex: PostIndex
  postsChanged: () => void
  version: Pick<ContentVersion, 'changed'>
  previews: PreviewLinks
  rendering: PostRendering
}

interface StaffPostsParts extends Pick<Parts, 'stores' | 'rateLimits' | 'now' | 'newId'> {
  note: NoteDeed
  blog: BlogParts
  checks: Pick<ReturnType<typeof wirePostChecks>, 'postChecks' | 'publishGate'>
}

/** The post desk. */
export function wireStaffPosts(parts: StaffPostsParts) {
  const { stores, now, blog, checks } = parts
  const { postChecks, publishGate } = checks
  const { editing, rendering, previews, postsChanged: onChange } = blog
  const board = createPostBoard({ stores, index: blog.postIndex, now })
  const gate: OpeningGate = async (...asked) => void (await publishGate.allow(...asked))
  return {
    listPosts: (context, query) => board.read(query, acting(context).account.language),
    checkPost: (_context, { id }) => postChecks.check(id),
    ...createPostDeeds({ ...parts, editing, stopped: publishGate.stopped, onChange }),
    ...createPostWriting({ ...parts, rendering }),
    ...createPostOpening({ ...parts, editing, gate, onChange }),
    ...createPostHistory(parts),
    ...createPostPreviews({ ...parts, links: previews }),
    ...createPostLinks(parts),
  } satisfies Partial<StaffHandlers>
}
