import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { type LastRun, lastRunFile, readJson, storyResults } from '../../../.storybook/last-run.ts'
import { testReportFile, visualReportFile } from './reports.ts'
import { root } from './steps.ts'

const fileResults = z.object({
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})
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

function readCommit(): string {
  try {
    const git = (...parameters: string[]) =>
      execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') ? ', with changes of its own' : ''}`
  } catch {
    return ''
  }
}
