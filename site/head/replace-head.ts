import type { Head } from '#site/head/head.ts'

export function replaceHead(head: Head, language: string): void {
  document.documentElement.lang = language
  if (document.title !== head.title) document.title = head.title
  const wanted = head.elements.map(createElement)
  for (const old of document.head.querySelectorAll('[data-page]')) {
    const same = wanted.findIndex((element) => element.isEqualNode(old))
    if (same < 0) old.remove()
    else wanted.splice(same, 1)
  }
  document.head.append(...wanted)
}

function createElement({ tag, attributes, text }: Head['elements'][number]): HTMLElement {
  const element = document.createElement(tag)
  element.dataset['page'] = ''
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (text !== undefined) element.textContent = text
  return element
}
