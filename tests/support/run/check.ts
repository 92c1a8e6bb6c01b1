import { run, runSteps, runVitest } from './steps.ts'

/** `npm run check`: everything that can be said about the code without running the site. */
const failures = await runSteps([
  { name: 'Types', run: () => run('tsc', []) },
  { name: 'Types of the server, without a browser’s', run: () => run('tsc', ['-p', 'api']) },
  {
    name: 'Lint and format',
    run: () => run('biome', ['check', '--config-path', 'tests/repo/biome-rules.jsonc', '--error-on-warnings', '.']),
  },
  { name: 'Types of what a browser loads, without Node’s', run: () => run('tsc', ['-p', 'site']) },
  { name: 'Unused files, exports and packages', run: () => run('knip', []) },
  { name: 'Boundaries and rules of the house', run: () => runVitest(['--project', 'repo']) },
])
process.exitCode = failures === 0 ? 0 : 1
