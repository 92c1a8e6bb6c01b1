import { visit } from 'unist-util-visit'
import { textOf } from '#api/services/markdown/markdown-words.ts'
import { type Check, type Found, look, stop } from '#api/services/post-desk/checks/checked-post.ts'

/**
 * The title is the page's one h1. A skipped level is worth a look only: the page closes the gap (`levelHeadings`), so
 * what readers get is not what was written, but it holds.
 */
export const checkHeadings: Check = ({ tree }) => {
  const found: Found[] = []
  let above = 1
  visit(tree, 'heading', (heading) => {
    const text = textOf(heading).replace(/\s+/g, ' ').trim()
    if (text === '') found.push(stop('heading_empty', { level: String(heading.depth) }))
    else if (heading.depth === 1) found.push(stop('heading_first', { text }))
    else if (heading.depth > above + 1)
      found.push(look('heading_skipped', { text, level: String(heading.depth), wanted: String(above + 1) }))
    above = heading.depth
  })
  return found
}
