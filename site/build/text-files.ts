import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { languages } from '#locales/languages.ts'
import { textPath } from '#locales/text-path.ts'
import { everywhere, textsEverywhere } from '#site/language/texts-everywhere.ts'

/** JSON in a folder named by its hash: as modules, 276 names would add 6 kB to a visitor's first file. */
export function textFiles(): Plugin {
  const files = readTexts()
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8)
  const folder = `assets/texts-${hash}`
  return {
    name: 'text-files',
    config: () => ({ define: { 'import.meta.env.TEXTS': JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      for (const [file, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source })
    },
  }
}

/** Each file under its path in `locales/`, and those of every page once more as one. */
function readTexts(): Record<string, string> {
  const paths = globSync('*/*/*.json', { cwd: 'locales' }).toSorted()
  const texts = Object.fromEntries(paths.map((file) => [file, JSON.parse(readFileSync(`locales/${file}`, 'utf8'))]))
  const together = languages.map((language) => [
    textPath(language, everywhere),
    Object.fromEntries(textsEverywhere.map((file) => [file, texts[textPath(language, file)]])),
  ])
  return Object.fromEntries(
    [...Object.entries(texts), ...together].map(([file, content]) => [file, JSON.stringify(content)]),
  )
}
