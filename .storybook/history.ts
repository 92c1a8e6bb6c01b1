import { execFileSync } from 'node:child_process'
import path from 'node:path'

export interface Change {
  hash: string
  /** Of the commit: `2026-11-24`. */
  date: string
  subject: string
}

export interface Commit extends Change {
  files: string[]
}

/** Commits that touched what Storybook shows, the latest first; none where there is no history, as in an unpacked archive. */
export function readHistory(): Commit[] {
  try {
    const log = execFileSync(
      'git',
      ['log', '--no-merges', '--name-only', '--format=%x00%h%x01%cs%x01%s', '--', 'ui', 'site/pages', 'stories'],
      {
        cwd: path.join(import.meta.dirname, '..'),
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
    return log.split('\0').slice(1).map(readCommit)
  } catch {
    return []
  }
}

function readCommit(text: string): Commit {
  const [head = '', ...files] = text.split('\n').filter(Boolean)
  const [hash = '', date = '', subject = ''] = head.split('\u0001')
  return { hash, date, subject, files }
}

/** The last changes of some files. */
export function changesOf(history: Commit[], files: string[]): Change[] {
  return history
    .filter((commit) => commit.files.some((file) => files.includes(file)))
    .slice(0, 8)
    .map(({ hash, date, subject }) => ({ hash, date, subject }))
}
