import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { browserOptions } from './browser.ts'
import { root, run, runSteps } from './steps.ts'

const report = path.join(root, 'node_modules', '.cache', 'test-report.json')
const pictureReport = path.join(root, 'node_modules', '.cache', 'visual-report.json')

interface Counts {
  passed: number
  failed: number
}

const visualReport = z.object({ passed: z.number(), failed: z.number() })
const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }))

/**
 * `npm test`: brings its own browser and database, runs every project, photographs every story and ends with one line
 * that counts. Who names files or projects is after those: then no pictures are taken.
 */
async function main(): Promise<void> {
  const chosen = process.argv.slice(2)
  const withPictures = chosen.length === 0
  // Last run's counts must not be taken for this one's.
  rmSync(report, { force: true })
  rmSync(pictureReport, { force: true })
  mkdirSync(path.dirname(report), { recursive: true })
  const failedSteps = await runSteps([
    { name: 'Browser for the tests', run: () => browserOptions().then(() => 0) },
    { name: 'Build', run: () => run('node', ['site/build/build.ts', '--if-changed']) },
    {
      name: 'Tests',
      run: () =>
        run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...chosen]),
    },
    ...(withPictures ? [{ name: 'Pictures of every story', run: () => run('node', ['tests/visual/run.ts']) }] : []),
  ])
  const tests = readReport(report, vitestReport)
  const pictures = withPictures ? readReport(pictureReport, visualReport) : { passed: 0, failed: 0 }
  const passed = tests.passed + pictures.passed
  // A step can fail without a failed test: a file that does not load, an error nobody caught.
  const failed = Math.max(tests.failed + pictures.failed, failedSteps)
  console.info(`\n${passed} passed, ${failed} failed`)
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
