import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { browserOptions } from '../browser/browser.ts'
import { writeLastRun } from './last-run.ts'
import { testReportFile, triedTwiceFile, visualReportFile } from './reports.ts'
import { run, runSteps, runVitest } from './steps.ts'

interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Names of what passed at a second try only. */
  twice: string[]
}

const names = z.array(z.string())
const visualReport = z.object({ passed: z.number(), failed: z.number(), skipped: z.number(), twice: names })
const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })
  .transform(({ numPassedTests, numFailedTests, numPendingTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
    twice: existsSync(triedTwiceFile) ? names.parse(JSON.parse(readFileSync(triedTwiceFile, 'utf8'))) : [],
  }))

/**
 * `npm test`: brings its own browser and database, runs every project, visits every story and ends with one line that
 * counts. Who names files or projects is after those: then no story is visited. `-- --changed` runs what the uncommitted
 * changes can break, stories included.
 */
async function main(): Promise<void> {
  const chosen = process.argv.slice(2)
  const isChanged = chosen.some((word) => word.startsWith('--changed'))
  const withStories = chosen.length === 0 || isChanged
  // Last run's counts must not be taken for this one's.
  for (const file of [testReportFile, visualReportFile, triedTwiceFile]) rmSync(file, { force: true })
  mkdirSync(path.dirname(testReportFile), { recursive: true })
  const reporters = ['--reporter=default', '--reporter=json', '--reporter=tests/support/run/tried-twice-reporter.ts']
  const failedSteps = await runSteps([
    { name: 'Browser for the tests', run: () => browserOptions().then(() => 0) },
    { name: 'Build', run: () => run('node', ['site/build/build.ts', '--if-changed']) },
    {
      name: 'Tests',
      run: () => runVitest([...reporters, `--outputFile.json=${testReportFile}`, ...chosen]),
    },
    ...(withStories
      ? [
          {
            name: 'Stories: played, asked by axe, photographed',
            run: () => run('node', ['tests/visual/run.ts', ...chosen]),
          },
        ]
      : []),
  ])
  const nothing: Counts = { passed: 0, failed: 0, skipped: 0, twice: [] }
  const tests = readReport(testReportFile, vitestReport)
  const stories = withStories ? readReport(visualReportFile, visualReport) : nothing
  const passed = tests.passed + stories.passed
  const skipped = tests.skipped + stories.skipped
  // A step can fail without a failed test: a file that does not load, an error nobody caught.
  const failed = Math.max(tests.failed + stories.failed, failedSteps)
  const twice = [...tests.twice, ...stories.twice]
  if (twice.length > 0) console.info(`\nPassed at the second try only:\n${twice.map((name) => `  ${name}`).join('\n')}`)
  console.info(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  if (chosen.length === 0) writeLastRun({ passed, failed, skipped, twice })
  process.exitCode = failed === 0 && (passed > 0 || isChanged) ? 0 : 1
}

/** What a runner wrote about itself; a missing or broken report counts as a failure. */
function readReport(file: string, shape: z.ZodType<Counts>): Counts {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, skipped: 0, twice: [] }
  }
}

await main()
