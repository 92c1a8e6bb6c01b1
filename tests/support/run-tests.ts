import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { browserOptions } from './browser.ts'
import { root, run, runSteps } from './steps.ts'

const report = path.join(root, 'node_modules', '.cache', 'test-report.json')

interface Counts {
  passed: number
  failed: number
}

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }))

/** `npm test`: brings its own browser and database, runs every project and ends with one line that counts. */
async function main(): Promise<void> {
  // Last run's counts must not be taken for this one's.
  rmSync(report, { force: true })
  mkdirSync(path.dirname(report), { recursive: true })
  const failedSteps = await runSteps([
    { name: 'Browser for the tests', run: () => browserOptions().then(() => 0) },
    { name: 'Build', run: () => run('node', ['site/build/build.ts', '--if-changed']) },
    {
      name: 'Tests',
      run: () =>
        run('vitest', [
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...process.argv.slice(2),
        ]),
    },
  ])
  const tests = readReport(report, vitestReport)
  // A step can fail without a failed test: a file that does not load, an error nobody caught.
  const failed = Math.max(tests.failed, failedSteps)
  console.info(`\n${tests.passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && tests.passed > 0 ? 0 : 1
}

/** What a runner wrote about itself; a missing or broken report counts as a failure. */
function readReport(file: string, shape: z.ZodType<Counts>): Counts {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

await main()
