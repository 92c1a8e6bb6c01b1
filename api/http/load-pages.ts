import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderMail } from '#api/contract/mail-order.ts'
import type { SiteSettings } from '#api/contract/site-settings.ts'
import type { Pages } from '#api/http/pages.ts'

const built = path.join(import.meta.dirname, '..', '..', 'dist', 'server', 'entry-server.js')

interface Entry {
  createPages: (options: { settings: SiteSettings }) => Pages
  renderMail: RenderMail
}

export async function loadPages(settings: SiteSettings): Promise<Pages> {
  return (await loadEntry()).createPages({ settings })
}

export const renderBuiltMail: RenderMail = async (order) => (await loadEntry()).renderMail(order)

async function loadEntry(): Promise<Entry> {
  if (!existsSync(built))
    throw new Error(`${built} is missing: the pages are not built yet. Run "npm run build", or start with "npm start".`)
  return import(pathToFileURL(built).href)
}
