import path from 'node:path'
import { importsOf } from './imports.ts'
import type { SourceFile } from './source-files.ts'

/** What visitors' pages import although their style sheet leaves out its classes by `@source not`, one line each. */
export function unstyledImports(sheet: SourceFile, files: SourceFile[]): string[] {
  const leftOut = [...sheet.text.matchAll(/@source not "([^"]+)"/g)].map(([, pattern = '']) =>
    path.posix.join(path.posix.dirname(sheet.path), pattern),
  )
  const isLeftOut = (file: string) => leftOut.some((pattern) => path.matchesGlob(file, pattern))
  return files
    .filter(
      (file) =>
        /^(site|ui)\//.test(file.path) &&
        !/\/(staff|render)\/|^site\/(entry-server|entry-staff|staff-routes)\.tsx$/.test(file.path) &&
        !isLeftOut(file.path),
    )
    .flatMap(importsOf)
    .filter(({ to, isType }) => !isType && isLeftOut(to))
    .map(({ from, to }) => `${from} imports ${to}`)
}
