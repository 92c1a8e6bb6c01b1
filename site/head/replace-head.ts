import type { HeadElement } from '#site/head/head-elements.ts'

export function replaceHead(elements: HeadElement[]): void {
  const wanted = elements.map(createElement)
  for (const old of document.head.querySelectorAll('[data-page]')) {
    const same = wanted.findIndex((element) => element.isEqualNode(old))
    if (same < 0) old.remove()
    else wanted.splice(same, 1)
  }
  document.head.append(...wanted)
}

function createElement({ tag, attributes, text }: HeadElement): HTMLElement {
  const element = document.createElement(tag)
  element.dataset['page'] = ''
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (text !== undefined) element.textContent = text
  return element
}
