import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import packages from './package.json' with { type: 'json' }
import { firstFiles } from './site/build/first-files.ts'
import { browserOptions } from './tests/support/browser.ts'

type Project = NonNullable<NonNullable<ViteUserConfig['test']>['projects']>[number]

const [entry = '', ...alsoAtOnce] = [
  'site/entry-client.tsx',
  // Imported by it a moment later, on every page.
  'site/browser/consent-controls.tsx',
  'site/browser/follow-visits.ts',
].map((file) => path.join(import.meta.dirname, file))

/** The site's two builds (`dist/client` for the browser, `dist/server` for the renderer), and the test projects. */
export default defineConfig(async ({ mode, isSsrBuild }) => ({
  // Vite minifies the sheet anyway; after Tailwind has done so too, every prefixed line stands there four times.
  plugins: [react(), tailwindcss({ optimize: false })],
  publicDir: isSsrBuild ? (false as const) : 'public',
  build: isSsrBuild
    ? { ssr: 'site/entry-server.tsx', outDir: 'dist/server', emptyOutDir: true }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        // Preloading is the inline loader's business; the polyfill would be a second one.
        modulePreload: { polyfill: false as const },
        rolldownOptions: {
          input: entry,
          output: { codeSplitting: { groups: [{ name: firstFiles(entry, ...alsoAtOnce), debugName: 'first files' }] } },
        },
      },
  ...(mode === 'test' && { test: { projects: await testProjects(), maxWorkers: CORES, reporters: ['default'] } }),
}))

/** Of the smallest machine. By itself Vitest would leave one of them to whoever watches. */
const CORES = 2
/** Prepared before the first test: a package that Vite meets on the way makes it reload the page under a running one. */
const preparedPackages = [
  ...Object.keys(packages.dependencies).filter((name) => /^@(radix-ui|react-email)\//.test(name)),
  'axe-core',
  'class-variance-authority',
  'i18next',
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-i18next',
  'zod/mini',
]

/** One project for each kind of test, one kind after the other: so each finds the same machine however many there are. */
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
  const inNode = { environment: 'node' as const, setupFiles: ['tests/support/fail-on-console.ts'] }
  const withServer = { ...inNode, testTimeout: 120_000, hookTimeout: 240_000 }

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
    { test: { ...inNode, name: 'site', include: ['tests/site/**/*.test.ts'], sequence: { groupOrder: 0 } } },
    {
      test: {
        ...inNode,
        name: 'api',
        include: ['tests/api/**/*.test.ts'],
        testTimeout: 30_000,
        sequence: { groupOrder: 0 },
      },
    },
    {
      test: {
        ...inNode,
        name: 'api on PostgreSQL',
        include: ['tests/api/**/*.test.ts'],
        exclude: ['tests/api/sqlite/**'],
        globalSetup: ['tests/support/postgres-setup.ts'],
        testTimeout: 30_000,
        hookTimeout: 60_000,
        sequence: { groupOrder: 1 },
      },
    },
    {
      extends: true,
      optimizeDeps: { include: preparedPackages },
      test: {
        name: 'ui',
        include: ['tests/ui/**/*.test.tsx'],
        setupFiles: ['tests/support/fail-on-console.ts', 'tests/support/browser-styles.ts'],
        browser: browser(),
        sequence: { groupOrder: 2 },
      },
    },
    ...(['day', 'night'] as const).map((theme, index) => ({
      extends: true as const,
      optimizeDeps: { include: preparedPackages },
      plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
      test: {
        name: `stories by ${theme}`,
        setupFiles: ['tests/support/fail-on-console.ts'],
        browser: browser(),
        testTimeout: 30_000,
        sequence: { groupOrder: 3 + index },
      },
    })),
    {
      test: {
        ...withServer,
        name: 'visual harness',
        include: ['tests/visual/**/*.test.ts'],
        sequence: { groupOrder: 7 },
      },
    },
    {
      test: {
        ...withServer,
        name: 'e2e',
        // A machine that is busy otherwise may let a browser miss its moment once; what is broken is broken twice.
        retry: 1,
        include: ['tests/e2e/**/*.test.ts'],
        globalSetup: ['tests/support/build-setup.ts'],
        sequence: { groupOrder: 5 },
      },
    },
    {
      test: {
        ...withServer,
        name: 'faults',
        // They kill servers and fill disks, and some wait for a moment of their own making.
        fileParallelism: false,
        include: ['tests/faults/**/*.test.ts'],
        globalSetup: ['tests/support/build-setup.ts'],
        sequence: { groupOrder: 6 },
      },
    },
  ]
}
