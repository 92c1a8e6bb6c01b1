import type { SiteClient } from '#api/contract/client.ts'
import { sendApplication } from '#site/client/applications.ts'
import { sendMessage } from '#site/client/contact.ts'
import { listIssues } from '#site/client/issues.ts'
import { subscribe, takeStep } from '#site/client/newsletter.ts'
import { listOpenings } from '#site/client/openings.ts'
import { listPosts, readPost } from '#site/client/posts.ts'

export const calls: SiteClient = {
  sendMessage,
  sendApplication,
  subscribe,
  takeStep,
  listIssues,
  listOpenings,
  listPosts,
  readPost,
}
