import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { browserOptions } from './browser.ts'
import { root, run, runSteps } from './steps.ts'

const report = path.join(root, 'node_modules', '.cache', 'test-report.json')

/** `npm test`: brings its own browser and database, runs every project and ends with one line that counts. */
async function main(): Promise<void> {
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
  const { numPassedTests, numFailedTests } = readReport()
  // A step can fail without a failed test: a file that does not load, an error nobody caught.
  const failed = failedSteps > 0 ? Math.max(numFailedTests, failedSteps) : numFailedTests
  console.info(`\n${numPassedTests} passed, ${failed} failed`)
  process.exitCode = failed === 0 && numPassedTests > 0 ? 0 : 1
}

function readReport(): { numPassedTests: number; numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 1 }
  }
}

await main()
