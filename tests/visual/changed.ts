import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { root } from '../support/run/steps.ts'

/** What Storybook's build writes with `--stats-json`: each module, and who imports it. */
const stats = z.object({
  modules: z.array(z.object({ name: z.string(), reasons: z.array(z.object({ moduleName: z.string() })).optional() })),
})
const storyIndex = z.object({ entries: z.record(z.string(), z.object({ importPath: z.string() })) })

/** Documents show components beside their stories: what these import changes no story. */
const documents = /^\.\/\.storybook\/(docs-page|house-container)\.tsx$/

/**
 * The ids of the stories that import, over however many files, what differs from `commit`, or undefined when that is
 * something all of them stand on. Files that no story imports change none.
 */
export function changedStories(
  storybookFolder: string,
  commit: string,
  files = changedFiles(commit),
): Set<string> | undefined {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(storybookFolder, file), 'utf8'))
  const importers = new Map(
    stats
      .parse(read('preview-stats.json'))
      .modules.map(({ name, reasons = [] }) => [clean(name), reasons.map(({ moduleName }) => clean(moduleName))]),
  )
  const reached = new Set<string>()
  const waiting = files.map((file) => `./${file}`).filter((file) => !documents.test(file))
  if (waiting.some((file) => /^\.\/(package-lock\.json|\.storybook\/|tests\/visual\/)/.test(file))) return undefined
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (documents.test(file)) continue
    if (file.startsWith('./.storybook/')) return undefined
    if (reached.has(file)) continue
    reached.add(file)
    waiting.push(...(importers.get(file) ?? []))
  }
  const { entries } = storyIndex.parse(read('index.json'))
  return new Set(Object.keys(entries).filter((id) => reached.has(entries[id]?.importPath ?? '')))
}

const clean = (name: string) => name.replace(/[?#].*/, '')

function changedFiles(commit: string): string[] {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n')
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')].filter(Boolean)
}
