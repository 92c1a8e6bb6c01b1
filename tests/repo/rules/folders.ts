import { importsOf } from './imports.ts'
import type { SourceFile } from './source-files.ts'

export const fullestFolder = 25
/** Folders whose files are of one kind, so that their number says nothing: one control, picture, story, test or step of the database a file. */
const ofOneKind =
  /^(api\/db\/migrations|ui\/primitives|ui\/pictures\/motifs|stories\/primitives|tests\/(ui|e2e|api\/stored))$/

/** Folders with more files than anybody looks through. */
export function fullFolders(files: SourceFile[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of files) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count > fullestFolder && !ofOneKind.test(folder))
    .map(([folder, count]) => `${folder} has ${count} files: ${fullestFolder} are the most`)
}

/** Circles of imports between folders that lie side by side, each as `a → b → a`. */
export function folderCircles(files: SourceFile[]): string[] {
  const neighbours = new Map<string, Set<string>>()
  for (const file of files) {
    for (const { to } of importsOf(file)) {
      const [from, target] = sideBySide(file.path, to)
      if (!from || !target) continue
      neighbours.set(from, (neighbours.get(from) ?? new Set()).add(target))
    }
  }
  const circles = new Set<string>()
  const done = new Set<string>()

  function visit(folder: string, trail: string[]): void {
    const start = trail.indexOf(folder)
    if (start >= 0) {
      circles.add([...trail.slice(start), folder].join(' → '))
      return
    }
    if (done.has(folder)) return
    for (const next of neighbours.get(folder) ?? []) visit(next, [...trail, folder])
    done.add(folder)
  }

  for (const folder of neighbours.keys()) visit(folder, [])
  return [...circles]
}

/** The two folders of the same parent that two files lie in or below; none where one file lies in that parent itself. */
function sideBySide(from: string, to: string): [string?, string?] {
  const [a, b] = [from.split('/'), to.split('/')]
  const depth = a.findIndex((name, index) => name !== b[index])
  if (depth < 1 || depth >= a.length - 1 || depth >= b.length - 1) return []
  return [a.slice(0, depth + 1).join('/'), b.slice(0, depth + 1).join('/')]
}

function folderOf(path: string): string {
  return path.split('/').slice(0, -1).join('/')
}
