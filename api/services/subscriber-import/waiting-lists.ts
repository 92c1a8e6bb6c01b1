import { readFile } from 'node:fs/promises'
import { subscriberLimits } from '#api/contract/values/staff/subscribers.ts'
import type { TransferStorage } from '#api/outbound/transfer-storage.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'
import { decodeText } from '#api/services/subscriber-import/decode-text.ts'

/** Takes away lists with an address that wait to be brought in, for whoever has everything erased. Returns how many. */
export async function removeListsWith(email: string, transfers: Pick<TransferStorage, 'list' | 'find' | 'remove'>) {
  let removed = 0
  for (const id of await transfers.list()) {
    const file = await transfers.find(id)
    if (!file || file.bytes > subscriberLimits.bytes) continue
    const content = await readFile(file.path).catch(whenMissing)
    const decoded = content && decodeText(content)
    if (!decoded?.text.toLowerCase().includes(email.toLowerCase())) continue
    await transfers.remove(id)
    removed++
  }
  return removed
}
