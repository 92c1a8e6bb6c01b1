import type { StoredPost } from '#api/store/post-rows.ts'
import type { PushAnnouncementsStore } from '#api/store/push-announcements.ts'

interface Saving {
  post: Pick<StoredPost, 'postId' | 'language' | 'visibleFrom'>
  /** True for the posts that come with the site: nobody waits for those. */
  isSilent: boolean
  at: number
}

/**
 * What a saved translation means to subscribers: they are told of it once it can be seen. Saving it again, taking it back
 * and publishing it anew announce nothing twice. Call it in the transaction that saves.
 */
export async function planAnnouncement(
  announcements: Pick<PushAnnouncementsStore, 'plan' | 'silence' | 'withdraw'>,
  { post: { postId, language, visibleFrom }, isSilent, at }: Saving,
): Promise<void> {
  if (isSilent) await announcements.silence(postId, language, at)
  else if (visibleFrom === undefined) await announcements.withdraw(postId, language, at)
  else await announcements.plan(postId, language, Math.max(visibleFrom, at))
}
