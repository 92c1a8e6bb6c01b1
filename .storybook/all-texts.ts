import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { languages } from '#locales/languages.ts'

const root = path.join(import.meta.dirname, '..')
const moduleName = 'virtual:texts'

/** Gives the texts of all languages as one module, `virtual:texts`: a frame asks for one file instead of three hundred. */
export function allTexts(): Plugin {
  return {
    name: 'all-texts',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined
      const textsOf = (folder: string) => {
        const files = globSync(`${folder}/*/*.json`, { cwd: root }).toSorted()
        return Object.fromEntries(
          files.map((file) => {
            this.addWatchFile(path.join(root, file))
            return [path.basename(file, '.json'), JSON.parse(readFileSync(path.join(root, file), 'utf8'))]
          }),
        )
      }
      const texts = Object.fromEntries(languages.map((language) => [language, textsOf(`locales/${language}`)]))
      return `export const texts = ${JSON.stringify(texts)}`
    },
  }
}
