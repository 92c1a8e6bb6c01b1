import { hkdfSync } from 'node:crypto'
import { createAddressKeys } from '#api/services/newsletter/address-keys.ts'
import { seal, unseal } from '#api/services/operation/sealing.ts'
import type { Stores } from '#api/store/stores.ts'

/** Purposes, with the setting that stored each secret in plain text in earlier versions. */
const oldSettings = {
  newsletter: 'newsletter-secret',
  previews: 'preview-secret',
  limits: 'rate-limit-secret',
  proofs: 'proof-of-work-secret',
} as const

type OldPurpose = keyof typeof oldSettings
export type SecretPurpose = OldPurpose | 'staff'
export type Secrets = Record<SecretPurpose, string>

const MARK = 'secret-key-mark' // A fingerprint of the key

/**
 * One secret per purpose (HKDF, RFC 5869). Secrets of earlier versions stay valid, encrypted with the key, because
 * links depend on them. Throws when the database was used with another key: servers would refuse each other's links.
 */
export async function openSecrets(stores: Stores, key: string): Promise<Secrets> {
  const mark = derive(key, 'mark').subarray(0, 16).toString('base64url')
  // The first of several servers writes; the others wait for it.
  return stores.transaction([MARK], async ({ settings, subscribers }) => {
    const isNew = !(await settings.find([MARK])).has(MARK)
    if ((await settings.getOrInsert(MARK, mark)) !== mark) {
      throw new Error(
        'The secret key of this server is not the one that its database is used with. Set SECRET_KEY to the same key on every server of one database (it stands in the file secret.key of the first one’s DATA_DIR), or restore that file from a backup.',
      )
    }
    const newsletter = await open(settings, key, 'newsletter')
    // Those on the list would be strangers after a rotation: signed up twice, and written to twice.
    if (isNew) await subscribers.renewKeys(createAddressKeys(newsletter).keyOf)
    return {
      newsletter,
      previews: await open(settings, key, 'previews'),
      limits: await open(settings, key, 'limits'),
      proofs: await open(settings, key, 'proofs'),
      staff: derive(key, 'staff').toString('base64url'),
    }
  })
}

async function open(settings: Stores['settings'], key: string, purpose: OldPurpose): Promise<string> {
  const old = oldSettings[purpose]
  const sealedName = `${old}-sealed`
  const sealingKey = derive(key, `seal ${purpose}`)
  const found = await settings.find([old, sealedName])
  const plain = found.get(old)
  const sealed = found.get(sealedName) ?? (plain === undefined ? undefined : seal(plain, sealingKey))
  if (sealed === undefined) return derive(key, purpose).toString('base64url')
  if (plain !== undefined) {
    await settings.put(sealedName, sealed)
    await settings.remove(old)
  }
  return unseal(sealed, sealingKey)
}

function derive(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `dritare ${purpose}`, 32))
}
