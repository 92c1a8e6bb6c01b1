import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { codeLanguageOf, codeLanguages } from '#api/services/markdown/markdown-code.ts'
import { visitWithTitles } from '#api/services/markdown/markdown-headings.ts'
import { element, type Names } from '#api/services/markdown/markdown-labels.ts'

/** A wide table scrolls in a focusable region; header cells get their scope. */
export function frameTables(tree: Root, names: Names): void {
  const titles = new Map<Element, string>()
  visitWithTitles(tree, 'table', (table, title) => titles.set(table, title))
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return undefined
    headCells(node)
    parent.children[index] = element(
      'div',
      { className: ['table-frame'], ...region(names('table', titles.get(node) ?? '')) },
      [node],
    )
    return SKIP
  })
}

function headCells(table: Element): void {
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return
    const cells = row.children.filter((child) => child.type === 'element')
    const isHead = cells.some(({ tagName }) => tagName === 'th')
    for (const [column, cell] of cells.entries()) {
      const heads = (isHead || column === 0) && textOf(cell).trim() !== ''
      const { align } = cell.properties
      cell.tagName = heads ? 'th' : 'td'
      cell.properties = { ...(heads && { scope: isHead ? 'col' : 'row' }), ...(align === 'right' && { align }) }
    }
  })
}

/** Long lines of code scroll, so the keyboard must reach them; the region is named after the language. */
export function frameCode(tree: Root, names: Names): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'pre') return
    const [code] = node.children
    if (code?.type !== 'element') return
    const language = codeLanguageOf(code)
    code.properties = language ? { className: [`language-${language}`] } : {}
    node.properties = region(names('code', language ? codeLanguages[language] : ''))
  })
}

function region(name: string): Element['properties'] {
  return { role: 'region', ariaLabel: name, tabIndex: 0 }
}
