import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteSettings } from '#api/contract/site-settings.ts'
import type { Pages } from '#api/http/pages.ts'

const built = path.join(import.meta.dirname, '..', '..', 'dist', 'server', 'entry-server.js')

interface PagesSources {
  /** The only source of absolute links. */
  publicUrl: string
  settings: SiteSettings
}

/** The pages as `npm run build` left them. */
export async function loadPages(sources: PagesSources): Promise<Pages> {
  if (!existsSync(built))
    throw new Error(`${built} is missing: the pages are not built yet. Run "npm run build", or start with "npm start".`)
  const entry: { createPages: (sources: PagesSources) => Pages } = await import(pathToFileURL(built).href)
  return entry.createPages(sources)
}
