import { run } from './steps.ts'

/**
 * `npm run build-storybook`: the component library as files, in `dist/storybook`. `-- --client` makes one to hand over, in
 * `dist/storybook-client`: without the pages for those who build and run the site, and without its history.
 */
const { isForClient, rest } = wordsOf(process.argv.slice(2))
const folder = isForClient ? 'dist/storybook-client' : 'dist/storybook'
process.exitCode = await run('storybook', ['build', '--output-dir', folder, '--disable-telemetry', ...rest], {
  // Storybook gives the browser what begins with its name.
  ...(isForClient && { STORYBOOK_CLIENT: 'on' }),
})

function wordsOf(words: string[]) {
  return { isForClient: words.includes('--client'), rest: words.filter((word) => word !== '--client') }
}
