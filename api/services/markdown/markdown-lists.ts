import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { MarkdownLabels } from '#api/services/markdown/markdown-labels.ts'

/** The checkbox is named after its state and comes first in its line, where the styles expect it. */
export function frameTasks(tree: Root, labels: MarkdownLabels): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'li' || !hasClass(node, 'task-list-item')) return
    const paragraph = node.children.find((child) => child.type === 'element' && child.tagName === 'p')
    for (const place of [node, ...(paragraph?.type === 'element' ? [paragraph] : [])]) {
      const at = place.children.findIndex((child) => child.type === 'element' && child.tagName === 'input')
      const box = place.children[at]
      if (box?.type !== 'element') continue
      box.properties['ariaLabel'] = box.properties['checked'] === true ? labels.done : labels.open
      place.children.splice(at, 1)
      node.children.unshift(box)
      return
    }
  })
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name)
}
