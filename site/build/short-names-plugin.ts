import { type Plugin, parseAst } from 'vite'
import { type ClassNames, shortenClasses } from '#site/build/class-names.ts'

interface Piece {
  start: number
  end: number
  text: string
}

/**
 * Writes the short class names into the components, in both builds alike, so that the server's markup and the
 * browser's agree. Tailwind reads the sources, where the names are whole words of string literals; so does this.
 */
export function shortNamesPlugin(names: ClassNames): Plugin {
  return {
    name: 'short-class-names',
    transform: {
      filter: { id: { include: /\/(ui|site)\/.*\.tsx?$/, exclude: /\/mails\/|\/render\/mail-/ } },
      handler: (code) => ({ code: shortenLiterals(code, names), map: null }),
    },
  }
}

/** Exported for its test: JavaScript in, the same with short names in its string literals out. */
export function shortenLiterals(code: string, names: ClassNames): string {
  const pieces: Piece[] = []
  visit(parseAst(code), (node) => {
    const { type, value, start, end } = node
    if (type === 'ImportDeclaration' || (type === 'Property' && isOtherName(node['key']))) return false
    if (typeof start !== 'number' || typeof end !== 'number') return true
    if (type === 'Literal' && typeof value === 'string') {
      const text = shortenClasses(value, names)
      if (text !== value) pieces.push({ start, end, text: JSON.stringify(text) })
    }
    if (type === 'TemplateElement') {
      // Raw, between its marks: names with a backslash or a dollar sign are none of Tailwind's.
      const raw = code.slice(start, end)
      const text = shortenClasses(raw, names)
      if (text !== raw) pieces.push({ start, end, text })
    }
    return true
  })
  let short = code
  for (const { start, end, text } of pieces.toSorted((a, b) => b.start - a.start)) {
    short = short.slice(0, start) + text + short.slice(end)
  }
  return short
}

/** Visits a tree's nodes; `each` says whether to go on inside. */
function visit(node: unknown, each: (node: Record<string, unknown>) => boolean): void {
  if (Array.isArray(node)) for (const item of node) visit(item, each)
  else if (isRecord(node) && (typeof node['type'] !== 'string' || each(node))) {
    for (const child of Object.values(node)) visit(child, each)
  }
}

/** A part may be called like a class: `data-slot="table-row"`. */
function isOtherName(key: unknown): boolean {
  return isRecord(key) && typeof key['value'] === 'string' && /^(data|aria)-/.test(key['value'])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
