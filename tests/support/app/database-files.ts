import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..', '..')
const opener = 'tests/support/servers/test-database.ts'

/** The test files among `pattern` that open a database of their own, by themselves or through what they import of `tests/`: only those differ on another database. */
export function filesWithDatabase(pattern: string): string[] {
  const known = new Map<string, boolean>()
  const reaches = (file: string): boolean => {
    if (file === opener) return true
    const answer = known.get(file)
    if (answer !== undefined) return answer
    // Two files that import each other: whoever asked first finds out.
    known.set(file, false)
    const text = readFileSync(path.join(root, file), 'utf8')
    const imports = [...text.matchAll(/from '(\.{1,2}\/[^']+)'/g)].map(([, place = '']) =>
      path.posix.join(path.posix.dirname(file), place),
    )
    const found = imports.some(reaches)
    known.set(file, found)
    return found
  }
  return globSync(pattern, { cwd: root }).filter((file) => reaches(file.replaceAll('\\', '/')))
}
