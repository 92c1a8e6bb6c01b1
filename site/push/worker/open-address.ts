import { isSamePage } from '#site/push/worker/safe-address.ts'
import type { Tabs } from '#site/push/worker/worker-scope.ts'

/** Focuses the tab that shows the page already, or opens one. */
export async function openAddress(tabs: Pick<Tabs, 'matchAll' | 'openWindow'>, address: string): Promise<void> {
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = open.find(({ url }) => isSamePage(url, address))
  try {
    if (tab) return void (await tab.focus())
  } catch {}
  await tabs.openWindow(address)
}
