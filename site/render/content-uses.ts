import { createHash } from 'node:crypto'
import type { ContentSources } from '#api/contract/page-cache.ts'

/** Something that was asked of the content, and how to see whether the answer is still the same. */
export interface ContentUse {
  isUnchanged: () => Promise<boolean>
}

type Question<Words extends unknown[], Answer> = (...words: Words) => Promise<Answer>

/**
 * The same sources, with a note of what is asked of them: a page made of them is up to date for as long as the answers
 * stay the same. `isForAll` is false once something was asked that is not the same for everybody.
 */
export function noteUses({ client, posts }: ContentSources) {
  const uses: ContentUse[] = []
  let isForAll = true

  function noted<Words extends unknown[], Answer>(question: Question<Words, Answer>): Question<Words, Answer> {
    return async (...words) => {
      const answer = await question(...words)
      const digest = digestOf(answer)
      uses.push({ isUnchanged: async () => digestOf(await question(...words)) === digest })
      return answer
    }
  }

  function personal<Words extends unknown[], Answer>(question: Question<Words, Answer>): Question<Words, Answer> {
    return (...words) => {
      isForAll = false
      return question(...words)
    }
  }

  const sources: ContentSources = {
    client: {
      sendMessage: personal(client.sendMessage),
      sendApplication: personal(client.sendApplication),
      subscribe: personal(client.subscribe),
      takeStep: personal(client.takeStep),
      listPosts: noted(client.listPosts),
      readPost: noted(client.readPost),
    },
    posts: { latest: noted(posts.latest), addresses: noted(posts.addresses), card: noted(posts.card) },
  }
  return { sources, uses, isForAll: () => isForAll }
}

function digestOf(answer: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(answer) ?? '')
    .digest('base64url')
}
