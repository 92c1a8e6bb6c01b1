import type { WrittenPost } from '#api/contract/staff/post-writing.ts'

const lines = ['title', 'slug', 'excerpt', 'seoTitle', 'seoDescription', 'pictureAlt', 'author'] as const

/** What somebody has typed into the lines of a form before its scripts were there: nobody has heard of it. */
export function typedBefore(form: FormData, text: WrittenPost): Partial<WrittenPost> {
  return Object.fromEntries(
    lines.flatMap((name) => {
      const typed = form.get(name)
      // Browsers send line ends of their own.
      const words = typeof typed === 'string' ? typed.replaceAll('\r\n', '\n') : text[name]
      return words === text[name] ? [] : [[name, words]]
    }),
  )
}
