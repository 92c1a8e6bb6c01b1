import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
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
        this.emitFile({ type: 'asset', fileName: `${folder}/${file}.json`, source })
    },
  }
}

function readTexts(): Record<string, string> {
  const files = globSync('locales/*/*.json').toSorted()
  const texts = Object.fromEntries(
    files.map((file) => {
      const [, language = '', name = ''] = file.split(path.sep)
      return [`${language}/${path.basename(name, '.json')}`, JSON.parse(readFileSync(file, 'utf8'))]
    }),
  )
  const languages = [...new Set(Object.keys(texts).map((id) => id.split('/')[0]))]
  const together = languages.map((language) => [
    `${language}/${everywhere}`,
    Object.fromEntries(textsEverywhere.map((file) => [file, texts[`${language}/${file}`]])),
  ])
  return Object.fromEntries([...Object.entries(texts), ...together].map(([id, value]) => [id, JSON.stringify(value)]))
}
