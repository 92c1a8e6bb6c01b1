import { slugShape, writingLimits } from '#api/contract/values/post-writing.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

const MOST_TRIES = 50
const SUFFIX = 4 // characters kept free for `-50`

/** What a page makes of a post's id before it is saved. */
const madeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isMadeId = (id: string) => madeId.test(id)

/** Whether a draft has no address of its own yet: it lies at its id. Posts that came with the site may be named like it. */
export const isUnnamed = (slug: string, postId: string) => slug === postId && isMadeId(postId)

/** Letters that are more than a letter with a mark. */
const letters = new Map(Object.entries({ ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', đ: 'd', ł: 'l' }))

/** German writes its umlauts out where it has no dots. */
const umlauts = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue' }))

/** Empty where a title has nothing to make it of. */
export function slugFrom(title: string, language: Language): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => (language === 'de' ? (umlauts.get(letter) ?? '') : letter))
    .replace(/[ßœæøđł]/g, (letter) => letters.get(letter) ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const most = writingLimits.slug - SUFFIX
  if (words.length <= most) return words
  // At the end of a word, where there is one.
  return words
    .slice(0, most + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, most)
    .replace(/-$/, '')
}

interface Asking {
  postId: string
  language: Language
  typed: string // empty: made from the title
  title: string
}

/** A slug that leads, and led, to no other post in this language; the post's id where there is nothing to make it of. */
export async function freeSlug(
  postTexts: Pick<Stores['postTexts'], 'isSlugTaken'>,
  { postId, language, typed, title }: Asking,
): Promise<string> {
  const wanted = slugShape.test(typed) ? typed : slugFrom(typed === '' ? title : typed, language)
  if (wanted === '') return postId
  for (let number = 1; number <= MOST_TRIES; number++) {
    const slug = number === 1 ? wanted : `${wanted.slice(0, writingLimits.slug - SUFFIX)}-${number}`
    if (!(await postTexts.isSlugTaken(postId, language, slug))) return slug
  }
  return postId
}
