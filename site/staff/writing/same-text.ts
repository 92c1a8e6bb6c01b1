import type { WrittenPost } from '#api/contract/staff/post-writing.ts'

/** Lines are compared as the server keeps them: without spaces around. */
export function isSameText(one: WrittenPost, other: WrittenPost): boolean {
  return one === other || (one.body === other.body && linesOf(one) === linesOf(other))
}

/** Whether `found` is what `sent` has become on the server, which makes an address where none was written. */
export function isSavedText(sent: WrittenPost, found: WrittenPost): boolean {
  return isSameText(sent.slug.trim() === '' ? { ...sent, slug: found.slug } : sent, found)
}

function linesOf(text: WrittenPost): string {
  const { title, slug, excerpt, tags, seoTitle, seoDescription, pictureAlt, picture, type, author, isFeatured } = text
  const lines = [title, slug, excerpt, ...tags, seoTitle, seoDescription, pictureAlt, picture, type, author]
  return JSON.stringify([...lines.map((line) => line.trim()), isFeatured])
}
