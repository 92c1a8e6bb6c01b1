import { replaceHead } from '#site/browser/replace-head.ts'
import { headOf } from '#site/render/head.ts'

/** Gives the document the head of another page, in a language. */
export function updateHead(sources: Parameters<typeof headOf>[0], language: string): void {
  replaceHead(headOf(sources), language)
}
