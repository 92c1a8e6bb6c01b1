import * as z from 'zod/mini'
import { pushDevice, pushPreferences } from '#api/contract/push.ts'
import { languages } from '#locales/languages.ts'
import { names } from '#site/visitor/stored-names.ts'

const pushSettings = z.object({
  language: z.enum(languages),
  preferences: pushPreferences,
  device: pushDevice,
  timestamp: z.iso.datetime(),
})

export type PushSettings = z.output<typeof pushSettings>

const address = '/push-settings' // a cache entry: workers have no localStorage

export async function readSettings(): Promise<PushSettings | undefined> {
  try {
    const stored = await caches.match(address, { cacheName: names.pushSettings })
    return stored && pushSettings.parse(await stored.json())
  } catch {
    return undefined
  }
}

export async function storeSettings(settings: PushSettings): Promise<void> {
  const cache = await caches.open(names.pushSettings)
  await cache.put(address, new Response(JSON.stringify(settings)))
}

export async function deleteSettings(): Promise<void> {
  await caches.delete(names.pushSettings)
}
