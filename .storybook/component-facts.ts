import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Plugin } from 'vite'
import { type PropTable, readProps } from './component-props.ts'
import { measureComponents } from './component-sizes.ts'

const root = path.join(import.meta.dirname, '..')
const moduleName = 'virtual:component-facts'

/** What a component's page says that the code knows already. */
export interface ComponentFacts {
  file: string
  /** Compressed bytes of its own code. */
  bytes?: number
  tables: PropTable[]
  /** The comment of its first component. */
  summary: string
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
  changes: { hash: string; date: string; subject: string }[]
  /** Its stories’ exports as the file has them: a bundle sorts them by name. */
  stories: string[]
}

/** What there is to know about each component, by the path of its stories. */
export async function readFacts(): Promise<Record<string, ComponentFacts>> {
  const sources = new Map(filesOf('{ui,site}/**/*.{ts,tsx}').map((file) => [file, read(file)]))
  const importers = readImporters(sources)
  const sizes = await measureComponents()
  const changes = readChanges()
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
          ...(bytes !== undefined && { bytes }),
          tables: text ? readProps(file, text) : [],
          summary:
            /\/\*\* ([^*]*(?:\*(?!\/)[^*]*)*)\*\/\nexport function [A-Z]/
              .exec(text)?.[1]
              ?.replace(/\s*\n\s*\* ?/g, ' ')
              .trim() ?? '',
          words: [
            ...new Set([...text.matchAll(/useTranslation\(\[?'([\w-]+)'/g)].map(([, name = '']) => localeFile(name))),
          ],
          usedBy: [...(importers.get(file) ?? [])].toSorted(),
          pages: pagesOf(file, importers),
          citations: citationsIn(text + read(story)),
          decisions: file
            ? decisions.filter((page) => page.text.includes(file)).map((page) => path.basename(page.file, '.mdx'))
            : [],
          changes: mergeChanges(changes.get(file), changes.get(story)),
          stories: [...read(story).matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
        },
      ]
    },
  )
  return Object.fromEntries(facts)
}

/** Gives Storybook's docs pages what the code knows, as the module `virtual:component-facts`. */
export function componentFacts(): Plugin {
  return {
    name: 'component-facts',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: async (id) =>
      id === `\0${moduleName}` ? `export const facts = ${JSON.stringify(await readFacts())}` : undefined,
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

function citationsIn(text: string): string[] {
  const found = [
    ...[...text.matchAll(/\bspecification [1-9]\b/gi)].map(([words]) => words.toLowerCase()),
    ...[...text.matchAll(/\bdecision \d{4}\b/gi)].map(([words]) => words.toLowerCase()),
    ...(text.match(/\bD[1-9]\d?\b/g) ?? []),
  ]
  return [...new Set(found)].toSorted()
}

type Change = ComponentFacts['changes'][number]

/** Commits by file, the latest first; none where there is no history, as in an unpacked archive. */
function readChanges(): Map<string, Change[]> {
  const changes = new Map<string, Change[]>()
  let log = ''
  try {
    log = execFileSync(
      'git',
      ['log', '--no-merges', '--name-only', '--format=%x00%h%x01%cs%x01%s', '--', 'ui', 'site/pages', 'stories'],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
  } catch {
    return changes
  }
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean)
    const [hash = '', date = '', subject = ''] = head.split('\u0001')
    for (const file of files) changes.set(file, [...(changes.get(file) ?? []), { hash, date, subject }])
  }
  return changes
}

function mergeChanges(one: Change[] = [], other: Change[] = []): Change[] {
  return [...new Map([...one, ...other].map((change) => [change.hash, change])).values()]
    .toSorted((first, second) => (first.date < second.date ? 1 : -1))
    .slice(0, 8)
}
