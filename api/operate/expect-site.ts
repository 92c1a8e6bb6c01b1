import { existsSync } from 'node:fs'
import path from 'node:path'
import { refuseMoved } from '#api/operate/moved-away.ts'

/** Throws before a command makes a new site in a folder that was mistyped, or changes rows that a site has left behind. */
export async function expectSite(place: { dataDir: string; databaseUrl: string | undefined }): Promise<void> {
  const { dataDir, databaseUrl } = place
  if (databaseUrl) return
  if (!existsSync(path.join(dataDir, 'site.db')))
    throw new Error(
      `There is no site.db in ${dataDir}: set DATA_DIR to the folder of the site. The first start of the server makes it.`,
    )
  await refuseMoved(dataDir)
}
