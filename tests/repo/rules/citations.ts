import type { SourceFile } from './source-files.ts'

const settled = 'stories/decisions/settled-questions.mdx'
const specification = 'stories/decisions/specification.mdx'
const decisionPage = /^stories\/decisions\/(\d{4})-/

/** Citations that lead nowhere: `D7` without its entry, `specification 4` without its section, `decision 0009` without its page. */
export function lostCitations(files: SourceFile[], pages: SourceFile[]): string[] {
  const known = new Set([
    ...numbersIn(pages, settled, /\*\*(D\d+)\b/g),
    ...numbersIn(pages, specification, /^## (\d+)\. /gm).map((section) => `specification ${section}`),
    ...pages.flatMap(({ path }) => decisionPage.exec(path)?.[1] ?? []).map((number) => `decision ${number}`),
  ])
  return [...files, ...pages].flatMap((file) =>
    citationsIn(file.text)
      .filter((citation) => !known.has(citation))
      .map((citation) => `${file.path} cites ${citation}, which is not in stories/decisions`),
  )
}

/** Tests that pages name, as `tests/a.test.ts: its name`, and that are not there. */
export function lostTests(pages: SourceFile[], tests: SourceFile[]): string[] {
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(/`(tests\/[\w./-]+\.test\.tsx?)(?:: ([^`]+))?`/g)]
      .filter(([, file, name = '']) => !tests.some((test) => test.path === file && test.text.includes(name)))
      .map(([citation]) => `${path} cites ${citation}, which is not there`),
  )
}

/** Files that pages give as the source of a rule, in quotation marks of the code, and that are not there. */
export function lostSources(pages: SourceFile[], isThere: (path: string) => boolean): string[] {
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(/'((?:ui|site|api|locales|stories|tests)\/[\w./-]+\.\w+)'/g)]
      .filter(([, file = '']) => !isThere(file))
      .map(([, file]) => `${path} rests on ${file}, which is not there`),
  )
}

/** `specification 2 and 4` cites two sections, `D3–D5` its two ends. */
function citationsIn(text: string): string[] {
  const sections = [...text.matchAll(/specification ((?:[1-9]\b(?:, | and )?)+)/gi)].flatMap(([, numbers = '']) =>
    (numbers.match(/\d/g) ?? []).map((section) => `specification ${section}`),
  )
  const pages = [...text.matchAll(/decision (\d{4})\b/gi)].map(([, number]) => `decision ${number}`)
  return [...(text.match(/\bD[1-9]\d?\b/g) ?? []), ...sections, ...pages]
}

function numbersIn(pages: SourceFile[], path: string, pattern: RegExp): string[] {
  const text = pages.find((page) => page.path === path)?.text ?? ''
  return [...text.matchAll(pattern)].map(([, number = '']) => number)
}
