import type { SourceFile } from './source-files.ts'

export const longestFile = 300
const forbiddenNames = /(^|\/)(utils?|misc|helpers?|commons?)(\.[a-z]+)*(\/|$)/
const kebabCase = /^[a-z0-9.]+(-[a-z0-9.]+)*$/

/** Files that are too long, barrels, and names that say nothing. */
export function badShapes(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const name = path.split('/').at(-1) ?? ''
    const lines = linesOfCode(text)
    return [
      ...(lines > longestFile ? [`${path} has ${lines} lines of code: ${longestFile} is the most`] : []),
      ...(/^index\.tsx?$/.test(name) ? [`${path} is a barrel: import from the file itself`] : []),
      ...(forbiddenNames.test(path) && !path.startsWith('locales/') ? [`${path} has a name that says nothing`] : []),
      ...(!kebabCase.test(name) ? [`${path} is not in kebab-case`] : []),
    ]
  })
}

/** Lines that are neither empty nor only comment. */
function linesOfCode(text: string): number {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length
}
