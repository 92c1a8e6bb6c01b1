import { readdirSync } from 'node:fs'
import path from 'node:path'

export const postsFolder = path.join(import.meta.dirname, 'posts')

/** As `post/language`, without reading them. */
export function sitePostIds(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.md'))
    .map((entry) => `${path.basename(entry.parentPath)}/${path.basename(entry.name, '.md')}`)
}
