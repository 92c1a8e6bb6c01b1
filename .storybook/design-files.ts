import type { Plugin } from 'vite'
import { designTokens } from './design-tokens.ts'
import { iconFiles } from './icon-files.ts'

/** The foundations as files for other tools, beside Storybook: `design-tokens.json` (DTCG) and `icons/<name>.svg`. */
export function designFiles(): Plugin {
  const files = () => ({ 'design-tokens.json': `${JSON.stringify(designTokens(), null, 2)}\n`, ...iconFiles() })
  return {
    name: 'design-files',
    generateBundle() {
      for (const [fileName, source] of Object.entries(files())) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const found = Object.entries(files()).find(([name]) => request.url === `/${name}`)
        if (!found) return next()
        response.setHeader('Content-Type', found[0].endsWith('.svg') ? 'image/svg+xml' : 'application/json')
        response.end(found[1])
      })
    },
  }
}
