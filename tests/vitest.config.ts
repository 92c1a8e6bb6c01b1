import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { allTexts } from '../.storybook/all-texts.ts'
import packages from '../package.json' with { type: 'json' }
import { filesWithDatabase } from './support/app/database-files.ts'
import { browserOptions } from './support/browser/browser.ts'
import { WaitingFirst } from './support/run/waiting-first.ts'

type Project = NonNullable<NonNullable<ViteUserConfig['test']>['projects']>[number]

/** The test projects: `vitest --config tests/vitest.config.ts`. Apart from vite.config.ts, so that a build needs none of their packages. */
export default defineConfig(async () => ({
  root: path.join(import.meta.dirname, '..'),
  plugins: [react(), tailwindcss({ optimize: false }), allTexts()],
  test: {
    projects: await testProjects(),
    maxWorkers: CORES,
    sequence: { sequencer: WaitingFirst },
    reporters: ['default'],
  },
}))

/** Of the smallest machine. By itself Vitest would leave one of them to whoever watches. */
const CORES = 2
/** Prepared before the first test: a package that Vite meets on the way makes it reload the page under a running one. */
const preparedPackages = [
  ...Object.keys(packages.dependencies).filter((name) => /^@(radix-ui|react-email)\//.test(name)),
  'axe-core',
  'class-variance-authority',
  'cmdk',
  'i18next',
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-i18next',
  'zod/mini',
]

/** One project for each kind of test. What only computes runs together, so that no core waits; what watches a clock or a browser has the machine to its kind. Stories have a runner of their own, tests/visual. */
async function testProjects(): Promise<Project[]> {
  const { isPinned: _, ...launchOptions } = await browserOptions()
  // A new object for each project: Vitest writes the project's name into it.
  const browser = () => ({
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions }),
    instances: [{ browser: 'chromium' as const }],
  })
  // A machine that is busy otherwise may let a test miss its moment once; what is broken is broken twice. The run's last lines
  // name what passed at the second try only.
  const retry = 1
  const inNode = { environment: 'node' as const, setupFiles: ['tests/support/run/fail-on-console.ts'] }
  // The modules of the server are loaded once and not for each file: loading them took longer than the tests. What a
  // file changes of the world is put back after each test.
  const together = { ...inNode, retry, isolate: false, restoreMocks: true, unstubGlobals: true }
  // One more than there are cores: the longest of them waits for a database that starts again, twenty times.
  const withServer = {
    ...inNode,
    retry,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // As long as Playwright waits for an element: what is right comes at once on any machine, or a little later.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: CORES + 1,
  }

  return [
    {
      test: {
        ...inNode,
        name: 'repo',
        include: ['tests/repo/**/*.test.ts'],
        testTimeout: 60_000,
        sequence: { groupOrder: 0 },
      },
    },
    {
      test: {
        ...together,
        name: 'site',
        include: ['tests/site/**/*.test.ts'],
        testTimeout: 30_000,
        sequence: { groupOrder: 0 },
      },
    },
    {
      test: {
        ...together,
        name: 'api',
        include: ['tests/api/**/*.test.ts'],
        exclude: ['tests/api/postgres/**'],
        testTimeout: 30_000,
        sequence: { groupOrder: 0 },
      },
    },
    {
      test: {
        ...together,
        name: 'api on PostgreSQL',
        include: filesWithDatabase('tests/api/**/*.test.ts'),
        // What is served reads and writes by the statements of tests/api/stored, and is the same over any database.
        exclude: ['tests/api/sqlite/**', 'tests/api/served/**'],
        globalSetup: ['tests/support/run/postgres-setup.ts'],
        testTimeout: 30_000,
        hookTimeout: 60_000,
        sequence: { groupOrder: 0 },
      },
    },
    {
      extends: true,
      optimizeDeps: { include: preparedPackages },
      test: {
        name: 'ui',
        retry,
        include: ['tests/ui/**/*.test.tsx'],
        setupFiles: ['tests/support/run/fail-on-console.ts', 'tests/support/run/browser-styles.ts'],
        browser: browser(),
        sequence: { groupOrder: 1 },
      },
    },
    {
      test: {
        ...withServer,
        name: 'visual harness',
        include: ['tests/visual/**/*.test.ts'],
        sequence: { groupOrder: 2 },
      },
    },
    {
      test: {
        ...withServer,
        name: 'e2e',
        isolate: false,
        include: ['tests/e2e/**/*.test.ts'],
        globalSetup: ['tests/support/run/build-setup.ts'],
        sequence: { groupOrder: 2 },
      },
    },
    {
      test: {
        ...withServer,
        name: 'faults',
        include: ['tests/faults/**/*.test.ts'],
        globalSetup: ['tests/support/run/build-setup.ts'],
        sequence: { groupOrder: 2 },
      },
    },
  ]
}
