import { fittingLengths } from '#api/contract/values/post-writing.ts'
import { type Check, type Found, look } from '#api/services/post-desk/checks/checked-post.ts'

/** What lists and search results would cut off. In characters as one counts them: code points. */
export const checkLengths: Check = ({ title, excerpt, seoTitle, seoDescription }) => {
  const over = (what: Found['what'], text: string, most: number) => {
    const length = [...text].length
    return length > most ? [look(what, { length: String(length), most: String(most), end: endOf(text) })] : []
  }
  return [
    ...over('title_long', seoTitle || title, fittingLengths.title),
    ...over('description_long', seoDescription || excerpt, fittingLengths.description),
    // Where it is the description as well, one of the two is said.
    ...(seoDescription === '' ? [] : over('excerpt_long', excerpt, fittingLengths.excerpt)),
  ]
}

/** The last words: those that are at stake. */
function endOf(text: string): string {
  return text.length > 60 ? `…${text.slice(text.indexOf(' ', text.length - 60))}` : text
}
