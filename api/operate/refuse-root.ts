import { stat } from 'node:fs/promises'
import path from 'node:path'
import { whenMissing } from '#api/outbound/when-missing.ts'

/** Written at the first start: the first that is there says whose the site is. */
const written = ['site.db', 'secret.key', 'uploads']

/** Throws for root where the site is another account's, which could neither read nor remove what is made here, and names whom to run it as. */
export async function refuseRoot(dataDir: string, account = process.getuid?.()): Promise<void> {
  if (account !== 0) return
  for (const name of written) {
    const file = path.join(dataDir, name)
    const found = await stat(file).catch(whenMissing)
    if (found?.uid === 0) return
    if (found)
      throw new Error(
        `${file} belongs to the account number ${found.uid}, which could neither read nor remove what root makes. Run it as that account, which keeps the environment: setpriv --reuid=${found.uid} --regid=${found.gid} --clear-groups npm run backup`,
      )
  }
}
