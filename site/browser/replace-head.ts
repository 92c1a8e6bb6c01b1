import type { Head } from '#site/render/head.ts'

/** Puts the head of another page in the place of this document's. What the server wrote for the first page is left as long as it is the same. */
export function replaceHead(head: Head, language: string): void {
  document.documentElement.lang = language
  if (document.title !== head.title) document.title = head.title
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove()
  for (const { tag, attributes } of head.elements) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.dataset['page'] = ''
    document.head.append(element)
  }
}
