import { createStaffClient, type StaffClient } from '#api/contract/staff/client.ts'

const loadCalls = () => import('#site/client/staff/run-staff-call.ts')

/** With the contract's schemas: at hand before something is sent, which may be when the server is away. */
export function preloadStaffCalls(): void {
  loadCalls().catch(() => {})
}

/** Lazy: the server has sent what a page begins with. Tells `onEnded` when it no longer knows the session, so that nothing typed is lost over it. */
export function createBrowserStaffClient(onEnded: () => void): StaffClient {
  return createStaffClient(async (name, input) => {
    // A call never throws: without its file it is a network error.
    const loaded = await loadCalls().catch(() => undefined)
    if (!loaded) return { ok: false, error: { code: 'network' } }
    const result = await loaded.runStaffCall(name, input)
    if (!result.ok && result.error.code === 'unauthorized') onEnded()
    return result
  })
}
