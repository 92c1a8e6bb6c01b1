import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false })

export function parseMarkdown(text: string): Root {
  return parser.parse(text)
}
