import { randomUUID } from 'node:crypto'
import { postTypes } from '#api/contract/values/post-lists.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import { htmlVersion } from '#api/services/posts/post-rendering.ts'
import { fold, stemsIn, wordsIn } from '#api/services/search/search-words.ts'
import { createStores } from '#api/store/stores.ts'
import { languages } from '#locales/languages.ts'

const PER_TRANSACTION = 250
const WORDS_A_POST = 120
const authors = ['Dritare Lab', 'Dritare Studio']
const pictures = ['performance-budget', 'choosing-a-cms', 'the-end-of-the-carousel', 'write-before-you-draw']

/** Fills an empty blog with posts of made-up words: the same ones each time. A common word is in every tenth post. */
export async function writeManyPosts(database: OpenDatabase, count: number, say: (done: number) => void) {
  const stores = createStores(database)
  const chance = createChance(count)
  const known = new Set<string>()
  let searchId = 0
  for (let from = 0; from < count; from += PER_TRANSACTION) {
    await stores.transaction(['posts'], async ({ posts, postSearch, postWords }) => {
      for (let number = from; number < Math.min(count, from + PER_TRANSACTION); number++) {
        const id = randomUUID()
        const savedAt = Date.UTC(2026, 0, 1) - number * 3_600_000
        // Every second one: the smallest blog has a page of them, too.
        const type = number % 2 === 0 ? 'news' : (postTypes[number % postTypes.length] ?? 'news')
        const picture = pictures[number % pictures.length] ?? 'performance-budget'
        await posts.insertPost(id, picture, savedAt, 'en')
        for (const language of languages) {
          const words = makeWords(chance, WORDS_A_POST, number)
          const title = `${words.slice(0, 40).trim()} ${number}`
          const excerpt = words.slice(0, 160)
          searchId++
          await posts.insert({
            searchId,
            postId: id,
            language,
            slug: `post-${number}`,
            status: 'published',
            visibleFrom: savedAt,
            title,
            titleKey: fold(title, language),
            excerpt,
            body: words,
            html: paragraphs(words),
            htmlVersion,
            sections: [{ id: 'section-one', title: 'One' }],
            words,
            tags: [words.split(' ')[0] ?? ''],
            seo: {},
            picture,
            pictureAlt: '',
            type,
            typeRank: postTypes.indexOf(type),
            author: authors[number % authors.length] ?? '',
            featured: number % 50 === 0,
            readTime: 1 + (number % 9),
            views: Math.floor(chance() * 5000),
            updatedAt: undefined,
            savedAt,
            version: 1,
            visibleUntil: undefined,
            sourceHashes: undefined,
            behind: 0,
          })
          const stems = (text: string) => stemsIn(text, language)
          await postSearch.put(language, searchId, {
            title: stems(title),
            tags: '',
            excerpt: stems(excerpt),
            words: stems(words),
          })
          const fresh = wordsIn(words, language).filter(({ word }) => !known.has(`${language} ${word}`))
          for (const { word } of fresh) known.add(`${language} ${word}`)
          await postWords.add(language, new Map(fresh.map(({ word, stem }) => [word, stem])))
        }
      }
      for (const language of languages) await postWords.countUp(language)
    })
    say(Math.min(count, from + PER_TRANSACTION))
  }
}

const paragraphs = (words: string) => `<h2 id="section-one">One</h2>${`<p>${words}</p>`.repeat(3)}`

const syllables = ['ba', 'de', 'fi', 'go', 'hu', 'ka', 'le', 'mi', 'no', 'pu', 'ra', 'se', 'ti', 'vo', 'zu']

/** Few words are common and many are rare, as in a language. */
function makeWords(chance: () => number, count: number, number: number): string {
  const words = Array.from({ length: count }, () => {
    let rank = Math.floor(chance() ** 3 * 8000)
    let word = ''
    do {
      word += syllables[rank % syllables.length]
      rank = Math.floor(rank / syllables.length)
    } while (rank > 0 || word.length < 4)
    return word
  })
  return [...(number % 10 === 0 ? ['window'] : []), ...(number % 1000 === 7 ? ['lighthouse'] : []), ...words].join(' ')
}

/** A Lehmer generator: the same numbers each time. */
function createChance(seed: number): () => number {
  let state = (seed * 48_271) % 2_147_483_647 || 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
