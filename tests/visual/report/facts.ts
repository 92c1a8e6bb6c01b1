import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { root } from '../../support/run/steps.ts'

export interface Commit {
  hash: string
  /** Day, as YYYY-MM-DD. */
  date: string
  subject: string
}

/** A file a picture stands on, and who touched it last. */
export interface TouchedFile {
  path: string
  commit?: Commit
  /** It differs from the last commit. */
  isUncommitted: boolean
}

export interface StoryFacts {
  title: string
  name: string
  files: TouchedFile[]
}

const storyIndex = z.object({
  entries: z.record(z.string(), z.object({ title: z.string(), name: z.string(), importPath: z.string() })),
})

/** Who can be asked about a story: its title, its file and its component’s file, with the last commit of each. */
export function storyFacts(storybookFolder: string): (story: string) => StoryFacts {
  const { entries } = storyIndex.parse(JSON.parse(readFileSync(path.join(storybookFolder, 'index.json'), 'utf8')))
  const uncommitted = new Set(
    git('status', '--porcelain', '--untracked-files=all')
      .split('\n')
      .map((line) => line.slice(3)),
  )
  const touched = new Map<string, TouchedFile>()
  const touch = (file: string): TouchedFile => {
    const known = touched.get(file)
    if (known) return known
    const [hash, date, subject] = git('log', '-1', '--format=%h%n%cs%n%s', '--', file).split('\n')
    const isUncommitted = uncommitted.has(file)
    const found = { path: file, isUncommitted, ...(hash && date && subject && { commit: { hash, date, subject } }) }
    touched.set(file, found)
    return found
  }
  return (story) => {
    const entry = entries[story]
    if (!entry) return { title: story, name: '', files: [] }
    return { title: entry.title, name: entry.name, files: filesOf(entry.importPath.slice(2)).map(touch) }
  }
}

/** The last commit of all, and whether something stands beside it. */
export function currentCommit(): Commit & { isClean: boolean } {
  const [hash = '', date = '', subject = ''] = git('log', '-1', '--format=%h%n%cs%n%s').split('\n')
  return { hash, date, subject, isClean: git('status', '--porcelain').trim() === '' }
}

/** Stories lie as components do, so the one’s path leads to the other’s. */
function filesOf(storyFile: string): string[] {
  const own = storyFile.replace('.stories.tsx', '.tsx')
  const page = own.replace('stories/', 'site/').replace('.tsx', '-page.tsx')
  const components = [own.replace('stories/', 'ui/'), page]
  return [storyFile, ...components.filter((file) => existsSync(path.join(root, file)))]
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}
