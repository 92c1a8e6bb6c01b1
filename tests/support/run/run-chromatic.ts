import { run } from './steps.ts'

/** `npm run chromatic`: publishes Storybook to Chromatic. The token comes from the environment and is never stored. */
if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  // TurboSnap: only stories that a change can reach are taken again. Tokens and fonts reach all of them.
  process.exitCode = await run('chromatic', [
    '--only-changed',
    '--build-script-name=build-storybook',
    '--externals=public/**',
    '--externals=ui/tokens/**',
    '--exit-zero-on-changes',
  ])
} else {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set, so Chromatic would not know which project this is. Take the token from the project’s page there and run: CHROMATIC_PROJECT_TOKEN=… npm run chromatic',
  )
  process.exitCode = 1
}
