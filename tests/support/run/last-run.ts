import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { lastRunFile, testReportFile, visualReportFile } from './reports.ts'
import { root } from './steps.ts'

const fileResults = z.object({
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})
const storyResults = z.object({
  plays: z.number(),
  axe: z.number(),
  pictures: z.number(),
  wrong: z.array(z.string()),
})
const lastRun = z.object({
  /** When it ended, ISO 8601. */
  at: z.string(),
  /** Empty where there is no history. */
  commit: z.string(),
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  twice: z.array(z.string()),
  /** By folder of `tests/`. */
  folders: z.record(z.string(), z.object({ files: z.number(), passed: z.number(), failed: z.number() })),
  /** Absent where the stories could not be visited. */
  stories: storyResults.optional(),
})

export type LastRun = z.infer<typeof lastRun>

/** Keeps what a full run found, for the page *State* in Storybook. */
export function writeLastRun(
  counts: Pick<LastRun, 'passed' | 'failed' | 'skipped' | 'twice'>,
  file = lastRunFile,
): void {
  const stories = storyResults.safeParse(readJson(visualReportFile)).data
  const run: LastRun = {
    at: new Date().toISOString(),
    commit: readCommit(),
    ...counts,
    folders: readFolders(readJson(testReportFile)),
    ...(stories && { stories }),
  }
  writeFileSync(file, JSON.stringify(run))
}

/** What the last full run found; undefined when there was none, or none of this version. */
export function readLastRun(file = lastRunFile): LastRun | undefined {
  return lastRun.safeParse(readJson(file)).data
}

/** Tests by the folder of `tests/` that their file lies in. */
export function readFolders(report: unknown): LastRun['folders'] {
  const folders: LastRun['folders'] = {}
  for (const { name, assertionResults } of fileResults.safeParse(report).data?.testResults ?? []) {
    const folder = path.relative(path.join(root, 'tests'), name).split(path.sep)[0] ?? ''
    const known = folders[folder] ?? { files: 0, passed: 0, failed: 0 }
    const count = (status: string) => assertionResults.filter((result) => result.status === status).length
    folders[folder] = {
      files: known.files + 1,
      passed: known.passed + count('passed'),
      failed: known.failed + count('failed'),
    }
  }
  return folders
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function readCommit(): string {
  try {
    const git = (...parameters: string[]) =>
      execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') ? ', with changes of its own' : ''}`
  } catch {
    return ''
  }
}
