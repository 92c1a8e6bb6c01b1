import path from 'node:path'
import type { Plugin } from 'vite'

const replacements = new Map([
  ['i18next', 'site/browser/small-i18next.ts'],
  ['react-i18next', 'site/browser/small-react-i18next.tsx'],
])

/** In the site's build for browsers, i18next and react-i18next are our own excerpts: 16 kB less on every page. */
export function smallTexts(): Plugin {
  return {
    name: 'small-texts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^(react-)?i18next$/ },
      handler(source) {
        const file = replacements.get(source)
        return file === undefined ? null : path.resolve(file)
      },
    },
  }
}
