import { importsOf } from './imports.ts'
import type { SourceFile } from './source-files.ts'

/** Import cycles, each as `a → b → a`. Types count too: a cycle of types is a cycle of thoughts. */
export function importCycles(files: SourceFile[]): string[] {
  const imports = new Map(files.map((file) => [file.path, importsOf(file).map(({ to }) => to)]))
  const done = new Set<string>()
  const cycles: string[] = []

  function visit(file: string, trail: string[]): void {
    const start = trail.indexOf(file)
    if (start >= 0) {
      cycles.push([...trail.slice(start), file].join(' → '))
      return
    }
    if (done.has(file)) return
    for (const next of imports.get(file) ?? []) {
      if (imports.has(next)) visit(next, [...trail, file])
    }
    done.add(file)
  }

  for (const file of imports.keys()) visit(file, [])
  return cycles
}
