import type { MeasuredPost } from '#api/contract/staff/post-checks.ts'
import { wordsOf } from '#api/services/markdown/markdown-words.ts'
import { picturesIn } from '#api/services/post-desk/checks/check-pictures.ts'
import type { ParsedText } from '#api/services/post-desk/checks/checked-post.ts'
import { linksIn } from '#api/services/post-desk/checks/links-in.ts'
import { countWords, readTime } from '#api/services/posts/read-time.ts'

/** The numbers that stand beside the checks. */
export function measurePost(text: ParsedText, publicUrl: string): MeasuredPost {
  const words = wordsOf(text.tree)
  const { here, elsewhere } = linksIn(text.tree, publicUrl)
  return {
    minutes: readTime(words, text.language),
    words: countWords(words, text.language),
    pictures: picturesIn(text).length + (text.picture === '' ? 0 : 1),
    linksHere: here.length,
    linksElsewhere: elsewhere.length,
  }
}
