import type { ContentSources } from '#api/contract/page-cache.ts'

export function watchContent({ client, posts }: ContentSources) {
  const asked = { content: false, personal: false }

  function noting<Words extends unknown[], Answer>(kind: keyof typeof asked, question: (...words: Words) => Answer) {
    return (...words: Words) => {
      asked[kind] = true
      return question(...words)
    }
  }

  const sources: ContentSources = {
    client: {
      sendMessage: noting('personal', client.sendMessage),
      sendApplication: noting('personal', client.sendApplication),
      subscribe: noting('personal', client.subscribe),
      takeStep: noting('personal', client.takeStep),
      listIssues: noting('content', client.listIssues),
      listOpenings: noting('content', client.listOpenings),
      listPosts: noting('content', client.listPosts),
      readPost: noting('content', client.readPost),
    },
    posts: {
      latest: noting('content', posts.latest),
      addresses: noting('content', posts.addresses),
      issues: noting('content', posts.issues),
      card: noting('content', posts.card),
      upload: posts.upload, // never changes
    },
  }
  return { sources, asked }
}
