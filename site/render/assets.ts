import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createPageStyles } from '#site/render/page-styles.ts'
import type { StyleTable } from '#site/render/style-table.ts'

export interface SiteAssets {
  /** Address of the browser's entry module. */
  entry: string
  /** The part of the style sheet that a page's markup needs, inlined: a request less before the first paint. */
  styles: (html: string) => string
  /** Address of the whole sheet, for the pages that the browser draws. */
  sheet?: string
  /** Addresses of the fonts the first view needs. */
  fonts: string[]
  /** Further markup for the head; used by the development server only. */
  extraHead?: string
}

/** What the build says of the styles. */
export interface BuiltStyles {
  sheet: string
  fonts: string[]
  table: StyleTable
}

/** Where the build says it, from the folder of the browser's files. */
export const stylesFile = '.vite/page-styles.json'

/** Reads what the build left in `dist/client`. */
export function readBuiltAssets(folder = path.resolve(import.meta.dirname, '..', 'client')): SiteAssets {
  const manifest: Record<string, { file: string }> = readJson(folder, '.vite/manifest.json')
  const entry = manifest['site/entry-client.tsx']
  if (!entry) throw new Error(`${folder} has no browser entry in its manifest: run "npm run build" again.`)
  const { sheet, fonts, table }: BuiltStyles = readJson(folder, stylesFile)
  return { entry: `/${entry.file}`, styles: createPageStyles(table), sheet, fonts }
}

/** What stands there was written by the build of the same sources. */
function readJson(folder: string, file: string) {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
}
