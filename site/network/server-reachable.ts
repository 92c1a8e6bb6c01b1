/** A small file whose answer says that the server can be reached (specification 7; D31). */
const LOCAL_ASSET = '/icon.svg'
const LOCAL_TIMEOUT = 2000

export async function isReachable(address: string, timeout: number): Promise<boolean> {
  try {
    const response = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) })
    return response.ok
  } catch {
    return false
  }
}

export function canReachServer(): Promise<boolean> {
  return isReachable(LOCAL_ASSET, LOCAL_TIMEOUT)
}
