import { readFile } from 'node:fs/promises'
import { domainToUnicode } from 'node:url'
import { subscriberLimits } from '#api/contract/values/staff/subscribers.ts'
import type { TransferStorage } from '#api/outbound/transfer-storage.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'
import { decodeText } from '#api/services/subscriber-import/decode-text.ts'

/** Takes away lists with an address that wait to be brought in, for whoever has everything erased. Returns how many. */
export async function removeListsWith(email: string, transfers: Pick<TransferStorage, 'list' | 'find' | 'remove'>) {
  const [name, domain = ''] = email.toLowerCase().split('@')
  // Stored in ASCII; a list has it as it was typed.
  const spellings = [email.toLowerCase(), `${name}@${domainToUnicode(domain) || domain}`]
  let removed = 0
  for (const id of await transfers.list()) {
    const file = await transfers.find(id)
    if (!file || file.bytes > subscriberLimits.bytes) continue
    const content = await readFile(file.path).catch(whenMissing)
    const decoded = content && decodeText(content)
    const text = decoded?.text.toLowerCase()
    if (!spellings.some((spelling) => text?.includes(spelling))) continue
    await transfers.remove(id)
    removed++
  }
  return removed
}
