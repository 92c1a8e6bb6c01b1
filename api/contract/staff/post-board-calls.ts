import { byId } from '#api/contract/staff/account.ts'
import {
  agreeAnswer,
  agreeInput,
  boardAnswer,
  boardQuery,
  postsAnswer,
  postsInput,
  scheduleInput,
} from '#api/contract/staff/posts.ts'

/** The calls of the posts’ board. */
export const postBoardCalls = {
  listPosts: { method: 'GET', input: boardQuery, answer: boardAnswer },
  publishPosts: { method: 'POST', input: postsInput, answer: postsAnswer },
  schedulePosts: { method: 'POST', input: scheduleInput, answer: postsAnswer },
  unpublishPosts: { method: 'POST', input: postsInput, answer: postsAnswer },
  deletePosts: { method: 'POST', input: postsInput, answer: postsAnswer },
  undoPosts: { method: 'POST', input: byId, answer: postsAnswer },
  agreePost: { method: 'POST', input: agreeInput, answer: agreeAnswer },
} as const
