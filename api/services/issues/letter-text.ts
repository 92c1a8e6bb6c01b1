import type { List, Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import type { LetterList, LetterPart, LetterRun } from '#api/contract/issue-mail.ts'
import { checkBounds } from '#api/services/markdown/markdown-bounds.ts'
import { parseMarkdown } from '#api/services/markdown/markdown-parser.ts'
import { textOf } from '#api/services/markdown/markdown-words.ts'

/** Paragraphs, items and runs of all texts of a mail: its plain text takes a second from some two thousand on. */
export const MOST_PARTS = 800

/** Lines and marks of all texts of a mail, before any is read: three dozen texts of lists take seconds to parse. */
export const MOST_SIGNS = 2000

/** Lines with something in them, and marks. */
export const signsOf = (markdown: string): number => markdown.match(signs)?.length ?? 0

const signs = /^[^\S\n]*[^\s]|[*_~[\]<&`@|]|\b(?:https?:|www\.)/gim

/** How many there are. */
export function countParts(parts: readonly LetterPart[]): number {
  const inList = ({ items }: LetterList): number =>
    items.reduce(
      (sum, { runs, lists }) => sum + 1 + runs.length + lists.reduce((inner, one) => inner + inList(one), 0),
      0,
    )
  return parts.reduce((sum, part) => sum + (part.kind === 'list' ? inList(part) : 1 + part.runs.length), 0)
}

type AddressOf = (href: string) => string | undefined

/**
 * Paragraphs, headings, lists, bold, italic and links. Of what a mail cannot show there are its words; of embedded HTML
 * there is nothing. Throws `invalid` for what cannot be read in time.
 */
export function letterText(markdown: string, addressFor: AddressOf): LetterPart[] {
  checkBounds(markdown)
  return partsOf(parseMarkdown(markdown), addressFor)
}

function partsOf({ children }: { children: Root['children'] }, addressFor: AddressOf): LetterPart[] {
  return children.flatMap((node) => partOf(node, addressFor))
}

function partOf(node: RootContent, addressFor: AddressOf): LetterPart[] {
  switch (node.type) {
    case 'heading': {
      const runs = runsOf(node.children, addressFor)
      return runs.length > 0 ? [{ kind: 'heading', runs }] : []
    }
    case 'paragraph': {
      const runs = runsOf(node.children, addressFor)
      return runs.length > 0 ? [{ kind: 'paragraph', runs }] : []
    }
    case 'list':
      return [listOf(node, addressFor)]
    case 'blockquote':
      return partsOf(node, addressFor)
    default:
      return plainPart(node)
  }
}

function plainPart(node: RootContent): LetterPart[] {
  const text = node.type === 'footnoteDefinition' ? '' : textOf(node).trim()
  return text === '' ? [] : [{ kind: 'paragraph', runs: [{ text }] }]
}

function listOf({ ordered, start, children }: List, addressFor: AddressOf): LetterList {
  return {
    kind: 'list',
    ...(ordered && { first: start ?? 1 }),
    items: children.map((item) => ({
      runs: item.children
        .filter((child) => child.type !== 'list')
        .map((child) => (child.type === 'paragraph' ? runsOf(child.children, addressFor) : plainRuns(child)))
        .filter((runs) => runs.length > 0)
        .flatMap((runs, index) => (index > 0 ? [{ text: '\n' }, ...runs] : runs)),
      lists: item.children.filter((child) => child.type === 'list').map((list) => listOf(list, addressFor)),
    })),
  }
}

function plainRuns(node: Nodes): LetterRun[] {
  const text = textOf(node).trim()
  return text === '' ? [] : [{ text }]
}

type Look = Omit<LetterRun, 'text'>

function runsOf(nodes: PhrasingContent[], addressFor: AddressOf, look: Look = {}): LetterRun[] {
  return nodes.flatMap((node): LetterRun[] => {
    switch (node.type) {
      case 'text':
        return [{ ...look, text: node.value.replace(/\n/g, ' ') }]
      case 'break':
        return [{ ...look, text: '\n' }]
      case 'strong':
        return runsOf(node.children, addressFor, { ...look, isStrong: true })
      case 'emphasis':
        return runsOf(node.children, addressFor, { ...look, isStressed: true })
      case 'link': {
        const href = addressFor(node.url)
        return runsOf(node.children, addressFor, href === undefined ? look : { ...look, href })
      }
      case 'delete':
      case 'linkReference':
        return runsOf(node.children, addressFor, look)
      default: {
        const text = textOf(node)
        return text === '' ? [] : [{ ...look, text }]
      }
    }
  })
}
