import { readFileSync } from 'node:fs'
import path from 'node:path'

export interface SiteAssets {
  entry: string
  styles: string // inlined: one request less before the first paint
  fonts: string[]
  extraHead?: string
}

export interface StaffAssets {
  entry: string
  sheet: string
  fonts: string[]
  extraHead?: string
}

interface ManifestEntry {
  file: string
  assets?: string[]
}

const built = path.resolve(import.meta.dirname, '..', 'client')

export function readBuiltAssets(folder = built): SiteAssets {
  const { entry, sheet, fonts } = readManifest(folder, 'manifest.json', 'site/entry-client.tsx', 'site/styles.css')
  return { entry: `/${entry}`, styles: readFileSync(path.join(folder, sheet), 'utf8').trim(), fonts }
}

export function readStaffAssets(folder = built): StaffAssets {
  const files = ['site/entry-staff.tsx', 'site/staff.css'] as const
  const { entry, sheet, fonts } = readManifest(folder, 'staff-manifest.json', ...files)
  return { entry: `/${entry}`, sheet: `/${sheet}`, fonts }
}

function readManifest(folder: string, file: string, entryName: string, sheetName: string) {
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(path.join(folder, '.vite', file), 'utf8'))
  const entry = manifest[entryName]
  const sheet = manifest[sheetName]
  if (!entry || !sheet) throw new Error(`${folder} has no browser entry in its manifest: run "npm run build" again.`)
  const fonts = (sheet.assets ?? []).filter((name) => name.endsWith('.woff2')).map((name) => `/${name}`)
  return { entry: entry.file, sheet: sheet.file, fonts }
}
