import path from 'node:path'
import { parseSync } from 'oxc-parser'
import type { SourceFile } from './source-files.ts'

export interface Import {
  from: string
  /** A path from the repository's root, or a package's name. */
  to: string
  isType: boolean
}

/** Every import of a file, dynamic ones with a fixed address included, with `#room/…` and relative addresses resolved. */
export function importsOf({ path: from, text }: SourceFile): Import[] {
  const { module } = parseSync(from, text)
  const fixed = module.staticImports.map((entry) => ({
    to: entry.moduleRequest.value,
    isType: entry.entries.length > 0 && entry.entries.every(({ isType }) => isType),
  }))
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ to: moduleRequest.value, isType }] : [])),
  )
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^['"]([^'"]+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    return literal?.[1] ? [{ to: literal[1], isType: false }] : []
  })
  return [...fixed, ...exported, ...dynamic].map(({ to, isType }) => ({ from, to: resolve(from, to), isType }))
}

function resolve(from: string, to: string): string {
  if (to.startsWith('#')) return to.slice(1)
  if (to.startsWith('.')) return path.posix.join(path.posix.dirname(from), to)
  return to
}
