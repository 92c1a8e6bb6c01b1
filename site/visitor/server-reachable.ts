/** A small file of our own; whether it comes says whether the server can be reached (specification 7; D31). */
const LOCAL_ASSET = '/icon.svg'
const LOCAL_TIMEOUT = 2000

/** Asks for the head of a file. False when it does not come within `timeout` milliseconds. */
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
