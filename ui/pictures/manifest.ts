import { readFile, writeFile } from 'node:fs/promises'

/** Width and height are those of the largest file. */
export interface PictureEntry {
  width: number
  height: number
  widths: number[]
  color: string
}

export type Manifest = Record<string, PictureEntry>

export const manifestPath = new URL('./manifest.json', import.meta.url)

export async function readManifest(): Promise<Manifest> {
  const text = await readFile(manifestPath, 'utf8').catch(() => '{}')
  return JSON.parse(text) as Manifest
}

export async function writeManifest(manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(manifestPath, `${JSON.stringify(sorted, null, 2)}\n`)
}
