import type { Element, Root } from 'hast'
import rehypeHighlight, { type Options } from 'rehype-highlight'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

export const codeLanguages = {
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  jsx: 'JSX',
  ts: 'TypeScript',
  tsx: 'TSX',
  json: 'JSON',
  bash: 'Bash',
  yaml: 'YAML',
  md: 'Markdown',
  http: 'HTTP',
  sql: 'SQL',
  php: 'PHP',
} as const

type CodeLanguage = keyof typeof codeLanguages

const otherNames = new Map<string, CodeLanguage>([
  ['javascript', 'js'],
  ['typescript', 'ts'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['yml', 'yaml'],
  ['markdown', 'md'],
])

/** The highlighter has no grammar for HTTP. */
const http: NonNullable<Options['languages']>[string] = () => ({
  name: 'HTTP',
  contains: [
    { scope: 'keyword', begin: /^[A-Z]+(?= \S+ HTTP\/[\d.]+$)/m },
    { scope: 'meta', begin: /HTTP\/[\d.]+/ },
    { scope: 'number', begin: /(?<=^HTTP\/[\d.]+ )\d{3}/m },
    { scope: 'attr', begin: /^[A-Za-z][A-Za-z0-9-]*(?=: )/m },
  ],
})

// Shared: each instance prepares some forty grammars.
const common = unified().use(rehypeHighlight).freeze()
const additional = unified().use(rehypeHighlight, { languages: { http } }).freeze()

/** Characters. The grammars take time with the square of a line: 90,000 letters in one took a minute. */
const LONGEST_LINE = 500
/** Of all code of a text: several grammars search for an end that never comes, to the end, at each sign. */
const MOST_COLOURED = 60_000
const PLAIN = 'no-highlight' // the highlighter's word

export function colourCode(tree: Root): void {
  const plain = tooLong(tree)
  for (const { properties } of plain) properties['className'] = [...classesOf(properties), PLAIN]
  common.runSync(tree)
  additional.runSync(tree)
  for (const { properties } of plain) properties['className'] = classesOf(properties).filter((name) => name !== PLAIN)
  // Unwrap the span around a script inside HTML: it only names the language.
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'span' || !parent || index === undefined || isPainted(node)) return undefined
    parent.children.splice(index, 1, ...node.children)
    return index
  })
}

function tooLong(tree: Root): Element[] {
  const found: Element[] = []
  let left = MOST_COLOURED
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'code') return
    const texts = node.children.flatMap((child) => (child.type === 'text' ? [child.value] : []))
    const signs = texts.reduce((sum, { length }) => sum + length, 0)
    if (signs > left || texts.some((text) => text.split('\n').some(({ length }) => length > LONGEST_LINE)))
      found.push(node)
    else left -= signs
  })
  return found
}

const classesOf = ({ className }: Element['properties']) => (Array.isArray(className) ? className : [])

function isPainted({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.some((name) => String(name).startsWith('hljs-'))
}

export function codeLanguageOf(code: Element): CodeLanguage | undefined {
  const [first] = Array.isArray(code.properties['className']) ? code.properties['className'] : []
  const name = String(first ?? '')
    .replace(/^language-/, '')
    .toLowerCase()
  return isCodeLanguage(name) ? name : otherNames.get(name)
}

function isCodeLanguage(name: string): name is CodeLanguage {
  return Object.hasOwn(codeLanguages, name)
}
