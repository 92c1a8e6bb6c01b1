import { readFileSync } from 'node:fs'
import path from 'node:path'

export interface SiteAssets {
  entry: string
  styles: string // inlined: one request less before the first paint
  fonts: string[]
  extraHead?: string
}

interface ManifestEntry {
  file: string
  assets?: string[]
}

export function readBuiltAssets(folder = path.resolve(import.meta.dirname, '..', 'client')): SiteAssets {
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const entry = manifest['site/entry-client.tsx']
  const sheet = manifest['site/styles.css']
  if (!entry || !sheet) throw new Error(`${folder} has no browser entry in its manifest: run "npm run build" again.`)
  const fonts = (sheet.assets ?? []).filter((file) => file.endsWith('.woff2'))
  return {
    entry: `/${entry.file}`,
    styles: readFileSync(path.join(folder, sheet.file), 'utf8').trim(),
    fonts: fonts.map((file) => `/${file}`),
  }
}
