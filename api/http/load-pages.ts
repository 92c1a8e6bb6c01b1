import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteSettings } from '#api/contract/site-settings.ts'
import type { Pages } from '#api/http/pages.ts'

const built = path.join(import.meta.dirname, '..', '..', 'dist', 'server', 'entry-server.js')

/** The pages as `npm run build` left them. */
export async function loadPages(settings: SiteSettings): Promise<Pages> {
  if (!existsSync(built))
    throw new Error(`${built} is missing: the pages are not built yet. Run "npm run build", or start with "npm start".`)
  const entry: { createPages: (options: { settings: SiteSettings }) => Pages } = await import(pathToFileURL(built).href)
  return entry.createPages({ settings })
}
