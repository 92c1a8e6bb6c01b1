import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Plugin } from 'vite'
import { type PropTable, readProps } from './component-props.ts'
import { measureComponents } from './component-sizes.ts'
import { type Change, type Commit, changesOf, readHistory } from './history.ts'
import { storyPage } from './story-page.ts'

const root = path.join(import.meta.dirname, '..')
const moduleName = 'virtual:component-facts'

/** What a component's page says that the code knows already. */
export interface ComponentFacts {
  file: string
  name: string
  /** The id of its page. */
  page: string
  /** Compressed bytes of its own code. */
  bytes?: number
  tables: PropTable[]
  /** The comment of its first component. */
  summary: string
  /** What its stories say it is, before what to do and what to leave. */
  purpose: string
  /** Locale files that it reads itself. */
  words: string[]
  /** Files that import it. */
  usedBy: string[]
  /** Pages that it stands on, over however many files. */
  pages: string[]
  /** Citations in its file and its stories: `D16`, `specification 4`, `decision 0007`. */
  citations: string[]
  /** Pages of decisions that name its file. */
  decisions: string[]
  changes: Change[]
  /** Its stories’ exports as the file has them: a bundle sorts them by name. */
  stories: string[]
}

/** What there is to know about each component, by the path of its stories. */
export async function readFacts(history: Commit[]): Promise<Record<string, ComponentFacts>> {
  const sources = new Map(filesOf('{ui,site}/**/*.{ts,tsx}').map((file) => [file, read(file)]))
  const importers = readImporters(sources)
  const sizes = await measureComponents()
  const decisions = filesOf('stories/decisions/*.mdx').map((file) => ({ file, text: read(file) }))
  const facts = filesOf('stories/{primitives,blocks,mails,pages}/**/*.stories.tsx').map(
    (story): [string, ComponentFacts] => {
      const own = story.replace('.stories.tsx', '.tsx')
      const page = own.replace('stories/', 'site/').replace('.tsx', '-page.tsx')
      const file = [own.replace('stories/', 'ui/'), page].find((one) => sources.has(one)) ?? ''
      const text = sources.get(file) ?? ''
      const bytes = sizes[file]
      return [
        story,
        {
          file,
          name: storyPage(read(story))?.name ?? '',
          page: storyPage(read(story))?.page ?? '',
          ...(bytes !== undefined && { bytes }),
          tables: text ? readProps(file, text) : [],
          summary:
            /\/\*\* ([^*]*(?:\*(?!\/)[^*]*)*)\*\/\nexport function [A-Z]/
              .exec(text)?.[1]
              ?.replace(/\s*\n\s*\* ?/g, ' ')
              .trim() ?? '',
          purpose: purposeIn(read(story)),
          words: [
            ...new Set([...text.matchAll(/useTranslation\(\[?'([\w-]+)'/g)].map(([, name = '']) => localeFile(name))),
          ],
          usedBy: [...(importers.get(file) ?? [])].toSorted(),
          pages: pagesOf(file, importers),
          citations: citationsIn(text + read(story)),
          decisions: file
            ? decisions.filter((page) => page.text.includes(file)).map((page) => path.basename(page.file, '.mdx'))
            : [],
          changes: changesOf(history, [file, story]),
          stories: [...read(story).matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
        },
      ]
    },
  )
  return Object.fromEntries(facts)
}

export interface WeeksChange extends Change {
  /** The components that it touched, each with the id of its page. */
  components: { name: string; page: string }[]
}

/** What changed in the seven days before the last change of all, the latest first. */
export function readWeek(history: Commit[]): WeeksChange[] {
  const last = Date.parse(history[0]?.date ?? '')
  return history
    .filter(({ date }) => last - Date.parse(date) < 7 * 86_400_000)
    .map(({ files, ...change }) => ({
      ...change,
      components: [...new Set(files.map(storyOf))].flatMap((story) => {
        const place = existsSync(path.join(root, story)) && storyPage(read(story))
        return place ? [{ name: place.name, page: place.page }] : []
      }),
    }))
}

const storyOf = (file: string) =>
  file.endsWith('.stories.tsx')
    ? file
    : file.replace(/^(ui|site)\//, 'stories/').replace(/(-page)?\.tsx$/, '.stories.tsx')

/** Gives Storybook's docs pages what the code knows, as the module `virtual:component-facts`. */
export function componentFacts(hasHistory: boolean): Plugin {
  return {
    name: 'component-facts',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: async (id) => {
      if (id !== `\0${moduleName}`) return undefined
      const history = hasHistory ? readHistory() : []
      const [facts, week] = [await readFacts(history), readWeek(history)]
      return `export const facts = ${JSON.stringify(facts)}\nexport const week = ${JSON.stringify(week)}`
    },
  }
}

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

function localeFile(name: string): string {
  const room = ['site', 'staff', 'mail'].find((folder) =>
    existsSync(path.join(root, 'locales', 'en', folder, `${name}.json`)),
  )
  return `locales/{en,sq,de,es,it,fr}/${room ? `${room}/` : ''}${name}.json`
}

/** Who imports each file of `ui/` and `site/`, types left out. */
function readImporters(sources: Map<string, string>): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>()
  for (const [file, text] of sources) {
    const { module } = parseSync(file, text)
    const addresses = [
      ...module.staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => moduleRequest.value),
      ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    ]
    for (const address of addresses) {
      const target = address.startsWith('#') ? address.slice(1) : path.posix.join(path.posix.dirname(file), address)
      importers.set(target, (importers.get(target) ?? new Set()).add(file))
    }
  }
  return importers
}

function pagesOf(file: string, importers: Map<string, Set<string>>): string[] {
  const reached = new Set<string>()
  const waiting = [file]
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const importer of importers.get(next) ?? []) {
      if (reached.has(importer)) continue
      reached.add(importer)
      // What stands on a page is not on the pages that its route can lead to.
      if (!importer.startsWith('site/pages/')) waiting.push(importer)
    }
  return [...reached].filter((one) => one.startsWith('site/pages/')).toSorted()
}

function purposeIn(stories: string): string {
  const [, quote = '', words = ''] =
    /description: \{\s*component:\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(stories) ?? []
  const said = words.replaceAll('\\n', '\n').replaceAll(`\\${quote}`, quote)
  return (said.split(/\*\*Do|(?:^|\n)Do/)[0] ?? '').trim()
}

function citationsIn(text: string): string[] {
  const found = [
    ...[...text.matchAll(/\bspecification [1-9]\b/gi)].map(([words]) => words.toLowerCase()),
    ...[...text.matchAll(/\bdecision \d{4}\b/gi)].map(([words]) => words.toLowerCase()),
    ...(text.match(/\bD[1-9]\d?\b/g) ?? []),
  ]
  return [...new Set(found)].toSorted()
}
