import { readFileSync } from 'node:fs'
import path from 'node:path'

const source = path.join(import.meta.dirname, '..', 'ui', 'primitives', 'icon.tsx')

/** Every icon as a file of its own, by its address: drawn as ui/tokens/base.css draws it, in the colour around it. */
export function iconFiles(): Record<string, string> {
  const list = /const paths = \{([\s\S]*?)\n\} as const/.exec(readFileSync(source, 'utf8'))?.[1] ?? ''
  return Object.fromEntries(
    [...list.matchAll(/^ {2}'?([\w-]+)'?:\s*'([^']+)',$/gm)].map(([, name = '', path = '']) => [
      `icons/${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="square"><path d="${path}"/></svg>\n`,
    ]),
  )
}
