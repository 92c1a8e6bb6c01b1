import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..', '..')

/** A file as the rules see it: its path from the repository's root, with forward slashes, and its text. */
export interface SourceFile {
  path: string
  text: string
}

/** Reads the repository's files that match, in a steady order. */
export function readFiles(...patterns: string[]): SourceFile[] {
  return globSync(patterns, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }))
}

/** The rooms' own code. */
export function readCode(): SourceFile[] {
  return readFiles('{ui,site,api,locales,stories,tests}/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}', 'vite.config.ts')
}
