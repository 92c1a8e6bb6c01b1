import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { idPrefix, isHeading } from '#api/services/markdown/markdown-headings.ts'

const outside = /^https?:\/\/[^\s\\]+$/i
// No second address and no line break: both could inject headers into the visitor's mail.
const mail = /^mailto:[\w.!#$&'*+/=^`{|}~-]+@[\w.-]+(\?(?!.*%0[ad])[\w.~!$&'()*+;=:@/?%-]*)?$/i
const phone = /^tel:\+?[\d().-]+$/i
// `//` and `/\` would name another host.
const sitePath = /^\/(?![/\\])[^\s\\]*$/

/** Links go to the web, mail, telephone, this site or a heading. Any other becomes plain text. */
export function checkLinks(tree: Root, hrefFor: (path: string) => string): void {
  const headings = new Set<string>()
  visit(tree, 'element', (node) => {
    if (isHeading(node)) headings.add(String(node.properties['id']))
  })

  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'a' || isOfFootnote(node) || !parent || index === undefined) return undefined
    // Links do not nest: footnotes move behind the link.
    parent.children.splice(index + 1, 0, ...takeFootnotes(node))
    const written = String(node.properties['href'] ?? '')
    const address = addressOf(written)
    if (!address) {
      parent.children.splice(index, 1, ...node.children)
      return index
    }
    node.properties = address
    if (textOf(node).trim() === '' && !hasPicture(node)) node.children = [{ type: 'text', value: written }]
    return undefined
  })

  function addressOf(href: string): Element['properties'] | undefined {
    if (isWebAddress(href)) return { href, rel: ['noopener', 'noreferrer'] }
    if (mail.test(href) || phone.test(href)) return { href }
    if (sitePath.test(href)) return { href: hrefFor(href) }
    const id = idPrefix + decoded(href.slice(1))
    return href.startsWith('#') && headings.has(id) ? { href: `#${id}` } : undefined
  }
}

/** Without credentials, whose only use is deception. */
export function isWebAddress(href: string): boolean {
  if (!outside.test(href) || !URL.canParse(href)) return false
  const { username, password } = new URL(href)
  return username === '' && password === ''
}

function isOfFootnote({ properties }: Element): boolean {
  return 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties
}

function takeFootnotes(link: Element): Element[] {
  const taken: Element[] = []
  visit(link, 'element', (node, index, parent) => {
    if (node.tagName !== 'sup' || !parent || index === undefined) return undefined
    taken.push(node)
    parent.children.splice(index, 1)
    return index
  })
  return taken
}

function hasPicture(node: Element): boolean {
  return node.children.some((child) => child.type === 'element' && (child.tagName === 'img' || hasPicture(child)))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
