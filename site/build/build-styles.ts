import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { build } from 'vite'
import { type ClassNames, shortClassNames, shortenSheet } from '#site/build/class-names.ts'
import { cutSheet } from '#site/build/cut-sheet.ts'
import { type BuiltStyles, stylesFile } from '#site/render/assets.ts'

/**
 * Builds the sheet by itself, before the components: their class names are shortened with it. Leaves the whole sheet, its
 * fonts, and what the server chooses each page's part from.
 */
export async function buildStyles(outDir: string): Promise<ClassNames> {
  const result = await build({
    logLevel: 'warn',
    publicDir: false,
    build: { emptyOutDir: true, rolldownOptions: { input: 'site/styles.css' } },
  })
  if (!('output' in result)) throw new Error('The sheet was built more or less than once.')
  const files = result.output.map(({ fileName }) => fileName)
  const built = files.find((file) => file.endsWith('.css'))
  if (!built) throw new Error('site/styles.css was built, but left no sheet.')

  const long = readFileSync(path.join(outDir, built), 'utf8')
  const sources = globSync('{ui,site}/**/*.{ts,tsx}')
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'))
  const names = shortClassNames(long, sources)
  const sheet = shortenSheet(long, names)
  const styles: BuiltStyles = {
    sheet: writeSheet(outDir, withoutFonts(sheet)),
    fonts: files
      .filter((file) => file.endsWith('.woff2'))
      .toSorted()
      .map((file) => `/${file}`),
    table: cutSheet(sheet, sources),
  }
  rmSync(path.join(outDir, built))
  mkdirSync(path.join(outDir, path.dirname(stylesFile)), { recursive: true })
  writeFileSync(path.join(outDir, stylesFile), JSON.stringify(styles))
  return names
}

function writeSheet(outDir: string, sheet: string): string {
  const hash = createHash('sha256').update(sheet).digest('base64url').slice(0, 8)
  const file = `assets/site-${hash}.css`
  writeFileSync(path.join(outDir, file), sheet)
  return `/${file}`
}

/** Every page has the fonts already; said a second time, they would be loaded and laid out anew. */
function withoutFonts(sheet: string): string {
  const root = postcss.parse(sheet)
  root.walkAtRules('font-face', (rule) => void rule.remove())
  return root.toString()
}
