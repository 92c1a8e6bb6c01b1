import type { StoredPost } from '#api/store/post-rows.ts'
import type { PushAnnouncementsStore } from '#api/store/push-announcements.ts'

interface Saving {
  post: Pick<StoredPost, 'postId' | 'language' | 'visibleFrom'>
  isSilent: boolean // for imported posts
  at: number
}

/** Announces a translation once, when it is visible. Call in the saving transaction. */
export async function planAnnouncement(
  announcements: Pick<PushAnnouncementsStore, 'plan' | 'silence' | 'withdraw'>,
  { post: { postId, language, visibleFrom }, isSilent, at }: Saving,
): Promise<void> {
  if (isSilent) await announcements.silence(postId, language, at)
  else if (visibleFrom === undefined) await announcements.withdraw(postId, language, at)
  else await announcements.plan(postId, language, Math.max(visibleFrom, at))
}
