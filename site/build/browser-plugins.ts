import type { Plugin } from 'vite'
import { leanReactRouter } from '#site/build/react-router.ts'
import { smallTexts } from '#site/build/small-texts.ts'
import { textFiles } from '#site/build/text-files.ts'

/** What makes the site's files for browsers small. The development server, the stories and the tests do without. */
export function browserPlugins(): Plugin[] {
  return [textFiles(), smallTexts(), leanReactRouter('/site/browser/moving-router.ts')]
}
