import { stat } from 'node:fs/promises'
import path from 'node:path'
import { whenMissing } from '#api/outbound/when-missing.ts'

/** Written at the first start, the first that is there says whose the folder is. */
const written = ['site.db', 'secret.key', 'uploads']

/** Throws, naming whom to run it as, where the site is another account's: it could neither read nor remove what is made here. */
export async function refuseOtherAccount(dataDir: string): Promise<void> {
  for (const name of written) {
    const file = path.join(dataDir, name)
    const found = await stat(file).catch(whenMissing)
    if (!found) continue
    const own = process.getuid?.() ?? found.uid
    if (found.uid === own) return
    throw new Error(
      `${file} belongs to the account number ${found.uid}, and this is account number ${own}, whose archives the site could neither read nor remove. Run it as that account: sudo -u '#${found.uid}' npm run backup`,
    )
  }
}
