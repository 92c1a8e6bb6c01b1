import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.join(import.meta.dirname, '..')
const moduleName = 'virtual:texts'

/** Gives the texts of all languages as one module, `virtual:texts`: a frame asks for one file instead of three hundred. */
export function allTexts(): Plugin {
  return {
    name: 'all-texts',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined
      const texts: Record<string, Record<string, unknown>> = {}
      for (const file of globSync('locales/*/*.json', { cwd: root }).toSorted()) {
        this.addWatchFile(path.join(root, file))
        const language = (texts[path.basename(path.dirname(file))] ??= {})
        language[path.basename(file, '.json')] = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
      }
      return `export const texts = ${JSON.stringify(texts)}`
    },
  }
}
